### The rulebook: the sixteen modules. For each an introduction, one entry for each rule id, and its variants.
### Where a rule depends on the number of players, $seats (2 to 6) chooses the text.


## 7.1 The Vizier’s Favour

book-intro-vizier =
    Each player gets a vizier, who is active at the start. With an active vizier you may buy a market tile between two turns, even when it is not your turn, if you can pay its price exactly. Afterwards the vizier is inactive; it takes an action to reactivate it.

    So the tile you are waiting for may be gone before your turn, and having the exact money in hand is worth more.
book-vizier-use =
    After any player’s turn, when tiles are placed, the refill is done and any scoring has been counted, every player with an active vizier may use it: buy one market tile for exactly its price.

    It allows no other action. The tile is placed at once, in the Alhambra or in the reserve, or with two players given to Dirk, and the vizier becomes inactive. Then the market is refilled; if a slot cannot be filled now, the game ends.
book-vizier-order =
    Players are asked in turn order, beginning with the one about to move. The one who has just moved is asked last, but is asked too. After each use everybody with an active vizier is asked again, from the beginning.

    Example: Anna has moved, Bruno is next, then come Clara and Dan. The order is Bruno, Clara, Dan, Anna. If Clara buys a tile, the market is refilled and Bruno is asked again first.
book-vizier-reactivate =
    If your vizier is inactive, you may use an action of your turn to reactivate it. This ends the actions of the turn. It can follow an exact purchase, as your last action. While the vizier is active, this action is not possible.
book-vizier-limits =
    With the vizier you buy market tiles only: no huts. No character card may be used with the purchase. You may pay with an exchange card or diamonds and buy a bazaar, and gate cards and the trader work as usual when the tile is placed.

    Once the end of the game is triggered, no vizier can be used.

## 7.2 Currency exchange

book-intro-exchange =
    Six exchange cards are mixed into the money. Each shows two of the four currencies, and every pair exists once. With such a card you may pay for one tile with both currencies mixed, if you meet the price exactly. It helps those whose money is scattered, and it makes exact payments, and so extra actions, easier.
book-exchange-deal =
    There are 6 exchange cards, one for each pair of currencies. Two are shuffled into each of the piles 2, 3 and 4 of the deck. When one is drawn it takes one of the four places on display, like a money card.
book-exchange-take =
    You take an exchange card from the display instead of money. That is the whole action: you take neither a second exchange card nor any money with it, however small. The card goes into your hand. It has no value of its own.
book-exchange-use =
    You may use one exchange card per purchase. Pay the price exactly with any mix of the card’s two currencies; one of them must be the currency of the tile’s slot. Paying with only one of the two is fine too. As it is exact, you may take another action.

    Example: a tile costs 9 in the denar slot. With the card denar–ducat you pay 4 denars and 5 ducats, or 9 ducats alone.

    Afterwards the card goes to the discard pile and can turn up again in a new deck. It never goes together with diamonds, is of no use for chests or bids, and thieves cannot take it.

## 7.3 Bonus cards

book-intro-bonus =
    Ten secret bonus cards show the ten building tiles that have no walls. If the very tile that your card shows stands in your Alhambra, the card counts as one more building of that type. So you have a secret reason to want a certain tile, and others may wonder why you pay so much for it.
book-bonus-deal =
    Each of the ten cards shows one of the ten building tiles without walls: pavilion 8, seraglio 9, arcades 9 and 10, chambers 10 and 11, gardens 10 and 11, towers 11 and 12. They are dealt in secret at the start: 3 to each player with two or three players, 2 with four or five, 1 with six. The rest leave the game unseen.

    { $seats ->
        [2] In your game each player gets 3 and 4 cards leave the game.
        [3] In your game each player gets 3 and 1 card leaves the game.
        [4] In your game each player gets 2 and 2 cards leave the game.
        [5] In your game each player gets 2 and no card leaves the game.
       *[other] In your game each player gets 1 and 4 cards leave the game.
    }
book-bonus-reveal =
    While exactly the tile on your bonus card stands in your Alhambra, you may show the card, even during a scoring. From then on it counts as one more building of that type in the majorities. A tile of the same type with walls, or with another price, will not do. While the tile lies in the reserve, the card is of no use.

    Example: you have 2 towers, one of them the tower 12 without walls. With its card shown you count 3.

    In every other sense the card is not a tile: it has no walls, holds nothing and is no neighbour. The program asks you before scorings 1 and 2, and asks again if you kept a card and another player showed one after that. Before scoring 3 it automatically shows every card that counts.
