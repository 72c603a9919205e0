### Game terms, as checks/glossary.csv has them.

## Building types: one, several in a sentence, heading

type-pavilion = pavilion
type-seraglio = seraglio
type-arcades = arcade
type-chambers = chamber
type-garden = garden
type-tower = tower
types-pavilion = Pavilions
types-seraglio = Seraglios
types-arcades = Arcades
types-chambers = Chambers
types-garden = Gardens
types-tower = Towers


## Phrases with the indefinite article: object of a verb or after a plain preposition

a-pavilion = a pavilion
a-seraglio = a seraglio
a-arcades = an arcade
a-chambers = a chamber
a-garden = a garden
a-tower = a tower
a-hut = a hut
a-camp = a camp
a-bazaar = a bazaar


## Phrases with the definite article

the-pavilion = the pavilion
the-seraglio = the seraglio
the-arcades = the arcade
the-chambers = the chamber
the-garden = the garden
the-tower = the tower
the-fountain = the fountain
the-hut = the hut
the-camp = the camp
the-bazaar = the bazaar


## Currencies: one, several

cur-florin = florin
cur-dirham = dirham
cur-denar = denar
cur-ducat = ducat
cur-diamond = diamond
curs-florin = florins
curs-dirham = dirhams
curs-denar = denars
curs-ducat = ducats
curs-diamond = diamonds


## Counted things

count-point = 
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-card = 
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-tile = 
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
count-coin = 
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-chest = 
    { $n ->
        [one] { $n } chest
       *[other] { $n } chests
    }
count-resident = 
    { $n ->
        [one] { $n } resident
       *[other] { $n } residents
    }
count-player = 
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
count-florin = 
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
count-dirham = 
    { $n ->
        [one] { $n } dirham
       *[other] { $n } dirhams
    }
count-denar = 
    { $n ->
        [one] { $n } denar
       *[other] { $n } denars
    }
count-ducat = 
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
count-diamond = 
    { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }


## Directions

dir-n = north
dir-e = east
dir-s = south
dir-w = west


## Modules

box-1 = The Vizier’s Favour
box-2 = The City Gates
box-3 = The Thief’s Turn
box-4 = The Treasure Chamber


## The imaginary third player of a game for two

dirk = Dirk


## Game words

noun-fountain = fountain
noun-wall-longest = longest wall
noun-hut = hut
noun-camp = camp
noun-bazaar = bazaar


## Buttons and menu entries

button-cancel = Cancel
button-confirm = Confirm
button-continue = Continue
button-save = Save
button-new-game = New game
button-settings = Settings
button-log = Log
button-quit = Quit
button-back = Back
button-next = Next


## Levels of the computer; they agree with the word level

level-random = Random
level-novice = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert


## Seats

seat-human = Human


## Lists: “Anna, Bruno and Clara”

list-more = { $head }, { $rest }
list-end = { $head } and { $last }


## Places in a ranking

rank-place = 
    { $n ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $n }th place
    }


## Cards and pieces of the modules, as lists name them

card-builder = builder card ({ $money })
    .a = a builder card ({ $money })
card-exchange = { $one }–{ $two } exchange card
    .a = a { $one }–{ $two } exchange card
card-gate = gate card
    .a = a gate card
card-karim = Abdul Karim
card-knihstig = Abdul Knihstig
card-ammar = Ammar El’Schauf
card-faruk = Faruk Will’haben
card-fatima = Fatima
card-hakim = Hakim Wahid
card-laila = Laila Wundabah
card-machma = Machma Klain
card-yammerad = Yammerad
card-yusuf = Yusuf E’Passuff
card-wall = wall card ({ $sides })
    .a = a wall card ({ $sides })
card-scoring = scoring card { $n }
    .a = a scoring card { $n }
card-coin = coin ({ $money })
    .a = a coin ({ $money })
card-thief = thief ({ $currency })
    .a = a thief ({ $currency })
card-bonus = bonus card ({ $tile })
    .a = a bonus card ({ $tile })
card-hidden = hidden card
    .a = a hidden card
tile-hut = hut ({ $type })
tile-bazaar = bazaar for { $currency } ({ $types })
tile-hidden = hidden tile
token-chest = chest ({ $type })
token-resident = resident ({ $type })
token-scout = scout ({ $type })
token-attack = attack card ({ $side })
token-trader = trader
token-vizier = vizier
token-gate = gate
token-stick = wall stick
token-other = { $id }
dir-list =
    { $sides ->
        [n] north
        [e] east
        [s] south
        [w] west
        [ne] north and east
        [es] east and south
        [sw] south and west
        [nw] north and west
        [ns] north and south
        [ew] east and west
       *[other] several sides
    }
sides-walls = walls: { $sides }
sides-gates = gate: { $sides }
sides-open = open: { $sides }
sides-all-open = open on all sides

token-hidden = hidden
