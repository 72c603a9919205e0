### The exercises: the page, the questions, and what proves the answers.

## The page

practice-title = Exercises
practice-intro = Every question comes from a real game, and the program checks every answer against the rules.
practice-level = Difficulty
practice-level-1 = Easy
practice-level-2 = Medium
practice-level-3 = Hard
practice-group-base = Base game
practice-group-modules = Modules
practice-mixed = Mixed: what you have learned
practice-review = Review missed ones ({ $n })
practice-lay = Set up this position
practice-record = { $k } of { $n } right
practice-untried = not tried yet
practice-topic = { $name }: { $record }
practice-streak =
    { $n ->
        [one] { $n } right in a row
       *[other] { $n } right in a row
    }
practice-best = Best: { $n } in a row
practice-check = Check
practice-next = Next exercise
practice-topics = Topics
practice-right = Right!
practice-wrong = Not this time
practice-answer = Right answer: { $list }
practice-rule = Rule: { $title }
practice-number = Answer: { $n }
practice-number-empty = Type the number
practice-erase = Erase
practice-how-one = Choose one answer.
practice-how-many = Choose all that are right, then check.
practice-how-cards = Click the cards or press their numbers, then check.
practice-how-cell = Click it, or move with the arrow keys and press Space.
practice-how-cells = Click them, or use the arrow keys and Space, then check.
practice-how-number = Type the number or click the digits, then check.
practice-framed = framed: { $cell }
practice-said-right = right
practice-said-wrong = wrong

## Topics

exercise-family-exact = Paying exactly
exercise-family-market = Exact purchases
exercise-family-take = Taking money
exercise-family-left = What is left
exercise-family-cells = Where a tile may go
exercise-family-forbids = Which rule forbids it
exercise-family-wall-cell = The best space for the wall
exercise-family-remove = Taking a tile out
exercise-family-wall = The longest wall
exercise-family-majority = Majorities
exercise-family-tie = Shared places
exercise-family-scoring = A whole scoring
exercise-family-final = Final distribution

## Questions

exercise-ask-exact = Which cards add up to exactly { $price }?
exercise-ask-market = Which tiles can be paid for exactly? Choose all of them.
exercise-ask-market-one = Which tile can be paid for exactly?
exercise-ask-take = Which cards, taken together, are worth the most?
exercise-ask-left = Price: { $price }, paid with as little as possible. How much of this currency is left?
exercise-ask-over = Price: { $price }. What is the least you can overpay?
exercise-ask-final = Final distribution, { $currency }: who gets this tile?
exercise-ask-cells = Where may this tile be placed? Choose all spaces.
exercise-ask-cells-one = Choose a space where this tile may be placed.
exercise-ask-camp = Where may this camp be placed? Choose all spaces.
exercise-ask-wall-cell = On which space does this tile make the longest wall?
exercise-ask-forbids = This tile on the framed space: which rule forbids it?
exercise-ask-remove = Which tiles may be taken out? Choose all of them.
exercise-ask-remove-one = Choose a tile that may be taken out.
exercise-ask-wall = How many sides does the longest wall have?
exercise-ask-winner = { $types }: who has the majority?
exercise-ask-majority = { $types }, scoring { $k }: how many points does { $name } get?
exercise-ask-scoring = Scoring { $k }: how many points does { $name } get for majorities and wall?

## Questions about modules

exercise-ask-vizier = Which tiles can the vizier buy? Choose all of them.
exercise-ask-vizier-one = Which tile can the vizier buy?
exercise-ask-order = Who is asked first whether to use the vizier?
exercise-ask-bonus = Which of these bonus cards may be shown now?
exercise-ask-bonus-count = The bonus card is shown. { $types }: how many count in this Alhambra?
exercise-ask-hut = How many buildings does the framed hut count as?
exercise-ask-count = { $types }: how many count in this Alhambra, the framed hut included?
exercise-ask-hut-cell = On which space would this hut count as the most buildings?
exercise-ask-gate = Where can this tile be placed only with a gate? Choose all spaces.
exercise-ask-gate-one = Choose a space where this tile can be placed only with a gate.
exercise-ask-faruk = Faruk, up to { $limit }: which cards, taken together, are worth the most?
exercise-ask-yusuf = How many points does Yusuf add for this wall?
exercise-ask-hakim = { $types }, scoring { $k }: how many points does { $name } get with Hakim?
exercise-ask-camp-points = How many points does the framed camp bring at each scoring?
exercise-ask-camps = How many points do the framed camps bring together at each scoring?
exercise-ask-sticks = Walls to add: { $sides }. Onto which tiles of the Alhambra may they go? Choose all of them.
exercise-ask-sticks-one = Walls to add: { $sides }. Choose a tile of the Alhambra that can take them.
exercise-ask-thief =
    { $n ->
        [one] Which cards can this thief take? Choose all of them.
       *[other] Which cards can these thieves take? Choose all of them.
    }
exercise-ask-thief-who = Who may use a thief now? Choose all of them.
exercise-ask-coins = Price: { $price }. How many coins come back as change?
exercise-ask-residents = How many points are these residents worth?
exercise-ask-chests = Chests, scoring { $k }: how many points does { $name } get?
exercise-ask-chest-cells = On which tiles can this chest stand? Choose all of them.
exercise-ask-attack =
    Scoring { $k }: how many points does an attack from the { $dir ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } cost?
exercise-ask-bazaar = How many points does the framed bazaar bring at the last scoring?
exercise-ask-bazaar-cell = On which space would this bazaar bring the most points?
exercise-ask-bazaar-price = What does this bazaar cost now?

## What is shown

