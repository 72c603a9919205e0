### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

new-idea-camps = Tents outside the wall score whole rows.

rule-camps-deal-title = Camps in the bag
rule-camps-deal-text = 8 camps are mixed into the bag and are bought from the market like any tile.
rule-camps-build-title = Building a camp
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
