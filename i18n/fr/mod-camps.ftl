### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

new-idea-camps = Des tentes hors des murs qui comptent des lignes entières.

rule-camps-deal-title = Camps dans le sac
rule-camps-deal-text = 8 camps sont mélangés aux tuiles du sac et s’achètent au marché comme elles.
rule-camps-build-title = Placer un camp
rule-camps-build-text = Au moins un bastion s’appuie sur le mur d’une tuile. Seuls peuvent se toucher bastion et mur, ou le côté nu d’un camp et celui d’un autre.
refuse-camps-build =
    { $reason ->
        [sides] Seuls contacts permis : bastion contre mur, ou camp contre camp.
        [bastion] Ici, aucun bastion ne s’appuie sur un mur.
        [swap] Ici, on ne peut pas échanger un camp et une autre tuile.
       *[leans] Un camp perdrait le mur sur lequel s’appuie son bastion.
    }
rule-camps-score-title = Les lignes d’un camp
rule-camps-score-text = À chaque décompte, chaque flèche rapporte 1 point par tuile en ligne droite ininterrompue depuis le camp. Une case vide ou un autre camp arrête la ligne.
rule-camps-wall-title = Les murs derrière les camps
rule-camps-wall-text = Les murs derrière un bastion comptent encore. Un camp n’a pas lui-même de côté extérieur.

play-row-camps = Camps
what-camps =
    camp : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à chaque décompte
proof-pay-camps = 1 par tuile alignée
proof-counted-camps =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
proof-proof-camps =
    Camps : { $name }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
proof-line-camps =
    { $dir ->
        [n] Nord
        [e] Est
        [s] Sud
       *[w] Ouest
    } : { $t ->
        [one] { $t } tuile alignée
       *[other] { $t } tuiles alignées
    }
