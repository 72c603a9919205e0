### Builders’ huts (rules of section 7.4).

mod-huts = Builders’ huts
new-pieces-huts = Pieces: 24 huts in six stacks.
new-changes-huts = Taking one is an action, free of charge; it counts as one building for each neighbour of its type with no wall between, 3 at most.
new-idea-huts = Free tiles that count as much as what is beside them.
act-take-hut = Take a hut
log-hut-taken = { $name } takes { $tile }
log-hut-shown = Turned up: { $tile }
zone-huts = Huts
zone-huts-below = Huts face down

## 7.4 Builders’ huts

rule-huts-take-title = Taking a hut
rule-huts-take-text = An action: take one of the face-up huts, free of charge. It ends the actions of the turn. Nobody may have more than 3 huts, the reserve included.
refuse-huts-take =
    { $reason ->
        [limit] Nobody may have more than 3 huts, the reserve included.
       *[not_open] This hut is not face up.
    }
rule-huts-score-title = What a hut counts as
rule-huts-score-text = In the majorities a hut counts as one building for each neighbour of its type with no wall between, 3 at most. Other huts do not count here, and a gate does not help.
rule-huts-tile-title = A hut is a tile
rule-huts-tile-text = A hut is placed, walked through and redesigned like any tile, and its walls count. It holds no chest and no resident.
piece-hut = A hut. It counts as a building for each neighbour of its type with no wall between, 3 at most.
worth-hut = { $types }: counts as { $n }, 3 at most
worth-hut-best = counts as { $n } at best now

## The rulebook

book-intro-huts =
    Huts are 24 extra tiles, sorted by type: 3 for pavilions, 3 for seraglios, 4 for arcades, 4 for chambers, 5 for gardens and 5 for towers. Each has one or two walls. A hut costs nothing but an action, and it counts as one building of its type for each one beside it, 3 at most. A well-placed hut can turn a majority.
book-huts-take =
    The huts of each type form a shuffled face-down stack with its top hut turned up: up to six face-up huts. As an action you take one of them, free of charge; the next of its stack is turned up at once. This is never an exact payment and ends the actions of your turn.

    The hut is placed at the end of the turn like a bought tile, into the Alhambra or into the reserve. Nobody may have more than 3 huts, the reserve included.
book-huts-score =
    In the majorities a hut counts as one building of its type for each neighbour of the same type to the north, east, south or west, if no wall stands between them; 3 at most. Only buildings are such neighbours, not other huts. A gate in the wall does not help.

    Example: a garden hut has gardens to the north and to the east, but a wall stands between it and the east one. It counts as 1. Together with the two gardens that makes 3. A hut that counts as 0 does not make a building: it is not enough to score for its type.
book-huts-tile =
    In everything else a hut is a tile. Its sides must match, people walk through it, it must leave no gap, its walls count for the longest wall, it can be redesigned. It counts in the line of a camp and shows its open sides to invaders.

    It never holds a chest or a resident, and a bazaar does not count it as a building.

## The lesson

lesson-huts-title = Builders’ huts
lesson-huts-about = Take free tiles that count as much as what is beside them.
lesson-huts-take-title = The right place
lesson-huts-take-1 = A **hut** costs nothing. Taking it ends your actions.
lesson-huts-take-2 = It counts as one building for **each neighbour of its type** with no wall between, 3 at most.
lesson-huts-take-3 = It is placed like any tile.
lesson-huts-take-turn = Take the garden hut and place it where it counts most.
lesson-huts-take-done = Three gardens beside it: it counts as three gardens.
lesson-huts-take-hint = One space is free between your three gardens.
lesson-huts-take-wrong = This time take the garden hut: your gardens are close together.
lesson-huts-take-wrong-type = What you have close together are gardens. Only a garden hut counts as three there.
lesson-huts-take-wrong-fewer = Fewer gardens are beside it there. Between all three it counts most.
lesson-huts-take-wrong-reserve = In the reserve it does not count. Build it between the gardens.
lesson-huts-score-title = The hut counts
lesson-huts-score-1 = Marco has four gardens, you have three, **and your hut adds three more**.
lesson-huts-score-2 = Huts beside a hut add nothing to it.
lesson-huts-walls-title = Walls in between
lesson-huts-walls-1 = This garden hut has walls on its **north** and **east** sides.
lesson-huts-walls-2 = A neighbour **behind a wall** does not count.
lesson-huts-walls-turn = Place the hut where it counts as two gardens.
lesson-huts-walls-done = Two gardens, both open to the hut.
lesson-huts-walls-hint = In the far east one space has a garden to its west and one to its south.
lesson-huts-walls-wrong = The hut needs two gardens on its open sides: one to the west, one to the south.
lesson-huts-walls-wrong-trap = Three gardens touch it here, but two are behind walls: it would count as only one.
lesson-huts-limit-title = Three and no more
lesson-huts-limit-1 = You have three huts: one is built, two are in the reserve.
lesson-huts-limit-2 = **Nobody may have more than three**, the reserve included.
lesson-huts-limit-turn = Try to take a fourth one.
lesson-huts-limit-done = So take a hut only if you have a good place for it.
lesson-huts-limit-hint = Choose any of the face-up huts.