book-bonus-return =
    If the tile leaves your Alhambra, by a redesign, the card you showed for it goes back to your hand and no longer counts. When the tile stands in your Alhambra again, you may show the card again.

## 7.4 Builders’ huts

book-intro-huts =
    Huts are 24 extra tiles, sorted by type: 3 for pavilions, 3 for seraglios, 4 for arcades, 4 for chambers, 5 for gardens and 5 for towers. Each has one or two walls. A hut costs nothing but an action, and it counts as one building of its type for each one beside it. A well-placed hut can turn a majority.
book-huts-take =
    The huts of each type form a shuffled face-down stack with its top hut turned up: up to six face-up huts. As an action you take one of them, free of charge; the next of its stack is turned up at once. This is never an exact payment and ends the actions of your turn.

    The hut is placed at the end of the turn like a bought tile, into the Alhambra or into the reserve. Nobody may have more than 3 huts, the reserve included.
book-huts-score =
    In the majorities a hut counts as one building of its type for each neighbour of the same type to the north, east, south or west, if no wall stands between them; 3 at most. Only buildings are such neighbours, not other huts. A gate in the wall does not help.

    Example: a garden hut has gardens to the north and to the east, but a wall stands between it and the east one. It counts as 1. Together with the two gardens that makes 3. A hut that counts as 0 does not make a building: it is not enough to score for its type.
book-huts-tile =
    In everything else a hut is a tile. Its sides must match, people walk through it, it must leave no gap, its walls count for the longest wall, it can be redesigned. It counts in the line of a camp and shows its open sides to invaders.

    It never holds a chest or a resident, and a bazaar does not count it as a building.

## 7.5 City gates

book-intro-gates =
    There are as many gates and gate cards as players. A gate is an opening in a double wall, where two tiles stand wall to wall: people can walk through. So you may build in places that walls would forbid. In return both tiles stay where they are for the rest of the game.
book-gates-deal =
    As many gate cards as players are spread as evenly as possible over the piles 3, 4 and 5 of the deck; extra ones go to pile 3, then to pile 4.

    { $seats ->
        [2] With two players: one into pile 3, one into pile 4, none into pile 5.
        [3] With three players: one into each of the three piles.
        [4] With four players: two into pile 3, one each into piles 4 and 5.
        [5] With five players: two each into piles 3 and 4, one into pile 5.
       *[other] With six players: two into each of the three piles.
    }

    A gate card that is drawn is turned face up beside the display, if no other lies there; otherwise it goes to the discard pile. Either way another card is drawn for the display.
book-gates-take =
    Taking the face-up gate card is an action, in place of taking money: you take no money and no exchange card with it. It ends the actions of your turn. The card stays in your hand until you use it.
book-gates-use =
    You use a gate card while you place a bought tile or add a tile by a redesign, including one by a builder card or by Ammar, and with the vizier. If the new tile touches the Alhambra only through walls, the card opens one of these double walls: people can walk through that side. Both tiles must have a wall printed there; a wall stick will not do. All other building rules hold.

    Example: a tile with an east wall; beyond it you place a tile with a west wall. Nobody could walk there, but a gate makes the place legal.

    A gate never makes it legal to remove or swap a tile. Several gate cards may be used in a turn. A used card leaves the game.
book-gates-fixed =
    The two tiles next to a gate can never be removed or swapped, for the rest of the game. They may still receive wall sticks (on sides without a wall), chests and residents.

## 7.6 Diamonds

book-intro-diamonds =
    Eleven diamond cards are a fifth currency without a market slot of its own: one 3, one 4, two 5, three 6, two 7, one 8 and one 9. With diamonds you can buy any tile on the market, whatever its slot, but never together with other money. They make it easier to get the tile you want, but at the end they are worth nothing.
book-diamonds-deal =
    The 11 diamond cards are shuffled into the money before the starting money is dealt. So a player may start with some; they count towards the 20 and when it is decided who begins, like any money card. Later they appear on display and are taken like money, even among several cards with a sum of 5 or less.
book-diamonds-use =
    You may pay for any market tile entirely in diamonds. A payment never mixes diamonds with another currency, and you cannot add an exchange card. Example: you pay for a chamber costing 10 with diamonds 3 and 7; exact, so another action follows. A diamond 7 with 3 denars is not allowed.

    You may also bid diamonds for a character, and buy chests (all diamonds) and bazaars (exactly) with them. They do not count in the final distribution, and thieves cannot take them.

