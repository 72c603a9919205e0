### The table while playing: slots, prompts, buttons, what a move would do, proofs, results.


## Numbers, names, places

play-empty = { "" }
play-number = { $n }
play-sum = { $parts } = { $total }
play-money-parts = { $parts } { $money }
play-tile-name = { $word } { $n }
play-card-other =
    { $id ->
        [gate] carte Porte
        [builder] carte Architecte
        [exchange] bureau de change
        [character] carte Personnage
        [wall] carte Mur
        [scoring] carte Décompte
        [coin] pièce
        [thief] voleur
       *[other] carte
    }
play-cur-florin = Florin
play-cur-dirham = Dirham
play-cur-denar = Dinar
play-cur-ducat = Ducat
play-cur-diamond = Diamant
play-row-wall = Mur
play-row-other = Autres
play-cell-ew =
    { $dir ->
        [e] { $n } à l’est
       *[w] { $n } à l’ouest
    }
play-cell-ns =
    { $dir ->
        [n] { $n } au nord
       *[s] { $n } au sud
    }
play-cell-both = { $ew }, { $ns }
play-cell-fountain = la fontaine
play-cell-legal = { $cell }, possible, mur d’enceinte { $wall }
play-side =
    le côté { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ouest
    }
play-many-pavilion =
    { $n ->
        [one] { $n } pavillon
       *[other] { $n } pavillons
    }
play-many-seraglio =
    { $n ->
        [one] { $n } sérail
       *[other] { $n } sérails
    }
play-many-arcades =
    { $n ->
        [one] { $n } arcade
       *[other] { $n } arcades
    }
play-many-chambers =
    { $n ->
        [one] { $n } appartement
       *[other] { $n } appartements
    }
play-many-garden =
    { $n ->
        [one] { $n } jardin
       *[other] { $n } jardins
    }
play-many-tower =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }

## The table

play-header = { $game } · { $players } · tour de table { $round }
play-header-base = Jeu de base
play-header-modules =
    { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }
play-held = en main { $n }
play-pay-exact = appoint
play-pay-over = { $n } en trop
play-pay-short = il manque { $n }
play-slot-bought = nouvelle tuile à la fin du tour
play-slot-given = attribuée
play-slot-empty = reste vide
play-slot-say = { $currency } : { $tile }
play-display-rule = plusieurs si leur somme ne dépasse pas { $limit }
play-deck = { $cards }, pile { $k } sur 5
play-deck-again = { $cards }, pioche remélangée
play-bag =
    { $n ->
        [one] { $n } tuile dans le sac
       *[other] { $n } tuiles dans le sac
    }
play-hand = { $cards } · { $total } en tout · invisible pour les autres
play-hand-shown = { $cards } · { $total } en tout
play-hand-down = { $cards } · face cachée
play-reserve-note = ici, aucune tuile ne rapporte de points
play-alhambra = Alhambra : { $name }
play-panel = { $name } : { $points }, mur d’enceinte { $wall }, { $cards } en main, { $tiles } en réserve
play-counts-title = Si le décompte { $n } avait lieu maintenant
play-counts-last = Ce qu’a rapporté le décompte { $n }

## Buttons and chips

play-button-undo = Annuler le coup
play-button-redo = Rétablir le coup
play-button-restart = Recommencer le tour
play-button-reserve = Mettre en réserve
play-button-dirk = Donner à Dirk
play-button-buy = Acheter
play-button-take = Prendre
play-button-place = Placer
play-button-add = Ajouter
play-button-remove = Retirer
play-button-swap = Échanger
play-button-end-actions = Terminer les actions
play-button-end-turn = Terminer le tour
play-button-next-tile = Autre tuile
play-button-pass = Passer
play-button-no = Non
play-button-wake = Réactiver le vizir
play-chip-money = Prendre de l’argent
play-chip-buy = Acheter une tuile
play-chip-redesign = Transformer
play-action = { $name }

## The prompt: what can be done, and what it will cause

