### Walls: rules, refusals, log, buttons (section 7.9).

mod-walls = Walls
new-pieces-walls = Pieces: 8 wall cards, 12 sticks.
new-changes-walls = An action puts new walls onto one of your tiles: a longer wall, but also fewer ways to build on.
new-idea-walls = Put walls where the tiles have none.
zone-walls-open = Wall cards

rule-walls-deal-title = Wall cards
rule-walls-deal-text = 8 wall cards, 2 each in piles 2 to 5, show one side or a corner. A card drawn is laid aside face up, any number of them; another card is drawn in its place.
rule-walls-build-title = Adding walls
rule-walls-build-text = Taking a face-up wall card is an action that ends the actions of the turn. All its walls go onto one of your tiles, placed or not, where those sides have none. The building rules must hold, and a camp takes none. The walls stay on the tile for good.
refuse-walls-build =
    { $reason ->
        [not_open] This wall card is not face up.
        [not_own] This tile is neither in the reserve nor set aside.
        [no_tile] There is no tile here.
        [camp] A camp takes no wall.
       *[wall] There is already a wall on this side.
    }

log-wall-card-shown = Turned face up: { $card }
log-sticks-built =
    { $name } adds { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    } to { $tile }

act-build-sticks = Add walls
act-build-sticks-aside = Walls for a tile not yet placed
piece-wall = A wall card. As an action you add its walls to one of your tiles, for good.

## The rulebook

book-intro-walls =
    Eight wall cards come up during the game, four with one side and four with a corner, and 12 wall sticks belong to them. With a wall card you put one or two sticks onto a tile of yours that has no wall there. This lengthens your wall, closes open sides and lets camps lean there; but no tile with an open side facing a stick fits there any more.
book-walls-deal =
    The 8 wall cards (north, east, south, west, and the four corners) are shuffled into the piles 2, 3, 4 and 5, two each. A wall card drawn is laid aside face up, however many lie there already, and another card is drawn for the display.
book-walls-build =
    Taking a face-up wall card is an action; it ends the actions of your turn and the card leaves the game. You must at once put all its sticks, one or two, onto one tile of yours, on the sides that the card shows, where it has no wall yet.

    The tile may stand in the Alhambra, lie in the reserve or have been bought this turn; huts, bazaars and the fountain are fine, camps are not. Afterwards all building rules must hold: so in the Alhambra a stick never fits where another tile touches, as it would put a wall against an open side.

    Example: the card shows north and east. A garden with only a west wall, and empty spaces to its north and east, may take both.

    A stick is a wall in every respect, except that no gate can be opened in it. It stays on its tile for good. A card that fits nowhere cannot be taken.

## The lesson

lesson-walls-title = Walls
lesson-walls-about = Put walls where your tiles have none.
lesson-walls-corner-title = A corner of wall
lesson-walls-corner-1 = Wall cards that are drawn lie **face up for everybody**.
lesson-walls-corner-2 = Taking one is an action that **ends your actions**. All its walls go onto **one of your tiles**, for good.
lesson-walls-corner-3 = In a scoring they count like printed walls.
lesson-walls-corner-turn = Take the card that makes your longest wall grow most, and choose its tile.
lesson-walls-corner-done = The corner joins the arcade’s wall to the garden’s: now your wall has 4 sides.
lesson-walls-corner-hint = Choose the corner card, then the tower.
lesson-walls-corner-wrong = This time use a wall card: it costs no money.
lesson-walls-corner-wrong-short = Allowed, but this way your wall has 3 sides at most. With the corner it can have 4.
lesson-walls-where-title = Not everywhere
lesson-walls-where-1 = **All** the walls of a card must fit on the tile, or it cannot go there.
lesson-walls-where-2 = The side must not have a wall yet, and **no tile may touch it**.
lesson-walls-where-turn = Choose the corner card and try two tiles where it is forbidden.
lesson-walls-where-done = Either there was a wall already, or the touching sides would no longer match.
lesson-walls-where-hint = The garden already has an east wall. East of the seraglio lies the fountain.
lesson-walls-bought-title = Before it is built
lesson-walls-bought-1 = The walls may also go onto a tile in your reserve, or one **bought this turn**.
lesson-walls-bought-2 = So after an **exact** purchase you can take a wall card for the new tile.
lesson-walls-bought-turn = Pay exactly for the pavilion, give it the wall, and build it so that your wall grows.
lesson-walls-bought-done = The pavilion’s wall goes on from the garden’s: 5 sides.
lesson-walls-bought-hint = Pay 5 + 3, choose the wall card, then build south of the garden.
lesson-walls-bought-wrong = One after the other: the pavilion, the wall card, then build.
lesson-walls-bought-wrong-money = That would end your actions. Paid exactly, the pavilion lets you act again.
lesson-walls-bought-wrong-elsewhere = Allowed, but this way its wall joins nothing. Find where your wall ends.
lesson-walls-score-title = What it is worth
lesson-walls-score-1 = A scoring card was drawn. Your longest wall has 5 sides: **5 points**.
lesson-walls-score-2 = But nobody walks through a new wall, and only a wall can be built against it.
