### Characters: the texts of the module.

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
act-begin-turn = Use nobody
act-use-karim = Karim: a free tile
act-use-knihstig = Take the card
act-decline-knihstig = Take none
act-use-ammar = Ammar: redesign
act-choose-hakim = Choose the type

## What is asked

ask-auction = A character is up for auction: bid or pass?
ask-pay-bid = You have won the auction: which cards do you pay with?
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
rule-characters-auction-text = A character drawn is auctioned at once. The next player to move opens; in turn each raises or passes for good. You may bid only what you can pay in one currency, diamonds included; the winner pays in it, without change. If nobody bids, the card leaves the game.
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
        [none_built] No building of this type stands there.
       *[not_now] { $frame ->
            [hakim] Hakim’s type must be chosen first.
           *[other] Hakim’s type is chosen just before a scoring.
        }
    }
rule-laila-title = Laila Wundabah *
rule-laila-text = Before the first action her owner may draw a tile for a market slot; then the old one goes back into the bag. A bazaar drawn is laid aside and drawing goes on. If only bazaars are drawn, the old tile stays.
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
