### The street trader: rules, refusals, log, buttons (section 7.12).

mod-trader = The street trader
    .bare = Street trader
new-pieces-trader = Pieces: 42 residents, a trader for each player.
new-changes-trader = Build where the trader stands, and a resident may move in; sets of colours score at every scoring.
new-idea-trader = Residents move in where the trader stood.

rule-trader-deal-title = Trader and residents
rule-trader-deal-text = There are 7 residents of each building colour. Before the first tiles are laid, each player takes one of each colour, keeps 3 in secret and returns 3 to the supply. Then all are shown on the trader, which goes next to any side of the fountain.
refuse-trader-deal =
    { $reason ->
        [three] Keep exactly 3 residents of different colours.
        [taken] There is a tile here: the trader needs a free space.
        [touch] The trader goes next to a side of the fountain.
       *[not_now] { $frame ->
            [residents] Everybody must choose residents first.
            [trader_place] The trader must be placed first.
           *[other] Residents are chosen before the first tiles are laid.
        }
    }
rule-trader-move-in-title = Moving in
rule-trader-move-in-text = When a tile is placed on the trader’s space, the trader is set aside. One resident of the building’s colour may move in, and a new one of any colour is taken from the supply. If nobody fits, one resident may be swapped with the supply. After all building the trader goes to a free space beside any of your tiles except a camp.
refuse-trader-move-in =
    { $reason ->
        [taken] There is a tile here: the trader needs a free space.
        [touch] The trader goes beside one of your tiles, but not a camp.
        [new] A new resident must be taken from the supply.
        [supply] The supply has no resident of this colour.
        [same] These two residents have the same colour.
        [trader] No resident of this colour stands on the trader.
       *[not_now] { $frame ->
            [trader_in] First decide whether a resident moves in.
            [trader_swap] First decide whether a resident is swapped.
            [trader_back] The trader must be put back first.
           *[other] This is possible only when a tile was placed on the trader’s space.
        }
    }
rule-trader-score-title = Sets of residents
rule-trader-score-text = At every scoring the residents in an Alhambra form sets of different colours, the largest first. A set of 1 to 6 colours is worth 1, 3, 6, 10, 15 or 21 points.
rule-trader-return-title = A resident goes back
rule-trader-return-text = If the building leaves the Alhambra its resident goes back to the supply. Nobody lives in huts.

log-residents-chosen = { $name } has chosen the first residents
log-residents-shown = { $name } shows the residents on the trader: { $residents }
log-trader-placed = { $name } places the trader ({ $cell })
log-trader-aside = { $name } sets the trader aside
log-resident-moved-in =
    { $name }: a resident moves into { $colour ->
        [pavilion] the pavilion
        [seraglio] the seraglio
        [arcades] the arcade
        [chambers] the chamber
        [garden] the garden
       *[tower] the tower
    }
log-resident-taken =
    { $name } takes a { $colour ->
        [pavilion] blue
        [seraglio] red
        [arcades] brown
        [chambers] white
        [garden] green
       *[tower] purple
    } resident from the supply
log-resident-swapped =
    { $name } swaps a { $old_colour ->
        [pavilion] blue
        [seraglio] red
        [arcades] brown
        [chambers] white
        [garden] green
       *[tower] purple
    } resident for a { $new_colour ->
        [pavilion] blue
        [seraglio] red
        [arcades] brown
        [chambers] white
        [garden] green
       *[tower] purple
    } one from the supply
log-residents-stayed = { $name } leaves the residents on the trader
log-resident-lost =
    { $name } loses a { $colour ->
        [pavilion] blue
        [seraglio] red
        [arcades] brown
        [chambers] white
        [garden] green
       *[tower] purple
    } resident: back to the supply

act-choose-residents = Keep these residents
act-place-trader = Place the trader
act-move-in = Let a resident move in
act-swap-resident = Swap a resident
act-stay-out = Leave the residents
ask-residents = Which 3 residents do you keep?
ask-trader-place = On which side of the fountain does the trader go?
ask-trader-in = Does a resident move in, and which new one joins the trader?
ask-trader-swap = Swap a resident with the supply?
ask-trader-back = Where does the trader go?

