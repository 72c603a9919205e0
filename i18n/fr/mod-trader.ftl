### Le marchand ambulant : règles, refus, journal, boutons (section 7.12).

mod-trader = Le marchand ambulant
    .bare = Marchand ambulant
new-pieces-trader = Matériel : 42 habitants, un marchand par joueur.
new-changes-trader = Construisez sur la case du marchand pour y installer un habitant ; les séries de couleurs comptent à chaque décompte.
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
log-residents-shown = { $name } montre les habitants du marchand : { $residents }
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
what-residents = un habitant peut emménager quand vous construisez sa couleur sur la case du marchand
what-residents-tiles = Bâtiments de ces couleurs dans le jeu : { $tiles }
zone-resident-supply = Stock d’habitants
zone-trader = Habitants sur le marchand
piece-trader = Le marchand. Construisez sur cette case : un des habitants qui attendent peut emménager si la couleur convient.
piece-resident = Un habitant. Les habitants de couleurs différentes d’une Alhambra forment des séries, qui rapportent à chaque décompte.
worth-residents = Habitants installés : { $n }
worth-moves-in = Quand celui-ci habitera ici : { $old } → { $new }

## Livre de règles

book-intro-trader =
    Un marchand attend sur une case libre au bord de votre Alhambra, avec trois habitants. Construisez sur sa case un bâtiment de la couleur d’un habitant, et celui-ci peut y emménager. Des habitants de couleurs différentes forment des séries qui rapportent des points à chaque décompte.

    Il y a 42 habitants, 7 de chacune des six couleurs de bâtiment, et un marchand par joueur. L’endroit où vous construisez compte donc davantage.
book-trader-deal =
    Avant que les premières tuiles soient posées au marché, vous prenez un habitant de chaque couleur, en gardez 3 en secret et rendez les 3 autres au stock. Quand tout le monde a choisi, tous les habitants gardés sont montrés sur les marchands. Puis vous placez votre marchand contre un côté de la fontaine, au choix.
book-trader-move-in =
    Quand vous placez une tuile sur la case du marchand, il est mis de côté. Si c’est un bâtiment de la couleur d’un de ses habitants, un habitant de cette couleur peut y emménager, et vous en prenez alors un nouveau, de n’importe quelle couleur, dans le stock. Exemple : un habitant blanc est sur votre marchand ; construisez un appartement sur sa case, et il s’y installe.

    Si aucun habitant n’a cette couleur, ou si la tuile est un abri, un bazar ou un camp, personne n’emménage, mais vous pouvez échanger un habitant avec le stock. Si le stock est vide, il n’y a ni nouvel habitant ni échange. Il ne peut y avoir qu’un emménagement par tour.

    Tout à la fin des constructions du tour, un marchand mis de côté va sur une case libre qui touche par un côté une de vos tuiles, sauf un camp ; aucune autre règle de construction ne vaut pour lui. Si les tuiles autour de lui sont retirées plus tard, il reste où il est. Plusieurs habitants d’une même couleur peuvent attendre sur le marchand ; un seul emménage.
book-trader-score =
    À chaque décompte, les habitants qui logent dans votre Alhambra sont rangés en séries de couleurs toutes différentes, la plus grande d’abord. Une série de 1, 2, 3, 4, 5 ou 6 couleurs rapporte 1, 3, 6, 10, 15 ou 21 points. Les habitants encore sur le marchand ne comptent pas.

    Exemple : deux habitants verts, un rouge et un bleu donnent une série de trois couleurs (6 points) et une d’une seule (1 point) : 7 points.
book-trader-return =
    Si un bâtiment quitte l’Alhambra, par retrait ou par échange, son habitant retourne dans le stock. Il ne suit pas le bâtiment dans la réserve. Personne n’habite un abri de chantier, un camp ou un bazar, et personne n’habite la réserve. Avant de retirer un bâtiment habité, comparez donc ce que vous perdez.

