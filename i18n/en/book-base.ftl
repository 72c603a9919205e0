### The rulebook: the base game. One entry for each rule id, with the headings of the parts.
### Where a rule depends on the number of players, $seats (2 to 6) chooses the text.


## 1 Set-up

book-part-setup = Set-up
book-part-setup-text =
    Each player builds an Alhambra of their own: a palace of tiles around a fountain. Tiles are bought with money in four currencies. Three times in the game points are counted for the buildings and for the longest wall, and whoever has the most points wins.

    The program sets everything up by itself. This part explains what it does, so that you can read the table.

book-setup-fountain =
    Every player starts with a fountain, the first tile of the Alhambra. It has no walls, so all four of its sides are open, and every walk through the Alhambra begins there.

    The fountain never moves, is never taken out and is never replaced by another tile. It is a tile but not a building: in the majorities it counts for no type.
book-setup-market =
    The market has four slots, one per currency, always in this order: florin (yellow), dirham (green), denar (blue), ducat (orange). A tile drawn from the bag lies in each.

    The slot, not the tile, decides the currency: a garden priced at 8 costs 8 denars in the denar slot and would cost 8 ducats in the ducat slot. The bag holds 54 building tiles: 7 pavilions, 7 seraglios, 9 arcades, 9 chambers, 11 gardens and 11 towers, priced from 2 to 13.
book-setup-money =
    { $seats ->
        [2] Each of the four currencies has cards of values 1 to 9. With two players there are two of every card: 72 cards (with more players, three of each, 108 cards).
       *[other] Each of the four currencies has cards of values 1 to 9. There are three of every card: 108 cards (with two players, only two of each, 72 cards).
    }

    One player after another is dealt cards face up until they are worth 20 or more, whatever their currencies. Example: 8, 7 and 4 make 19, so one more card is dealt; if it is a 9, the player starts with 28, the most there can be. Once everybody has cards, hands are secret.
book-setup-start-player =
    Whoever has the fewest cards begins. If several have equally few, the lowest sum among them decides. If that is equal too, the youngest begins; the program does not know ages, so it draws lots, using the seed of the game, unless the set-up names the youngest.

    Example: Anna holds 3 cards worth 24, Bruno 3 cards worth 21, Clara 4 cards worth 20. Bruno begins. Play then passes to the left.
book-setup-display =
    After the starting money is dealt, four money cards are turned face up beside the deck. They are the display, from which everybody takes money. Whatever a player takes from the display has been seen by all, so an attentive player knows a good part of every hand.
book-setup-deck =
    The rest of the money is split into five piles as equal as possible; extra cards go to the first piles. Example: 82 cards make piles of 17, 17, 16, 16 and 16. Cards of modules are shuffled into their piles after this split; only diamonds are already among the money.

    Scoring card 1 is shuffled into pile 2, scoring card 2 into pile 4. The piles are then stacked, pile 1 on top, to form the deck. So the first scoring takes place somewhere in the second fifth of the money and the second in the fourth, but nobody knows the exact moment.

## 2 A turn

book-part-turn = A turn
book-part-turn-text =
    On your turn you have one action: take money, buy a tile or redesign your Alhambra. A purchase paid for exactly allows another action, and so on; any other action is your last of this turn.

    When your actions are over, the tiles you bought are placed, money and market are refilled, and the player to the left is next.

book-turn-pass =
    The first action of a turn is compulsory, even if you like none of the choices. You pass only if no action at all is possible. This is rare: as long as a money card lies on display, you can take it. Possible actions of the modules in the game count too.

    Every further action, allowed by an exact payment, is up to you: you may always stop.
book-turn-refill-late =
    Slots and places emptied during a turn stay empty until the whole turn is over. Extra actions see only what is left.

    Example: you pay exactly for the tile in the dirham slot. For the extra action there are the other three tiles and the money still on display. Nothing new is laid out before the refill after your turn.
book-money-take =
    Take one money card from the display, whatever its value. Or take several together if their sum is 5 or less; their currencies may differ.

    Example: the display shows 9, 3, 1 and 1. You may take the 9 alone, or 3, 1 and 1 (together 5), or 3 and 1, but not 9 and 1. There is no hand limit. Taking money never allows another action.
