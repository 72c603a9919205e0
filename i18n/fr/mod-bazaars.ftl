### Bazaars (rules of section 7.16).

mod-bazaars = Les bazars
    .bare = Bazars
new-pieces-bazaars = Matériel : 8 bazars dans le sac.
new-changes-bazaars = À payer en faisant l’appoint, au prix de la tuile de leur devise ; à la fin, ils récompensent les couleurs voisines.
new-idea-bazaars = À la fin, ils récompensent les couleurs voisines.
act-buy-bazaar = Acheter le bazar
log-bazaar-bought = { $name } achète { $tile } pour exactement { $price }
log-bazaar-shown = À côté du marché : { $tile }
play-row-bazaars = Bazars
proof-pay-bazaars = bâtiments × couleurs
lab-line-bazaars =
    bazar : { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-bazaars =
    bazar : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à la fin
bazaar-worth = { $n } à la fin
what-bazaar-first =
    rien ne compte encore autour du bazar ({ $free ->
        [one] { $free } case vide
       *[other] { $free } cases vides
    }) ; le premier bâtiment rapporte 1 point à la fin : { $types }
what-bazaar-next =
    prochain bâtiment à côté du bazar ({ $free ->
        [one] { $free } case vide
       *[other] { $free } cases vides
    }) : { $more } à la fin
zone-bazaars = Bazars

## 7.16 Bazaars

rule-bazaars-deal-title = Bazars dans le sac
rule-bazaars-deal-text = 8 bazars sont mélangés dans le sac. Piochés pour le marché, ils sont posés à côté et on continue de piocher : ils ne provoquent ni n’empêchent la fin.
rule-bazaars-buy-title = Acheter un bazar
rule-bazaars-buy-text = Un bazar coûte autant que la tuile du marché dans la case de sa devise, et il faut faire l’appoint : une autre action suit donc ; le vizir et Karim peuvent aussi en acheter. Tant que cette case est vide, il n’est pas à vendre. À la fin, personne ne le reçoit.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Sans tuile dans la case de sa devise, ce bazar n’a pas de prix.
        [exact] Un bazar se paie en faisant l’appoint : { $over } en trop.
        [short] Un bazar se paie en faisant l’appoint : il manque { $missing }.
       *[not_open] Ce bazar n’est pas à côté du marché.
    }
rule-bazaars-build-title = Placer un bazar
rule-bazaars-build-text = Un bazar n’a pas de mur et se place comme un bâtiment.
rule-bazaars-score-title = Ce que rapporte un bazar
rule-bazaars-score-text = Au décompte 3 seulement : les bâtiments de ses couleurs sur les 8 cases autour, multipliés par le nombre de ses couleurs présentes parmi eux. Les murs n’y changent rien, et un bâtiment peut compter pour plusieurs bazars.
piece-bazaar = Un bazar. Au décompte 3, il compte les bâtiments de ses couleurs autour de lui, multipliés par le nombre de couleurs.

## Livre de règles

book-intro-bazaars =
    8 bazars sans mur se mêlent aux tuiles du sac. Chacun montre une devise et trois couleurs de bâtiment. Entourez-le de bâtiments de ses couleurs : au dernier décompte, il rapporte jusqu’à 24 points.

    Un bazar n’occupe pas de case du marché ; il attend à côté et son prix change avec la tuile de sa devise. Comme on l’achète toujours avec l’appoint, il donne une action supplémentaire.
book-bazaars-deal =
    Les 8 bazars, deux par devise, sont mélangés aux tuiles du sac. Un bazar pioché pour le marché est posé à côté, quel que soit le nombre de ceux qui y sont déjà, et on pioche encore pour la case. Les bazars ne provoquent donc pas la fin de la partie et ne l’empêchent pas non plus : seules comptent les cases.
book-bazaars-buy =
    Un bazar coûte autant que la tuile qui est en ce moment dans la case de sa devise. Exemple : dans la case des dirhams, il y a un jardin de prix 10 ; le bazar des dirhams coûte 10 dirhams. Si la case est vide, il n’est pas en vente.

    On le paie toujours exactement ; une autre action suit donc. Le vizir et Abdul Karim peuvent aussi le procurer. Un bazar resté à côté du marché n’est donné à personne à la fin.
