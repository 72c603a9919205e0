### The street trader: rules, refusals, log, buttons (section 7.12).


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
log-residents-shown = { $name } shows the residents on the trader
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
zone-resident-supply = Supply of residents
zone-trader = Residents on the trader
