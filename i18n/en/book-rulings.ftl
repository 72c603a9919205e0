### The rulebook: where two modules meet. One entry for each ruling of INTERACTIONS.md, in its order.


## The Vizier’s Favour

ruling-vizier-exchange = You may use an exchange card for what the vizier buys. You pay exactly with it, and that is what the vizier needs.
ruling-vizier-bonus = You may show a bonus card while you place the tile the vizier bought. If the refill then brings a scoring, the program asks as usual.
ruling-vizier-huts = The vizier buys market tiles only. No hut can be taken with it.
ruling-vizier-gates = The tile the vizier buys is placed at once, and a gate card from your hand may open a way to it.
ruling-vizier-diamonds = You may pay for the vizier’s purchase in diamonds, if they meet the price exactly.
ruling-vizier-characters = No character acts on a purchase by the vizier: Knihstig takes no card, Karim gets no tile, Ammar gives no redesign. Yusuf and Hakim, who work at scorings, count as always.
ruling-vizier-camps = A camp in a market slot is a market tile. The vizier may buy it, and it is placed or reserved at once.
ruling-vizier-thieves = Between two turns players are asked for thieves and viziers together, in one order, and after each use everybody is asked again. The player about to move may use the vizier, but no thief.
ruling-vizier-change = For the vizier’s purchase you may use coins as cards of value 1. As you pay exactly, it brings no change.
ruling-vizier-trader = If the vizier’s tile is placed on the trader’s space, a resident may move in, even if one has moved in during your turn. The trader is put back before the market is refilled.
ruling-vizier-treasure = The vizier buys tiles from the market, not chests.
ruling-vizier-builders = For the vizier’s purchase you may use builder cards as money of value 3. They give no redesign then, because it is not the end of their owner’s turn.
ruling-vizier-invaders = The vizier pays exactly, so his purchase brings the face-up scout of that building type.
ruling-vizier-bazaars = The vizier may buy a bazaar, for exactly the price of the market tile in the slot of its currency.

## Currency exchange

ruling-exchange-gates = Taking an exchange card and taking a gate card are each a whole action. They are never taken together, nor with money.
ruling-exchange-diamonds = An exchange card and diamonds never go into the same payment.
ruling-exchange-characters = Exchange cards are not money. They cover no bid; Faruk, Knihstig and Machma have no use for them; Yammerad does not count them. If Yammerad draws one, it goes to the discard pile and drawing goes on.
ruling-exchange-camps = A camp may be paid for with an exchange card, like any market tile.
ruling-exchange-thieves = Thieves cannot take exchange cards.
ruling-exchange-change = When you pay with an exchange card, coins of both its currencies may be part of the mix. The payment is exact, so it brings no change.
ruling-exchange-treasure = Exchange cards are of no use for chests, which you may buy with any mix of currencies anyway.
ruling-exchange-builders = When you pay with an exchange card, builder cards of both its currencies may be part of the mix, each with value 3.
ruling-exchange-invaders = A payment with an exchange card is exact, so buying a building with it brings the scout of its type.
ruling-exchange-bazaars = A bazaar may be paid for with an exchange card that shows the bazaar’s currency.

## Bonus cards

ruling-bonus-huts = A bonus card shown counts in the majority, but it is not a tile. A hut beside the building is not worth more because of it.
ruling-bonus-characters = Hakim’s half building is added to what bonus cards bring. Before a scoring players are asked for bonus cards first; then Hakim’s type is chosen. Ammar’s redesign returns the card if it takes the building out.
ruling-bonus-camps = A bonus card is not a tile in the line of a camp and scores nothing there.
ruling-bonus-walls = You may put a wall stick onto the tile that your bonus card shows. It is still exactly that tile, and the card goes on counting.
ruling-bonus-treasure = A bonus card is not a tile and holds no chest. The building it shows may hold one as usual.
ruling-bonus-builders = If a redesign with a builder card takes the building out, its bonus card is back in your hand before the refill and any scoring. If it builds the building, you may show the card before you end the turn.
ruling-bonus-bazaars = A bonus card is not a building beside a bazaar and adds nothing to its points.