## 7.7 Characters

book-intro-characters =
    Ten characters offer their help. When a character card is drawn, it is put up for auction at once, and whoever pays most gets it. Each character has a power of its own: some once, marked 1x; some again and again, marked *; two of them add something at every scoring. Keep enough money of one currency for the one you want.
book-characters-deal =
    Of the ten shuffled character cards, two go into each of the piles 2, 3 and 4 of the deck. So six of them can come up for auction. The other four form a face-down side stack; only Fatima can bring one of them into play.
book-characters-auction =
    A character drawn in a refill is auctioned at once; then drawing goes on. The next player to move opens with a bid, 1 at least, or passes. In turn each player raises or passes for good. The last one left gets the card, and its power works from that moment. If nobody bids, it leaves the game.

    You may bid only what you can pay in one single currency. Coins and builder cards of that currency count, diamonds are a currency too, exchange cards do not help. The winner pays the bid in one currency, with at least that sum; no change is given, except with the module “{ mod-change }”.

    Example: you hold denars 5 and 4 and ducats 8. You can bid up to 9, not 17. If you win with 7, you pay with 8 ducats or with 9 denars.
book-characters-limits =
    At most one card marked * may be used in a turn, even if you own several. Cards marked 1x leave the game once they are used. The other two, Hakim and Yusuf, work at every scoring without being used up.
book-karim =
    Abdul Karim, the rich benefactor (1x). As an action you get one tile from the market free of charge; it may also be a camp or a bazaar that is for sale. It counts as paid for exactly, so you may take another action and you get a scout if one fits. Huts and chests are not market tiles. Then he leaves the game.
book-knihstig =
    Abdul Knihstig, the treasurer (*). After you have bought a tile (or a bazaar) with a price of 10 or more, you may take one money card from the display at once, of any value. This also works for such a tile that you got with Abdul Karim. What you paid does not matter, only the price.
book-ammar =
    Ammar El’Schauf, the restorer (*). At the end of your turn, after placing, you may make one more redesign: add, remove or swap. It may use the tiles just bought. With a builder card as well you may make two such redesigns in one turn, in either order.
book-faruk =
    Faruk Will’haben, the banker (*). When you take several money cards, their sum may be up to 7 instead of 5. Example: 4 and 3, or 5, 1 and 1. A single card may be of any value as always.
book-fatima =
    Fatima, the fortune-teller (1x). She works at the moment you win her: either you score 8 points, or you swap her for the top card of the side stack without knowing it. The new card takes effect for you. In either case Fatima leaves the game.
book-hakim =
    Hakim Wahid, the wise man. At each scoring you choose one building type, in which you count half a building more. You need at least one real building of it. You choose again each time.

    He breaks ties: with 3 towers against 3 you have 3.5 and are first on your own. He cannot do more than that, since 2.5 is still less than 3.
book-laila =
    Laila Wundabah, the connoisseur (*). Before your first action you may replace one tile of the market: a new tile is drawn from the bag for its slot, then the old one goes back into the bag. This is not possible if the bag is empty.

    If a bazaar is drawn, it is laid beside the market as usual and drawing goes on. If only bazaars are drawn, the old tile stays.
book-machma =
    Machma Klain, the money changer (*). Before your first action you may swap a money card from your hand for one on display of equal or lower value. Your own card goes to the discard pile (a builder card leaves the game), and the place on display stays empty until the refill.

    Example: you give a florin 7 and take a denar 6, to pay for a tile exactly.
book-yammerad =
    Yammerad, the beggar (*). If you have fewer than 3 money cards at the start of your turn, you may draw the top card of the deck. Coins are not cards here; diamonds and builder cards are money cards. If the drawn card is money, a diamond or a builder card, you keep it and your actions follow.

    Anything else takes effect, and you draw on. A scoring is counted at once, with the attack, new scouts and Dirk’s tiles. A character is auctioned, and you open. Gate and wall cards are laid out as on a refill. An exchange card goes to the discard pile.
book-yusuf =
    Yusuf E’Passuff, the city watch. At each scoring you gain one more point for every full 3 points of your wall. Example: a wall of 8 points brings 2 more, a wall of 9 points brings 3 more.

## 7.8 Camps

