### Lessons about modules, second half: walls, thieves, change, trader, treasure, builders, invaders, bazaars.


## Walls

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
lesson-walls-bought-wrong-elsewhere = Allowed, but this way its wall joins nothing. Look where your wall ends.
lesson-walls-score-title = What it is worth
lesson-walls-score-1 = A scoring card was drawn. Your longest wall has 5 sides: **5 points**.
lesson-walls-score-2 = But nobody walks through a new wall, and only a wall can be built against it.


## Thieves

lesson-thieves-title = Thieves
lesson-thieves-about = Take face-up money between two turns.
lesson-thieves-use-title = Between two turns
lesson-thieves-use-1 = **After each turn**, everybody but the player about to move may use thieves.
lesson-thieves-use-2 = A thief takes **one face-up money card of its currency**, of any value, and leaves the game.
lesson-thieves-use-3 = Your turn is over, Marco is about to move. You hold 4 ducats; the tower costs 13.
lesson-thieves-use-turn = Use a thief so that you can pay for the tower exactly.
lesson-thieves-use-done = 4 + 9 = 13 ducats. And a new card already lies in the empty place.
lesson-thieves-use-hint = Choose the 9 ducats: your thief for ducats takes it.
lesson-thieves-use-wrong = A thief for just 2 florins? Think of the tower.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducats: the tower costs 13.
lesson-thieves-use-wrong-no = You may always say no. But until your next turn somebody else may take the 9.
lesson-thieves-again-title = One after another
lesson-thieves-again-1 = The display was refilled, and now **you are asked again**.
lesson-thieves-again-2 = You may use as many thieves as you like, one after another.
lesson-thieves-again-turn = You hold 3 florins, and the chamber costs 8. Use your next thief.
lesson-thieves-again-done = 3 + 5 = 8 florins: now you can pay for two tiles exactly.
lesson-thieves-again-hint = The new card is just right: 5 florins.
lesson-thieves-again-wrong = You have enough ducats: 4 + 9. Look at the florins.
lesson-thieves-again-wrong-two = 3 + 2 = 5 florins: the chamber costs 8.
lesson-thieves-again-wrong-no = You may say no, but the new card would let you pay exactly.
lesson-thieves-only-title = Nothing else
lesson-thieves-only-1 = Between two turns nobody buys or builds, and a thief takes only **its own currency**.
lesson-thieves-only-2 = During a turn, on the other hand, thieves rest.
lesson-thieves-only-turn = Try two things that are forbidden now: take the denars, buy a tile.
lesson-thieves-only-done = Your actions are over. Without a thief for denars, these denars stay where they are.
lesson-thieves-only-hint = Choose the 4 denars, then a tile on the market.
lesson-thieves-keep-title = Is it worth a thief?
lesson-thieves-keep-1 = With three players each gets **4 thieves** at the start, and never a new one.
lesson-thieves-keep-2 = This time the face-up florins and ducats are worth only 1 and 2.
lesson-thieves-keep-turn = Decide: use a thief, or say no?
lesson-thieves-keep-done = Quite right: a thief takes a 9 as easily as a 1.
lesson-thieves-keep-hint = Press “No”.
lesson-thieves-keep-wrong = Allowed, but a thief is too good for so little. Keep it for a better card.


## Change

lesson-change-title = Change
lesson-change-about = Get coins back when you pay too much.
lesson-change-draw-title = Coins come back
lesson-change-draw-1 = You cannot pay 9 denars exactly. Until now everything above the price was lost.
lesson-change-draw-2 = Now you draw **one coin for every full 2** too much. Chance decides its currency.
lesson-change-draw-3 = But it is still not an exact purchase: your actions are over.
lesson-change-draw-turn = Buy the chamber so that a coin comes back.
lesson-change-draw-done = For every full 2 too much a coin now lies before you.
lesson-change-draw-hint = Choose the chamber, put the 6 back and add the 7.
lesson-change-draw-wrong = This time buy the chamber.
lesson-change-draw-wrong-one = 4 + 6 = 10: only 1 too much, and that is lost. Pay at least 2 too much.
lesson-change-exact-title = Paying with coins
lesson-change-exact-1 = A coin counts as **a card of value 1** of its currency. Then it goes back into the bag.
lesson-change-exact-2 = Often this 1 is just what an exact payment needs.
lesson-change-exact-turn = Buy two tiles this turn.
lesson-change-exact-done = 7 + 1 florins, 9 + 1 dirhams: both exact, thanks to the coins.
lesson-change-exact-hint = The chamber for 7 and the yellow coin, the tower for 9 and the green coin.
lesson-change-exact-wrong = Only exact purchases give you two tiles in one turn.
lesson-change-exact-wrong-over = 9 for 8 is too much: your actions would be over. 7 and a coin are exact.
lesson-change-colour-title = Only its own currency
lesson-change-colour-1 = 8 denars and a coin would pay for the chamber exactly. But your coins are **not denars**.
lesson-change-colour-2 = Keep them: they even count in the final distribution.
lesson-change-colour-turn = Choose the chamber and try to add each of the two coins.
lesson-change-colour-done = Like a card, a coin counts only in its own currency.
lesson-change-colour-hint = The coins lie beside your cards.