book-bazaars-build =
    Un bazar n’a pas de type et ne compte dans aucune majorité, mais il se place comme un bâtiment : à la fin du tour, dans l’Alhambra ou en réserve, et les transformations valent pour lui aussi. Ses quatre côtés sont ouverts ; il ne peut donc toucher que des côtés ouverts, sauf si un bâtonnet y a ajouté un mur.
book-bazaars-score =
    Au décompte 3 seulement, regardez les 8 cases autour du bazar, y compris en diagonale. Comptez les bâtiments de ses trois couleurs, puis multipliez par le nombre de ces couleurs présentes.

    Exemple : autour d’un bazar pour pavillons, jardins et tours, il y a deux jardins, une tour et un sérail, soit 3 bâtiments × 2 couleurs = 6 points. Avec un pavillon en plus : 4 × 3 = 12 points.

    Les abris, les bazars, les camps et la fontaine ne sont pas des bâtiments ici. Les murs n’y changent rien. Un même bâtiment peut compter pour plusieurs bazars.

## Leçon

lesson-bazaars-title = Les bazars
lesson-bazaars-about = Acheter des tuiles qui récompensent les couleurs autour d’elles.
lesson-bazaars-buy-title = À côté du marché
lesson-bazaars-buy-1 = Les bazars sont à côté du marché. Chacun a une devise et trois couleurs.
lesson-bazaars-buy-2 = Il coûte autant que **la tuile du marché de sa devise**, et il faut faire **l’appoint**. Une autre action suit donc.
lesson-bazaars-buy-turn = Achetez le bazar.
lesson-bazaars-buy-done = 9 dirhams, comme le jardin. Et encore une action.
lesson-bazaars-buy-hint = Choisissez le bazar : vous le payez avec 5 + 4 dirhams.
lesson-bazaars-buy-wrong = Cette fois, achetez le bazar.
lesson-bazaars-buy-wrong-tile = Permis, mais la case des dirhams serait vide et le bazar n’aurait plus de prix.
lesson-bazaars-price-title = Pas de prix, pas d’achat
lesson-bazaars-price-1 = Tant que la case de sa devise est **vide**, un bazar n’est pas à vendre.
lesson-bazaars-price-2 = Payer **trop** n’est pas permis non plus : 7 + 6 ducats pour un bazar à 10, cela ne va pas.
lesson-bazaars-price-turn = Essayez d’acheter les deux bazars.
lesson-bazaars-price-done = L’un n’a pas de prix en ce moment ; pour l’autre, vous ne pouvez pas faire l’appoint.
lesson-bazaars-price-hint = Choisissez un bazar, puis l’autre.
lesson-bazaars-place-title = De bons voisins
lesson-bazaars-place-1 = Un bazar n’a pas de mur et se place comme un bâtiment.
lesson-bazaars-place-2 = À la fin, on regarde les **8 cases autour de lui** : les bâtiments de ses couleurs **×** le nombre de ces couleurs présentes.
lesson-bazaars-place-3 = Pour le vôtre comptent pavillons, appartements et tours.
lesson-bazaars-place-turn = Placez-le là où il rapporte le plus.
lesson-bazaars-place-done = Deux tours, un appartement, un pavillon : 4 bâtiments × 3 couleurs = 12 points.
lesson-bazaars-place-hint = Essayez au nord-ouest de la fontaine ; les voisins en diagonale comptent aussi.
lesson-bazaars-place-wrong = Permis, mais ici il rapporte moins. 12 points sont possibles.
lesson-bazaars-place-wrong-reserve = Dans la réserve, il ne rapporte rien.
lesson-bazaars-score-title = Seulement à la fin
lesson-bazaars-score-1 = Les bazars ne rapportent **qu’au décompte 3** : le vôtre a donné 12 points.
lesson-bazaars-score-2 = Un bazar n’est pas un bâtiment : il ne gagne aucune majorité. Mais un bâtiment peut compter pour plusieurs bazars.