## Leçon

lesson-trader-title = Le marchand ambulant
lesson-trader-about = Construire où se tient le marchand pour que des habitants emménagent.
lesson-trader-move-title = Où se tient le marchand
lesson-trader-move-1 = **Trois habitants** attendent auprès de votre marchand, chacun de la couleur d’un type de bâtiment.
lesson-trader-move-2 = Construisez sur la **case du marchand** : un habitant de la couleur du bâtiment peut y emménager.
lesson-trader-move-3 = Vous avez acheté un jardin, et un habitant vert (jardin) attend.
lesson-trader-move-turn = Construisez le jardin pour que l’habitant puisse emménager.
lesson-trader-move-done = Le marchand s’écarte et le jardin attend son habitant.
lesson-trader-move-hint = Le marchand se tient à l’est de la fontaine.
lesson-trader-move-wrong = Permis, mais ici personne n’emménage : le marchand est ailleurs.
lesson-trader-move-wrong-reserve = Personne n’emménage sur une tuile de la réserve.
lesson-trader-new-title = Qui vient ensuite ?
lesson-trader-new-1 = À la place de celui qui emménage, vous prenez **un nouvel habitant de n’importe quelle couleur**.
lesson-trader-new-2 = Les décomptes récompensent les séries de **couleurs différentes** : 1 à 6 couleurs font 1, 3, 6, 10, 15, 21 points.
lesson-trader-new-turn = Rouge (sérail) et vert (jardin) habitent chez vous, rouge et bleu (pavillon) attendent auprès du marchand. Choisissez une nouvelle couleur.
lesson-trader-new-done = Le vert a emménagé, et une couleur qui vous manque attend maintenant.
lesson-trader-new-hint = Choisissez brun (arcade), blanc (appartement) ou violet (tour).
lesson-trader-new-wrong = Cette couleur habite déjà chez vous : elle ne commencerait qu’une seconde série, plus petite.
lesson-trader-new-wrong-waiting = Un habitant bleu (pavillon) attend déjà. Une autre couleur vous laisse plus de choix.
lesson-trader-new-wrong-stay = Permis, mais alors personne n’emménage et votre série ne grandit pas.
lesson-trader-free-title = Le marchand revient
lesson-trader-free-1 = Quand vous terminez le tour, après toutes les constructions, le marchand va sur **une case libre à côté d’une de vos tuiles**.
lesson-trader-free-2 = Les murs n’y changent rien.
lesson-trader-free-turn = Terminez le tour, puis essayez deux cases où le marchand ne peut pas aller.
lesson-trader-free-done = La case doit être libre et toucher un côté d’une de vos tuiles.
lesson-trader-free-hint = Appuyez sur « Terminer le tour », puis choisissez deux de vos tuiles.
lesson-trader-put-title = Penser à la suite
lesson-trader-put-1 = Un habitant n’emménage que si vous pouvez **vraiment construire** sur la case du marchand.
lesson-trader-put-2 = Votre réserve contient un pavillon avec un mur au nord, et l’habitant bleu, celui des pavillons, attend.
lesson-trader-put-turn = Placez le marchand là où ce pavillon pourra être ajouté à votre prochain tour.
lesson-trader-put-done = Le pavillon pourra aller ici. Ajoutez-le au prochain tour, et l’habitant bleu emménagera.
lesson-trader-put-hint = Le pavillon peut aller par exemple à l’ouest de la fontaine.
lesson-trader-put-wrong = Permis, mais le pavillon ne peut pas être construit ici : ses côtés ne correspondent pas, ou on n’y accède pas à pied.
lesson-trader-score-title = Séries de couleurs
lesson-trader-score-1 = Un habitant rouge et un vert logent dans votre Alhambra : une série de 2 couleurs, **3 points**.
lesson-trader-score-2 = Si un bâtiment quitte l’Alhambra, son habitant retourne dans le stock.