## Builders’ huts

ruling-huts-gates = A gate in the wall between a hut and a building does not make the building count for the hut. A hut may itself be placed through a gate.
ruling-huts-characters = Hakim needs a real building: a hut that counts as 0 is not enough. Where a hut counts as 1 or more, his half is added on top. A hut costs nothing, so Karim is of no use for it.
ruling-huts-camps = A hut counts as a tile in the line of a camp, and a bastion may lean on its wall.
ruling-huts-walls = Wall sticks may be put onto a hut. Any wall between a hut and a building, printed or stick, keeps the building from counting for the hut.
ruling-huts-trader = When a hut is placed on the trader’s space nobody moves in, but one resident may be swapped with the supply.
ruling-huts-treasure = Huts hold no chests.
ruling-huts-builders = A redesign with a builder card may add a hut from the reserve, or remove or swap the hut just placed.
ruling-huts-invaders = Huts have open sides like any tile, and they protect the tiles behind them: a side with a hut beyond is not open. Taking a hut is not a purchase, so it brings no scout.
ruling-huts-bazaars = A hut is not a building beside a bazaar and adds nothing to its points.

## City gates

ruling-gates-characters = Ammar’s redesign may use a gate card to add a tile. A gate card that Yammerad draws is laid out as on a refill. Gate cards are not money cards for any character.
ruling-gates-camps = Nobody walks into a camp, so no gate can be opened in a wall between a tile and a camp.
ruling-gates-walls = A gate is opened only where both tiles have a printed wall, never in a wall stick. The tiles next to a gate may still receive wall sticks on other sides.
ruling-gates-thieves = A gate card lies beside the display, so no thief can take it.
ruling-gates-trader = If you place a tile through a gate on the trader’s space, a resident may move in. That resident stays for good, because the tile can never be removed.
ruling-gates-treasure = Buildings next to a gate hold chests like others.
ruling-gates-builders = A redesign with a builder card may use a gate card to add a tile. It cannot remove or swap a tile that stands next to a gate.
ruling-gates-bazaars = A bazaar has no printed wall, so no gate ever leads to it.

## Diamonds

ruling-diamonds-characters = Diamonds are one more currency in which you may bid. For Faruk, Knihstig, Machma and Yammerad they are money cards.
ruling-diamonds-camps = A camp may be paid for in diamonds, like any market tile.
ruling-diamonds-thieves = Thieves cannot take diamonds.
ruling-diamonds-change = Overpaying in diamonds brings coins too, one for every full 2. But coins and diamonds are never mixed in one payment.
ruling-diamonds-treasure = A room of chests may be paid for entirely in diamonds, but never in diamonds together with other money.
ruling-diamonds-builders = Builder cards belong to their currencies, so they are never mixed with diamonds in one payment.
ruling-diamonds-invaders = A building paid for exactly in diamonds brings the scout of its type too.
ruling-diamonds-bazaars = A bazaar may be paid for in diamonds, if they meet its price exactly.

## Characters

ruling-characters-camps = Karim gets a camp free of charge like any market tile. Laila may draw a camp into a slot. Buying the camp that costs 10 lets Knihstig take a card.
ruling-characters-walls = A wall card that Yammerad draws is laid out as on a refill. Wall sticks are walls, so the points they bring count for Yusuf.
ruling-characters-thieves = A character drawn after a thief was used is auctioned at once. The player about to move opens the bidding.
ruling-characters-change = Coins cover a bid in their currency. If you overpay a bid, you get change: one coin for every full 2.
ruling-characters-trader = Ammar’s redesign may place a tile on the trader’s space, as long as the trader was not already set aside this turn.
ruling-characters-treasure = Karim gets a tile from the market, not chests.
ruling-characters-builders = Ammar and a builder card may give you two redesigns in one turn. Builder cards cover bids and are money cards for Faruk, Knihstig, Machma and Yammerad. A builder card that Machma gives away leaves the game.
ruling-characters-invaders = A building that Karim gets for you counts as paid for exactly, so it brings the scout of its type. A scoring that Yammerad draws is followed by its attack, like any other.
ruling-characters-bazaars = Karim may get a bazaar whose slot holds a tile. A bazaar that Laila draws is laid beside the market and she draws on; if only bazaars are drawn, the old tile stays in its slot.

