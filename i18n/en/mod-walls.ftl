### Walls: rules, refusals, log, buttons (section 7.9).


new-idea-walls = Put walls where the tiles have none.
zone-walls-open = Wall cards

rule-walls-deal-title = Wall cards
rule-walls-deal-text = 8 wall cards, 2 each in piles 2 to 5, show one side or a corner. A card drawn is laid aside face up, any number of them; another card is drawn in its place.
rule-walls-build-title = Adding walls
rule-walls-build-text = Taking a face-up wall card is an action that ends the actions of the turn. All its walls go onto one of your tiles, placed or not, where those sides have none. The building rules must hold, and a camp takes none. The walls stay on the tile for good.
refuse-walls-build =
    { $reason ->
        [not_open] This wall card is not face up.
        [not_own] This tile is neither in the reserve nor set aside.
        [no_tile] There is no tile here.
        [camp] A camp takes no wall.
       *[wall] There is already a wall on this side.
    }

log-wall-card-shown = Turned face up: { $card }
log-sticks-built =
    { $name } adds { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    } to { $tile }

act-build-sticks = Add walls
act-build-sticks-aside = Walls for a tile not yet placed
