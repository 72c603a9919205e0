### Game terms. They follow the glossary of the project; tests/i18n/terms.csv holds the same facts.

## Building types: one, several in a sentence, heading

type-pavilion = pavilion
type-seraglio = serai
type-arcades = arcadă
type-chambers = apartament
type-garden = grădină
type-tower = turn
many-pavilion = pavilioane
many-seraglio = seraiuri
many-arcades = arcade
many-chambers = apartamente
many-garden = grădini
many-tower = turnuri
types-pavilion = Pavilioane
types-seraglio = Seraiuri
types-arcades = Arcade
types-chambers = Apartamente
types-garden = Grădini
types-tower = Turnuri


## Phrases with the indefinite article: object of a verb or after a plain preposition

a-pavilion = un pavilion
a-seraglio = un serai
a-arcades = o arcadă
a-chambers = un apartament
a-garden = o grădină
a-tower = un turn
a-hut = o baracă
a-camp = o tabără
a-bazaar = un bazar


## Phrases with the definite article

the-pavilion = pavilionul
the-seraglio = seraiul
the-arcades = arcada
the-chambers = apartamentul
the-garden = grădina
the-tower = turnul
the-many-pavilion = pavilioanele
the-many-seraglio = seraiurile
the-many-arcades = arcadele
the-many-chambers = apartamentele
the-many-garden = grădinile
the-many-tower = turnurile
the-fountain = fântâna
the-hut = baraca
the-camp = tabăra
the-bazaar = bazarul
the-wall = zidul
the-reserve = rezerva
the-market = târgul
the-deck = pachetul
the-bag = săculețul


## Currencies: one, several

cur-florin = florin
cur-dirham = dirham
cur-denar = dinar
cur-ducat = ducat
cur-diamond = diamant
curs-florin = florini
curs-dirham = dirhami
curs-denar = dinari
curs-ducat = ducați
curs-diamond = diamante


## Counted things

count-point = 
    { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
    }
count-card = 
    { $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
    }
count-tile = 
    { $n ->
    [one] { $n } piesă
    [few] { $n } piese
   *[other] { $n } de piese
    }
count-building = 
    { $n ->
    [one] { $n } clădire
    [few] { $n } clădiri
   *[other] { $n } de clădiri
    }
count-action = 
    { $n ->
    [one] { $n } acțiune
    [few] { $n } acțiuni
   *[other] { $n } de acțiuni
    }
count-coin = 
    { $n ->
    [one] { $n } monedă
    [few] { $n } monede
   *[other] { $n } de monede
    }
count-chest = 
    { $n ->
    [one] { $n } cufăr
    [few] { $n } cufere
   *[other] { $n } de cufere
    }
count-resident = 
    { $n ->
    [one] { $n } locuitor
    [few] { $n } locuitori
   *[other] { $n } de locuitori
    }
count-wall = 
    { $n ->
    [one] { $n } zid
    [few] { $n } ziduri
   *[other] { $n } de ziduri
    }
count-open-side = 
    { $n ->
    [one] { $n } latură deschisă
    [few] { $n } laturi deschise
   *[other] { $n } de laturi deschise
    }
count-colour = 
    { $n ->
    [one] { $n } culoare
    [few] { $n } culori
   *[other] { $n } de culori
    }
count-game = 
    { $n ->
    [one] { $n } partidă
    [few] { $n } partide
   *[other] { $n } de partide
    }
count-move = 
    { $n ->
    [one] { $n } mutare
    [few] { $n } mutări
   *[other] { $n } de mutări
    }
count-player = 
    { $n ->
    [one] { $n } jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
    }
count-turn = 
    { $n ->
    [one] { $n } tură
    [few] { $n } ture
   *[other] { $n } de ture
    }
count-hut = 
    { $n ->
    [one] { $n } baracă
    [few] { $n } barăci
   *[other] { $n } de barăci
    }
count-florin = 
    { $n ->
    [one] { $n } florin
    [few] { $n } florini
   *[other] { $n } de florini
    }
count-dirham = 
    { $n ->
    [one] { $n } dirham
    [few] { $n } dirhami
   *[other] { $n } de dirhami
    }
count-denar = 
    { $n ->
    [one] { $n } dinar
    [few] { $n } dinari
   *[other] { $n } de dinari
    }
count-ducat = 
    { $n ->
    [one] { $n } ducat
    [few] { $n } ducați
   *[other] { $n } de ducați
    }
count-diamond = 
    { $n ->
    [one] { $n } diamant
    [few] { $n } diamante
   *[other] { $n } de diamante
    }


## Directions

dir-n = nord
dir-e = est
dir-s = sud
dir-w = vest


## Modules

mod-vizier = Favoarea vizirului
mod-exchange = Casa de schimb
mod-bonus = Cărțile bonus
mod-huts = Barăcile de șantier
mod-gates = Porțile orașului
mod-diamonds = Diamantele
mod-characters = Personajele
mod-camps = Taberele
mod-walls = Zidurile
mod-thieves = Hoții
mod-change = Mărunțișul
mod-trader = Negustorul ambulant
mod-treasure = Camera tezaurului
mod-builders = Meșterii constructori
mod-invaders = Invadatorii
mod-bazaars = Bazarele
box-1 = Favoarea vizirului
box-2 = Porțile orașului
box-3 = Ora hoților
box-4 = Camera tezaurului


## The imaginary third player of a game for two

dirk = Dirk


## Game words

