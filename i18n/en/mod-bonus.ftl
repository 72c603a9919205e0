### Bonus cards (rules of section 7.3).


new-idea-bonus = A secret card doubles one building.
act-reveal-bonus = Show the card
act-keep-bonus = Show none
ask-bonus = A scoring is about to take place: show a bonus card?
log-bonus-shown = { $name } shows a bonus card: { $tile }
log-bonus-returned = { $name } takes the bonus card back into hand
zone-bonus = Bonus cards
zone-bonus-shown = Bonus cards shown
zone-bonus-removed = Bonus cards out of the game

## 7.3 Bonus cards

rule-bonus-deal-title = Dealing bonus cards
rule-bonus-deal-text = 10 cards show the ten buildings without walls. Each player gets 3 in secret, 2 with 4 or 5 players, 1 with 6. The rest leave the game unseen.
rule-bonus-reveal-title = Showing a bonus card
rule-bonus-reveal-text = While exactly its building stands in your Alhambra, a bonus card may be shown before a scoring: one more building of that type in the majorities. Those who kept a card are asked again once another player has shown one. Before scoring 3 it is shown automatically.
refuse-bonus-reveal =
    { $reason ->
        [not_held] This bonus card is not in your hand.
        [not_built] The building of this card does not stand in the Alhambra.
       *[not_now] { $frame ->
            [bonus] First decide which bonus cards to show.
           *[other] Bonus cards are shown before a scoring.
        }
    }
rule-bonus-return-title = Back in the hand
rule-bonus-return-text = If the building leaves the Alhambra, its bonus card returns to its owner’s hand.