book-intro-camps =
    Eight camps lie in the bag and are bought like buildings. A camp leans on a wall of your Alhambra from outside and looks along a row of your tiles: each arrow scores the tiles in its line, at every scoring. The camps that cost 3 to 6 have one bastion and one arrow, those that cost 7 to 10 two each, at a corner. Long straight rows become valuable.
book-camps-deal =
    The 8 camps are mixed into the bag with the buildings. Drawn for the market, a camp lies in a slot and is bought, placed or reserved like any tile: paid in the slot’s currency, with another action if it was exact. It belongs to no building type and does not count in majorities.
book-camps-build =
    A camp has bastions on one or two sides and bare sides elsewhere. Like every tile it is not rotated. At least one bastion must lean on a wall of one of your tiles; two may. On sides that touch only two things are allowed: a bastion against a wall, or a bare side against a bare side of another camp. Everything else is forbidden: a bastion against an open side, a bare side against any side of a tile, a bastion against a camp.

    Example: a camp with its bastion on the north side stands to the south of a tile that has a south wall.

    Nobody needs to walk into a camp. The rule against gaps holds for camps too. No redesign may leave a camp without a wall for its bastion.
book-camps-score =
    At every scoring follow each arrow of a camp, out through its bastion into the Alhambra, in a straight line. Every tile in the unbroken line scores 1 point. The line ends at the first space that is empty or holds another camp. The fountain, huts and bazaars count like buildings; walls inside do not stop the line.

    An arrow that points at an empty space scores nothing. A camp with two arrows scores two lines, and one tile may count for several camps.

    Example: a camp’s arrow points north. To the north of it stand a tower, the fountain and a garden, then an empty space, then a pavilion. That is 3 points.
book-camps-wall =
    A wall on which a bastion leans still scores for the longest wall, as if nothing stood there, and it still protects against invaders. A camp has no outer sides of its own, so it adds no wall and shows no open side. It protects nothing, and it holds no chest, no resident and no wall stick.

## 7.9 Walls

book-intro-walls =
    Eight wall cards come up during the game, four with one side and four with a corner, and 12 wall sticks belong to them. With a wall card you put one or two sticks onto a tile of yours that has no wall there. This lengthens your wall, closes open sides and lets camps lean there; but no tile with an open side facing a stick fits there any more.
book-walls-deal =
    The 8 wall cards (north, east, south, west, and the four corners) are shuffled into the piles 2, 3, 4 and 5, two each. A wall card drawn is laid aside face up, however many lie there already, and another card is drawn for the display.
book-walls-build =
    Taking a face-up wall card is an action; it ends the actions of your turn and the card leaves the game. You must at once put all its sticks, one or two, onto one tile of yours, on the sides that the card shows, where it has no wall yet.

    The tile may stand in the Alhambra, lie in the reserve or have been bought this turn; huts, bazaars and the fountain are fine, camps are not. Afterwards all building rules must hold: so in the Alhambra a stick never fits where another tile touches, as it would put a wall against an open side.

    Example: the card shows north and east. A garden with only a west wall, and empty spaces to its north and east, may take both.

    A stick is a wall in every respect, except that no gate can be opened in it. It stays on its tile for good. A card that fits nowhere cannot be taken.

## 7.10 Thieves

book-intro-thieves =
    There are 12 secret thief cards, 3 of each currency. Between two turns a thief takes one face-up money card of its currency for you, before the next player can. So a good card on display is not safe, and you get money without an action. Each thief works once.
book-thieves-deal =
    The 12 thieves, 3 per currency, are dealt in secret at the start: 4 to each player with two or three players, 3 with four, 2 with five or six. The rest leave the game unseen.

    { $seats ->
        [2] In your game each player gets 4 and 4 thieves leave the game.
        [3] In your game each player gets 4 and none leaves the game.
        [4] In your game each player gets 3 and none leaves the game.
        [5] In your game each player gets 2 and 2 thieves leave the game.
       *[other] In your game each player gets 2 and none leaves the game.
    }
book-thieves-use =
    After each player’s turn, when refill and scorings are done, anybody but the player about to move may remove one of their thieves from the game and take exactly one money card of its currency from the display. A builder card counts as money of its currency. Several thieves may be used one after another.

    After each thief the display is refilled, which can bring a scoring, an auction or wall cards. Players are asked in turn order, as for viziers: from the player about to move (who may not use a thief) to the one who has just moved. Thieves and viziers are asked for together.