book-buy-pay =
    You pay for a market tile with cards of its slot’s currency. Their sum must be at least the price. Nothing is given back (except with the module “{ mod-change }”), and you may overpay as much as you like. The cards go to the discard pile.

    Example: a garden costs 8 in the denar slot. A 5 and a 3 in denars are exact; a 9 will do too, but the extra 1 is lost. A 9 in florins is of no use here.
book-buy-exact =
    If the cards paid are worth exactly the price, you may take another action of any kind: buy again, take money, redesign; or you may stop. If you overpay, even by 1, your actions of this turn are over.

    Example: with a florin 6 and a ducat 9 you buy a tile for 6 in the florin slot and one for 9 in the ducat slot, paying exactly for both, and then take money as well. With four exact purchases you have five actions, the most in the base game.
book-buy-place-late =
    What you buy is set aside until your actions are over. Then you place these tiles in any order, each into the Alhambra or into the reserve. You must place all of them before the market is refilled.

    The redesign actions of the same turn cannot use tiles set aside. Example: you pay exactly for a tower and use the extra action to redesign. That redesign works with the tiles that were in the reserve before, not with the new tower.
book-redesign-add =
    A redesign is an action that changes your Alhambra without buying. The first kind: take one tile from your reserve and put it into the Alhambra. All building rules apply, as they do for a newly bought tile. One redesign is a single addition, removal or swap, and it never allows another action.
book-redesign-remove =
    The second kind of redesign: take one tile out of the Alhambra and put it into the reserve. The fountain can never be taken. What remains must obey the building rules.

    A tile is never moved directly within the Alhambra. To move one you need two redesigns: one removes it, another adds it elsewhere. In the base game that takes two turns; with the modules “{ mod-characters }” or “{ mod-builders }” one may be enough.
book-redesign-swap =
    The third kind of redesign: one tile from the reserve takes the place of one tile of the Alhambra, on exactly the same space; the old tile goes into the reserve. The fountain is never swapped.

    Only the result counts. So even a tile that you could not remove by itself, because others are reached only through it, may be swapped for one that keeps the way open. The types need not be the same.
book-reserve-free =
    Tiles you do not want to place, or cannot place, lie in your reserve. It has no limit. Tiles there score nothing: they do not count in majorities and their walls do not count either. A redesign can bring one of them into the Alhambra later. Everybody can see every reserve.
book-turn-refill =
    When the tiles are placed, the table is refilled: first the money on display, up to four cards; then the market, where empty slots get new tiles in the order florin, dirham, denar, ducat.

    A scoring card drawn here is set aside and another card is drawn in its place. Points are counted when the whole refill is done.
book-deck-reshuffle =
    When a money card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck. If the discard pile is empty too, the place on display stays empty until a later refill can fill it.

    Scoring cards are out of the game once they have been drawn. They are never shuffled in again.

## 3 Building

book-part-building = Building
book-part-building-text =
    A tile has four sides. A thick edge is a wall; any other side is open. Six rules say where a tile may go, and they must hold again after every redesign. While you choose a place, the program shows you which spaces are possible and why another one is not.

book-build-orientation =
    Tiles are never rotated. A wall drawn on the north side stays on the north side wherever the tile is placed, and in the reserve too. So a tile with a north wall is most useful on the north edge of an Alhambra.
book-build-edges =
    Where two tiles touch, both sides must be alike: a wall against a wall, or an open side against an open side. This holds for every side that touches, not only for one.

    Example: the space to the east of your fountain. The fountain’s sides are open, so the new tile must have an open west side. A tile with a west wall cannot stand there.
book-build-free =
    A new tile goes onto an empty space. It never covers another tile. If you want another tile on a space that is taken, you need a redesign that swaps the two.
book-build-adjacent =
    A new tile must share at least one full side with a tile that already stands in the Alhambra. Touching only at a corner is not enough.
