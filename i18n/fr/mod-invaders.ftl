### Invaders: the texts of the module.

new-idea-invaders = Les côtés ouverts coûtent des points.
zone-attacks = Attaques jusqu’ici
zone-attack-next = Prochaine attaque
zone-scouts = Éclaireurs visibles
play-row-invaders = Attaque
proof-pay-invaders = par côté ouvert
proof-count-invaders =
    { $n ->
        [one] { $n } côté ouvert
       *[other] { $n } côtés ouverts
    }
lab-line-invaders =
    Attaque par { $item ->
        [n] le nord
        [e] l’est
        [s] le sud
       *[w] l’ouest
    } : { $n ->
        [one] { $n } côté ouvert
       *[other] { $n } côtés ouverts
    }, { $points ->
        [0] 0 point
        [one] −{ $points } point
       *[other] −{ $points } points
    }
log-attack-turned =
    { $side ->
        [n] Attaque par le nord
        [e] Attaque par l’est
        [s] Attaque par le sud
       *[w] Attaque par l’ouest
    }
log-attack-foreseen =
    { $side ->
        [n] La prochaine attaque vient du nord
        [e] La prochaine attaque vient de l’est
        [s] La prochaine attaque vient du sud
       *[w] La prochaine attaque vient de l’ouest
    }
log-scout-shown =
    { $colour ->
        [pavilion] Nouvel éclaireur : pavillon
        [seraglio] Nouvel éclaireur : sérail
        [arcades] Nouvel éclaireur : arcade
        [chambers] Nouvel éclaireur : appartement
        [garden] Nouvel éclaireur : jardin
       *[tower] Nouvel éclaireur : tour
    }
log-scout-left =
    { $colour ->
        [pavilion] Un éclaireur quitte le jeu : pavillon
        [seraglio] Un éclaireur quitte le jeu : sérail
        [arcades] Un éclaireur quitte le jeu : arcade
        [chambers] Un éclaireur quitte le jeu : appartement
        [garden] Un éclaireur quitte le jeu : jardin
       *[tower] Un éclaireur quitte le jeu : tour
    }
log-scout-taken =
    { $colour ->
        [pavilion] { $name } utilise un éclaireur (pavillon) et regarde la prochaine carte Attaque
        [seraglio] { $name } utilise un éclaireur (sérail) et regarde la prochaine carte Attaque
        [arcades] { $name } utilise un éclaireur (arcade) et regarde la prochaine carte Attaque
        [chambers] { $name } utilise un éclaireur (appartement) et regarde la prochaine carte Attaque
        [garden] { $name } utilise un éclaireur (jardin) et regarde la prochaine carte Attaque
       *[tower] { $name } utilise un éclaireur (tour) et regarde la prochaine carte Attaque
    }

rule-invaders-attack-title = L’attaque
rule-invaders-attack-text = Après chaque décompte, une carte Attaque est retournée : chaque côté ouvert dans cette direction coûte 1, puis 2, puis 3 points ; au décompte 3, s’y ajoute 1 point par côté ouvert dans les deux directions voisines. Aucun score ne descend sous 0.
rule-invaders-scouts-title = Les éclaireurs
rule-invaders-scouts-text = Deux éclaireurs sont visibles, deux nouveaux après les décomptes 1 et 2. Qui achète un bâtiment du type d’un éclaireur en faisant l’appoint prend cet éclaireur et regarde en secret la prochaine carte Attaque.
rule-invaders-open-title = La carte Attaque visible
rule-invaders-open-text = Variante : la prochaine carte Attaque est visible et il n’y a pas d’éclaireurs.
