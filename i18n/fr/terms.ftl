### Game terms. They follow the glossary of the project; tests/i18n/terms.csv holds the same facts.

## Building types: one, several in a sentence, heading

type-pavilion = pavillon
type-seraglio = sérail
type-arcades = arcade
type-chambers = appartement
type-garden = jardin
type-tower = tour
many-pavilion = pavillons
many-seraglio = sérails
many-arcades = arcades
many-chambers = appartements
many-garden = jardins
many-tower = tours
types-pavilion = Pavillons
types-seraglio = Sérails
types-arcades = Arcades
types-chambers = Appartements
types-garden = Jardins
types-tower = Tours


## Phrases with the indefinite article: object of a verb or after a plain preposition

a-pavilion = un pavillon
a-seraglio = un sérail
a-arcades = une arcade
a-chambers = un appartement
a-garden = un jardin
a-tower = une tour
a-hut = un abri de chantier
a-camp = un camp
a-bazaar = un bazar


## Phrases with the definite article

the-pavilion = le pavillon
the-seraglio = le sérail
the-arcades = l’arcade
the-chambers = l’appartement
the-garden = le jardin
the-tower = la tour
the-many-pavilion = les pavillons
the-many-seraglio = les sérails
the-many-arcades = les arcades
the-many-chambers = les appartements
the-many-garden = les jardins
the-many-tower = les tours
the-fountain = la fontaine
the-hut = l’abri de chantier
the-camp = le camp
the-bazaar = le bazar
the-wall = le mur d’enceinte
the-reserve = la réserve
the-market = le marché
the-deck = la pioche
the-bag = le sac


## Currencies: one, several

cur-florin = florin
cur-dirham = dirham
cur-denar = dinar
cur-ducat = ducat
cur-diamond = diamant
curs-florin = florins
curs-dirham = dirhams
curs-denar = dinars
curs-ducat = ducats
curs-diamond = diamants


## Counted things

