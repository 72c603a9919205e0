### City gates: rules, refusals, log, buttons (section 7.5).

mod-gates = City gates
new-pieces-gates = Pieces: as many gates and gate cards as players.
new-changes-gates = Where a tile touches only walls, a gate opens a way; both tiles then stay for good.
new-idea-gates = Open a way through a wall.
zone-gate-open = Gate card

rule-gates-deal-title = Gate cards
rule-gates-deal-text = As many gate cards as players lie in piles 3, 4 and 5. A card drawn is turned face up; if one already lies there, the new one is discarded. Either way another card is drawn.
rule-gates-take-title = Taking a gate card
rule-gates-take-text = Taking the face-up gate card is an action, in place of taking money; it ends the actions of the turn.
refuse-gates-take = No gate card is face up.
rule-gates-use-title = Opening a gate
rule-gates-use-text = If a tile touches the Alhambra only through walls, a gate card opens one of them, so that people can walk through. Both tiles must have a printed wall there. Only for placing or adding a tile, and as many as you like in a turn; the card leaves the game.
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
piece-gate = A gate card. When you place or add a tile, it opens one wall so that people can walk through; both tiles then stay for good.

## The rulebook

book-intro-gates =
    There are as many gates and gate cards as players. A gate is an opening in a double wall, where two tiles stand wall to wall: people can walk through. So you may build in places that walls would forbid. In return both tiles stay where they are for the rest of the game.
book-gates-deal =
    As many gate cards as players are spread as evenly as possible over the piles 3, 4 and 5 of the deck; extra ones go to pile 3, then to pile 4.

    { $seats ->
        [2] With two players: one into pile 3, one into pile 4, none into pile 5.
        [3] With three players: one into each of the three piles.
        [4] With four players: two into pile 3, one each into piles 4 and 5.
        [5] With five players: two each into piles 3 and 4, one into pile 5.
       *[other] With six players: two into each of the three piles.
    }

    A gate card that is drawn is turned face up beside the display, if no other lies there; otherwise it goes to the discard pile. Either way another card is drawn for the display.
book-gates-take =
    Taking the face-up gate card is an action, in place of taking money: you take no money and no exchange card with it. It ends the actions of your turn. The card stays in your hand until you use it. Your hand may hold several gate cards.
book-gates-use =
    You use a gate card while you place a bought tile or add a tile by a redesign, including one with a builder card or Ammar, and with the vizier. If the new tile touches the Alhambra only through walls, the card opens one of these double walls: people can walk through that side. Both tiles must have a wall printed there; a wall stick will not do. All other building rules hold.

    Example: a tile with an east wall; beyond it you place a tile with a west wall. Nobody could walk there, but a gate makes the place legal.

    A gate never makes it legal to remove or swap a tile. Several gate cards may be used in a turn. A used card leaves the game.
book-gates-fixed =
    The two tiles next to a gate can never be removed or swapped, for the rest of the game. They may still receive wall sticks (on sides without a wall), chests and residents.

## The lesson

lesson-gates-title = City gates
lesson-gates-about = Open a way through a wall where no tile would fit.
lesson-gates-take-title = The gate card
lesson-gates-take-1 = The tower in your reserve **does not fit on any free space**.
lesson-gates-take-2 = A **gate card** lies face up. It is taken in place of money and ends your actions.
lesson-gates-take-turn = Take the gate card.
lesson-gates-take-done = It stays in your hand until you need it.
lesson-gates-take-hint = Choose the gate card and confirm.
lesson-gates-take-wrong = This does not get the tower out of the reserve. Take the gate card.
lesson-gates-take-wrong-swap = Then another tile lies in the reserve in its place. Take the gate card.
lesson-gates-open-title = Through the wall
lesson-gates-open-1 = If a tile touches your Alhambra **only through walls**, a gate opens one of them.
lesson-gates-open-2 = You can then walk through that side. Both tiles must have a wall there.
lesson-gates-open-turn = Add the tower with a gate.
lesson-gates-open-done = The tower can be reached on foot. The gate card leaves the game.
lesson-gates-open-hint = Choose the tower, then a space behind a wall, such as the one south of the chamber.
lesson-gates-open-wrong = In the reserve the tower never scores. Add it with a gate.
lesson-gates-open-wrong-swap = Then another tile lies in the reserve in its place. With a gate both stay built.
lesson-gates-fixed-title = Fixed for good
lesson-gates-fixed-1 = A gate now joins the chamber and the tower south of it.
lesson-gates-fixed-2 = **Neither can be removed or swapped any more.**
lesson-gates-fixed-turn = Try to remove each of the two.
lesson-gates-fixed-done = So open a gate only where both tiles may stay.
lesson-gates-fixed-hint = Press “Redesign” and choose the chamber, then the tower.
lesson-gates-save-title = Not every wall needs a gate
lesson-gates-save-1 = This tower fits in some spaces with a gate, in others without one.
lesson-gates-save-2 = Walls **between** two tiles score nothing.
lesson-gates-save-turn = Place the tower so that your wall becomes two sides long.
lesson-gates-save-done = Two sides of wall, no tile is fixed, and the gate card is still yours.
lesson-gates-save-hint = Both walls of the tower must be outside, for example north of the fountain.
lesson-gates-save-wrong = This time the tower should give you a wall of two sides.
lesson-gates-save-wrong-gate = Now a wall of the tower is inside: your wall has one side only, and the card is gone.
lesson-gates-save-wrong-reserve = In the reserve its walls score nothing. Build it.
