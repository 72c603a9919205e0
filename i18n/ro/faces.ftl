### Computer players: what they say after a scoring.

## All buildings of a type, as in “takes the towers”

all-pavilion = pavilioane
all-seraglio = seraiuri
all-arcades = arcade
all-chambers = apartamente
all-garden = grădini
all-tower = turnuri

## One sentence of a computer player about its own points

remark-alone =
    { $n ->
        [one] { $name } conduce la { $what } cu { $n } clădire în plus.
        [few] { $name } conduce la { $what } cu { $n } clădiri în plus.
       *[other] { $name } conduce la { $what } cu { $n } de clădiri în plus.
    }
remark-shared = { $name } și { $other } sunt la egalitate la { $what }.
remark-wall = { $name } are cel mai lung zid: { $sides }.
remark-lead = { $name } trece în frunte cu { $points }.
remark-most = { $name } are cel mai bun scor al rundei: { $points }.
remark-points = { $name } primește { $points }.
remark-lost = { $name } pierde { $points }.
remark-none = { $name } nu primește puncte de data asta.