prompt-turn = Choisissez une action
prompt-turn-how = de l’argent, une tuile du marché ou une transformation
prompt-again = Encore une action ?
prompt-again-why = vous avez fait l’appoint
prompt-held =
    { $n ->
        [one] { $n } tuile à placer
       *[other] { $n } tuiles à placer
    }
prompt-take = Prendre { $cards } ?
prompt-take-ends = ensuite, vos actions sont terminées
prompt-take-more = { $sum } pour l’instant, { $limit } au plus en tout
prompt-money = Prenez de l’argent : choisissez des cartes
prompt-money-how = une carte, ou plusieurs dont la somme ne dépasse pas { $limit }
prompt-market = Achetez une tuile : choisissez une case
prompt-market-how = faire l’appoint permet une autre action
prompt-buy = Acheter { $tile } pour { $price } ?
prompt-buy-exact = appoint : encore une action ensuite
prompt-buy-over = { $n } en trop : vos actions sont terminées
prompt-buy-short = Reste à payer : { $price }
prompt-buy-choose = choisissez des cartes : { $price }
prompt-buy-could = l’appoint est possible : { $sum }
prompt-place = Placez { $tile }
prompt-place-here = Placer { $tile } ici ?
prompt-place-cells =
    { $n ->
        [one] { $n } case possible
       *[other] { $n } cases possibles
    }
prompt-place-nowhere =
    { $dirk ->
        [yes] aucune case ne convient : restent la réserve et Dirk
       *[no] aucune case ne convient : reste la réserve
    }
prompt-place-how = choisissez-en une, aussi avec les flèches
prompt-place-last = votre dernière tuile de ce tour
prompt-place-more =
    { $n ->
        [one] puis encore { $n } tuile
       *[other] puis encore { $n } tuiles
    }
prompt-place-won =
    vous avez le plus de { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] dinars
       *[other] ducats
    } : { $sum }
prompt-redesign = Transformation : choisissez une tuile
prompt-redesign-how = de la réserve pour l’ajouter ou l’échanger, de l’Alhambra pour la retirer
prompt-add = Transformation : où va { $tile } ?
prompt-add-how = une case vide pour l’ajouter, ou une tuile pour l’échanger
prompt-add-nowhere = aucune case ne convient pour l’instant, même par un échange
prompt-add-here = Ajouter { $tile } ici ?
prompt-remove = Retirer { $tile } ?
prompt-remove-how = la tuile va en réserve ; pour échanger, choisissez une tuile de la réserve
prompt-swap = Échanger { $old } contre { $new } ?
prompt-reserve = Mettre { $tile } en réserve ?
prompt-gift = Donner { $tile } à Dirk ?
prompt-swap-how = les tuiles échangent leurs places : { $old } va en réserve
prompt-end = Terminer le tour ?
prompt-end-then = ensuite, le marché et l’argent sont complétés
prompt-end-last = il ne reste pas assez de tuiles pour le marché : la partie se termine avec ce tour
prompt-end-safe = rien n’est complété pour l’instant
prompt-pass = Aucune action possible : passez
prompt-window = Agir avant le prochain tour ?
prompt-window-only = { $what } ?
prompt-window-none = Vous ne pouvez rien faire avant le prochain tour
prompt-wake = Réactiver le vizir ?
prompt-choose = Choisissez
ask-redesign = Quelle transformation : ajouter, retirer ou échanger une tuile ?
prompt-wait-ai = { $name } réfléchit…
prompt-wait-human = On attend : { $name }
prompt-wait-bids = { $name } enchérit selon sa limite secrète
prompt-over = La partie est terminée

## What a move would do

