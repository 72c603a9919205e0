### Computer players: what they say after a scoring.

## All buildings of a type, as in “takes the towers”

all-pavilion = les pavillons
all-seraglio = les sérails
all-arcades = les arcades
all-chambers = les appartements
all-garden = les jardins
all-tower = les tours

## One sentence of a computer player about its own points

remark-alone =
    { $n ->
        [one] { $name } prend { $what } avec { $n } bâtiment d’avance.
       *[other] { $name } prend { $what } avec { $n } bâtiments d’avance.
    }
remark-shared = { $name } et { $other } se partagent { $what }.
remark-wall = { $name } a le plus long mur d’enceinte : { $sides }.
remark-lead = { $name } prend la tête avec { $points }.
remark-most = { $name } marque le plus de points cette fois ({ $points }).
remark-points = { $name } marque { $points }.
remark-lost = { $name } perd { $points }.
remark-none = { $name } ne marque rien cette fois.
