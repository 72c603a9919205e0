### Game terms, as checks/glossary.csv has them.

## Building types: one, several in a sentence, heading

type-pavilion = pavillon
type-seraglio = sérail
type-arcades = arcade
type-chambers = appartement
type-garden = jardin
type-tower = tour
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
the-fountain = la fontaine
the-hut = l’abri de chantier
the-camp = le camp
the-bazaar = le bazar


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
count-player = 
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
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

box-1 = La faveur du vizir
box-2 = Les portes de la ville
box-3 = L’heure du voleur
box-4 = La chambre aux trésors


## The imaginary third player of a game for two

dirk = Dirk


## Game words

noun-fountain = fontaine
noun-wall-longest = plus long mur d’enceinte
noun-hut = abri de chantier
noun-camp = camp
noun-bazaar = bazar


## Buttons and menu entries

button-cancel = Annuler
button-confirm = Valider
button-continue = Continuer
button-save = Sauvegarder
button-new-game = Nouvelle partie
button-settings = Paramètres
button-log = Journal
button-quit = Quitter
button-back = Retour
button-next = Suivant


## Levels of the computer; they agree with the word level

level-random = Aléatoire
level-novice = Débutant
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert


## Seats

seat-human = Humain


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

card-builder = carte Architecte ({ $money })
    .a = une carte Architecte ({ $money })
card-exchange = bureau de change { $one }–{ $two }
    .a = un bureau de change { $one }–{ $two }
card-gate = carte Porte
    .a = une carte Porte
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
    .a = une carte Mur ({ $sides })
card-scoring = carte Décompte { $n }
    .a = une carte Décompte { $n }
card-coin = pièce ({ $money })
    .a = une pièce ({ $money })
card-thief = voleur de { $currency }
    .a = un voleur de { $currency }
card-bonus = carte Bonus ({ $tile })
    .a = une carte Bonus ({ $tile })
card-hidden = carte cachée
    .a = une carte cachée
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
sides-walls = murs : { $sides }
sides-gates = porte : { $sides }
sides-open = côtés ouverts : { $sides }
sides-all-open = ouverte sur tous les côtés

token-hidden = caché