what-title = Si vous placez la tuile ici
what-title-move = Si vous faites cela
what-wall = Plus long mur { $old } → { $new }
what-wall-each = { $n } à chaque décompte
what-wall-same = Plus long mur : toujours { $n }
what-count = { $old } → { $new }
what-lead-grows = avance accrue sur { $name } ({ $n })
what-lead-new = en tête, devant { $name } ({ $n })
what-lead-tie = à égalité en tête avec { $name } ({ $n })
what-lead-shrinks = avance réduite sur { $name } ({ $n })
what-behind = derrière { $name } ({ $n })
what-only = personne d’autre n’en a
what-points = Si le décompte { $k } avait lieu maintenant : { $changes }
what-points-same = Si le décompte { $k } avait lieu maintenant : aucun changement
what-points-end = Au décompte final : { $changes }
what-points-end-best = Sur la meilleure case pour le décompte final : { $changes }
what-points-placed = Sur la meilleure case, si le décompte { $k } avait lieu maintenant : { $changes }
what-points-placed-same = Sur la meilleure case, si le décompte { $k } avait lieu maintenant : aucun changement
what-points-noted = { $changes } ({ $note })
what-points-built = Les nouvelles tuiles placées au mieux, si le décompte { $k } avait lieu maintenant : { $changes }
what-points-built-same = Les nouvelles tuiles placées au mieux, si le décompte { $k } avait lieu maintenant : aucun changement
what-points-row = { $row } : { $changes }
what-points-rows = { $rows } ; { $row }
what-wall-best = Plus long mur, sur la meilleure case : { $old } → { $new }
what-no-space =
    { $dirk ->
        [yes] aucune case ne convient pour l’instant : la tuile irait en réserve ou à Dirk
       *[no] aucune case ne convient pour l’instant : la tuile irait en réserve
    }
what-exact = appoint : encore une action
what-over = { $n } en trop : pas de monnaie, vos actions sont terminées
what-over-change = { $n } en trop : vos actions sont terminées
what-again = encore une action possible
what-free = ne coûte aucune action
what-spent = plus d’action ce tour-ci
what-gone = { $card } quitte le jeu
what-gone-left =
    { $n ->
        [0] utilisée comme argent ; il ne vous en reste plus
        [one] utilisée comme argent ; il vous en reste { $n }
       *[other] utilisée comme argent ; il vous en reste { $n }
    }
what-market-filled = le marché est complété avec le sac
what-market-last = il ne reste pas assez de tuiles pour le marché : la partie se termine avec ce tour
what-display-filled = les cartes Argent visibles sont complétées avec la pioche
what-shared-out = les dernières tuiles du marché vont au joueur qui a le plus d’argent dans leur devise
what-scored = le décompte { $k } a lieu
what-seen = quelque chose de caché est révélé
what-others = puis quelqu’un d’autre joue
what-now = Tout de suite
what-worth = Ce que cela vaut
what-then = Une fois placée
what-end = À la fin du tour
final = ne peut pas être annulé
what-reserve = la tuile va en réserve et n’y rapporte rien

## Taking back

undo-revealed = Une carte ou une tuile a été piochée. On peut revenir jusqu’ici, pas avant.
undo-revealed-card = Une carte a été piochée. On peut revenir jusqu’ici, pas avant.
undo-revealed-tile = Une tuile a été piochée. On peut revenir jusqu’ici, pas avant.
undo-moved = { $name } a joué depuis. On peut revenir jusqu’ici, pas avant.
undo-nothing = Il n’y a aucun coup à annuler.
undo-no-redo = Aucun coup n’a été annulé.
undo-lost = La connexion avec la table est coupée.
undo-not-yours = C’est à quelqu’un d’autre de décider.
undo-done =
    { $n ->
        [one] { $n } coup annulé
       *[other] { $n } coups annulés
    }
redo-done =
    { $n ->
        [one] { $n } coup rétabli
       *[other] { $n } coups rétablis
    }

## Why a button does not work now

why-choose-cards = Choisissez d’abord des cartes.
why-choose-cell = Choisissez d’abord une case.
why-add-nowhere = Pour l’instant, cette tuile ne peut aller nulle part.
why-choose-first = Choisissez d’abord ce que vous voulez faire.
why-no-redesign = Aucune transformation possible : aucune tuile ne peut être ajoutée, échangée ou retirée.
why-no-money = Aucune carte Argent n’est visible.
why-no-tile = Cette main ne permet de payer aucune tuile.
why-no-chests = Cette main ne permet pas d’acheter de coffres : une salle coûte au moins { $n }.
why-no-room = Il ne reste de coffres dans aucune salle.
why-no-bazaar = Cette main ne permet de faire l’appoint pour aucun bazar.
why-theirs = Cela ne peut servir qu’à { $name }.