play-row-trader = Residents
play-row-residents = Residents
proof-pay-trader = sets of colours
lab-line-trader =
    Residents: set of { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-trader =
    residents: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
what-residents = a resident can move in when you build its colour on the trader’s space
what-residents-tiles = Buildings of these colours in the game: { $tiles }
zone-resident-supply = Supply of residents
zone-trader = Residents on the trader
piece-trader = The trader. Build on this space, and one of the residents waiting there may move in if the colour fits.
piece-resident = A resident. Residents of different colours in one Alhambra form sets, which score every time.
worth-residents = Residents at home: { $n }
worth-moves-in = Once this one lives here: { $old } → { $new }

## The rulebook

book-intro-trader =
    Each player gets a trader, and there are 42 residents, 7 in each of the six building colours. The trader stands on an empty space beside your Alhambra. When you build on that space, a resident of the building’s colour may move in. Residents of different colours form sets, which score at every scoring. It matters not only what you build, but where.
book-trader-deal =
    Before the first tiles are laid, each player takes one resident of each of the six colours, secretly keeps 3 and returns 3 to the supply. When all have chosen, the residents are shown and stand on the traders. Then each player puts the trader next to any side of their fountain.
book-trader-move-in =
    When you place a tile on the trader’s space, the trader is set aside. If the tile is a building and one of your trader’s residents has its colour, that resident may move in, and you take a new one of any colour from the supply. At most one resident moves in per turn. Example: a white resident stands on your trader; you build a chamber on the trader’s space, and the resident may live in it.

    If no resident has the colour, or a hut, bazaar or camp was placed there, nobody moves in, but you may swap one resident with the supply. If the supply is empty, there is no new resident and nothing is swapped.

    When all building of the turn is done, a trader that was set aside is put on a free space touching a side of any of your tiles except a camp; no other building rule applies to it. A trader whose neighbours are removed stays where it is. Several residents of one colour may wait on your trader; only one of them moves in.
book-trader-score =
    At every scoring the residents living in your Alhambra are sorted into sets of different colours, the largest set first. A set of 1, 2, 3, 4, 5 or 6 colours is worth 1, 3, 6, 10, 15 or 21 points. Residents still on the trader do not count.

    Example: two blue, two red and one green resident. The first set is blue, red, green: 6 points. The second is blue, red: 3 points. Together 9.
book-trader-return =
    If a building leaves your Alhambra, its resident does not go with it but returns to the supply. Residents live in buildings only: never in huts, camps or bazaars, and never in the reserve.

## The lesson

lesson-trader-title = The street trader
lesson-trader-about = Build where the trader stands, and residents move in.
lesson-trader-move-title = Where the trader stands
lesson-trader-move-1 = **Three residents** wait on your trader, each in the colour of a building type.
lesson-trader-move-2 = Build on the **trader’s space**: a resident of the building’s colour may move in.
lesson-trader-move-3 = You have bought a garden, and a green resident (garden) is waiting.
lesson-trader-move-turn = Build the garden so that the resident can move in.
lesson-trader-move-done = The trader steps aside, and the garden awaits its resident.
lesson-trader-move-hint = The trader stands east of the fountain.
lesson-trader-move-wrong = Allowed, but here nobody moves in: the trader stands elsewhere.
lesson-trader-move-wrong-reserve = Nobody moves into a tile in the reserve.
lesson-trader-new-title = Who comes next?
lesson-trader-new-1 = In place of the one that moves in you take a **new resident of any colour**.
lesson-trader-new-2 = Scorings count sets of **different colours**: 1 to 6 colours make 1, 3, 6, 10, 15, 21 points.
lesson-trader-new-turn = Red (seraglio) and green (garden) live with you, red and blue (pavilion) wait on the trader. Choose a new colour.
lesson-trader-new-done = Green has moved in, and a colour that you lack is waiting now.
lesson-trader-new-hint = Choose brown (arcade), white (chamber) or purple (tower).
lesson-trader-new-wrong = This colour already lives with you: it would only begin a second, smaller set.
lesson-trader-new-wrong-waiting = A blue resident (pavilion) is already waiting. Another colour leaves you more choice.
lesson-trader-new-wrong-stay = Allowed, but then nobody moves in, and your set does not grow.
lesson-trader-free-title = The trader comes back
lesson-trader-free-1 = When you end your turn, after all building, the trader goes to a **free space beside one of your tiles**.
lesson-trader-free-2 = Walls do not matter there.
lesson-trader-free-turn = End your turn, then try two spaces where the trader cannot go.
lesson-trader-free-done = The space must be free and touch a side of one of your tiles.
lesson-trader-free-hint = Press “End turn”, then choose two of your tiles.
lesson-trader-put-title = Look ahead
lesson-trader-put-1 = Somebody moves in only if you can **really build** on the trader’s space.
lesson-trader-put-2 = A pavilion with a north wall lies in your reserve, and the blue resident, the one for pavilions, is waiting.
lesson-trader-put-turn = Put the trader where this pavilion can be added on your next turn.
lesson-trader-put-done = Here the pavilion fits. Add it on your next turn, and blue moves in.
lesson-trader-put-hint = It fits west of the fountain, for example.
lesson-trader-put-wrong = Allowed, but the pavilion cannot be built here: its sides do not match, or there is no way in.
lesson-trader-score-title = Sets of colours
lesson-trader-score-1 = Red and green live in your Alhambra: a set of 2 colours, **3 points**.
lesson-trader-score-2 = If a building leaves the Alhambra, its resident goes back to the supply.
