### Les murs : règles, refus, journal, boutons (section 7.9).

mod-walls = Les murs
    .bare = Murs
new-pieces-walls = Matériel : 8 cartes Mur, 12 bâtonnets.
new-changes-walls = Une action ajoute des murs à l’une de vos tuiles : un mur plus long, mais moins de passages.
new-idea-walls = Ajoutez des murs là où il en manque.
zone-walls-open = Cartes Mur

rule-walls-deal-title = Les cartes Mur
rule-walls-deal-text = Les 8 cartes Mur, 2 dans chacune des piles 2 à 5, montrent un côté ou un angle. Les cartes piochées restent visibles à part, quel que soit leur nombre ; une autre carte est piochée à leur place.
rule-walls-build-title = Ajouter des murs
rule-walls-build-text = Prendre une carte Mur visible est une action qui termine les actions du tour. Tous ses murs vont sur une seule de vos tuiles, placée ou non, sur des côtés qui n’en ont pas. Les règles de construction restent valables ; un camp ne reçoit pas de mur. Les murs restent sur la tuile pour toujours.
refuse-walls-build =
    { $reason ->
        [not_open] Cette carte Mur n’est pas visible.
        [not_own] Cette tuile n’est ni en réserve ni mise de côté.
        [no_tile] Il n’y a pas de tuile ici.
        [camp] Un camp ne reçoit pas de mur.
       *[wall] Il y a déjà un mur de ce côté.
    }

log-wall-card-shown = Nouvelle carte posée à part : { $card }
log-sticks-built =
    { $name } ajoute { $count ->
        [one] { $count } mur
       *[other] { $count } murs
    } sur { $tile }

act-build-sticks = Ajouter des murs
act-build-sticks-aside = Murs pour une tuile à placer
piece-wall = Une carte Mur. Par une action, ses murs s’ajoutent à l’une de vos tuiles, pour toujours.

## Livre de règles

book-intro-walls =
    8 cartes Mur se mêlent à la pioche. Avec elles, vous ajoutez des murs, les bâtonnets, à une de vos tuiles : 4 cartes montrent un seul côté, 4 montrent deux côtés qui forment un angle, soit 12 bâtonnets.

    Un mur bien placé relie deux tronçons du mur d’enceinte. Mais une tuile dont un côté ouvert lui fait face ne peut plus se placer contre lui.
book-walls-deal =
    Des 8 cartes Mur, 2 au hasard sont mélangées à chacune des piles 2, 3, 4 et 5. Une carte Mur piochée est posée à part, face visible, et on pioche une autre carte à sa place. Il peut y en avoir autant qu’on veut en même temps ; elles y restent jusqu’à ce que quelqu’un les prenne.
book-walls-build =
    Prendre une carte Mur visible est une action ; elle termine les actions du tour. Ses bâtonnets, un ou deux, vont tout de suite, tous, sur une seule de vos tuiles, aux côtés que montre la carte ; ces côtés ne doivent pas encore avoir de mur. La tuile peut être dans l’Alhambra, en réserve ou achetée ce tour-ci. Un abri, un bazar et la fontaine sont permis, un camp non.

    Ensuite, toutes les règles de construction doivent être respectées : entre deux tuiles ouvertes l’une vers l’autre, un bâtonnet est donc impossible. Exemple : la carte montre nord et est ; un jardin au coin nord-est de votre Alhambra, ouvert de ces deux côtés, peut recevoir les deux.

    Une carte qui n’a sa place nulle part ne peut pas être prise. Un bâtonnet est un mur à tous égards, sauf pour une porte, et reste pour toujours sur sa tuile, même en réserve. La carte quitte le jeu.

## Leçon

lesson-walls-title = Les murs
lesson-walls-about = Mettre des murs là où vos tuiles n’en ont pas.
lesson-walls-corner-title = Un angle de mur
lesson-walls-corner-1 = Les cartes Mur piochées restent **visibles, pour tout le monde**.
lesson-walls-corner-2 = En prendre une est une action qui **met fin à vos actions**. Tous ses murs vont sur **une seule de vos tuiles**, pour toujours.
lesson-walls-corner-3 = Aux décomptes, ils valent autant que les murs imprimés.
lesson-walls-corner-turn = Prenez la carte qui allonge le plus votre mur et choisissez la tuile.
lesson-walls-corner-done = L’angle relie le mur de l’arcade à celui du jardin : votre mur a maintenant 4 côtés.
lesson-walls-corner-hint = Choisissez la carte avec l’angle, puis la tour.
lesson-walls-corner-wrong = Cette fois, utilisez une carte Mur : elle ne coûte pas d’argent.
lesson-walls-corner-wrong-short = Permis, mais votre mur n’aurait que 3 côtés au plus. Avec l’angle, il peut en avoir 4.
lesson-walls-where-title = Pas partout
lesson-walls-where-1 = **Tous** les murs d’une carte doivent trouver place sur la tuile, sinon elle n’y va pas.
lesson-walls-where-2 = Le côté ne doit pas déjà porter un mur **ni toucher une autre tuile**.
lesson-walls-where-turn = Choisissez la carte avec l’angle et essayez deux tuiles où c’est interdit.
lesson-walls-where-done = Soit il y avait déjà un mur, soit les côtés qui se touchent ne correspondraient plus.
lesson-walls-where-hint = Le jardin a déjà un mur à l’est. À l’est du sérail se trouve la fontaine.
lesson-walls-bought-title = Avant de construire
lesson-walls-bought-1 = Les murs peuvent aussi aller sur une tuile de votre réserve, ou **achetée ce tour-ci**.
lesson-walls-bought-2 = Après avoir acheté en faisant **l’appoint**, vous pouvez donc prendre une carte Mur pour la nouvelle tuile.
lesson-walls-bought-turn = Achetez le pavillon en faisant l’appoint, donnez-lui le mur et construisez-le pour allonger votre mur.
lesson-walls-bought-done = Le mur du pavillon prolonge celui du jardin : 5 côtés.
lesson-walls-bought-hint = Payez 5 + 3, choisissez la carte Mur, puis construisez au sud du jardin.
lesson-walls-bought-wrong = Dans l’ordre : le pavillon, la carte Mur, puis la construction.
lesson-walls-bought-wrong-money = Cela mettrait fin à vos actions. Avec l’appoint, le pavillon vous laisse encore une action.
lesson-walls-bought-wrong-elsewhere = Permis, mais ainsi son mur ne rejoint rien. Cherchez où finit votre mur.
lesson-walls-score-title = Ce que cela rapporte
lesson-walls-score-1 = Une carte Décompte est sortie. Votre plus long mur a 5 côtés : **5 points**.
lesson-walls-score-2 = Mais on ne traverse pas un nouveau mur, et contre lui il faut un autre mur.