## Spoken answers to a key

say-walls = Plus long mur : { $list }
say-points = Points : { $list }
say-hands = Cartes en main : { $list }
say-number = { $name } { $n }
say-counts = { $item } : { $list }
say-free-none = Aucune case à choisir maintenant.
say-last-none = Il ne s’est encore rien passé.
say-row = rangée : { $where }
say-column = colonne : { $where }
say-line-empty = aucune tuile ici
say-from = à partir de { $cell }
say-gap =
    { $n ->
        [one] { $n } case vide
       *[other] { $n } cases vides
    }
say-edge =
    { $kind ->
        [gate] porte
        [open] ouvert
       *[wall] mur
    }
say-needs = case vide, il faut { $what }
say-need =
    { $kind ->
        [open] un côté ouvert ({ $sides })
       *[wall] un mur ({ $sides })
    }
say-needs-none = case vide, aucun bâtiment n’y va
say-near = { $k } sur { $n }
say-side-of = { $k } sur { $n }, { $side } : { $cell }
say-run = { $k }–{ $m } sur { $n }, { $side } : d’abord { $first }, enfin { $last }
say-exact = Appoint : { $list }
say-exact-none = Aucun appoint possible

## The ledger and its proofs

proof-tab = Décompte { $k }
proof-tab-final = Décompte final
proof-when = tour de table { $round } · dernier tour : { $name }
proof-pays-1 = points pour la 1re place
proof-pays-2 = points pour les 1re et 2e places
proof-pays-3 = points pour les 1re, 2e et 3e places
proof-pay-1 = { $first }
proof-pay-2 = { $first } · { $second }
proof-pay-3 = { $first } · { $second } · { $third }
proof-pay-wall = 1 par côté
proof-built =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
proof-none = aucun
proof-sides =
    { $n ->
        [one] { $n } côté
       *[other] { $n } côtés
    }
proof-in-line =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
proof-proof-majority = { $item } : qui en a le plus
proof-proof-tie = { $item } : égalité, { $place }
proof-not-paid = ne rapporte rien au décompte { $n }
proof-share = ({ $parts }) ÷ { $k } = { $pool } ÷ { $k } = { $share }
proof-rest = le reste ({ $n }) est perdu
proof-proof-wall =
    Mur d’enceinte : { $name }, { $n ->
        [one] { $n } côté
       *[other] { $n } côtés
    }
proof-wall-counted =
    { $n ->
        [one] { $n } côté extérieur relié
       *[other] { $n } côtés extérieurs reliés
    }
proof-wall-counted-why =
    = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, chaque côté une fois
proof-wall-lost =
    { $n ->
        [one] { $n } côté extérieur
       *[other] { $n } côtés extérieurs
    }
proof-wall-lost-why = hors du plus long mur : ne compte pas
proof-wall-inside =
    { $n ->
        [one] { $n } mur double
       *[other] { $n } murs doubles
    }
proof-wall-inside-why = à l’intérieur : ne compte jamais
proof-hint = ↑ ↓ ← → se déplacer · Entrée : garder une ligne ouverte

## Results

result-win =
    { $name } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-win-shared =
    { $name } se partagent la victoire avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-you-win = Vous gagnez avec { $points }
result-you-win-close = Vous gagnez de justesse, avec { $points }
result-you-win-far = Vous gagnez haut la main, avec { $points }
result-you-win-shared = Vous partagez la victoire avec { $points }
result-you-place =
    Vous arrivez { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    } avec { $points }
