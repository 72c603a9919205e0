### Game terms. They follow the glossary of the project; tests/i18n/terms.csv holds the same facts.

## Building types: one, several in a sentence, heading

type-pavilion = pavilion
type-seraglio = seraglio
type-arcades = arcade
type-chambers = chamber
type-garden = garden
type-tower = tower
many-pavilion = pavilions
many-seraglio = seraglios
many-arcades = arcades
many-chambers = chambers
many-garden = gardens
many-tower = towers
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
the-many-pavilion = the pavilions
the-many-seraglio = the seraglios
the-many-arcades = the arcades
the-many-chambers = the chambers
the-many-garden = the gardens
the-many-tower = the towers
the-fountain = the fountain
the-hut = the hut
the-camp = the camp
the-bazaar = the bazaar
the-wall = the wall
the-reserve = the reserve
the-market = the market
the-deck = the deck
the-bag = the bag


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
count-building = 
    { $n ->
    [one] { $n } building
   *[other] { $n } buildings
    }
count-action = 
    { $n ->
    [one] { $n } action
   *[other] { $n } actions
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
count-wall = 
    { $n ->
    [one] { $n } wall
   *[other] { $n } walls
    }
count-open-side = 
    { $n ->
    [one] { $n } open side
   *[other] { $n } open sides
    }
count-colour = 
    { $n ->
    [one] { $n } colour
   *[other] { $n } colours
    }
count-game = 
    { $n ->
    [one] { $n } game
   *[other] { $n } games
    }
count-move = 
    { $n ->
    [one] { $n } move
   *[other] { $n } moves
    }
count-player = 
    { $n ->
    [one] { $n } player
   *[other] { $n } players
    }
count-turn = 
    { $n ->
    [one] { $n } turn
   *[other] { $n } turns
    }
count-hut = 
    { $n ->
    [one] { $n } hut
   *[other] { $n } huts
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

mod-vizier = The Vizier’s Favour
    .bare = Vizier’s Favour
mod-exchange = Currency exchange
mod-bonus = Bonus cards
mod-huts = Builders’ huts
mod-gates = City gates
mod-diamonds = Diamonds
mod-characters = Characters
mod-camps = Camps
mod-walls = Walls
mod-thieves = Thieves
mod-change = Change
mod-trader = The street trader
    .bare = Street trader
mod-treasure = The treasure chamber
    .bare = Treasure chamber
mod-builders = Master builders
mod-invaders = Invaders
mod-bazaars = Bazaars
box-1 = The Vizier’s Favour
box-2 = The City Gates
box-3 = The Thief’s Turn
box-4 = The Treasure Chamber


## The imaginary third player of a game for two

dirk = Dirk


## Game words

noun-alhambra = Alhambra
noun-fountain = fountain
nouns-fountain = fountains
noun-tile = tile
nouns-tile = tiles
noun-building = building
nouns-building = buildings
noun-building-type = building type
nouns-building-type = building types
noun-wall = wall
nouns-wall = walls
noun-wall-outer = outer wall
nouns-wall-outer = outer walls
noun-wall-longest = longest wall
noun-side = side
nouns-side = sides
noun-open-side = open side
nouns-open-side = open sides
noun-cell = space
nouns-cell = spaces
noun-hole = gap
nouns-hole = gaps
noun-reserve = reserve
nouns-reserve = reserves
noun-market = market
nouns-market = markets
noun-display = display
noun-card = card
nouns-card = cards
noun-money-card = money card
nouns-money-card = money cards
noun-hand = hand
nouns-hand = hands
noun-deck = deck
nouns-deck = decks
noun-pile = pile
nouns-pile = piles
noun-discards = discard pile
noun-bag = bag
nouns-bag = bags
noun-price = price
nouns-price = prices
noun-currency = currency
nouns-currency = currencies
noun-coin = coin
nouns-coin = coins
noun-change = change (money given back)
noun-score = score
nouns-score = scores
noun-point = point
nouns-point = points
noun-scoring = scoring
nouns-scoring = scorings
noun-scoring-card = scoring card
nouns-scoring-card = scoring cards
noun-majority = majority
nouns-majority = majorities
noun-tie = tie
nouns-tie = ties
noun-rank = place
nouns-rank = places
noun-turn = turn
nouns-turn = turns
noun-turn-count = turn (counted)
nouns-turn-count = turns (counted)
noun-round = round
nouns-round = rounds
noun-action = action
nouns-action = actions
noun-extra-action = extra action
nouns-extra-action = extra actions
noun-move = move
nouns-move = moves
noun-exact = exact payment
nouns-exact = exact payments
noun-overpay = overpayment
noun-redesign = redesign
nouns-redesign = redesigns
noun-setup = set-up
noun-start-player = start player
noun-distribution = final distribution
noun-game-end = end of the game
noun-session = game
nouns-session = games
noun-victory = victory
noun-module = module
nouns-module = modules
noun-colour = colour
nouns-colour = colours
noun-vizier = vizier
nouns-vizier = viziers
noun-hut = hut
nouns-hut = huts
noun-camp = camp
nouns-camp = camps
noun-bastion = bastion
nouns-bastion = bastions
noun-arrow = arrow
nouns-arrow = arrows
noun-gate = gate
nouns-gate = gates
noun-thief = thief
nouns-thief = thieves
noun-resident = resident
nouns-resident = residents
noun-chest = chest
nouns-chest = chests
noun-room = room
nouns-room = rooms
noun-bazaar = bazaar
nouns-bazaar = bazaars
noun-set = set
nouns-set = sets


## Buttons and menu entries

button-take = Take
button-buy = Buy
button-pay = Pay
button-place = Place
button-reserve = Reserve
button-give = Give
button-redesign = Redesign
button-add = Add
button-remove = Remove
button-swap = Swap
button-draw = Draw
button-discard = Discard
button-choose = Choose
button-undo = Undo move
button-redo = Redo move
button-cancel = Cancel
button-confirm = Confirm
button-end-turn = End turn
button-pass = Pass
button-bid = Bid
button-reveal = Reveal
button-look = Look
button-continue = Continue
button-save = Save
button-load = Load
button-new-game = New game
button-settings = Settings
button-rules = Rules
button-statistics = Statistics
button-log = Log
button-replay = Replay
button-quit = Quit
button-back = Back
button-next = Next
button-yes = Yes
button-no = No
button-language = Language
button-hint = Hint


## Levels of the computer; they agree with the word level

level-random = Random
level-novice = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
noun-level = level


## Seats

seat-number = Seat { $n }
seat-human = Human
seat-computer = Computer
seat-free = Free
noun-player = player
nouns-player = players


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

card-builder = { $money } (builder card)
card-exchange = the { $one }–{ $two } exchange card
card-gate = gate card
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
card-scoring = scoring card { $n }
card-coin = { $money } (coin)
card-thief = thief ({ $currency })
card-bonus = bonus card ({ $tile })
card-hidden = hidden card
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

token-hidden = hidden