count-point = 
    { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
count-card = 
    { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }
count-tile = 
    { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
    }
count-building = 
    { $n ->
    [one] { $n } bâtiment
   *[other] { $n } bâtiments
    }
count-action = 
    { $n ->
    [one] { $n } action
   *[other] { $n } actions
    }
count-coin = 
    { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
    }
count-chest = 
    { $n ->
    [one] { $n } coffre
   *[other] { $n } coffres
    }
count-resident = 
    { $n ->
    [one] { $n } habitant
   *[other] { $n } habitants
    }
count-wall = 
    { $n ->
    [one] { $n } mur
   *[other] { $n } murs
    }
count-open-side = 
    { $n ->
    [one] { $n } côté ouvert
   *[other] { $n } côtés ouverts
    }
count-colour = 
    { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
    }
count-game = 
    { $n ->
    [one] { $n } partie
   *[other] { $n } parties
    }
count-move = 
    { $n ->
    [one] { $n } coup
   *[other] { $n } coups
    }
count-player = 
    { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
    }
count-turn = 
    { $n ->
    [one] { $n } tour de jeu
   *[other] { $n } tours de jeu
    }
count-hut = 
    { $n ->
    [one] { $n } abri de chantier
   *[other] { $n } abris de chantier
    }
count-florin = 
    { $n ->
    [one] { $n } florin
   *[other] { $n } florins
    }
count-dirham = 
    { $n ->
    [one] { $n } dirham
   *[other] { $n } dirhams
    }
count-denar = 
    { $n ->
    [one] { $n } dinar
   *[other] { $n } dinars
    }
count-ducat = 
    { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
    }
count-diamond = 
    { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
    }


## Directions

dir-n = nord
dir-e = est
dir-s = sud
dir-w = ouest


## Modules

mod-vizier = La faveur du vizir
    .bare = Faveur du vizir
mod-exchange = Le bureau de change
    .bare = Bureau de change
mod-bonus = Les cartes Bonus
    .bare = Cartes Bonus
mod-huts = Les abris de chantier
    .bare = Abris de chantier
mod-gates = Les portes de la ville
    .bare = Portes de la ville
mod-diamonds = Les diamants
    .bare = Diamants
mod-characters = Les personnages
    .bare = Personnages
mod-camps = Les camps
    .bare = Camps
mod-walls = Les murs
    .bare = Murs
mod-thieves = Les voleurs
    .bare = Voleurs
mod-change = La petite monnaie
    .bare = Petite monnaie
mod-trader = Le marchand ambulant
    .bare = Marchand ambulant
mod-treasure = La chambre aux trésors
    .bare = Chambre aux trésors
mod-builders = Les architectes
    .bare = Architectes
mod-invaders = Les envahisseurs
    .bare = Envahisseurs
mod-bazaars = Les bazars
    .bare = Bazars
box-1 = La faveur du vizir
box-2 = Les portes de la ville
box-3 = L’heure du voleur
box-4 = La chambre aux trésors


## The imaginary third player of a game for two

dirk = Dirk


## Game words

noun-alhambra = Alhambra
noun-fountain = fontaine
nouns-fountain = fontaines
noun-tile = tuile
nouns-tile = tuiles
noun-building = bâtiment
nouns-building = bâtiments
noun-building-type = type de bâtiment
nouns-building-type = types de bâtiment
noun-wall = mur
nouns-wall = murs
noun-wall-outer = mur d’enceinte
nouns-wall-outer = murs d’enceinte
noun-wall-longest = plus long mur d’enceinte
noun-side = côté
nouns-side = côtés
noun-open-side = côté ouvert
nouns-open-side = côtés ouverts
noun-cell = case
nouns-cell = cases
noun-hole = trou
nouns-hole = trous
noun-reserve = réserve
nouns-reserve = réserves
noun-market = marché
nouns-market = marchés
noun-display = cartes visibles
noun-card = carte
nouns-card = cartes
noun-money-card = carte Argent
nouns-money-card = cartes Argent
noun-hand = main
nouns-hand = mains
noun-deck = pioche
nouns-deck = pioches
noun-pile = pile
nouns-pile = piles
noun-discards = défausse
noun-bag = sac
nouns-bag = sacs
noun-price = prix
nouns-price = prix
noun-currency = devise
nouns-currency = devises
noun-coin = pièce
nouns-coin = pièces
noun-change = monnaie
noun-score = score
nouns-score = scores
noun-point = point
nouns-point = points
noun-scoring = décompte
nouns-scoring = décomptes
noun-scoring-card = carte Décompte
nouns-scoring-card = cartes Décompte
noun-majority = majorité
nouns-majority = majorités
noun-tie = égalité
nouns-tie = égalités
noun-rank = place
nouns-rank = places
noun-turn = tour
nouns-turn = tours
noun-turn-count = tour de jeu
nouns-turn-count = tours de jeu
noun-round = tour de table
nouns-round = tours de table
noun-action = action
nouns-action = actions
noun-extra-action = action supplémentaire
nouns-extra-action = actions supplémentaires
noun-move = coup
nouns-move = coups
noun-exact = appoint
nouns-exact = appoints
noun-overpay = excédent
noun-redesign = transformation
nouns-redesign = transformations
noun-setup = mise en place
noun-start-player = qui commence
noun-distribution = distribution finale
noun-game-end = fin de la partie
noun-session = partie
nouns-session = parties
noun-victory = victoire
noun-module = module
nouns-module = modules
noun-colour = couleur
nouns-colour = couleurs
noun-vizier = vizir
nouns-vizier = vizirs
noun-hut = abri de chantier
nouns-hut = abris de chantier
noun-camp = camp
nouns-camp = camps
noun-bastion = bastion
nouns-bastion = bastions
noun-arrow = flèche
nouns-arrow = flèches
noun-gate = porte
nouns-gate = portes
noun-thief = voleur
nouns-thief = voleurs
noun-resident = habitant
nouns-resident = habitants
noun-chest = coffre
nouns-chest = coffres
noun-room = salle
nouns-room = salles
noun-bazaar = bazar
nouns-bazaar = bazars
noun-set = série
nouns-set = séries


## Buttons and menu entries

button-take = Prendre
button-buy = Acheter
button-pay = Payer
button-place = Placer
button-reserve = Mettre en réserve
button-give = Donner
button-redesign = Transformer
button-add = Ajouter
button-remove = Retirer
button-swap = Échanger
button-draw = Piocher
button-discard = Défausser
button-choose = Choisir
button-undo = Annuler le coup
button-redo = Rétablir le coup
button-cancel = Annuler
button-confirm = Valider
button-end-turn = Terminer le tour
button-pass = Passer
button-bid = Enchérir
button-reveal = Révéler
button-look = Regarder
button-continue = Continuer
button-save = Sauvegarder
button-load = Charger
button-new-game = Nouvelle partie
button-settings = Paramètres
button-rules = Règles
button-statistics = Statistiques
button-log = Journal
button-replay = Revoir la partie
button-quit = Quitter
button-back = Retour
button-next = Suivant
button-yes = Oui
button-no = Non
button-language = Langue
button-hint = Conseil


## Levels of the computer; they agree with the word level

level-random = Aléatoire
level-novice = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert
noun-level = niveau


## Seats

seat-number = Joueur { $n }
seat-human = Humain
seat-computer = Ordinateur
seat-free = Libre
noun-player = joueur
nouns-player = joueurs


## Lists: “Anna, Bruno and Clara”

list-more = { $head }, { $rest }
list-end = { $head } et { $last }


## Places in a ranking

rank-place = 
    { $n ->
        [1] 1re place
       *[other] { $n }e place
    }

## Cards and pieces of the modules, as lists name them

card-builder = { $money } (carte Architecte)
card-exchange = un bureau de change { $one }–{ $two }
card-gate = carte Porte
card-karim = Abdul Karim
card-knihstig = Abdul Knihstig
card-ammar = Ammar El’Schauf
card-faruk = Faruk Will’haben
card-fatima = Fatima
card-hakim = Hakim Wahid
card-laila = Laila Wundabah
card-machma = Machma Klain
card-yammerad = Yammerad
card-yusuf = Yusuf E’Passuff
card-wall = carte Mur ({ $sides })
card-scoring = carte Décompte { $n }
card-coin = { $money } (pièce)
card-thief = voleur de { $currency }
card-bonus = carte Bonus ({ $tile })
card-hidden = carte cachée
tile-hut = abri de chantier ({ $type })
tile-bazaar = bazar des { $currency } ({ $types })
tile-hidden = tuile cachée
token-chest = coffre ({ $type })
token-resident = habitant, { $type }
token-scout = éclaireur ({ $type })
token-attack = carte Attaque ({ $side })
token-trader = marchand
token-vizier = vizir
token-gate = porte
token-stick = bâtonnet
token-other = { $id }
dir-list =
    { $sides ->
        [n] nord
        [e] est
        [s] sud
        [w] ouest
        [ne] nord et est
        [es] est et sud
        [sw] sud et ouest
        [nw] nord et ouest
        [ns] nord et sud
        [ew] est et ouest
       *[other] plusieurs côtés
    }

token-hidden = caché
