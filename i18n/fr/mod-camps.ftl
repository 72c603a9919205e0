### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

mod-camps = Les camps
    .bare = Camps
new-pieces-camps = Matériel : 8 camps dans le sac, avec bastions et flèches.
new-changes-camps = Un camp s’appuie de l’extérieur sur vos murs ; à chaque décompte, chaque flèche rapporte les points de sa ligne.
new-idea-camps = Des tentes hors des murs qui récompensent des lignes entières.

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
sides-camp = bastions : { $sides }
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
piece-camp = Un camp, adossé de l’extérieur à un mur. Chaque flèche rapporte 1 point par tuile de sa ligne.

## Livre de règles

book-intro-camps =
    8 camps se mêlent aux tuiles du sac. Un camp s’appuie de l’extérieur sur votre mur et regarde au loin, par-dessus : à chaque décompte, il rapporte 1 point par tuile de votre Alhambra dans sa ligne.

    Les quatre camps de prix 3 à 6 ont un bastion ; les quatre de prix 7 à 10 en ont deux, à angle droit. Ils récompensent les longues rangées de tuiles derrière un mur.
book-camps-deal =
    Les 8 camps sont mélangés aux bâtiments dans le sac, qui contient donc plus de tuiles. Un camp apparaît dans une case du marché et s’achète comme une tuile, dans la devise de la case ; l’appoint donne une action supplémentaire. Il peut aussi être mis en réserve. Ce n’est pas un bâtiment : il ne compte dans aucune majorité.
book-camps-build =
    Un camp ne se tourne pas. Au moins un de ses côtés à bastion doit s’appuyer sur le mur d’une tuile ; deux bastions peuvent le faire. Là où un camp touche une tuile, il faut bastion contre mur. Là où il touche un autre camp, il faut côté nu contre côté nu, c’est-à-dire sans bastion. Tout autre contact est interdit.

    On n’a pas besoin d’atteindre un camp à pied, mais il ne doit pas enfermer de case vide. Aucune transformation ne peut priver un camp de l’appui de son bastion. Exemple : un camp à bastion nord se place juste au sud d’une tuile qui a un mur au sud.
book-camps-score =
    Chaque bastion a une flèche, qui pointe à travers lui. À chaque décompte, on part du camp dans cette direction et on compte les tuiles en ligne droite ininterrompue : 1 point chacune. La ligne s’arrête à la première case vide ou occupée par un camp.

    La fontaine, les abris et les bazars comptent, les murs n’arrêtent pas la ligne, et une tuile peut compter pour plusieurs camps. Exemple : un camp à bastion nord a au-dessus de lui quatre tuiles, une case vide, puis deux tuiles ; il rapporte 4 points.
book-camps-wall =
    Le mur derrière un bastion reste un côté extérieur : il compte pour le mur d’enceinte et protège contre les envahisseurs comme s’il n’y avait pas de camp.

    Le camp lui-même n’a pas de côté extérieur et ne protège rien : c’est le mur qui arrête une attaque. Il ne porte ni coffre, ni habitant, ni bâtonnet.

## Leçon

lesson-camps-title = Les camps
lesson-camps-about = Appuyer des camps sur vos murs pour que des lignes entières rapportent des points.
lesson-camps-build-title = Hors des murs
lesson-camps-build-1 = Un **camp** s’appuie par son bastion sur le mur d’une tuile. Ce bastion est sur le côté **est**.
lesson-camps-build-2 = Sa flèche rapporte **1 point par tuile d’une ligne ininterrompue**.
lesson-camps-build-turn = Placez le camp là où sa ligne est la plus longue.
lesson-camps-build-done = Quatre tuiles alignées : 4 points à chaque décompte.
lesson-camps-build-hint = Placez-le à l’ouest de votre plus longue rangée.
lesson-camps-build-wrong = Cette fois, placez le camp.
lesson-camps-build-wrong-short = Derrière ce mur, une tuile puis une case vide : 1 point. Cherchez la plus longue rangée.
lesson-camps-build-wrong-reserve = En réserve, un camp ne rapporte rien. Placez-le.
lesson-camps-score-title = La ligne compte
lesson-camps-score-1 = Dans le tableau, ligne « Camps » : **4 points**. La fontaine compte aussi, et les murs à l’intérieur n’arrêtent pas la ligne.
lesson-camps-score-2 = Le mur derrière le bastion compte encore pour votre mur d’enceinte.
lesson-camps-forbidden-title = Bastion contre mur
lesson-camps-forbidden-1 = Ce camp a son bastion sur le côté **nord**.
lesson-camps-forbidden-2 = Un bastion ne touche qu’un mur ; un **côté nu**, que celui d’un autre camp.
lesson-camps-forbidden-turn = Essayez deux cases où ce n’est pas le cas.
lesson-camps-forbidden-done = Bastion et mur, ou les côtés nus de deux camps : rien d’autre ne peut se toucher.
lesson-camps-forbidden-hint = Le jardin au sud de la fontaine n’a pas de mur : essayez les cases à l’est et à l’ouest.
lesson-camps-held-title = Le mur doit rester
lesson-camps-held-1 = Le camp s’appuie seulement sur le sérail.
lesson-camps-held-2 = Aucune transformation ne peut laisser un camp **sans son mur**.
lesson-camps-held-turn = Essayez de retirer le sérail.
lesson-camps-held-done = Retirez d’abord le camp, puis le sérail.
lesson-camps-held-hint = Appuyez sur « Transformer », puis choisissez le sérail à l’ouest de la fontaine.
