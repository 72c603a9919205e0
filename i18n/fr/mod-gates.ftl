### Les portes de la ville : règles, refus, journal, boutons (section 7.5).

mod-gates = Les portes de la ville
    .bare = Portes de la ville
new-pieces-gates = Matériel : autant de portes et de cartes Porte que de joueurs.
new-changes-gates = Là où une tuile ne touche que des murs, une porte ouvre un passage ; les deux tuiles y restent pour toujours.
new-idea-gates = Ouvrez un passage dans un mur.
zone-gate-open = Carte Porte

rule-gates-deal-title = Les cartes Porte
rule-gates-deal-text = Les piles 3, 4 et 5 contiennent autant de cartes Porte que de joueurs. Une carte piochée reste visible ; s’il y en a déjà une, la nouvelle est défaussée. Dans les deux cas, on pioche une autre carte.
rule-gates-take-title = Prendre une carte Porte
rule-gates-take-text = Prendre la carte Porte visible est une action, au lieu de prendre de l’argent ; elle termine les actions du tour.
refuse-gates-take = Aucune carte Porte n’est visible.
rule-gates-use-title = Ouvrir une porte
rule-gates-use-text = Si une tuile ne touche l’Alhambra que par des murs, une carte Porte ouvre l’un d’eux : ce côté se franchit à pied. Les deux tuiles doivent y porter un mur imprimé. Seulement pour placer ou ajouter une tuile, même plusieurs fois par tour ; la carte quitte le jeu.
refuse-gates-use =
    { $reason ->
        [no_card] Vous n’avez pas de carte Porte en main.
        [needless] Aucune porte n’est nécessaire ici.
        [stick] Une porte ne s’ouvre que dans des murs imprimés ; ici, l’un d’eux a été ajouté.
       *[no_tile] Il n’y a pas de tuile au-delà de ce côté.
    }
rule-gates-fixed-title = Les tuiles à côté d’une porte
rule-gates-fixed-text = Les deux tuiles à côté d’une porte ne peuvent plus être retirées ni échangées.
refuse-gates-fixed = Une tuile à côté d’une porte reste à sa place.

log-gate-shown = Une carte Porte est posée face visible
log-gate-discarded = Une autre carte Porte est défaussée
log-gate-taken = { $name } prend la carte Porte
log-gate-opened =
    { $name } ouvre une porte : { $tile }, { $side ->
        [n] côté nord
        [e] côté est
        [s] côté sud
       *[w] côté ouest
    }

act-take-gate = Prendre la carte Porte
act-place-with-gate = Placer avec une porte
act-add-with-gate = Ajouter avec une porte
move-place-with-gate =
    Placer { $tile } avec une porte ({ $cell }, { $side ->
        [n] côté nord
        [e] côté est
        [s] côté sud
       *[w] côté ouest
    })
move-add-with-gate =
    Ajouter { $tile } depuis la réserve avec une porte ({ $cell }, { $side ->
        [n] côté nord
        [e] côté est
        [s] côté sud
       *[w] côté ouest
    })
piece-gate = Une carte Porte. Quand on place ou ajoute une tuile, elle ouvre un passage dans un mur ; les deux tuiles restent alors en place pour toujours.

## Livre de règles

book-intro-gates =
    Dans la pioche, il y a autant de cartes Porte que de joueurs. Une carte Porte ouvre un passage dans un mur entre deux tuiles. Vous pouvez ainsi placer une tuile qui ne touche votre Alhambra que par des murs, ce qui est interdit sans porte.

    On peut donc garder un long mur d’enceinte et construire quand même au-delà. Mais les deux tuiles à côté de la porte restent là pour toujours.
book-gates-deal =
    Il y a autant de cartes Porte que de joueurs. Elles sont réparties aussi également que possible entre les piles 3, 4 et 5 ; les cartes en plus vont d’abord dans la pile 3, puis dans la pile 4.

    { $seats ->
        [2] À deux : 1 dans la pile 3 et 1 dans la pile 4.
        [3] À trois : 1 dans chacune des trois piles.
        [4] À quatre : 2 dans la pile 3, 1 dans la pile 4 et 1 dans la pile 5.
        [5] À cinq : 2 dans la pile 3, 2 dans la pile 4 et 1 dans la pile 5.
       *[other] À six : 2 dans chacune des trois piles.
    }

    Une carte Porte piochée est posée face visible près des cartes visibles. S’il y en a déjà une, la nouvelle va à la défausse. Dans les deux cas, on pioche une autre carte à sa place.