## Camps

ruling-camps-walls = No wall stick can be put onto a camp. But a bastion may lean on a wall stick of a tile, for it is a wall.
ruling-camps-change = Overpaying for a camp brings change, as for any tile.
ruling-camps-trader = When a camp is placed on the trader’s space nobody moves in, but one resident may be swapped with the supply. The trader is not put back on a space that touches nothing but camps.
ruling-camps-treasure = Camps hold no chests.
ruling-camps-builders = You may pay for a camp with builder cards. A redesign with a builder card may not take away the wall that a bastion leans on.
ruling-camps-invaders = Camps have no open sides, so an attack finds nothing there. Nor do they protect anything themselves: a camp stands only where a bastion leans on a wall, and it is the wall that stops an attack.
ruling-camps-bazaars = A bazaar counts as a tile in the line of a camp; a camp is not a building beside a bazaar. A camp in a market slot sets the price for the bazaars of that currency.

## Walls

ruling-walls-thieves = A wall card drawn after a thief was used is laid out as usual. No thief can take it.
ruling-walls-builders = Sticks stay on their tile when a redesign with a builder card removes it or swaps it, and they come back with it.
ruling-walls-invaders = A side with a wall stick is not open, so an attack costs nothing there.
ruling-walls-bazaars = Wall sticks may be put onto bazaars. They do not matter for what a bazaar is worth.
ruling-thieves-change = A thief takes a card on display, never a coin: coins in front of a player are safe.

## Thieves

ruling-thieves-builders = A thief may take a builder card of its currency from the display.
ruling-thieves-invaders = A scoring drawn after a thief was used is counted at once, when that refill is complete, and its attack follows.

## Change

ruling-change-treasure = You may pay for chests with coins too, in any mix with other money except diamonds. Overpaying for chests brings no change.
ruling-change-builders = You may pay with builder cards and coins of one currency together. Overpaying with a builder card brings change as with any card.
ruling-change-invaders = A price met exactly with the help of coins is an exact payment, so a building bought like this brings the scout of its type.
ruling-change-bazaars = Coins may help to pay for a bazaar. It is always paid for exactly, so it brings no change.

## The street trader

ruling-trader-treasure = One building may hold a resident and a chest. If it leaves the Alhambra it loses both: the resident goes to the supply, the chest to the bag.
ruling-trader-builders = A redesign with a builder card comes before the trader is put back. It may place a tile on the trader’s space, if the trader still stands there.
ruling-trader-invaders = The trader is not a tile. An open side with the trader beyond is open and costs points in an attack.
ruling-trader-bazaars = When a bazaar is placed on the trader’s space nobody moves in, but one resident may be swapped with the supply.

## The treasure chamber

ruling-treasure-builders = For chests too a builder card is worth 3, and then it leaves the game. Chests are placed before a redesign with a builder card; if that removes a building with a chest, the chest is lost.
ruling-treasure-invaders = A chest is not a building: an exact payment for chests brings no scout.
ruling-treasure-bazaars = Bazaars hold no chests.
ruling-builders-invaders = An exact payment that uses a builder card brings the scout too.

## Master builders

ruling-builders-bazaars = A builder card counts 3 towards the exact price of a bazaar, in its own currency.

## Invaders

ruling-invaders-bazaars = A bazaar has open sides like any tile, and attacks count them. It has no building type, so buying one brings no scout.