exercise-row-tile = Tile
exercise-row-hand = Hand
exercise-row-display = Face-up cards
exercise-row-of = { $name }
exercise-row-paid = Paid with
exercise-row-thieves = Thieves
exercise-row-bonus = Bonus card shown
exercise-row-bonus-of = Bonus card shown: { $name }
exercise-row-character = Character
exercise-row-card = Wall card
exercise-row-market = Market
exercise-row-chest = Chest
exercise-row-attack = Attack
exercise-option-tile = { $tile } for { $price }
exercise-nobody = Nobody
exercise-allowed = None: it is allowed
exercise-place = { $points } for { $place }
exercise-paid = Points here: { $list }
exercise-table = Places in scoring { $k }, pavilion to tower: { $list }
exercise-sets = A set of 1 to 6 colours: { $list }
exercise-round = Around the table: { $list }
exercise-moved = { $name } has just moved
exercise-next = { $name } is about to move
exercise-active = Active viziers: { $list }

## What proves the answer

exercise-why-exact = { $sum }: exactly { $price }.
exercise-why-ways =
    { $n ->
        [one] { $n } way to pay exactly.
       *[other] { $n } ways to pay exactly.
    }
exercise-why-payable = { $price }: { $sum }.
exercise-note-not-exact = No cards add up to exactly { $price }.
exercise-why-take = { $sum }: no other cards come closer to { $limit }.
exercise-why-cheapest = { $sum } for a price of { $price }.
exercise-why-over = Overpaid by { $n }: no further action this turn.
exercise-why-left = In hand { $held }, paid { $paid }: { $n } left.
exercise-why-holds = { $name }: { $money }
exercise-why-gets = { $name } holds the most of this currency.
exercise-why-nobody = Several players tie for the most: nobody gets it.
exercise-why-cells =
    { $n ->
        [one] Only { $n } space is possible.
       *[other] { $n } spaces are possible.
    }
exercise-why-wall-cell =
    { $n ->
        [one] There the longest wall has { $n } side.
       *[other] There the longest wall has { $n } sides.
    }
exercise-note-wall =
    { $n ->
        [one] On your space only { $n } side.
       *[other] On your space only { $n } sides.
    }
exercise-why-allowed = All touching sides match, the tile can be reached on foot, and no gap is left.
exercise-why-remove =
    { $n ->
        [one] { $n } tile may go: everything else can still be reached on foot.
       *[other] { $n } tiles may go, each on its own: everything else can still be reached on foot.
    }
exercise-why-wall =
    { $n ->
        [one] The longest wall has { $n } side.
       *[other] The longest wall has { $n } sides, numbered on the board.
    }
exercise-why-runs =
    { $n ->
        [one] { $n } other stretch of wall does not count.
       *[other] { $n } other stretches of wall do not count.
    }
exercise-why-winner =
    { $n ->
        [one] { $name } has { $n } building and gets { $points }.
       *[other] { $name } has { $n } buildings, the most: { $points } in scoring 1.
    }
exercise-why-count = { $name }: { $n }
exercise-why-place = { $place }: { $points }.
exercise-why-line = { $what }: { $n }
exercise-why-total = Together: { $points }.

## What proves the answer, with modules

exercise-why-order = They are asked in this order: { $list }.
exercise-why-bonus = Exactly this building stands in the Alhambra: { $tile }.
exercise-why-bonus-count = { $n } + 1 = { $all }: the bonus card counts as one more building.
exercise-why-hut =
    { $n ->
        [one] The hut counts as { $n } building: neighbours of its type with no wall between.
       *[other] The hut counts as { $n } buildings: neighbours of its type with no wall between.
    }
exercise-why-all = Together: { $n }.
exercise-why-counts = There it counts as { $n }.
exercise-note-counts = On your space it would count as { $n }.
exercise-why-gate =
    { $n ->
        [one] On { $n } space only walls stand in the way: a gate opens one.
       *[other] On { $n } spaces only walls stand in the way: a gate opens one.
    }
exercise-note-no-gate = Here it can be placed without a gate.
exercise-why-yusuf =
    { $n ->
        [one] { $n } side ÷ 3, rounded down: { $points }.
       *[other] { $n } sides ÷ 3, rounded down: { $points }.
    }
exercise-why-hakim = With Hakim it counts as { $n }: that breaks the tie.
exercise-why-sticks =
    { $n ->
        [one] { $n } tile has these sides free of walls and of neighbours.
       *[other] { $n } tiles have these sides free of walls and of neighbours.
    }
exercise-note-sticks = One of these sides already has a wall or touches a tile.
exercise-why-thief = A thief takes only cards of its own currency, here { $list }.
exercise-note-thief = No thief here takes this currency, only { $list }.
exercise-why-thief-who = { $list } may use one, but not { $name }, who is about to move.
exercise-note-next = { $name } is about to move and may not use a thief.
exercise-why-coins =
    { $n ->
        [one] Overpaid by { $over }: one coin for every full 2, so { $n } coin.
       *[other] Overpaid by { $over }: one coin for every full 2, so { $n } coins.
    }
exercise-why-set =
    { $n ->
        [one] Set of { $n } colour: { $points }
       *[other] Set of { $n } colours: { $points }
    }
exercise-why-chests =
    { $n ->
        [one] { $name } has { $n } chest.
       *[other] { $name } has { $n } chests.
    }
exercise-why-chest-cells =
    { $n ->
        [one] { $n } building of its colour has no chest yet.
       *[other] { $n } buildings of its colour have no chest yet.
    }
exercise-why-lost = Lost: { $points }.
exercise-why-bazaar-price = As much as the market tile of its currency: { $price }.
