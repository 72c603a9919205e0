### Diamonds: everything that is said of them.

mod-diamonds = Les diamants
    .bare = Diamants
new-pieces-diamonds = Matériel : 11 cartes Diamant dans la pioche.
new-changes-diamonds = Toute tuile en vente peut se payer en diamants, mais jamais avec d’autre argent.
new-idea-diamonds = Une cinquième devise pour toutes les tuiles.


## Rules of section 7.6

rule-diamonds-deal-title = Des diamants parmi l’argent
rule-diamonds-deal-text = 11 cartes Diamant de valeur 3 à 9 sont mélangées à l’argent avant la distribution de l’argent de départ. Elles comptent pour atteindre 20.
rule-diamonds-use-title = Payer en diamants
rule-diamonds-use-text = Toute tuile en vente peut se payer entièrement en diamants, de même qu’une enchère ou des coffres. Ils ne se mêlent ni à d’autre argent ni à un bureau de change. Les voleurs ne peuvent pas les prendre et ils ne comptent pas à la distribution finale.
refuse-diamonds-use = Les diamants ne se mêlent jamais à d’autre argent.
piece-diamond = Une carte Diamant. En payant tout en diamants, vous pouvez acheter n’importe quelle tuile ; ils ne se mêlent jamais à d’autre argent.

## Livre de règles

book-intro-diamonds =
    11 cartes Diamant s’ajoutent à l’argent : une cinquième devise. Avec des diamants, vous pouvez acheter n’importe quelle tuile du marché, quelle que soit sa case, mais vous ne pouvez pas les mêler à une autre devise.

    Ils aident donc à faire l’appoint là où votre argent ne convient pas. Gardés jusqu’à la fin, ils ne servent à rien.
book-diamonds-deal =
    Les 11 cartes Diamant valent 3, 4, 5, 5, 6, 6, 6, 7, 7, 8 et 9. Elles sont mélangées aux cartes Argent avant qu’on distribue l’argent de départ : vous pouvez donc en avoir en main dès le début, et elles comptent pour atteindre 20 comme pour savoir qui commence. Plus tard, elles se prennent parmi les cartes visibles comme de l’argent.
book-diamonds-use =
    Une tuile du marché, quelle que soit sa case, peut se payer entièrement en diamants. On ne mêle jamais diamants et autre argent dans un même paiement, et un bureau de change ne va pas avec eux. Exemple : pour un prix de 9, un diamant 5 et un diamant 4 font l’appoint ; on ne paie rien avec un diamant 5 et 4 florins.

    Les diamants servent aussi aux enchères pour un personnage, pour des coffres (tout en diamants) et pour un bazar (avec l’appoint). Ils ne comptent pas à la distribution finale, et les voleurs ne peuvent pas les prendre.

## Leçon

lesson-diamonds-title = Les diamants
lesson-diamonds-about = Employer la cinquième devise là où elle vaut le plus.
lesson-diamonds-take-title = La cinquième devise
lesson-diamonds-take-1 = Les **diamants** se prennent comme l’argent.
lesson-diamonds-take-2 = Ils servent à payer **n’importe quelle tuile**, quelle que soit sa case. Vous en avez 4.
lesson-diamonds-take-turn = Prenez la carte qui permet d’acheter la tour à votre prochain tour.
lesson-diamonds-take-done = 4 + 7 diamants font 11, le prix de la tour.
lesson-diamonds-take-hint = La tour coûte 11 : il vous faut 7 diamants de plus.
lesson-diamonds-take-wrong = Avec cette carte, vous ne pouvez pas payer la tour. Prenez les 7 diamants.
lesson-diamonds-any-title = Pour n’importe quelle case
lesson-diamonds-any-1 = La tour coûte 11 ducats, et vous n’en avez pas.
lesson-diamonds-any-2 = En payant **tout en diamants**, vous pouvez acheter dans n’importe quelle case.
lesson-diamonds-any-turn = Payez la tour en faisant l’appoint.
lesson-diamonds-any-done = L’appoint est fait : ici aussi, une autre action suit.
lesson-diamonds-any-hint = Choisissez la tour : 4 + 7 diamants font 11.
lesson-diamonds-any-wrong = Cette fois, achetez la tour pour 11 diamants.
lesson-diamonds-any-wrong-over = Pour les diamants non plus, on ne rend pas la monnaie, et vos actions sont terminées. La tour coûte exactement 11.
lesson-diamonds-mix-title = Jamais mêlés
lesson-diamonds-mix-1 = Le jardin coûte 8 florins. 5 florins et 3 diamants feraient 8.
lesson-diamonds-mix-2 = Mais les diamants **ne se mêlent jamais** à d’autre argent.
lesson-diamonds-mix-turn = Choisissez le jardin, ajoutez les 3 diamants et essayez de l’acheter.
lesson-diamonds-mix-done = On paie tout en diamants, ou sans aucun.
lesson-diamonds-mix-hint = D’abord le jardin, puis la carte de 3 diamants, puis « Acheter ».
lesson-diamonds-both-title = Là où ils valent le plus
lesson-diamonds-both-1 = Le jardin coûte 8 florins, l’arcade 8 ducats.
lesson-diamonds-both-2 = Vous avez 8 florins, 8 diamants et **aucun ducat**.
lesson-diamonds-both-turn = Achetez les deux tuiles en faisant l’appoint chaque fois.
lesson-diamonds-both-done = Les diamants ont remplacé l’argent manquant. Dépensez-les tous : à la distribution finale, ils ne comptent pas.
lesson-diamonds-both-hint = Les florins vont sur une seule case, les diamants sur toutes.
lesson-diamonds-both-wrong = Cette fois, achetez le jardin et l’arcade en faisant l’appoint.
lesson-diamonds-both-wrong-spent = Il vous reste les florins, et ils ne permettent pas d’acheter l’arcade. Payez le jardin en florins.
lesson-diamonds-both-wrong-over = Payer trop met fin à vos actions. Il faut faire l’appoint pour les deux.
