### Diamonds: everything that is said of them.

new-idea-diamonds = Une cinquième devise pour toutes les tuiles.


## Rules of section 7.6

rule-diamonds-deal-title = Des diamants parmi l’argent
rule-diamonds-deal-text = 11 cartes Diamant de valeur 3 à 9 sont mélangées à l’argent avant la distribution de l’argent de départ. Elles comptent pour atteindre 20.
rule-diamonds-use-title = Payer en diamants
rule-diamonds-use-text = Toute tuile en vente peut se payer entièrement en diamants, de même qu’une enchère ou des coffres. Ils ne se mêlent ni à d’autre argent ni à un bureau de change. Les voleurs ne peuvent pas les prendre et ils ne comptent pas à la distribution finale.
refuse-diamonds-use = Les diamants ne se mêlent jamais à d’autre argent.
