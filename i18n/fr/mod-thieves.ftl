### Thieves: the texts of the module.

mod-thieves = Les voleurs
    .bare = Voleurs
new-pieces-thieves = Matériel : 12 cartes Voleur secrètes.
new-changes-thieves = Entre deux tours de jeu, un voleur prend une carte Argent visible de sa devise, avant le joueur suivant.
new-differs-thieves-round = voleurs seulement après chaque tour de table
new-variant-thieves = Emploi des voleurs
new-variant-thieves-usual = après chaque tour
new-variant-thieves-round = après chaque tour de table
new-idea-thieves = De l’argent pris entre deux tours de jeu.
zone-thieves = Voleurs
zone-thieves-used = Voleurs utilisés
zone-thieves-removed = Voleurs hors du jeu
act-use-thief = Utiliser un voleur
log-thief-used = { $name } utilise un voleur et prend { $cards }

rule-thieves-deal-title = La distribution des voleurs
rule-thieves-deal-text = Il y a 12 voleurs, 3 par devise. Chacun en reçoit 4 en secret ; à quatre, 3 ; à cinq ou six, 2. Les autres quittent le jeu sans avoir été vus.
rule-thieves-use-title = Utiliser un voleur
rule-thieves-use-text = Après chaque tour (variante : après chaque tour de table), tout le monde, sauf le joueur suivant, peut renoncer à un voleur et prendre une carte Argent visible de sa devise. Les cartes visibles sont complétées après chaque voleur.
refuse-thieves-use =
    { $reason ->
        [not_held] Vous n’avez pas ce voleur en main.
        [next] Le joueur suivant ne peut pas utiliser de voleur.
        [round] Les voleurs s’utilisent seulement après un tour de table complet.
        [not_shown] Cette carte n’est pas parmi les cartes visibles.
        [currency] Ce voleur ne prend que de l’argent de sa devise.
       *[not_now] Les voleurs s’utilisent entre deux tours de jeu.
    }
piece-thief = Un voleur, secret jusqu’à son emploi. Entre les tours de jeu, on y renonce pour prendre une carte visible de sa devise.
worth-thief = À prendre : { $cards }
worth-thief-none = Aucune carte visible de sa devise

## Livre de règles

book-intro-thieves =
    12 cartes Voleur, 3 par devise, sont distribuées en secret. Après le tour d’un autre joueur ou juste après le vôtre, un voleur vous procure une carte visible de sa devise, sans action.

    Vous pouvez ainsi prendre une carte avant le joueur suivant, et peut-être celle dont il avait besoin. Chaque voleur ne sert qu’une fois.
book-thieves-deal =
    Les 12 voleurs, 3 par devise, sont distribués en secret au début : à deux ou trois, chaque joueur en reçoit 4 ; à quatre, 3 ; à cinq ou six, 2. Le reste quitte le jeu sans être vu. On voit combien de voleurs chacun a encore, mais pas lesquels, et on ne paie rien avec eux.

    { $seats ->
        [2] À deux, vous en recevez 4 chacun, et 4 quittent le jeu.
        [3] À trois, vous en recevez 4 chacun, et aucun ne quitte le jeu.
        [4] À quatre, vous en recevez 3 chacun, et aucun ne quitte le jeu.
        [5] À cinq, vous en recevez 2 chacun, et 2 quittent le jeu.
       *[other] À six, vous en recevez 2 chacun, et aucun ne quitte le jeu.
    }
book-thieves-use =
    Après chaque tour, quand tout est complété et compté, tout le monde peut utiliser un voleur, sauf le joueur suivant. Vous retirez un voleur du jeu et prenez exactement une carte Argent ou un architecte parmi les cartes visibles, de la devise du voleur. Les diamants et les bureaux de change ne se volent pas.

    Les cartes visibles sont complétées après chaque voleur : un décompte, des enchères ou une carte Mur peuvent survenir. On demande dans l’ordre du tour, à partir du joueur suivant (il ne peut utiliser que son vizir), en même temps que pour les vizirs ; après chaque voleur, on redemande à tout le monde. Vous pouvez donc en utiliser plusieurs, l’un après l’autre.