book-variant-thieves-round =
    Sources differ on how often thieves may act. In this variant they may be used only after each round, when every player has had a turn, not after every turn. Everything else stays the same: the player about to move, who begins the next round, may not use one. Thieves act less often and are easier to foresee.

## 7.11 Change

book-intro-change =
    A bag holds 24 coins of value 1, 6 of each of the four currencies. Whoever overpays gets coins back: one for every full 2 too much, drawn at random. Overpaying hurts less, and the coins help to pay exactly later.
book-change-draw =
    For every full 2 that you overpay you draw one coin at random from the bag, as long as there are any. This holds for tiles, for camps and for a winning bid for a character, even if you pay in diamonds; not for chests. Coins that you paid in this purchase go back into the bag before you draw.

    Example: you pay 12 for a tile costing 7. That is 5 too much: 2 coins. Only 1 too much brings nothing. Getting coins back does not make the payment exact: no other action follows.
book-change-use =
    Your coins lie face up before you. A coin counts as a card of value 1 of its currency and is paid together with such cards. Once spent, it goes back into the bag. Coins count in the final distribution too.

    Example: you pay 8 denars exactly with a card of 7 and one denar coin. Coins are not cards: thieves, Machma, Faruk and Knihstig have no use for them.

## 7.12 The street trader

book-intro-trader =
    Each player gets a trader, and there are 42 residents, 7 in each of the six building colours. The trader stands on an empty space beside your Alhambra. When you build on that space, a resident of the building’s colour may move in. Residents of different colours form sets, which score at every scoring. It matters not only what you build, but where.
book-trader-deal =
    Before the first tiles are laid, each player takes one resident of each of the six colours, secretly keeps 3 and returns 3 to the supply. When all have chosen, the residents are shown and stand on the traders. Then each player puts the trader next to any side of their fountain.
book-trader-move-in =
    When you place a tile on the trader’s space, the trader is set aside. If the tile is a building whose colour one of your trader’s residents has, that resident may move in, and you take a new one of any colour from the supply. At most one resident moves in per turn. Example: a white resident stands on your trader; you build a chamber on the trader’s space, and the resident may live in it.

    If no resident has the colour, or a hut, bazaar or camp was placed there, nobody moves in, but you may swap one resident with the supply. If the supply is empty, there is no new resident and nothing is swapped.

    When the building of the turn is done, a trader that was set aside is put on a free space touching a side of any of your tiles except a camp; no other building rule applies to it. A trader whose neighbours are removed stays where it is.
book-trader-score =
    At every scoring the residents living in your Alhambra are sorted into sets of different colours, the largest set first. A set of 1, 2, 3, 4, 5 or 6 colours is worth 1, 3, 6, 10, 15 or 21 points. Residents still on the trader do not count.

    Example: two blue, two red and one green resident. The first set is blue, red, green: 6 points. The second is blue, red: 3 points. Together 9.
book-trader-return =
    If a building leaves your Alhambra, its resident does not go with it but returns to the supply. Residents live in buildings only: never in huts, camps or bazaars, and never in the reserve.

## 7.13 The treasure chamber

book-intro-treasure =
    The treasure chamber has three rooms with 4 chests each; 42 chests lie in a bag: 9 green, 9 purple, 7 white, 7 brown, 5 red, 5 blue. You buy a whole room with money of any currencies, and the chests go onto your buildings of the same colours. At each scoring those with the most chests score. Money that fits no tile becomes useful.
book-treasure-deal =
    All 42 chests are in the bag at the start; 4 are drawn at random into each of the three rooms, face up. The colours are those of the buildings: blue for pavilions, red for seraglios, brown for arcades, white for chambers, green for gardens, purple for towers.
book-treasure-buy =
    As an action you buy all the chests of one room for 8 or more, in any mix of currencies; or all in diamonds, not mixed with other money. Even if you pay exactly 8 it is never an exact payment: there is no extra action. No change is given. An empty room cannot be bought. The purchase ends the actions of your turn.

    Example: denar 3, ducat 1 and florin 4 make 8 and buy a room.
book-treasure-place =
    After your bought tiles are placed, the chests must go onto buildings of their colour in your own Alhambra, one on each, as many as fit. Huts, bazaars, camps and the reserve hold none. You may not hold a chest back if it fits.

    { $seats ->
        [2] What is left goes to Dirk first, who takes all that fit on his buildings, then to your opponent. The rest return to the bag.
       *[other] What is left passes to the player on the left, who places all that fit, then to the next, and so on round the table. The rest return to the bag. (With two players it goes to Dirk first, then to the opponent.)
    }

    Example: you buy two green and two red chests, but have one garden without a chest and no seraglio. You place one green chest; one green and two red ones are left.
