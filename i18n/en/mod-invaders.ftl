### Invaders: the texts of the module.

mod-invaders = Invaders
new-pieces-invaders = Pieces: 4 attack cards, 6 scouts.
new-changes-invaders = After each scoring, open sides facing the attack cost points; scouts let you look ahead.
new-differs-invaders-open = next attack face up, no scouts
new-variant-invaders = Attacks
new-variant-invaders-usual = scouts look ahead
new-variant-invaders-open = the next one lies face up
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
rule-invaders-scouts-text = Two scouts lie face up, two new ones after scorings 1 and 2. Whoever pays exactly for a building of a scout’s type, even by the vizier or for Dirk, takes the scout and looks at the next attack card in secret. Karim’s purchase brings it too.
rule-invaders-open-title = The face-up attack card
rule-invaders-open-text = Variant: the next attack card lies face up and there are no scouts.
piece-scout = A scout. Whoever pays exactly for a building of its type takes it and sees the next attack card.
piece-attack = An attack card. After a scoring, each open side facing it costs points.
worth-attack-side =
    From the { $dir ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } it would cost you { $n }

## The rulebook

book-intro-invaders =
    Four attack cards, one per direction, threaten every Alhambra. After each scoring one is turned up, and each open side that faces this direction costs points. Walls protect you. There are 6 scouts, one per building type: whoever pays exactly may get one and look at the next attack in secret.
book-invaders-attack =
    The four attack cards north, east, south and west are shuffled. After each scoring the top one is turned up. Each player loses points for each open side facing that direction: 1 at scoring 1, 2 at scoring 2, 3 at scoring 3. At scoring 3 open sides in the two neighbouring directions cost 1 each as well. Nobody falls below 0.

    A side is open if a tile, the fountain, a hut or a bazaar has no wall there and no tile lies beyond. Sides in bays count too. Camps have no open sides and protect nothing.

    Example: scoring 3, attack from the east. You have 2 open sides facing east, 3 facing north, 1 facing south, 4 facing west: 2 × 3 + 3 + 1 = 10 points lost. The west costs nothing.
book-invaders-scouts =
    Two of the 6 scouts lie face up at the start. After scoring 1 and after scoring 2, two new ones are turned up and those not used leave the game. If you pay exactly for a building of a face-up scout’s type, you take the scout and look at the next attack card in secret. A purchase with the vizier or by Abdul Karim counts as exact, and it makes no difference if you then give the tile to Dirk.

    Example: a garden scout lies face up. You buy a garden costing 9 with 9: you see where the next attack comes from, and nobody else does.
book-invaders-open =
    In this variant the next attack card lies face up, so that everybody can prepare for it, and there are no scouts. After each attack the next card is turned face up. Everything else about the attack stays the same.
book-variant-invaders-open =
    The next attack is known to all, and the game is played without scouts. It suits those who would rather plan their walls than guess: an open side that will not be attacked can wait, and an exact payment brings only its extra action.
book-variant-invaders-open-title = Variant: the next attack lies face up

## The lesson

lesson-invaders-title = Invaders
lesson-invaders-about = Close off your Alhambra before the attack.
lesson-invaders-scout-title = A scout
lesson-invaders-scout-1 = After each scoring there is an **attack from one direction**. Which one is secret.
lesson-invaders-scout-2 = Two scouts lie face up. Pay **exactly** for a building of a scout’s type, and you may look.
lesson-invaders-scout-turn = Win a scout.
lesson-invaders-scout-done = The scout has shown you the next attack card. Only you may look at it.
lesson-invaders-scout-hint = A garden scout lies face up, and a garden costs 9 dirhams.
lesson-invaders-scout-wrong = This time buy a building of a scout’s type.
lesson-invaders-scout-wrong-other = Exact, but the scout for chambers is not face up. Choose one of the two that are.
lesson-invaders-scout-wrong-over = Too much: only an exact purchase wins the scout.
lesson-invaders-close-title = From the east!
lesson-invaders-close-1 = You may turn up the attack card: the attack comes from the **east**.
lesson-invaders-close-2 = Each of your sides facing east **without a wall and without a tile beyond** costs a point.
lesson-invaders-close-3 = You have two such sides.
lesson-invaders-close-turn = End your actions and build the garden where it serves you best.
lesson-invaders-close-done = One open side fewer, and the garden’s wall goes on from the tower’s.
lesson-invaders-close-hint = Build it south of the eastern tower.
lesson-invaders-close-wrong = Now end your actions and build the garden.
lesson-invaders-close-wrong-half = That closes one side too. But south of the tower it also makes your wall longer.
lesson-invaders-close-wrong-open = Allowed, but both sides stay open to the east.
lesson-invaders-attack-title = The attack
lesson-invaders-attack-1 = First the scoring gives its points, then each open side facing the attack costs **1 point**; 2 in scoring 2, 3 in scoring 3.
lesson-invaders-attack-2 = One side was still open. No score falls below 0.
lesson-invaders-final-title = The last attack
lesson-invaders-final-1 = In scoring 3 the **two neighbouring directions** cost too: 1 point per open side.
lesson-invaders-final-2 = You play the variant without scouts: the attack card lies face up. It comes from the north.
lesson-invaders-final-turn = Build the arcade where it saves the most points.
lesson-invaders-final-done = One open side fewer facing north saves 3 points; one more facing west costs 1.
lesson-invaders-final-hint = Build it north of the fountain or of the seraglio.
lesson-invaders-final-wrong = That closes a side facing east and saves 1 point. Each side facing north costs 3.
lesson-invaders-final-wrong-reserve = In the reserve it protects nothing.