book-build-walk =
    Imagine somebody walking from the fountain, from tile to tile, only through open sides. Every tile must be within reach of this walk; a detour is fine.

    Example: a tile has an east wall, and you hold a tile with a west wall. Side by side the walls match, but nobody can walk through them. The new tile is allowed there only if it can be entered from another side.
book-build-hole =
    A closed-in empty space is a gap, and gaps are forbidden. From every empty space it must be possible to get outside by steps to the north, east, south or west over empty spaces. A diagonal step does not count.

    Example: an empty space has tiles to the north, west and south. A tile to the east would close it, even if the space diagonally beyond is empty: forbidden. The same holds for a group of empty spaces. A bay that stays open on one side is allowed.
book-build-after =
    When a redesign has added, removed or swapped a tile, all building rules must hold for the whole Alhambra: sides match, every tile can be reached on foot from the fountain, no gap is left.

    Example: a tower is reached only through a garden. You may not remove the garden while the tower stands behind it. Nor may you remove a tile from the middle if its space would be surrounded.

## 4 Scoring

book-part-scoring = Scoring
book-part-scoring-text =
    Points are counted three times. Each scoring looks at two things: who has the most of each of the six building types, and the longest wall of each Alhambra. Modules may add more. Everybody keeps the points of earlier scorings.

book-score-when =
    Scorings 1 and 2 take place when their card is drawn while refilling. The card is set aside and the refill is completed, tiles included. Then points are counted, before the next player moves. If the character Yammerad draws the card, the scoring takes place at once. Scoring 3 takes place at the end of the game.

    Should both cards be drawn in one refill, scoring 1 is counted completely, then scoring 2.
book-score-majority =
    For each building type the players with the most tiles of it in their Alhambras score. The order of the types is always pavilion, seraglio, arcade, chamber, garden, tower.

    Scoring 1, first place only: 1, 2, 3, 4, 5, 6 points. Scoring 2, first place: 8, 9, 10, 11, 12, 13; second place: 1 to 6. Scoring 3, first place: 16, 17, 18, 19, 20, 21; second place: 8 to 13; third place: 1 to 6.

    Example for scoring 2: Anna has 4 towers, Bruno 2, Clara 1. Anna gets 13 points, Bruno 6, Clara none. Prices do not matter here.
book-score-tie =
    Tied players together fill as many places as there are of them. They add the points of these places and share them equally, rounded down. A place beyond the last one that scores is worth 0.

    Towers in scoring 3 (21, 13 and 6 points): two players tie for first place and get (21 + 13) ÷ 2 = 17 each; the next player is third and gets 6. Three players tie for first: 40 ÷ 3 gives 13 each. Two players tie for third: (6 + 0) ÷ 2 = 3 each.

    Pavilions in scoring 1: two players tie for first place; (1 + 0) ÷ 2 is rounded down to 0.
book-score-own-one =
    To score for a type you need at least one building of it in the Alhambra. Whoever has none takes no place. Example for scoring 3: only Anna and Bruno have gardens. They get first and second place; nobody gets the points of the third.
book-score-wall =
    Each Alhambra scores 1 point per side in its longest connected stretch of outer wall. A side counts if the tile has a wall there and no tile lies beyond; a camp of the module “{ mod-camps }” does not count as a tile here. Walls inside, where two tiles stand wall to wall, score nothing.

    Sides connect where they share an end point, even where two tiles meet only at a corner (which only camps can bring about). Each side counts once.

    Example: a tile with a north wall and an east wall, both outside, gives a stretch of 2 by itself. If a tile with a north wall stands to the west of it, the stretch grows to 3. With a stretch of 5 sides and, apart from it, one of 3, you score 5, not 8. A closed ring of 12 sides scores 12.
book-score-ties-final =
    After scoring 3, and whatever modules add to it, whoever has the most points wins. Players with the same number of points share the victory; nothing else breaks the tie.

## 5 End of the game

book-part-end = End of the game
book-part-end-text =
    The game ends when the bag can no longer fill the market. The tiles left on the market are then given away, and scoring 3 is counted.

book-end-trigger =
    The game ends when a market slot cannot be filled in the refill after a turn. An empty bag is not yet the end: as long as four tiles are shown, the game goes on.

    Example: two slots are empty and the bag holds two tiles. Both are filled, the bag is empty, play continues. The next purchase leaves a slot empty, and that is the end. A scoring card drawn in that last refill is counted before anything else.
