### Characters: the texts of the module.

mod-characters = Characters
new-pieces-characters = Pieces: 10 character cards.
new-changes-characters = When one is drawn, it is auctioned right away; whoever wins it can do something nobody else can.
new-idea-characters = Bid for people who help you.

zone-characters = Characters
zone-side-stack = Side stack
zone-auction = Up for auction

## What can be chosen

act-bid = Bid
act-pass-bid = Pass
act-pay-bid = Pay the bid
act-keep-fatima = Take 8 points
act-swap-fatima = Swap Fatima
act-use-laila = Laila: a new tile
act-use-machma = Machma: swap money
act-use-yammerad = Yammerad: draw a card
act-begin-turn = Use none
act-use-karim = Karim: a free tile
act-use-knihstig = Take the card
act-decline-knihstig = Take none
act-use-ammar = Ammar: redesign
act-choose-hakim = Choose the type

## What is asked

ask-auction = A character is up for auction: bid or pass?
ask-pay-bid = You have won the auction: which cards do you pay with?
pass-auction = Auction: { $card }
pass-auction-won = Auction won: { $card }
what-auction = { $card } – { $about }
what-auction-part = { $n } in scoring { $k }
what-auction-each = { $n } in every scoring to come
what-auction-points = As things stand: { $parts }
what-auction-pay =
    { $over ->
        [0] You can pay this bid exactly
       *[other] You would overpay this bid by at least { $over }
    }
ask-fatima = Fatima: 8 points now, or the top card of the side stack?
ask-before-turn = Use a character before the first action?
ask-knihstig = Abdul Knihstig: take a money card on display?
ask-hakim = A scoring is about to take place: in which type does Hakim Wahid count half a building more?

## What happened

log-auction-opened = { $card } is up for auction; first to bid: { $name }
log-bid-made = { $name } bids { $amount }
log-bid-passed = { $name } passes
log-nobody-bid = Nobody bids: { $card } leaves the game
log-character-won = { $name } gets { $card } for { $cards }
log-fatima-kept =
    Fatima: { $name } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
log-fatima-swapped = { $name } swaps Fatima and gets { $card }
log-laila-used = Laila: { $name } puts { $tile } back into the bag
log-laila-failed = Laila: no tile for the market came out of the bag
log-machma-used = Machma: { $name } gives { $cards } and takes { $card }
log-yammerad-used = Yammerad: { $name } draws from the deck
log-yammerad-turned = Yammerad turns up a card for the discard pile: { $card }
log-yammerad-drew = Yammerad: { $name } keeps the money card drawn
log-yammerad-failed = Yammerad: there is no card left to draw
log-karim-used = Karim: { $name } gets { $tile } for free
log-knihstig-used = Knihstig: { $name } takes { $card }
log-ammar-used = Ammar: { $name } makes one more redesign
log-faruk-used = Faruk: { $name } takes up to 7 at once
log-hakim-chose =
    Hakim: { $name } counts half a building more in { $colour ->
        [pavilion] pavilions
        [seraglio] seraglios
        [arcades] arcades
        [chambers] chambers
        [garden] gardens
       *[tower] towers
    }

## Scorings

play-row-yusuf = Yusuf
proof-pay-yusuf = 1 per 3 wall points

## 7.7 Characters

rule-characters-deal-title = Characters in the deck
rule-characters-deal-text = 2 of the 10 character cards lie in each of the piles 2, 3 and 4. The other 4 form a face-down side stack.
rule-characters-auction-title = The auction
rule-characters-auction-text = A character drawn is auctioned at once. The next player to move opens; in turn each raises or passes for good. You may bid only what you can pay in one currency, diamonds included; the winner pays at least the bid, in one currency. If nobody bids, the card leaves the game.
refuse-characters-auction =
    { $reason ->
        [low] The bid must be higher than { $highest }.
        [cover] One currency covers at most { $held }.
        [currency] A bid is paid in one currency only.
        [not_held] This card is not in your hand.
        [short] { $missing } short of the bid.
       *[not_now] { $frame ->
            [auction] The auction must be finished first.
            [pay_bid] The bid must be paid first.
           *[other] Bids can only be made in an auction.
        }
    }
rule-characters-limits-title = Limits of characters
rule-characters-limits-text = Only one card marked * can be used in a turn. Cards marked 1x leave the game once they are used.
refuse-characters-limits =
    { $reason ->
        [star] A card marked * has already been used this turn.
        [acted] Not this turn: { $card } has already acted.
       *[not_now] First decide about the characters.
    }