## The street trader

lesson-trader-title = The street trader
lesson-trader-about = Build where the trader stands, and residents move in.
lesson-trader-move-title = Where the trader stands
lesson-trader-move-1 = **Three residents** wait on your trader, each in the colour of a building type.
lesson-trader-move-2 = Build on the **trader’s space**: a resident of the building’s colour may move in.
lesson-trader-move-3 = You have bought a garden, and a green resident is waiting.
lesson-trader-move-turn = Build the garden so that the resident can move in.
lesson-trader-move-done = The trader steps aside, and the garden awaits its resident.
lesson-trader-move-hint = The trader stands east of the fountain.
lesson-trader-move-wrong = Allowed, but here nobody moves in: the trader stands elsewhere.
lesson-trader-move-wrong-reserve = Nobody moves into a tile in the reserve.
lesson-trader-new-title = Who comes next?
lesson-trader-new-1 = In place of the one that moves in you take a **new resident of any colour**.
lesson-trader-new-2 = Scorings count sets of **different colours**: 1 to 6 colours make 1, 3, 6, 10, 15, 21 points.
lesson-trader-new-turn = Red and green live with you, red and blue wait on the trader. Choose a new colour.
lesson-trader-new-done = Green has moved in, and a colour that you lack is waiting now.
lesson-trader-new-hint = Choose brown, white or purple.
lesson-trader-new-wrong = This colour already lives with you: it would only begin a second, smaller set.
lesson-trader-new-wrong-waiting = A blue resident is already waiting. Another colour leaves you more choice.
lesson-trader-new-wrong-stay = Allowed, but then nobody moves in, and your set does not grow.
lesson-trader-free-title = The trader comes back
lesson-trader-free-1 = When you end your turn, after all building, the trader goes to a **free space beside one of your tiles**.
lesson-trader-free-2 = Walls do not matter there.
lesson-trader-free-turn = End your turn, then try two spaces where the trader cannot go.
lesson-trader-free-done = The space must be free and touch a side of one of your tiles.
lesson-trader-free-hint = Press “End turn”, then choose two of your tiles.
lesson-trader-put-title = Look ahead
lesson-trader-put-1 = Somebody moves in only if you can **really build** on the trader’s space.
lesson-trader-put-2 = A pavilion with a north wall lies in your reserve, and the blue resident is waiting.
lesson-trader-put-turn = Put the trader where this pavilion can be added on your next turn.
lesson-trader-put-done = Here the pavilion fits. Add it on your next turn, and blue moves in.
lesson-trader-put-hint = It fits west of the fountain, for example.
lesson-trader-put-wrong = Allowed, but the pavilion cannot be built here: its sides do not match, or no way leads in.
lesson-trader-score-title = Sets of colours
lesson-trader-score-1 = Red and green live in your Alhambra: a set of 2 colours, **3 points**.
lesson-trader-score-2 = If a building leaves the Alhambra, its resident goes back to the supply.


## The treasure chamber

