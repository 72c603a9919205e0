### Bazaars (rules of section 7.16).


new-idea-bazaars = À la fin, ils comptent les couleurs voisines.
act-buy-bazaar = Acheter le bazar
log-bazaar-bought = { $name } achète { $tile } pour { $price } (appoint) : encore une action
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
zone-bazaars = Bazars

## 7.16 Bazaars

rule-bazaars-deal-title = Bazars dans le sac
rule-bazaars-deal-text = 8 bazars sont mélangés dans le sac. Piochés pour le marché, ils sont posés à côté et on continue de piocher : ils ne provoquent ni n’empêchent la fin.
rule-bazaars-buy-title = Acheter un bazar
rule-bazaars-buy-text = Un bazar coûte autant que la tuile du marché dans la case de sa devise, et il faut faire l’appoint : une autre action suit donc. Tant que cette case est vide, il n’est pas à vendre. À la fin, personne ne le reçoit.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Sans tuile dans la case de sa devise, ce bazar n’a pas de prix.
        [exact] Un bazar se paie en faisant l’appoint : { $over } en trop.
       *[not_open] Ce bazar n’est pas à côté du marché.
    }
rule-bazaars-build-title = Placer un bazar
rule-bazaars-build-text = Un bazar n’a pas de mur et se place comme un bâtiment.
rule-bazaars-score-title = Ce que rapporte un bazar
rule-bazaars-score-text = Au décompte 3 seulement : les bâtiments de ses couleurs sur les 8 cases autour, multipliés par le nombre de ses couleurs présentes parmi eux. Les murs n’y changent rien, et un bâtiment peut compter pour plusieurs bazars.