book-treasure-refill =
    When the chests are placed, the room you bought gets 4 new ones from the bag. If the bag holds fewer than 4, the room stays empty, and from then on no room is filled any more. Rooms that still hold chests can be bought as before.
book-treasure-lost =
    If a building leaves your Alhambra, by being removed or swapped, its chest goes back into the bag. It does not wait in the reserve with the building, and you get nothing for it.
book-treasure-score =
    At each scoring the chests are counted, whatever their colours. Scoring 1: the most chests bring 7 points. Scoring 2: 14 for first place, 7 for second. Scoring 3: 22, 14 and 7 for the first three places. You need at least one chest. Ties are shared as for buildings, rounded down; with two players Dirk counts too.

    Example for scoring 3: two players tie for first place and get (22 + 14) ÷ 2 = 18 each.

## 7.14 Master builders

book-intro-builders =
    There are 16 builder cards, 4 of each currency. A builder card is money of value 3, or it gives you one more redesign at the end of your turn. Either way you use it only once. So nobody is stuck with a tile in the reserve, and you need not spend an action to rearrange your Alhambra.
book-builders-deal =
    Before the starting money each player gets 2 builder cards in secret. They count neither towards the 20 nor when it is decided who begins. Then 3 are shuffled into pile 3 and 3 into pile 5 of the deck; with six players only 1 into pile 5. The rest leave the game unseen.

    { $seats ->
        [2] In your game 6 of the 16 cards leave the game.
        [3] In your game 4 of the 16 cards leave the game.
        [4] In your game 2 of the 16 cards leave the game.
        [5] In your game all 16 cards are used.
       *[other] In your game pile 5 gets only 1, and all 16 cards are used.
    }
book-builders-money =
    A builder card is a money card of value 3 of its currency in every respect: it is taken from the display, alone or with others up to 5; you can pay with it, also for bids and chests; it counts in the final distribution; a thief can take it from the display. The one difference: once spent, it leaves the game instead of going to the discard pile.
book-builders-redesign =
    At the end of your own turn, after placing, you may discard one builder card from your hand for one more redesign: add, remove or swap. Its currency does not matter and it leaves the game. Only one per turn. This redesign may involve the tile you have just placed, and it may come together with the one by Ammar.

    Example: you buy a tile, put it into the reserve, and with the builder card swap it at once for one in the Alhambra.

## 7.15 Invaders

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

## 7.16 Bazaars

book-intro-bazaars =
    Eight bazaars lie in the bag, two for each currency. Each shows one currency and three building colours and has no walls. A bazaar lies beside the market and costs what the market tile of its currency costs. In scoring 3 it scores for buildings of its colours around it, on up to 8 spaces.
book-bazaars-deal =
    The 8 bazaars are mixed into the bag. A bazaar drawn for the market is laid beside it, however many lie there, and drawing goes on until a tile for the slot is drawn. So bazaars neither fill a slot nor leave one empty: they neither cause nor prevent the end of the game.
book-bazaars-buy =
    A bazaar’s price is that of the market tile now lying in the slot of its currency. If that slot is empty, the bazaar is not for sale until the refill. You must pay exactly, and so another action follows.

    Example: a tower costing 11 lies in the florin slot, so a florin bazaar costs exactly 11 florins. If you buy the tower first, the slot is empty and the bazaar must wait. Buy the bazaar first, then the tower.

    The vizier and Abdul Karim may get a bazaar. At the end of the game bazaars are never distributed.
book-bazaars-build =
    A bazaar is placed like a building tile, by all the building rules: all four sides are open, so until it has wall sticks it stands only beside open sides. It can go into the reserve and be redesigned. It belongs to no building type and does not count in majorities.
book-bazaars-score =
    Only in scoring 3: look at the 8 spaces around the bazaar, diagonals included. Count the buildings of its three colours there, and multiply by how many of these colours are among them. Huts, bazaars, camps and the fountain are not buildings here. Walls do not matter, and one building may serve several bazaars.

    Example: a bazaar for pavilions, gardens and towers. Around it stand three gardens, one tower and two chambers: 4 buildings of 2 colours, 4 × 2 = 8 points. With a pavilion as well it would be 5 × 3 = 15.
