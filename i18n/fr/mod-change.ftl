### Change: everything that is said of it.

mod-change = La petite monnaie
    .bare = Petite monnaie
new-pieces-change = Matériel : 24 pièces dans un sac.
new-changes-change = Par tranche de 2 payés en trop, vous recevez une pièce, qui vaut une carte de valeur 1.
new-idea-change = Des pièces rendues quand vous payez trop.

zone-coins = Pièces
zone-coin-bag = Pièces dans le sac

log-coins-drawn =
    { $name } pioche { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } de monnaie


## Rules of section 7.11

rule-change-draw-title = La monnaie rendue
rule-change-draw-text = Pour chaque tranche entière de 2 payés en trop, on pioche une pièce dans le sac, tant qu’il y en a : pour les tuiles, les camps et les personnages, même en diamants, mais pas pour les coffres.
rule-change-use-title = Payer avec des pièces
rule-change-use-text = Les pièces restent visibles et comptent comme des cartes de valeur 1 de leur devise. Une fois dépensées, elles retournent dans le sac. Elles comptent à la distribution finale.
refuse-change-use = Une pièce ne compte que dans sa devise.
piece-coin = Une pièce. C’est de l’argent de valeur 1, visible de tous, qui retourne dans le sac une fois dépensé.

## Livre de règles

book-intro-change =
    Avec 24 pièces de valeur 1, 6 par devise, ce que vous payez en trop n’est plus tout à fait perdu : pour chaque tranche de 2, vous piochez une pièce dans un sac. Plus tard, les pièces complètent un paiement, et c’est souvent juste ce qui manque pour faire l’appoint.
book-change-draw =
    Pour chaque tranche entière de 2 payés en trop, vous piochez une pièce au hasard, tant que le sac en contient. Cela vaut pour les tuiles, les camps et les enchères gagnées, même en diamants, mais pas pour les coffres. Les pièces avec lesquelles vous payez retournent d’abord dans le sac.

    Exemple : pour un prix de 8, vous payez 13, donc 5 en trop, soit deux tranches entières et 2 pièces. Avec 1 en trop, aucune.
book-change-use =
    Vos pièces restent visibles devant vous. Chacune vaut une carte de valeur 1 de sa devise et complète des cartes de cette devise. Exemple : un 7 en dinars et une pièce de dinar font exactement 8. Une pièce dépensée retourne dans le sac. À la distribution finale, vos pièces comptent avec votre argent. Mais ce ne sont pas des cartes : les voleurs, Machma, Faruk et Knihstig ne peuvent rien en faire.

## Leçon

lesson-change-title = La petite monnaie
lesson-change-about = Récupérer des pièces quand vous payez trop.
lesson-change-draw-title = On vous rend des pièces
lesson-change-draw-1 = Vous ne pouvez pas faire l’appoint pour 9 dinars. Jusqu’ici, tout l’excédent était perdu.
lesson-change-draw-2 = Désormais, vous piochez **une pièce par tranche entière de 2** payés en trop. Le hasard choisit sa devise.
lesson-change-draw-3 = Mais ce n’est pas l’appoint : vos actions sont terminées.
lesson-change-draw-turn = Achetez l’appartement de façon qu’une pièce revienne.
lesson-change-draw-done = Pour chaque tranche entière de 2 payés en trop, une pièce est maintenant devant vous.
lesson-change-draw-hint = Choisissez l’appartement, reprenez le 6 et ajoutez le 7.
lesson-change-draw-wrong = Cette fois, achetez l’appartement.
lesson-change-draw-wrong-one = 4 + 6 = 10 : seulement 1 en trop, et il est perdu. Payez au moins 2 en trop.
lesson-change-exact-title = Payer avec les pièces
lesson-change-exact-1 = Une pièce vaut **une carte de valeur 1** de sa devise. Puis elle retourne dans le sac.
lesson-change-exact-2 = Souvent, c’est justement ce 1 qui manque pour faire l’appoint.
lesson-change-exact-turn = Achetez deux tuiles pendant ce tour.
lesson-change-exact-done = 7 + 1 florins, 9 + 1 dirhams : deux fois l’appoint, grâce aux pièces.
lesson-change-exact-hint = L’appartement avec le 7 et la pièce d’un florin, la tour avec le 9 et la pièce d’un dirham.
lesson-change-exact-wrong = Il faut faire l’appoint pour acheter deux tuiles en un tour.
lesson-change-exact-wrong-over = 9 au lieu de 8, c’est trop : vos actions seraient terminées. 7 et une pièce font l’appoint.
lesson-change-colour-title = Seulement sa devise
lesson-change-colour-1 = 8 dinars et une pièce feraient l’appoint pour l’appartement. Mais vos pièces **ne sont pas des dinars**.
lesson-change-colour-2 = Gardez-les : elles comptent aussi à la distribution finale.
lesson-change-colour-turn = Choisissez l’appartement et essayez d’ajouter chacune des deux pièces.
lesson-change-colour-done = Comme une carte, une pièce ne compte que dans sa devise.
lesson-change-colour-hint = Les pièces sont avec les cartes de votre main.