rule-karim-title = Abdul Karim 1x
rule-karim-text = As an action his owner gets one tile on sale, even a camp or a bazaar, free of charge. It counts as paid for exactly: another action follows.
refuse-karim =
    { $reason ->
        [not_owned] You do not have Abdul Karim.
        [not_offered] This tile is not on sale.
       *[not_now] Karim can only be used as an action of a turn.
    }
rule-knihstig-title = Abdul Knihstig *
rule-knihstig-text = After buying a tile or bazaar priced at 10 or more, even with Karim, his owner may take one money card on display at once.
refuse-knihstig =
    { $reason ->
        [not_shown] This is not a money card on display.
       *[not_now] { $frame ->
            [knihstig] First decide whether Knihstig takes a card.
           *[other] Knihstig takes a card right after an expensive purchase.
        }
    }
rule-ammar-title = Ammar El’Schauf *
rule-ammar-text = At the end of the turn, after placing, his owner may make one more redesign.
refuse-ammar =
    { $reason ->
        [not_owned] You do not have Ammar.
        [no_redesign] No redesign is possible now.
       *[not_now] Ammar redesigns at the end of the turn, after placing.
    }
rule-faruk-title = Faruk Will’haben *
rule-faruk-text = His owner may take several money cards with a sum of up to 7 instead of 5.
rule-fatima-title = Fatima 1x
rule-fatima-text = At once her owner either scores 8 points or swaps her for the top card of the side stack, which takes effect.
refuse-fatima =
    { $reason ->
        [empty] The side stack is empty.
       *[not_now] { $frame ->
            [fatima] Fatima’s choice must be made first.
           *[other] Fatima’s choice is made at once, when she is won.
        }
    }