result-you-place-close = Si près du but : { $rank } avec { $points }
story-ahead = { $points } d’avance sur { $name }
story-behind = { $points } de retard sur { $name }
story-level = À égalité de points, la victoire est partagée
story-led-before = Avant le décompte final, vous aviez encore { $points } d’avance sur { $name }
story-turned = Avant le décompte final, { $name } avait encore { $points } de retard sur { $other }
story-turned-you = Avant le décompte final, vous aviez encore { $points } de retard sur { $other }
story-led = { $name } était en tête après chaque décompte
story-led-you = Vous étiez en tête après chaque décompte
story-dirk = Dirk a marqué plus que tout le monde : { $points }
story-rows = Ce qui a fait la différence : { $rows } ({ $name } { $n }, { $other } { $m })
story-source = Là où { $name } a marqué le plus de points : { $row } ({ $n })
story-source-you = Là où vous avez marqué le plus de points : { $row } ({ $n })
result-stat-exact = Paiements exacts
result-stat-overpaid = Payé en trop
result-stat-wall = Plus long mur
result-stat-tiles = Bâtiments
result-stat-turns = Tours de jeu
result-exact = { $n }
result-overpaid = { $n }
result-wall =
    { $n ->
        [one] { $n } côté
       *[other] { $n } côtés
    }
result-tiles = { $n }
result-turns = { $n }
result-rematch = Rejouer
result-same-deal = Rejouer la même donne
result-ledger = Feuille de score
result-review = Analyse
result-lost =
    { $n ->
        [one] Où a été perdu { $n } point ?
       *[other] Où ont été perdus { $n } points ?
    }
result-won =
    { $n ->
        [one] Où a été gagné { $n } point ?
       *[other] Où ont été gagnés { $n } points ?
    }
result-why = Chance ou choix ?
result-show = Résultats
result-table = Table
result-start = Retour à l’accueil

## Passing the computer on

pass-title = { $name }, à vous de jouer
pass-asked = { $name }, une question pour vous
pass-between = { $last } a joué, { $next } joue ensuite
pass-playing = { $name } joue en ce moment
pass-text = Passez l’ordinateur. Appuyez quand personne d’autre ne regarde l’écran.
pass-since = Depuis votre dernier coup
pass-begun = Jusqu’ici
recap-total = Si l’on comptait maintenant : { $old } → { $new }
recap-row = { $row } : { $old } → { $new }
recap-scored = Décompte { $k } : { $n }, maintenant { $total }
recap-lost = { $row } : { $n }
recap-sold =
    { $n ->
        [0] { $name } a acheté { $tile } ({ $price }) : vous aviez l’argent
       *[other] { $name } a acheté { $tile } ({ $price }) : il vous manquait { $n }
    }
recap-new = Nouveautés en vente : { $tiles }
recap-rest = Entre-temps : { $what }
recap-n-yours =
    { $n ->
        [one] encore { $n } changement pour vous
       *[other] encore { $n } changements pour vous
    }
recap-n-bought =
    { $n ->
        [one] { $n } achat
       *[other] { $n } achats
    }
recap-n-took =
    { $n ->
        [one] argent pris { $n } fois
       *[other] argent pris { $n } fois
    }
recap-n-redesigned =
    { $n ->
        [one] { $n } transformation
       *[other] { $n } transformations
    }
recap-n-other =
    { $n ->
        [one] { $n } autre événement
       *[other] { $n } autres événements
    }
pass-lead =
    { $name } mène avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pass-lead-shared =
    { $name } mènent avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pass-button = Je suis { $name }
pass-note = Aucune carte secrète n’est montrée avant.
pass-asks = Avant le prochain tour : { $names }
pass-window = Une question avant le prochain tour, la même pour tout le monde.

## The computer players

ai-lost = L’IA s’est arrêtée et a été relancée.
ai-failed = L’IA ne démarre pas. Des coups simples sont joués à sa place.
ai-waits = L’IA ne répond pas depuis un moment. Vous pouvez attendre ou demander à nouveau.

## Saving and loading

