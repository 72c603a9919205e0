### City gates: rules, refusals, log, buttons (section 7.5).


new-idea-gates = Open a way through a wall.
zone-gate-open = Gate card

rule-gates-deal-title = Gate cards
rule-gates-deal-text = As many gate cards as players lie in piles 3, 4 and 5. A card drawn is turned face up; if one already lies there, the new one is discarded. Either way another card is drawn.
rule-gates-take-title = Taking a gate card
rule-gates-take-text = Taking the face-up gate card is an action, in place of taking money; it ends the actions of the turn.
refuse-gates-take = No gate card is face up.
rule-gates-use-title = Opening a gate
rule-gates-use-text = If a tile touches the Alhambra only through walls, a gate card opens one of them, so that people can walk through. Both tiles must have a printed wall there. Only for placing or adding a tile; the card leaves the game.
refuse-gates-use =
    { $reason ->
        [no_card] You have no gate card in hand.
        [needless] No gate is needed here.
        [stick] A gate opens printed walls only, and one of these was added.
       *[no_tile] No tile lies beyond this side.
    }
rule-gates-fixed-title = Tiles next to a gate
rule-gates-fixed-text = The two tiles next to a gate can never be removed or swapped.
refuse-gates-fixed = A tile next to a gate stays where it is.

log-gate-shown = A gate card is turned face up
log-gate-discarded = Another gate card is discarded
log-gate-taken = { $name } takes the gate card
log-gate-opened =
    { $name } opens a gate: { $tile }, { $side ->
        [n] north side
        [e] east side
        [s] south side
       *[w] west side
    }

act-take-gate = Take the gate card
act-place-with-gate = Place with a gate
act-add-with-gate = Add with a gate
move-place-with-gate =
    Place { $tile } with a gate ({ $cell }, { $side ->
        [n] north side
        [e] east side
        [s] south side
       *[w] west side
    })
move-add-with-gate =
    Add { $tile } from the reserve with a gate ({ $cell }, { $side ->
        [n] north side
        [e] east side
        [s] south side
       *[w] west side
    })