rule-hakim-title = Hakim Wahid
rule-hakim-text = At each scoring his owner counts half a building more in a type of their choice, if they have at least one building of it. It breaks ties.
refuse-hakim =
    { $reason ->
        [none_built] You have built none of this type.
       *[not_now] { $frame ->
            [hakim] Hakim’s type must be chosen first.
           *[other] Hakim’s type is chosen just before a scoring.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Before the first action her owner may draw a tile for a market slot; then the old one goes back into the bag. A bazaar drawn is laid aside and drawing goes on. If only bazaars are drawn, the old tile stays; with an empty bag she cannot be used.
refuse-laila =
    { $reason ->
        [not_owned] You do not have Laila.
        [empty_slot] No tile lies in this slot.
        [empty_bag] The bag is empty.
       *[not_now] Laila can only be used before the first action.
    }
rule-machma-title = Machma Klain *
rule-machma-text = Before the first action his owner may swap a money card from the hand for one on display of equal or lower value. The card from the hand goes to the discard pile; the place stays empty until the refill.
refuse-machma =
    { $reason ->
        [not_owned] You do not have Machma.
        [not_held] This is not a money card in your hand.
        [not_shown] This is not a money card on display.
        [value] The card on display is worth more.
       *[not_now] Machma can only be used before the first action.
    }
rule-yammerad-title = Yammerad *
rule-yammerad-text = At the start of a turn with fewer than 3 money cards his owner may draw the top card of the deck. Money, diamonds and builders are kept. Anything else takes effect and another card is drawn.
refuse-yammerad =
    { $reason ->
        [not_owned] You do not have Yammerad.
        [money]
            { $held ->
                [one] You have { $held } money card in hand; fewer than 3 are needed.
               *[other] You have { $held } money cards in hand; fewer than 3 are needed.
            }
        [no_card] There is no card to draw.
       *[not_now] Yammerad can only be used before the first action.
    }
rule-yusuf-title = Yusuf E’Passuff
rule-yusuf-text = At each scoring his owner gets one more point for every full 3 points of wall.
what-yusuf =
    Yusuf: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## The rulebook

book-intro-characters =
    Ten characters offer their help. When a character card is drawn, it is put up for auction at once, and whoever pays most gets it. Each character has a power of its own: some once, marked 1x; some again and again, marked *; two of them add something at every scoring. Keep enough money of one currency for the one you want.
book-characters-deal =
    Of the ten shuffled character cards, two go into each of the piles 2, 3 and 4 of the deck. So six of them can come up for auction. The other four form a face-down side stack; only Fatima can bring one of them into play.
book-characters-auction =
    A character drawn in a refill is auctioned at once; then drawing goes on. The next player to move opens with a bid of at least 1, or passes. In turn each player raises or passes for good. The last one left gets the card, and its power works from that moment. If nobody bids, it leaves the game.

    You may bid only what you can pay in a single currency. Coins and builder cards of that currency count, diamonds are a currency too, exchange cards do not help. The winner pays at least the bid, in one currency; no change is given, except with the module “{ mod-change }”.

    Example: you hold denars 5 and 4 and ducats 8. You can bid up to 9, not 17. If you win with 7, you pay with 8 ducats or with 9 denars.
book-characters-limits =
    At most one card marked * may be used in a turn, even if you own several. Cards marked 1x leave the game once they are used. The other two, Hakim and Yusuf, work at every scoring without being used up. You may have any number of characters.
book-karim =
    Abdul Karim, the rich benefactor (1x). As an action you get one tile from the market free of charge; it may also be a camp or a bazaar that is for sale. It counts as paid for exactly, so you may take another action and you get a scout if one fits. Huts and chests are not market tiles. Then he leaves the game.
book-knihstig =
    Abdul Knihstig, the treasurer (*). After you have bought a tile (or a bazaar) with a price of 10 or more, you may take one money card from the display at once, of any value. This also works if you got the tile with Abdul Karim. What you paid does not matter, only the price.
book-ammar =
    Ammar El’Schauf, the restorer (*). At the end of your turn, after placing, you may make one more redesign: add, remove or swap. It may use the tiles just bought. With a builder card as well you may make two such redesigns in one turn, in either order.
book-faruk =
    Faruk Will’haben, the banker (*). When you take several money cards, their sum may be up to 7 instead of 5. Example: 4 and 3, or 5, 1 and 1. A single card may be of any value as always.
book-fatima =
    Fatima, the fortune-teller (1x). She works at the moment you win her: either you score 8 points, or you swap her for the top card of the side stack without knowing what it is. The new card takes effect for you. In either case Fatima leaves the game.
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

## The lesson

lesson-characters-title = Characters
lesson-characters-about = Bid for people and let them help you.
lesson-characters-bid-title = An auction
lesson-characters-bid-1 = Faruk Will’haben was drawn and is **auctioned at once**. Marco bids 3, Claire passes.
lesson-characters-bid-2 = The highest bidder pays **in one currency**, without change.
lesson-characters-bid-3 = Whoever passes is out.
lesson-characters-bid-turn = Bid 4 and pay with your 4 florins.
lesson-characters-bid-done = Marco passes: Faruk is yours for exactly 4 florins.
lesson-characters-bid-hint = Confirm the bid of 4, then the payment of 4 florins.
lesson-characters-bid-wrong = This time bid 4 and pay with the 4 florins.
lesson-characters-bid-wrong-pass = Then Marco gets Faruk for 3. A bid of 4 costs you one low card.
lesson-characters-bid-wrong-high = A bid of 4 already leads, and you can pay 4 exactly.
lesson-characters-bid-wrong-dear = There is no change: pay with the 4 florins.
lesson-characters-cover-title = How far a bid may go
lesson-characters-cover-1 = Marco bids 6. You have 7 florins, 3 denars and 5 dirhams.
lesson-characters-cover-2 = **One currency** must cover the whole bid.
lesson-characters-cover-turn = Try to bid 8.
lesson-characters-cover-done = You hold 15 in all, but your highest bid is 7.
lesson-characters-cover-hint = Raise the bid from 7 to 8.
lesson-characters-faruk-title = Faruk helps
lesson-characters-faruk-1 = With Faruk you may take several cards worth up to **7** instead of 5.
lesson-characters-faruk-2 = He is marked *: only one such card can be used in a turn.
lesson-characters-faruk-turn = Take two cards that are worth 7 together.
lesson-characters-faruk-done = 3 + 4 in one action: without Faruk this is too much.
lesson-characters-faruk-hint = Choose the 3 florins and the 4 dirhams.
lesson-characters-faruk-wrong = This works without Faruk too. This time take the 3 and the 4.
lesson-characters-hakim-title = Half a building
lesson-characters-hakim-1 = A scoring is about to take place. Hakim Wahid counts **half a building more** in one of your types.
lesson-characters-hakim-2 = That is just enough to break a tie.
lesson-characters-hakim-3 = Compare all the Alhambras.
lesson-characters-hakim-turn = Choose the type in which half a building gains points.
lesson-characters-hakim-done = Two and a half towers beat Marco’s two.
lesson-characters-hakim-hint = In which type has somebody as many buildings as you?
lesson-characters-hakim-wrong = Choose the type in which there is a tie.
lesson-characters-hakim-wrong-garden = Claire has two gardens: with one and a half you stay behind.
lesson-characters-hakim-wrong-pavilion = Nobody else has a pavilion: first place is yours anyway.
lesson-characters-score-title = The tie is broken
lesson-characters-score-1 = First place for towers, alone: **6 points** instead of 3.
lesson-characters-score-2 = Hakim stays with you. Cards marked 1x leave the game once they are used.