save-failed = La partie n’a pas pu être sauvegardée dans { $folder } : { $reason }. Vous pouvez continuer à jouer.
save-reason-read-only = le dossier est en lecture seule
save-reason-full = le disque est plein
save-reason-no-folder = le dossier n’existe pas
save-reason-long = le chemin est trop long
save-reason-name = le système n’admet pas ce nom
save-reason-in-use = le fichier est ouvert dans un autre programme
save-reason-other = le système refuse l’écriture
load-not-read = { $file } est illisible : { $reason }
load-not-json = ce n’est pas un fichier JSON complet (ligne { $line })
load-not-text = ce n’est pas un fichier texte
load-missing = le fichier n’existe pas
load-forbidden = vous n’avez pas le droit de le lire
load-foreign = ce n’est pas une partie de ce programme (champ format)
load-newer = il vient d’une version plus récente du programme (champ version { $found }, connu jusqu’à { $known })
load-field = le champ { $field } est incorrect ({ $detail })
load-detail-missing = il manque
load-detail-type = le type n’est pas le bon
load-detail-value = cette valeur est inconnue
load-action = l’action { $n } n’est plus possible (champ { $field })
load-digest = à partir de l’action { $n }, les coups enregistrés ne mènent plus à la partie décrite (champ { $field })
load-position = la position n’est pas possible (champ { $field }, { $detail })
load-no-file = ce n’est pas un fichier ordinaire
load-no-access = le disque refuse l’accès
load-large = il dépasse { $n } Mo
load-branches =
    une partie peut avoir au plus { $most ->
        [one] { $most } branche
       *[other] { $most } branches
    }
load-no-object = il ne contient pas d’objet entre accolades
load-detail-range = le nombre est hors limites
load-detail-long = il est trop long
load-shortened = Dans { $file }, la fin ne correspond plus aux règles : { $reason }. La partie reprend après l’action { $n } ; le fichier reste tel quel.
save-not-renamed = { $file } ne peut pas être renommé : { $reason }
save-name-empty = La partie a besoin d’un nom.
save-name-taken = Une partie porte déjà le nom { $file }.
save-not-deleted = { $file } ne peut pas être supprimé : { $reason }
save-review-broken = L’analyse de { $file } est inutilisable : { $reason }. Elle est refaite.

## Setting up a game

config-seats = Une partie demande de 2 à 6 joueurs, pas { $n }
config-name-empty = Joueur { $n } : le nom manque
config-name-long = Joueur { $n } : le nom dépasse { $max } caractères
config-name-twice = Joueur { $n } : le nom { $name } est déjà pris
config-mark-twice = Joueur { $n } : un autre joueur a ce symbole
config-value = { $field } : { $value } n’est pas une valeur connue
config-seat-value = Joueur { $n }, { $field } : { $value } n’est pas une valeur connue
config-module = Le module { $value } n’existe pas
config-seed-long = La graine dépasse { $max } caractères

## Choisir parmi des actions quelconques

play-cell-free = { $cell }, possible
play-about = maintenant : { $things }
choice-room = salle { $n }
choice-noted = { $choice } · { $note }
choice-amount = { $n }

## Ce que les modules gardent à côté du plateau

zone-other = Autres éléments
zone-of = { $zone } : { $name }

play-paid = { $parts } = { $money }
choice-none = aucun
choice-old-colour = sort : { $type }
choice-new-colour = entre : { $type }

## What modules count

proof-proof-lines = { $what } : { $name }, { $n }
proof-line =
    { $t } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
proof-counted = { $n }
proof-counted-trader =
    { $n ->
        [one] { $n } habitant
       *[other] { $n } habitants
    }
proof-counted-treasure =
    { $n ->
        [one] { $n } coffre
       *[other] { $n } coffres
    }
proof-counted-invaders =
    { $n ->
        [one] { $n } côté ouvert
       *[other] { $n } côtés ouverts
    }
proof-counted-bazaars =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
proof-counted-yusuf =
    { $n ->
        [one] { $n } côté du mur d’enceinte
       *[other] { $n } côtés du mur d’enceinte
    }
