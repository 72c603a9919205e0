### Computer players: what they say after a scoring.

## All buildings of a type, as in “takes the towers”

all-pavilion = i padiglioni
all-seraglio = i serragli
all-arcades = i porticati
all-chambers = gli appartamenti
all-garden = i giardini
all-tower = le torri

## One sentence of a computer player about its own points

remark-alone =
    { $n ->
        [one] { $name } prende { $what } con { $n } edificio in più.
       *[other] { $name } prende { $what } con { $n } edifici in più.
    }
remark-shared = { $name } divide { $what } con { $other }.
remark-wall = { $name } ha le mura più lunghe: { $sides }.
remark-lead = { $name } passa in testa con { $points }.
remark-most = { $name } fa il bottino più ricco: { $points }.
remark-points = { $name } ottiene { $points }.
remark-lost = { $name } perde { $points }.
remark-none = { $name } resta senza punti questa volta.
