### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

mod-camps = Camps
new-pieces-camps = Pieces: 8 camps in the bag, with bastions and arrows.
new-changes-camps = A camp leans on your walls from outside and scores the row in front of each arrow, at every scoring.
new-idea-camps = Tents outside the wall score whole rows.

rule-camps-deal-title = Camps in the bag
rule-camps-deal-text = 8 camps are mixed into the bag and are bought from the market like any tile.
rule-camps-build-title = Placing a camp
rule-camps-build-text = At least one bastion leans on a wall of a tile. Only bastion to wall, or bare side of one camp to bare side of another, may touch.
refuse-camps-build =
    { $reason ->
        [sides] On the sides that touch: only bastion to wall, or camp to camp.
        [bastion] No bastion leans on a wall here.
        [swap] A camp and another kind of tile cannot be swapped here.
       *[leans] A camp would lose the wall its bastion leans on.
    }
rule-camps-score-title = Lines of a camp
rule-camps-score-text = At every scoring each arrow scores 1 point per tile in an unbroken straight line from the camp. An empty space or another camp ends the line.
rule-camps-wall-title = Walls behind camps
rule-camps-wall-text = Walls behind a bastion still score. A camp has no outer side of its own.

play-row-camps = Camps
sides-camp = bastions: { $sides }
what-camps =
    camp: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } each scoring
proof-pay-camps = 1 per tile in line
proof-counted-camps =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
proof-proof-camps =
    Camps: { $name }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
proof-line-camps =
    { $dir ->
        [n] North
        [e] East
        [s] South
       *[w] West
    }: { $t ->
        [one] { $t } tile in line
       *[other] { $t } tiles in line
    }
piece-camp = A camp, placed against a wall from outside. Each arrow scores 1 point per tile in its line.

## The rulebook

book-intro-camps =
    Eight camps lie in the bag and are bought like buildings. A camp leans on a wall of your Alhambra from outside and looks along a row of your tiles: each arrow scores the tiles in its line, at every scoring. The camps that cost 3 to 6 have one bastion and one arrow, those that cost 7 to 10 two each, at a corner. Long straight rows become valuable.
book-camps-deal =
    The 8 camps are mixed into the bag with the buildings. Drawn for the market, a camp lies in a slot and is bought, placed or reserved like any tile: paid in the slot’s currency, with another action if it was exact. It belongs to no building type and does not count in majorities.
book-camps-build =
    A camp has bastions on one or two sides and bare sides elsewhere. Like every tile it is not rotated. At least one bastion must lean on a wall of one of your tiles; two may. On sides that touch only two things are allowed: a bastion against a wall, or a bare side against a bare side of another camp. Everything else is forbidden: a bastion against an open side, a bare side against any side of a tile, a bastion against a camp.

    Example: a camp with its bastion on the north side stands to the south of a tile that has a south wall.

    Nobody needs to walk into a camp. The rule against gaps holds for camps too. No redesign may leave a camp without a wall for its bastion.
book-camps-score =
    At every scoring follow each arrow of a camp, out through its bastion into the Alhambra, in a straight line. Every tile in the unbroken line scores 1 point. The line ends at the first space that is empty or holds another camp. The fountain, huts and bazaars count too; walls inside do not stop the line.

    An arrow that points at an empty space scores nothing. A camp with two arrows scores two lines, and one tile may count for several camps.

    Example: a camp’s arrow points north. To the north of it stand a tower, the fountain and a garden, then an empty space, then a pavilion. That is 3 points.
book-camps-wall =
    A wall on which a bastion leans still scores for the longest wall, as if nothing stood there, and it still protects against invaders. A camp has no outer sides of its own, so it adds no wall and shows no open side. It protects nothing, and it holds no chest, no resident and no wall stick.

## The lesson

lesson-camps-title = Camps
lesson-camps-about = Lean camps on your wall and score whole lines.
lesson-camps-build-title = Outside the wall
lesson-camps-build-1 = A **camp** stands with its bastion against the wall of a tile. This bastion is on its **east** side.
lesson-camps-build-2 = Its arrow scores **1 point for each tile in an unbroken line**.
lesson-camps-build-turn = Place the camp where its line is longest.
lesson-camps-build-done = Four tiles in line: 4 points at every scoring.
lesson-camps-build-hint = Place it west of your longest row.
lesson-camps-build-wrong = This time place the camp.
lesson-camps-build-wrong-short = Behind this wall there is one tile, then an empty space: 1 point. Find the longest row.
lesson-camps-build-wrong-reserve = In the reserve a camp scores nothing. Place it.
lesson-camps-score-title = The line counts
lesson-camps-score-1 = The row “Camps”: **4 points**. The fountain counts too, and walls inside do not stop the line.
lesson-camps-score-2 = The wall behind the bastion still scores as your wall.
lesson-camps-forbidden-title = Bastion to wall
lesson-camps-forbidden-1 = This camp has its bastion on the **north** side.
lesson-camps-forbidden-2 = A bastion touches only a wall; a **bare side** touches only that of another camp.
lesson-camps-forbidden-turn = Try two spaces that break this rule.
lesson-camps-forbidden-done = Bastion to wall, or bare side to bare side of another camp. Nothing else may touch.
lesson-camps-forbidden-hint = The garden south of the fountain has no walls: try the spaces to its east and west.
lesson-camps-held-title = The wall must stay
lesson-camps-held-1 = The camp leans on the seraglio alone.
lesson-camps-held-2 = No redesign may leave a camp **without its wall**.
lesson-camps-held-turn = Try to remove the seraglio.
lesson-camps-held-done = Remove the camp first, then the seraglio.
lesson-camps-held-hint = Press “Redesign”, then choose the seraglio west of the fountain.
