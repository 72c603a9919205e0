### Builders’ huts (rules of section 7.4).

mod-huts = Les abris de chantier
    .bare = Abris de chantier
new-pieces-huts = Matériel : 24 abris en six piles.
new-changes-huts = En prendre un est une action, sans rien payer ; il vaut un bâtiment par voisin de son type sans mur entre les deux, 3 au plus.
new-idea-huts = Des tuiles gratuites qui valent leurs voisines.
act-take-hut = Prendre un abri
log-hut-taken = { $name } prend { $tile }
log-hut-shown = Retourné : { $tile }
zone-huts = Abris de chantier
zone-huts-below = Abris face cachée

## 7.4 Builders’ huts

rule-huts-take-title = Prendre un abri de chantier
rule-huts-take-text = C’est une action : prenez gratuitement un des abris visibles. Elle termine les actions du tour. Vous ne pouvez pas avoir plus de 3 abris, réserve comprise.
refuse-huts-take =
    { $reason ->
        [limit] Vous ne pouvez pas avoir plus de 3 abris, réserve comprise.
       *[not_open] Cet abri de chantier n’est pas visible.
    }
rule-huts-score-title = Ce que vaut un abri
rule-huts-score-text = Dans les majorités, un abri vaut un bâtiment par voisin de son type sans mur entre les deux, 3 au plus. Les autres abris ne sont pas des voisins ici, et une porte n’aide pas.
rule-huts-tile-title = Un abri est une tuile
rule-huts-tile-text = Un abri se place, se traverse, se retire et s’échange comme toute tuile, et ses murs comptent. Il ne reçoit ni coffre ni habitant.
piece-hut = Un abri. Il vaut un bâtiment par voisin de son type sans mur entre les deux, 3 au plus.
worth-hut = { $types } : compte pour { $n }, 3 au plus
worth-hut-best = vaut { $n } au mieux pour l’instant

## Livre de règles

book-intro-huts =
    24 abris de chantier forment six piles à côté du marché, une par type : 3 pour les pavillons, 3 pour les sérails, 4 pour les arcades, 4 pour les appartements, 5 pour les jardins et 5 pour les tours. Ils sont gratuits, mais en prendre un coûte une action.

    Bien placé, un abri vaut jusqu’à trois bâtiments : il compte ses voisins du même type. Tous les abris portent au moins un mur.
book-huts-take =
    Prendre un abri est une action : choisissez l’un des abris visibles (un au sommet de chaque pile, donc six au plus). Le suivant de la pile est aussitôt retourné face visible. C’est gratuit, mais ce n’est jamais un appoint : les actions du tour sont terminées.

    L’abri est placé à la fin du tour comme une tuile achetée, dans l’Alhambra ou en réserve. Vous ne pouvez pas avoir plus de 3 abris, réserve comprise.
book-huts-score =
    Pour les majorités, un abri vaut autant de bâtiments de son type qu’il a de voisins de ce type au nord, à l’est, au sud et à l’ouest, sans mur entre les deux, et 3 au plus. Les autres abris ne comptent pas comme voisins. Une porte ouverte dans ce mur n’y change rien : le voisin ne compte pas.

    Exemple : un abri des jardins touche deux jardins par des côtés ouverts et un troisième à travers un mur. Il vaut 2 ; avec ces jardins, cela fait 5. Un abri qui vaut 0 ne compte pas comme bâtiment : seul, il ne permet pas de marquer des points.
book-huts-tile =
    Pour tout le reste, un abri est une tuile : ses côtés doivent correspondre, on le traverse à pied, il ne doit pas enfermer de case vide, on peut le retirer ou l’échanger, et ses murs comptent pour le mur d’enceinte. Il compte dans la ligne d’un camp, et les envahisseurs attaquent ses côtés ouverts.

    Mais ce n’est pas un bâtiment : il ne porte ni coffre ni habitant, et un bazar ne le compte pas. On ne le donne pas à Dirk.

## Leçon

lesson-huts-title = Les abris de chantier
lesson-huts-about = Prendre des tuiles gratuites qui valent ce qui les entoure.
lesson-huts-take-title = Le bon endroit
lesson-huts-take-1 = Un **abri** est gratuit. Le prendre termine vos actions.
lesson-huts-take-2 = Il vaut un bâtiment par **voisin de son type** sans mur entre les deux, 3 au plus.
lesson-huts-take-3 = Il se place comme toute tuile.
lesson-huts-take-turn = Prenez l’abri des jardins et placez-le là où il vaut le plus.
lesson-huts-take-done = Trois jardins à côté : il vaut trois jardins.
lesson-huts-take-hint = Entre vos trois jardins, une case est libre.
lesson-huts-take-wrong = Cette fois, prenez l’abri des jardins : vos jardins sont proches les uns des autres.
lesson-huts-take-wrong-type = Ce sont vos jardins qui sont groupés. Seul un abri des jardins y vaut trois.
lesson-huts-take-wrong-fewer = Là, il a moins de jardins autour de lui. Entre les trois, il vaut le plus.
lesson-huts-take-wrong-reserve = En réserve, il ne vaut rien. Placez-le entre les jardins.
lesson-huts-score-title = L’abri compte
lesson-huts-score-1 = Marco a quatre jardins, vous trois, **et votre abri en ajoute trois**.
lesson-huts-score-2 = Un abri ne gagne rien à côté d’autres abris.
lesson-huts-walls-title = Des murs entre les deux
lesson-huts-walls-1 = Cet abri des jardins a des murs sur ses côtés **nord** et **est**.
lesson-huts-walls-2 = Un voisin **derrière un mur** ne compte pas.
lesson-huts-walls-turn = Placez l’abri là où il vaut deux jardins.
lesson-huts-walls-done = Deux jardins, tous deux ouverts vers l’abri.
lesson-huts-walls-hint = Tout à l’est, une case a un jardin à l’ouest et un au sud.
lesson-huts-walls-wrong = Il lui faut ici deux jardins contre ses côtés ouverts : un à l’ouest, un au sud.
lesson-huts-walls-wrong-trap = Trois jardins le touchent ici, mais deux derrière un mur : il ne vaudrait qu’un jardin.
lesson-huts-limit-title = Trois, pas plus
lesson-huts-limit-1 = Vous avez trois abris : un construit, deux en réserve.
lesson-huts-limit-2 = **Personne ne peut en avoir plus de trois**, réserve comprise.
lesson-huts-limit-turn = Essayez d’en prendre un quatrième.
lesson-huts-limit-done = Ne prenez donc un abri que si vous avez une bonne case pour lui.
lesson-huts-limit-hint = Choisissez n’importe quel abri visible.
