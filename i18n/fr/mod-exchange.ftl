### Currency exchange: everything that is said of it.

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