book-end-distribute =
    Each tile left on the market goes to whoever holds the most money of its slot’s currency. On a tie for the most, or if nobody holds any, nobody gets it. The money is not spent and the price does not matter. Example: tower 12 lies in the ducat slot; Anna holds 7 ducats, Bruno 5: Anna gets it.

    Whoever gets tiles places them in any order, each into the Alhambra or into the reserve. No redesign is possible. Then scoring 3 follows. If the card of scoring 2 was never drawn, that scoring is left out.

    With modules: coins and builder cards in hand count as money here; diamonds and exchange cards do not. While placing, gate cards can be used and residents can move in. Viziers, thieves, redesigns with builder cards and characters marked * or 1x can no longer be used.

## 6 Two players

book-part-dirk = Two players
book-part-dirk-text =
    { $seats ->
        [2] In this two-player game an imaginary third player takes part: Dirk. He never moves, but he owns buildings, so the majorities are contested.
       *[other] This part concerns only two-player games. In them an imaginary third player takes part: Dirk. He never moves, but he owns buildings, so the majorities are contested. In your game he does not appear.
    }

book-dirk-tiles =
    At the start Dirk gets 6 tiles drawn at random from the bag. After scoring 1 he gets 6 more, or fewer if the bag has fewer. After scoring 2 he gets a third of the bag as it is after the refill, rounded down: with 19 tiles in the bag that is 6.

    His tiles simply lie face up; they form no Alhambra.
book-dirk-score =
    In the majorities Dirk counts like a player: he takes places, shares ties and so takes points away from the other two. With the module “{ mod-treasure }” he also scores for the most chests. He scores nothing else: he has no turn, no hand and no wall.
book-dirk-gift =
    You may give a tile that you bought to Dirk instead of placing it in your Alhambra or reserve. If you bought several tiles, you decide for each one. This may cost your opponent a first place.

    Huts cannot be given, and neither can tiles from the reserve or tiles of the final distribution.

## 8 Order of events after a turn

book-part-order = What happens after a turn
book-part-order-text =
    When the actions of a turn are over, this happens, always in the same order. Steps of modules that are not in the game are left out.

    1. The bought tiles are placed: buildings, huts, camps and bazaars, in any order.

    2. Bought chests are placed.

    3. Redesigns granted by a builder card and by Ammar, in either order.

    4. A trader that was set aside is put back.

    5. Money is refilled. Gate cards and wall cards are laid aside, a character is auctioned at once, a scoring card is noted.

    6. The market is refilled. Bazaars are laid aside.

    7. Each scoring that was noted: bonus cards may be shown, Hakim’s type is chosen, then points are counted for majorities, walls (and Yusuf), camps, residents and chests; in scoring 3 also bazaars. Then follow the attack, new scouts and Dirk’s tiles.

    8. If a market slot is empty, the game ends: distribution, scoring 3, attack.

    9. Thieves and viziers may be used. After each use of a vizier steps 1, 4 and 5 to 8 follow again, after each thief steps 5 to 8.

    10. The next player moves: first Yammerad, Laila or Machma may be used, then the actions follow.

    In a two-player game Dirk draws camps and bazaars like any tile, but in his hands they do not score. The modules deal him no pieces.

## 9 What is public

book-part-public = Public and secret
book-part-public-text =
    Everybody may see: every Alhambra and reserve, the market, the display, the top of the discard pile, how many cards are in the deck and in each hand, how many tiles are in the bag, and with the modules the trader and its residents, coins, chests, viziers, characters and the face-up scouts. What was dealt face up or taken from the display was seen by all: whoever remembers it knows most of a hand.

    These stay secret: the hands themselves; the order of the deck, of the bag and of the bags of coins and chests; bonus cards not shown; thieves held; the three residents while they are being chosen; the attack cards still to come and what a scout saw; the order in the stacks of huts, of characters and of scouts; and the bonus, thief and builder cards that left the game unseen.

    Computer players know only what a player in their seat would know.
