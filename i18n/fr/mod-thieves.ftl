### Thieves: the texts of the module.

new-idea-thieves = De l’argent pris entre deux tours de jeu.
zone-thieves = Voleurs
zone-thieves-used = Voleurs utilisés
zone-thieves-removed = Voleurs hors du jeu
act-use-thief = Utiliser un voleur
log-thief-used = { $name } joue un voleur et prend { $cards }

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
