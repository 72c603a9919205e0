### Currency exchange: everything that is said of it.

mod-exchange = Le bureau de change
    .bare = Bureau de change
new-pieces-exchange = Matériel : 6 bureaux de change parmi les cartes Argent.
new-changes-exchange = Avec l’un d’eux, vous faites l’appoint en deux devises ; le prendre est une action entière.
new-idea-exchange = Faites l’appoint en deux devises à la fois.


## Rules of section 7.2

rule-exchange-deal-title = Bureaux de change dans la pioche
rule-exchange-deal-text = Six cartes, une par paire de devises, sont dans les piles 2, 3 et 4. Une fois piochées, elles sont visibles parmi les cartes Argent.
rule-exchange-take-title = Prendre un bureau de change
rule-exchange-take-text = Un bureau de change se prend seul, à la place de l’argent.
rule-exchange-use-title = Payer avec un bureau de change
rule-exchange-use-text = Un seul par achat : faites l’appoint en mêlant à votre gré ses deux devises, dont l’une est celle de la case. La carte est ensuite défaussée. Elle ne sert ni avec des diamants, ni aux enchères, ni pour les coffres.
refuse-exchange-use =
    { $reason ->
        [exact] Avec un bureau de change, il faut l’appoint : { $over } en trop.
       *[currency] Il faut un seul bureau de change qui montre la devise de la case, et seulement de l’argent de ses deux devises.
    }
piece-exchange = Un bureau de change. Il permet de faire l’appoint d’un achat en mêlant ses deux devises.

## Livre de règles

book-intro-exchange =
    Six cartes s’ajoutent à la pioche, les bureaux de change, une pour chaque paire de devises. Avec l’une d’elles, vous payez une tuile en mêlant les deux devises, à condition de faire l’appoint.

    On fait donc plus souvent l’appoint, et les actions supplémentaires sont plus fréquentes. Mais prendre une telle carte coûte une action entière, et elle ne sert que pour un achat.
book-exchange-deal =
    Il y a 6 bureaux de change : florin–dirham, florin–dinar, florin–ducat, dirham–dinar, dirham–ducat et dinar–ducat. Deux, au hasard, sont mélangés à la pile 2, deux à la pile 3 et deux à la pile 4.

    Un bureau de change pioché prend une des quatre places des cartes visibles, comme une carte Argent. Tant qu’il y reste, on voit donc moins d’argent.
book-exchange-take =
    Prendre un bureau de change visible est une action entière, au lieu de prendre de l’argent : vous ne prenez rien d’autre avec lui, ni petite carte, ni second bureau de change. Il va dans votre main et n’a pas de valeur par lui-même. Les actions du tour sont terminées.
book-exchange-use =
    Pour un achat, vous pouvez utiliser un bureau de change, un seul. Vous payez alors exactement le prix avec n’importe quel mélange de ses deux devises, ou avec une seule d’entre elles. L’une des deux doit être la devise dans laquelle la tuile est vendue. Ensuite, il va à la défausse.

    Exemple : une tour de prix 11 est dans la case des florins. Avec florin–dinar, 6 florins et 5 dinars conviennent, et même 11 dinars. Avec dirham–dinar, rien n’est possible : la devise de la case n’y figure pas.

    Un bureau de change ne va pas avec des diamants, ne sert ni pour les coffres ni aux enchères, et les voleurs ne peuvent pas le prendre.

## Leçon

lesson-exchange-title = Le bureau de change
lesson-exchange-about = Faire l’appoint avec deux devises à la fois.
lesson-exchange-take-title = Une carte pour deux devises
lesson-exchange-take-1 = Vous avez 6 florins et 7 ducats. La tour coûte **13 ducats**.
lesson-exchange-take-2 = Un **bureau de change** réunit ses deux devises en un paiement. Le prendre est une action entière.
lesson-exchange-take-turn = Prenez la carte qui permettra d’acheter la tour.
lesson-exchange-take-done = 6 florins + 7 ducats font 13 : au prochain tour, vous pourrez acheter la tour.
lesson-exchange-take-hint = La carte doit réunir florins et ducats, jaune et orange.
lesson-exchange-take-wrong = Aucune carte Argent visible ne permet d’acheter la tour à votre prochain tour. Prenez un bureau de change.
lesson-exchange-take-wrong-other = Cette carte réunit dirhams et dinars. La tour demande florins et ducats.
lesson-exchange-pay-title = Payer avec la carte
lesson-exchange-pay-1 = L’une de ses deux devises doit être celle de la **case** : pour la tour, les ducats.
lesson-exchange-pay-2 = Vous faites l’**appoint** en mêlant les deux à votre gré.
lesson-exchange-pay-3 = Une autre action suit donc toujours.
lesson-exchange-pay-turn = Achetez la tour en faisant l’appoint.
lesson-exchange-pay-done = La carte va à la défausse, et vous avez une autre action.
lesson-exchange-pay-hint = Choisissez la tour : 6 florins, 7 ducats et la carte sont choisis avec elle.
lesson-exchange-pay-wrong = Cette fois, achetez la tour et payez exactement 13.
lesson-exchange-pay-wrong-over = 7 + 9 ducats font 3 de trop, et vos actions sont terminées. Avec la carte, 6 + 7 font l’appoint.
lesson-exchange-limits-title = Ce que la carte ne permet pas
lesson-exchange-limits-1 = Elle ne sert que pour **ses deux devises**.
lesson-exchange-limits-2 = Et avec elle, on **fait toujours l’appoint**.
lesson-exchange-limits-turn = Essayez les deux : ajoutez-la pour le sérail, puis payez avec elle plus que le prix de la tour.
lesson-exchange-limits-done = Une carte par achat, ses deux devises seulement, l’appoint seulement.
lesson-exchange-limits-hint = Choisissez le sérail et ajoutez la carte. Puis la tour : ajoutez les 9 ducats et essayez « Acheter ».
lesson-exchange-both-title = À garder pour le bon achat
lesson-exchange-both-1 = Le jardin coûte 8 florins, l’arcade 8 ducats.
lesson-exchange-both-2 = Vous pouvez acheter **les deux** ce tour-ci, en faisant l’appoint chaque fois.
lesson-exchange-both-turn = Achetez les deux tuiles.
lesson-exchange-both-done = Le jardin payé avec le 8, l’arcade avec 5 florins + 3 ducats et la carte.
lesson-exchange-both-hint = Payez le jardin avec les 8 florins seuls.
lesson-exchange-both-wrong = Cette fois, achetez le jardin et l’arcade en faisant l’appoint. Payer trop met fin à vos actions.
lesson-exchange-both-wrong-spent = La carte est partie et il ne reste que 8 florins : pas d’arcade. Payez le jardin sans elle.