noun-alhambra = Alhambra
noun-fountain = fântână
nouns-fountain = fântâni
noun-tile = piesă
nouns-tile = piese
noun-building = clădire
nouns-building = clădiri
noun-building-type = tip de clădire
nouns-building-type = tipuri de clădire
noun-wall = zid
nouns-wall = ziduri
noun-wall-outer = zid exterior
nouns-wall-outer = ziduri exterioare
noun-wall-longest = cel mai lung zid
noun-side = latură
nouns-side = laturi
noun-open-side = latură deschisă
nouns-open-side = laturi deschise
noun-cell = spațiu
nouns-cell = spații
noun-hole = gol
nouns-hole = goluri
noun-reserve = rezervă
nouns-reserve = rezerve
noun-market = târg
nouns-market = târguri
noun-display = cărți la vedere
noun-card = carte
nouns-card = cărți
noun-money-card = carte de bani
nouns-money-card = cărți de bani
noun-hand = mână
nouns-hand = mâini
noun-deck = pachet
nouns-deck = pachete
noun-pile = teanc
nouns-pile = teancuri
noun-discards = cărți decartate
noun-bag = săculeț
nouns-bag = săculeți
noun-price = preț
nouns-price = prețuri
noun-currency = valută
nouns-currency = valute
noun-coin = monedă
nouns-coin = monede
noun-change = rest
noun-score = scor
nouns-score = scoruri
noun-point = punct
nouns-point = puncte
noun-scoring = rundă de scor
nouns-scoring = runde de scor
noun-scoring-card = carte de scor
nouns-scoring-card = cărți de scor
noun-majority = majoritate
nouns-majority = majorități
noun-tie = egalitate
nouns-tie = egalități
noun-rank = loc
nouns-rank = locuri
noun-turn = rând
nouns-turn = rânduri
noun-turn-count = tură
nouns-turn-count = ture
noun-round = rundă
nouns-round = runde
noun-action = acțiune
nouns-action = acțiuni
noun-extra-action = acțiune în plus
nouns-extra-action = acțiuni în plus
noun-move = mutare
nouns-move = mutări
noun-exact = sumă exactă
nouns-exact = sume exacte
noun-overpay = sumă în plus
noun-redesign = reamenajare
nouns-redesign = reamenajări
noun-setup = pregătire
noun-start-player = cine începe
noun-distribution = distribuire finală
noun-game-end = sfârșitul partidei
noun-session = partidă
nouns-session = partide
noun-victory = victorie
noun-module = modul
nouns-module = module
noun-colour = culoare
nouns-colour = culori
noun-vizier = vizir
nouns-vizier = viziri
noun-hut = baracă
nouns-hut = barăci
noun-camp = tabără
nouns-camp = tabere
noun-bastion = bastion
nouns-bastion = bastioane
noun-arrow = săgeată
nouns-arrow = săgeți
noun-gate = poartă
nouns-gate = porți
noun-thief = hoț
nouns-thief = hoți
noun-resident = locuitor
nouns-resident = locuitori
noun-chest = cufăr
nouns-chest = cufere
noun-room = sală
nouns-room = săli
noun-bazaar = bazar
nouns-bazaar = bazare
noun-set = serie
nouns-set = serii


## Buttons and menu entries

button-take = Ia
button-buy = Cumpără
button-pay = Plătește
button-place = Așază
button-reserve = Pune în rezervă
button-give = Dă
button-redesign = Reamenajează
button-add = Adaugă
button-remove = Scoate
button-swap = Înlocuiește
button-draw = Trage
button-discard = Decartează
button-choose = Alege
button-undo = Anulează mutarea
button-redo = Refă mutarea
button-cancel = Renunță
button-confirm = Confirmă
button-end-turn = Încheie rândul
button-pass = Pas
button-bid = Oferă
button-reveal = Dezvăluie
button-look = Uită-te
button-continue = Continuă
button-save = Salvează
button-load = Încarcă
button-new-game = Joc nou
button-settings = Setări
button-rules = Reguli
button-statistics = Statistici
button-log = Jurnal
button-replay = Revezi partida
button-quit = Ieși
button-back = Înapoi
button-next = Înainte
button-yes = Da
button-no = Nu
button-language = Limbă
button-hint = Sugestie


## Levels of the computer; they agree with the word level

level-random = Aleatoriu
level-novice = Începător
level-easy = Ușor
level-medium = Mediu
level-hard = Greu
level-expert = Expert
noun-level = nivel


## Seats

seat-number = Jucătorul { $n }
seat-human = Om
seat-computer = Calculator
seat-free = Liber
noun-player = jucător
nouns-player = jucători


## Lists: “Anna, Bruno and Clara”

list-more = { $head }, { $rest }
list-end = { $head } și { $last }


## Places in a ranking

rank-place = locul { $n }

## Cards and pieces of the modules, as lists name them

card-builder = carte de meșter ({ $money })
card-exchange = carte de schimb { $one }–{ $two }
card-gate = carte de poartă
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
card-wall = carte de zid ({ $sides })
card-scoring = carte de scor { $n }
card-coin = monedă ({ $money })
card-thief = hoț de { $currency }
card-bonus = carte bonus ({ $tile })
card-hidden = carte ascunsă
tile-hut = baracă de { $type }
tile-bazaar = bazar în { $currency } ({ $types })
tile-hidden = piesă ascunsă
token-chest = cufăr de { $type }
token-resident = locuitor de { $type }
token-scout = cercetaș de { $type }
token-attack = carte de atac ({ $side })
token-trader = negustor
token-vizier = vizir
token-gate = poartă
token-stick = bețișor
token-other = { $id }
dir-list =
    { $sides ->
        [n] nord
        [e] est
        [s] sud
        [w] vest
        [ne] nord și est
        [es] est și sud
        [sw] sud și vest
        [nw] nord și vest
        [ns] nord și sud
        [ew] est și vest
       *[other] mai multe laturi
    }

token-hidden = ascuns