book-gates-take =
    Prendre la carte Porte visible est une action entière, au lieu de prendre de l’argent : vous ne prenez rien d’autre avec elle. Elle va dans votre main et y attend. Les actions du tour sont terminées. La main peut en contenir plusieurs.
book-gates-use =
    Une carte Porte s’utilise quand vous placez une tuile achetée ou en ajoutez une par transformation, y compris avec une carte Architecte, Ammar ou le vizir. Si la tuile ne touche l’Alhambra que par des murs (ce sont alors des murs doubles), la carte ouvre l’un d’eux : ce côté se franchit maintenant à pied. Toutes les autres règles de construction restent valables.

    Exemple : une tuile de votre Alhambra a un mur à l’est. Vous placez là une tuile qui a un mur à l’ouest. Sans porte, on n’y entrerait pas ; avec une porte, c’est permis.

    Les deux tuiles doivent y porter un mur imprimé ; un bâtonnet ne suffit pas. Une carte Porte ne rend jamais possible de retirer ou d’échanger une tuile. L’utiliser ne coûte pas d’action, et vous pouvez en utiliser plusieurs par tour. La carte quitte ensuite le jeu.
book-gates-fixed =
    Les deux tuiles de part et d’autre d’une porte ne peuvent plus être ni retirées ni échangées, jusqu’à la fin de la partie. Elles peuvent en revanche recevoir encore des bâtonnets, des coffres et des habitants.

## Leçon

lesson-gates-title = Les portes de la ville
lesson-gates-about = Ouvrir un passage dans un mur là où aucune tuile n’irait.
lesson-gates-take-title = La carte Porte
lesson-gates-take-1 = La tour de votre réserve **ne va sur aucune case libre**.
lesson-gates-take-2 = Une **carte Porte** est visible. Elle se prend à la place de l’argent et termine vos actions.
lesson-gates-take-turn = Prenez la carte Porte.
lesson-gates-take-done = Elle reste en main jusqu’à ce que vous en ayez besoin.
lesson-gates-take-hint = Choisissez la carte Porte et validez.
lesson-gates-take-wrong = Cela ne sort pas la tour de la réserve. Prenez la carte Porte.
lesson-gates-take-wrong-swap = Une autre tuile est alors en réserve à sa place. Prenez la carte Porte.
lesson-gates-open-title = À travers le mur
lesson-gates-open-1 = Si une tuile ne touche l’Alhambra **que par des murs**, une porte ouvre l’un d’eux.
lesson-gates-open-2 = Ce côté se franchit alors à pied. Les deux tuiles doivent y avoir un mur.
lesson-gates-open-turn = Ajoutez la tour avec une porte.
lesson-gates-open-done = La tour est accessible à pied. La carte Porte quitte le jeu.
lesson-gates-open-hint = Choisissez la tour, puis une case derrière un mur, par exemple au sud de l’appartement.
lesson-gates-open-wrong = En réserve, la tour ne rapporte jamais rien. Ajoutez-la avec une porte.
lesson-gates-open-wrong-swap = Une autre tuile est alors en réserve à sa place. Avec une porte, les deux restent construites.
lesson-gates-fixed-title = Pour toujours
lesson-gates-fixed-1 = Une porte relie maintenant l’appartement et la tour au sud.
lesson-gates-fixed-2 = **Ni l’un ni l’autre ne peut plus être retiré ou échangé.**
lesson-gates-fixed-turn = Essayez de retirer l’un, puis l’autre.
lesson-gates-fixed-done = N’ouvrez donc une porte que là où les deux tuiles peuvent rester.
lesson-gates-fixed-hint = Appuyez sur « Transformer » et choisissez l’appartement, puis la tour.
lesson-gates-save-title = Une porte n’est pas toujours utile
lesson-gates-save-1 = Cette tour va sur certaines cases avec une porte, sur d’autres sans.
lesson-gates-save-2 = Les murs **entre** deux tuiles ne rapportent rien.
lesson-gates-save-turn = Placez la tour pour que votre mur d’enceinte ait deux côtés.
lesson-gates-save-done = Deux côtés de mur, aucune tuile figée, et la carte Porte est toujours à vous.
lesson-gates-save-hint = Les deux murs de la tour doivent être à l’extérieur, par exemple au nord de la fontaine.
lesson-gates-save-wrong = Cette fois, la tour doit vous donner un mur d’enceinte de deux côtés.
lesson-gates-save-wrong-gate = Un mur de la tour est maintenant à l’intérieur : le mur d’enceinte n’a qu’un côté, et la carte est partie.
lesson-gates-save-wrong-reserve = En réserve, ses murs ne rapportent rien. Construisez-la.