lesson-treasure-title = The treasure chamber
lesson-treasure-about = Buy chests for your buildings.
lesson-treasure-buy-title = A room of chests
lesson-treasure-buy-1 = All chests of a room cost **8 or more, in any mix of currencies**. That ends your actions.
lesson-treasure-buy-2 = Each goes onto **a building of its colour**, one per building.
lesson-treasure-buy-3 = What you cannot place **passes to the left**.
lesson-treasure-buy-turn = Buy the room that gives you the most chests.
lesson-treasure-buy-done = Two gardens, two towers: all four chests have found their places.
lesson-treasure-buy-hint = You have two gardens and two towers: look at room 2.
lesson-treasure-buy-wrong = This time buy a room of chests.
lesson-treasure-buy-wrong-two = You could keep only two: the white chest would go to Marco, the red one back into the bag.
lesson-treasure-buy-wrong-none = You have no building of these colours: the others would take what fits.
lesson-treasure-where-title = One per building
lesson-treasure-where-1 = You have bought a room. Its green chest fits several gardens, so **you choose**.
lesson-treasure-where-2 = But not every building may take it.
lesson-treasure-where-turn = Try two buildings where the green chest cannot go.
lesson-treasure-where-done = One chest per building, and only of its own colour.
lesson-treasure-where-hint = One garden already has a chest. The arcade is brown.
lesson-treasure-stay-title = Chests can be lost
lesson-treasure-stay-1 = If a building **leaves the Alhambra**, its chest goes back into the bag.
lesson-treasure-stay-2 = You want to swap the garden east of the fountain for the one in your reserve, which has more walls.
lesson-treasure-stay-turn = Put the chest where it will stay.
lesson-treasure-stay-done = This garden stays, and the new one can still get a chest.
lesson-treasure-stay-hint = The garden south of the fountain stays.
lesson-treasure-stay-wrong = Allowed, but the swap would cost you this chest.
lesson-treasure-score-title = The most chests
lesson-treasure-score-1 = You have 4 chests, Marco has 1: **7 points** for you. Their colours no longer matter.
lesson-treasure-score-2 = In scoring 2 the places are worth 14 and 7, in scoring 3 they are worth 22, 14 and 7.


## Master builders

lesson-builders-title = Master builders
lesson-builders-about = Spend a card as money, or let it redesign.
lesson-builders-money-title = Worth 3
lesson-builders-money-1 = A builder card is **money of value 3** in its currency.
lesson-builders-money-2 = Once spent, it leaves the game.
lesson-builders-money-turn = Buy the garden, and pay exactly.
lesson-builders-money-done = 6 + 3 = 9 dirhams: exact, so you may act again.
lesson-builders-money-hint = Pay with the 6 and the dirham builder card.
lesson-builders-money-wrong = This time buy the garden.
lesson-builders-money-wrong-over = 5 + 6 = 11 is too much: your actions would be over. The builder card makes it exact.
lesson-builders-colour-title = Only its own currency
lesson-builders-colour-1 = The chamber costs 9 denars. 6 + 3 would be exact.
lesson-builders-colour-2 = But your builder cards are **not denars**.
lesson-builders-colour-turn = Choose the chamber and try to add a builder card.
lesson-builders-colour-done = Like any money, a builder card counts only in its own currency.
lesson-builders-colour-hint = Choose the chamber, then one of the builder cards.
lesson-builders-card-title = One more redesign
lesson-builders-card-1 = Or put a builder to work: **at the end of your turn**, after placing, give up a card for one more redesign. **One per turn**.
lesson-builders-card-2 = You have taken 7 florins, and the tower costs 10.
lesson-builders-card-turn = Before you end your turn, use the builder card that you need less.
lesson-builders-card-done = The florin builder card stays: 7 + 3 are exact for the tower.
lesson-builders-card-hint = Choose the ducat builder card.
lesson-builders-card-wrong = Allowed, but with this card you could pay 7 + 3 = 10 florins. Use the other one.
lesson-builders-work-title = At work
lesson-builders-work-1 = As ever: **add, remove or swap** one tile, even the one just placed.
lesson-builders-work-2 = A tower with a north wall and an east wall lies in your reserve.
lesson-builders-work-turn = Make your wall as long as possible.
lesson-builders-work-done = A wall of 3 sides and a second tower, although you took money this turn!
lesson-builders-work-hint = Add the tower right beside the other one, to its east.
lesson-builders-work-wrong = Allowed, but a wall of 3 sides is possible.
lesson-builders-work-wrong-remove = Allowed, but that wins nothing here. Use the tower from your reserve.


## Invaders

