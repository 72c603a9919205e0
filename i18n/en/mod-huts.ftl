### Builders’ huts (rules of section 7.4).


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
