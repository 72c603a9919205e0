### Change: everything that is said of it.

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
