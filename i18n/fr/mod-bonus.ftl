### Bonus cards (rules of section 7.3).


new-idea-bonus = Une carte secrète double un bâtiment.
act-reveal-bonus = Montrer la carte
act-keep-bonus = Ne rien montrer
ask-bonus = Un décompte va commencer : montrer une carte Bonus ?
log-bonus-shown = { $name } montre une carte Bonus : { $tile }
log-bonus-returned = La carte Bonus revient en main : { $name }
zone-bonus = Cartes Bonus
zone-bonus-shown = Cartes Bonus montrées
zone-bonus-removed = Cartes Bonus hors du jeu

## 7.3 Bonus cards

rule-bonus-deal-title = Distribuer les cartes Bonus
rule-bonus-deal-text = 10 cartes montrent les dix bâtiments sans mur. Chaque joueur en reçoit 3 en secret, 2 dans une partie à 4 ou 5, 1 dans une partie à 6. Les autres quittent le jeu sans être vues.
rule-bonus-reveal-title = Montrer une carte Bonus
rule-bonus-reveal-text = Tant que le bâtiment exact d’une carte Bonus est dans votre Alhambra, vous pouvez montrer cette carte avant un décompte : elle compte comme un bâtiment de plus de ce type pour les majorités. Si quelqu’un en montre une ensuite, la question est posée de nouveau à qui a gardé la sienne. Avant le décompte 3, elle est montrée automatiquement.
refuse-bonus-reveal =
    { $reason ->
        [not_held] Vous n’avez pas cette carte Bonus en main.
        [not_built] Le bâtiment de cette carte ne se trouve pas dans l’Alhambra.
       *[not_now] { $frame ->
            [bonus] Décidez d’abord quelles cartes Bonus montrer.
           *[other] Les cartes Bonus se montrent avant un décompte.
        }
    }
rule-bonus-return-title = Retour en main
rule-bonus-return-text = Si le bâtiment quitte l’Alhambra, sa carte Bonus revient en main.
