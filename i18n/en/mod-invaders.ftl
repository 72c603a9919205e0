### Invaders: the texts of the module.

new-idea-invaders = Open sides cost points.
zone-attacks = Attacks so far
zone-attack-next = Next attack
zone-scouts = Face-up scouts
play-row-invaders = Attack
proof-pay-invaders = per open side
proof-count-invaders =
    { $n ->
        [one] { $n } open side
       *[other] { $n } open sides
    }
lab-line-invaders =
    Attack from the { $item ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }: { $n ->
        [one] { $n } open side
       *[other] { $n } open sides
    }, { $points ->
        [0] 0 points
        [one] −{ $points } point
       *[other] −{ $points } points
    }
log-attack-turned =
    { $side ->
        [n] Attack from the north
        [e] Attack from the east
        [s] Attack from the south
       *[w] Attack from the west
    }
log-attack-foreseen =
    { $side ->
        [n] The next attack comes from the north
        [e] The next attack comes from the east
        [s] The next attack comes from the south
       *[w] The next attack comes from the west
    }
log-scout-shown =
    { $colour ->
        [pavilion] New scout: pavilion
        [seraglio] New scout: seraglio
        [arcades] New scout: arcade
        [chambers] New scout: chamber
        [garden] New scout: garden
       *[tower] New scout: tower
    }
log-scout-left =
    { $colour ->
        [pavilion] A scout leaves the game: pavilion
        [seraglio] A scout leaves the game: seraglio
        [arcades] A scout leaves the game: arcade
        [chambers] A scout leaves the game: chamber
        [garden] A scout leaves the game: garden
       *[tower] A scout leaves the game: tower
    }
log-scout-taken =
    { $colour ->
        [pavilion] { $name } uses a scout (pavilion) and looks at the next attack card
        [seraglio] { $name } uses a scout (seraglio) and looks at the next attack card
        [arcades] { $name } uses a scout (arcade) and looks at the next attack card
        [chambers] { $name } uses a scout (chamber) and looks at the next attack card
        [garden] { $name } uses a scout (garden) and looks at the next attack card
       *[tower] { $name } uses a scout (tower) and looks at the next attack card
    }

rule-invaders-attack-title = Attack
rule-invaders-attack-text = After each scoring an attack card is turned up: each open side facing it costs 1, then 2, then 3 points; in scoring 3 also 1 for each open side in the two neighbouring directions. No score falls below 0.
rule-invaders-scouts-title = Scouts
rule-invaders-scouts-text = Two scouts lie face up, two new ones after scorings 1 and 2. Whoever pays exactly for a building of a scout’s type takes the scout and looks at the next attack card in secret.
rule-invaders-open-title = The face-up attack card
rule-invaders-open-text = Variant: the next attack card lies face up and there are no scouts.