book-variant-thieves-round =
    Les sources diffèrent sur le moment où les voleurs peuvent servir. Avec cette variante, les voleurs ne servent qu’après un tour de table complet, c’est-à-dire quand tout le monde a joué une fois de plus, et non après chaque tour. Tout le reste est inchangé : le joueur suivant, qui ouvre le tour de table, n’en utilise pas. Les voleurs agissent ainsi moins souvent, et on les voit mieux venir.
book-variant-thieves-round-title = Variante : les voleurs après chaque tour de table

## Leçon

lesson-thieves-title = Les voleurs
lesson-thieves-about = Prendre de l’argent visible entre deux tours de jeu.
lesson-thieves-use-title = Entre deux tours de jeu
lesson-thieves-use-1 = **Après chaque tour**, tout le monde peut utiliser des voleurs, sauf le joueur suivant.
lesson-thieves-use-2 = Un voleur quitte le jeu et prend **une carte Argent visible de sa devise**, de n’importe quelle valeur.
lesson-thieves-use-3 = Votre tour est fini, Marco va jouer. Vous avez 4 ducats et la tour en coûte 13.
lesson-thieves-use-turn = Utilisez un voleur pour pouvoir payer la tour en faisant l’appoint.
lesson-thieves-use-done = 4 + 9 = 13 ducats. Et une nouvelle carte est déjà à la place vide.
lesson-thieves-use-hint = Choisissez le 9 en ducats : votre voleur de ducats le prend.
lesson-thieves-use-wrong = Un voleur pour 2 florins seulement ? Pensez à la tour.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducats : la tour en coûte 13.
lesson-thieves-use-wrong-no = Vous pouvez toujours dire non. Mais d’ici votre prochain tour, quelqu’un d’autre peut prendre le 9.
lesson-thieves-again-title = L’un après l’autre
lesson-thieves-again-1 = Les cartes visibles ont été complétées et **la question vous est posée de nouveau**.
lesson-thieves-again-2 = Vous pouvez utiliser autant de voleurs que vous voulez, l’un après l’autre.
lesson-thieves-again-turn = Vous avez 3 florins et l’appartement en coûte 8. Utilisez un autre voleur.
lesson-thieves-again-done = 3 + 5 = 8 florins : vous pouvez maintenant payer deux tuiles en faisant l’appoint.
lesson-thieves-again-hint = La nouvelle carte tombe bien : 5 florins.
lesson-thieves-again-wrong = Vous avez assez de ducats : 4 + 9. Pensez aux florins.
lesson-thieves-again-wrong-two = 3 + 2 = 5 florins : l’appartement en coûte 8.
lesson-thieves-again-wrong-no = Vous pouvez dire non, mais avec la nouvelle carte vous feriez l’appoint.
lesson-thieves-only-title = Rien d’autre
lesson-thieves-only-1 = Entre deux tours de jeu, on n’achète ni ne construit, et un voleur ne prend que **sa devise**.
lesson-thieves-only-2 = Pendant un tour, en revanche, les voleurs se reposent.
lesson-thieves-only-turn = Essayez deux choses interdites maintenant : prendre les dinars, acheter une tuile.
lesson-thieves-only-done = Vos actions sont terminées. Sans voleur de dinars, ces dinars restent où ils sont.
lesson-thieves-only-hint = Choisissez le 4 en dinars, puis une tuile du marché.
lesson-thieves-keep-title = Cela vaut-il un voleur ?
lesson-thieves-keep-1 = À trois, chaque joueur reçoit **4 voleurs** au début, et plus aucun ensuite.
lesson-thieves-keep-2 = Cette fois, les florins et les ducats visibles ne valent que 1 et 2.
lesson-thieves-keep-turn = Décidez : utiliser un voleur ou dire non ?
lesson-thieves-keep-done = Bien vu : un voleur prend un 9 aussi facilement qu’un 1.
lesson-thieves-keep-hint = Appuyez sur « Non ».
lesson-thieves-keep-wrong = Permis, mais un voleur vaut mieux que cela. Gardez-le pour une meilleure carte.