lesson-invaders-title = Invaders
lesson-invaders-about = Close off your Alhambra before the attack.
lesson-invaders-scout-title = A scout
lesson-invaders-scout-1 = After each scoring there is an **attack from one direction**. Which one is secret.
lesson-invaders-scout-2 = Two scouts lie face up. Pay **exactly** for a building of a scout’s type, and you may look.
lesson-invaders-scout-turn = Win a scout.
lesson-invaders-scout-done = The scout has shown you the next attack card. Only you may look at it.
lesson-invaders-scout-hint = A garden scout lies face up, and a garden costs 9 dirhams.
lesson-invaders-scout-wrong = This time buy a building of a scout’s type.
lesson-invaders-scout-wrong-other = Exact, but the scout for chambers is not face up. Look at the two that are.
lesson-invaders-scout-wrong-over = Too much: only an exact purchase wins the scout.
lesson-invaders-close-title = From the east!
lesson-invaders-close-1 = You may turn up the attack card: the attack comes from the **east**.
lesson-invaders-close-2 = Each of your sides facing east **without a wall and without a tile beyond** costs a point.
lesson-invaders-close-3 = You have two such sides.
lesson-invaders-close-turn = End your actions and build the garden where it serves you best.
lesson-invaders-close-done = One open side fewer, and the garden’s wall goes on from the tower’s.
lesson-invaders-close-hint = Build it below the eastern tower.
lesson-invaders-close-wrong = Now end your actions and build the garden.
lesson-invaders-close-wrong-half = That closes one side too. But below the tower it also makes your wall longer.
lesson-invaders-close-wrong-open = Allowed, but both sides stay open to the east.
lesson-invaders-attack-title = The attack
lesson-invaders-attack-1 = First the scoring gives its points, then each open side facing the attack costs **1 point**; 2 in scoring 2, 3 in scoring 3.
lesson-invaders-attack-2 = One side was still open. No score falls below 0.
lesson-invaders-final-title = The last attack
lesson-invaders-final-1 = In scoring 3 the **two neighbouring directions** cost too: 1 point per open side.
lesson-invaders-final-2 = You play the variant without scouts: the attack card lies face up. It comes from the north.
lesson-invaders-final-turn = Build the arcade where it saves the most points.
lesson-invaders-final-done = One open side fewer facing north saves 3 points; one more facing west costs 1.
lesson-invaders-final-hint = Build it north of the fountain or of the seraglio.
lesson-invaders-final-wrong = That closes a side facing east and saves 1 point. Each side facing north costs 3.
lesson-invaders-final-wrong-reserve = In the reserve it protects nothing.


## Bazaars

lesson-bazaars-title = Bazaars
lesson-bazaars-about = Buy tiles that score the colours around them.
lesson-bazaars-buy-title = Beside the market
lesson-bazaars-buy-1 = Bazaars lie beside the market. Each has a currency and three colours.
lesson-bazaars-buy-2 = Its price is that of the **market tile of its currency**, and you must pay **exactly**. So you act again.
lesson-bazaars-buy-turn = Buy the bazaar.
lesson-bazaars-buy-done = 9 dirhams, as for the garden. And you may act again.
lesson-bazaars-buy-hint = Choose the bazaar: 5 + 4 dirhams are exact.
lesson-bazaars-buy-wrong = This time buy the bazaar.
lesson-bazaars-buy-wrong-tile = Allowed, but then the green slot is empty, and the bazaar has no price any more.
lesson-bazaars-price-title = No price, no purchase
lesson-bazaars-price-1 = While the slot of its currency is **empty**, a bazaar is not for sale.
lesson-bazaars-price-2 = Nor may you pay **too much**: 7 + 6 ducats do not buy one for 10.
lesson-bazaars-price-turn = Try to buy both bazaars.
lesson-bazaars-price-done = One has no price now; for the other you lack the exact sum.
lesson-bazaars-price-hint = Choose one bazaar, then the other.
lesson-bazaars-place-title = Good neighbours
lesson-bazaars-place-1 = A bazaar has no walls and is placed like a building.
lesson-bazaars-place-2 = At the end it looks at the **8 spaces around it**: the buildings of its colours **×** how many of these colours are there.
lesson-bazaars-place-3 = Yours counts pavilions, chambers and towers.
lesson-bazaars-place-turn = Place it where it scores the most.
lesson-bazaars-place-done = Two towers, a chamber, a pavilion: 4 buildings × 3 colours = 12 points.
lesson-bazaars-place-hint = Look north-west of the fountain; diagonal neighbours count too.
lesson-bazaars-place-wrong = Allowed, but here it scores less. 12 points are possible.
lesson-bazaars-place-wrong-reserve = In the reserve it scores nothing.
lesson-bazaars-score-title = Only at the end
lesson-bazaars-score-1 = Bazaars score **only in scoring 3**: yours has brought 12 points.
lesson-bazaars-score-2 = A bazaar is not a building: it wins no majority. But one building may count for several bazaars.
