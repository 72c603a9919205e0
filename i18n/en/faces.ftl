### Computer players: what they say after a scoring.

## All buildings of a type, as in “takes the towers”

all-pavilion = the pavilions
all-seraglio = the seraglios
all-arcades = the arcades
all-chambers = the chambers
all-garden = the gardens
all-tower = the towers

## One sentence of a computer player about its own points

remark-alone =
    { $n ->
        [one] { $name } leads in { $what } by one.
       *[other] { $name } leads in { $what } by { $n }.
    }
remark-shared = { $name } and { $other } share { $what }.
remark-wall = { $name } has the longest wall: { $sides }.
remark-lead = { $name } goes into the lead with { $points }.
remark-most = { $name } scores the most this time: { $points }.
remark-points = { $name } scores { $points }.
remark-lost = { $name } loses { $points }.
remark-none = { $name } scores nothing this time.
