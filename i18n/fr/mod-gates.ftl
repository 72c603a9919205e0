### Les portes de la ville : règles, refus, journal, boutons (section 7.5).


new-idea-gates = Ouvrez un passage dans un mur.
zone-gate-open = Carte Porte

rule-gates-deal-title = Les cartes Porte
rule-gates-deal-text = Les piles 3, 4 et 5 contiennent autant de cartes Porte que de joueurs. Une carte piochée reste visible ; s’il y en a déjà une, elle est défaussée. Une autre carte est piochée à sa place.
rule-gates-take-title = Prendre une carte Porte
rule-gates-take-text = Prendre la carte Porte visible est une action, au lieu de prendre de l’argent ; elle termine les actions du tour.
refuse-gates-take = Aucune carte Porte n’est visible.
rule-gates-use-title = Ouvrir une porte
rule-gates-use-text = Si une tuile ne touche l’Alhambra que par des murs, une carte Porte ouvre l’un d’eux : ce côté se franchit à pied. Les deux tuiles doivent y porter un mur imprimé. Seulement pour placer ou ajouter une tuile ; la carte quitte le jeu.
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
