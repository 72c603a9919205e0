### Le marchand ambulant : règles, refus, journal, boutons (section 7.12).


new-idea-trader = Un habitant s’installe là où était le marchand.

rule-trader-deal-title = Marchand et habitants
rule-trader-deal-text = Il y a 7 habitants de chaque couleur de bâtiment. Avant que les premières tuiles soient posées, chacun prend un habitant par couleur, en garde 3 en secret et en remet 3 dans le stock. Puis tous sont montrés sur le marchand, qui va contre un côté quelconque de la fontaine.
refuse-trader-deal =
    { $reason ->
        [three] Gardez exactement 3 habitants de couleurs différentes.
        [taken] Il y a une tuile ici : le marchand a besoin d’une case libre.
        [touch] Le marchand va contre un côté de la fontaine.
       *[not_now] { $frame ->
            [residents] Il faut d’abord choisir les habitants.
            [trader_place] Placez d’abord le marchand.
           *[other] Les habitants se choisissent avant la pose des premières tuiles.
        }
    }
rule-trader-move-in-title = Emménager
rule-trader-move-in-text = Quand une tuile est placée sur la case du marchand, il est mis de côté. Un habitant de la couleur du bâtiment peut y emménager, et un nouveau de n’importe quelle couleur est pris dans le stock. Si personne ne convient, un habitant peut être échangé avec le stock. Quand toutes les tuiles sont placées, le marchand va sur une case libre à côté d’une de vos tuiles, sauf un camp.
refuse-trader-move-in =
    { $reason ->
        [taken] Il y a une tuile ici : le marchand a besoin d’une case libre.
        [touch] Le marchand va contre un côté d’une de vos tuiles, sauf un camp.
        [new] Il faut prendre un nouvel habitant dans le stock.
        [supply] Le stock n’a pas d’habitant de cette couleur.
        [same] Ces deux habitants sont de la même couleur.
        [trader] Il n’y a pas d’habitant de cette couleur sur le marchand.
       *[not_now] { $frame ->
            [trader_in] Décidez d’abord si un habitant emménage.
            [trader_swap] Décidez d’abord si un habitant est échangé.
            [trader_back] Remettez d’abord le marchand en place.
           *[other] C’est possible seulement quand une tuile vient d’être placée sur la case du marchand.
        }
    }
rule-trader-score-title = Séries d’habitants
rule-trader-score-text = À chaque décompte, les habitants d’une Alhambra forment des séries de couleurs différentes, la plus grande d’abord. Une série de 1 à 6 couleurs rapporte 1, 3, 6, 10, 15 ou 21 points.
rule-trader-return-title = Un habitant repart
rule-trader-return-text = Si le bâtiment quitte l’Alhambra, son habitant retourne dans le stock. Personne n’habite un abri de chantier.

log-residents-chosen = { $name } choisit les premiers habitants
log-residents-shown = { $name } montre les habitants du marchand
log-trader-placed = { $name } place le marchand ({ $cell })
log-trader-aside = { $name } met le marchand de côté
log-resident-moved-in =
    { $name } : un habitant emménage dans { $colour ->
        [pavilion] le pavillon
        [seraglio] le sérail
        [arcades] l’arcade
        [chambers] l’appartement
        [garden] le jardin
       *[tower] la tour
    }
log-resident-taken =
    { $name } prend dans le stock un habitant { $colour ->
        [pavilion] bleu
        [seraglio] rouge
        [arcades] brun
        [chambers] blanc
        [garden] vert
       *[tower] violet
    }
log-resident-swapped =
    { $name } échange un habitant { $old_colour ->
        [pavilion] bleu
        [seraglio] rouge
        [arcades] brun
        [chambers] blanc
        [garden] vert
       *[tower] violet
    } contre un { $new_colour ->
        [pavilion] bleu
        [seraglio] rouge
        [arcades] brun
        [chambers] blanc
        [garden] vert
       *[tower] violet
    } du stock
log-residents-stayed = { $name } laisse les habitants sur le marchand
log-resident-lost =
    { $name } perd un habitant { $colour ->
        [pavilion] bleu
        [seraglio] rouge
        [arcades] brun
        [chambers] blanc
        [garden] vert
       *[tower] violet
    }, qui retourne dans le stock

act-choose-residents = Garder ces habitants
act-place-trader = Placer le marchand
act-move-in = Faire emménager
act-swap-resident = Échanger un habitant
act-stay-out = Laisser les habitants
ask-residents = Quels 3 habitants gardez-vous ?
ask-trader-place = De quel côté de la fontaine va le marchand ?
ask-trader-in = Un habitant emménage-t-il, et qui le remplace ?
ask-trader-swap = Échanger un habitant avec le stock ?
ask-trader-back = Où va le marchand ?

play-row-trader = Habitants
play-row-residents = Habitants
proof-pay-trader = séries de couleurs
lab-line-trader =
    Habitants : série de { $n ->
        [one] { $n } couleur
       *[other] { $n } couleurs
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-trader =
    habitants : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
zone-resident-supply = Stock d’habitants
zone-trader = Habitants sur le marchand
