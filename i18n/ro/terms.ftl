### Game terms, as checks/glossary.csv has them.

## Building types: one, several in a sentence, heading

type-pavilion = pavilion
type-seraglio = serai
type-arcades = arcadă
type-chambers = apartament
type-garden = grădină
type-tower = turn
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
the-fountain = fântâna
the-hut = baraca
the-camp = tabăra
the-bazaar = bazarul


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
count-player = 
    { $n ->
        [one] { $n } jucător
        [few] { $n } jucători
       *[other] { $n } de jucători
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

box-1 = Favoarea vizirului
box-2 = Porțile orașului
box-3 = Ora hoților
box-4 = Camera tezaurului


## The imaginary third player of a game for two

dirk = Dirk


## Game words

noun-fountain = fântână
noun-wall-longest = cel mai lung zid
noun-hut = baracă
noun-camp = tabără
noun-bazaar = bazar


## Buttons and menu entries

button-cancel = Renunță
button-confirm = Confirmă
button-continue = Continuă
button-save = Salvează
button-new-game = Joc nou
button-settings = Setări
button-log = Jurnal
button-quit = Ieși
button-back = Înapoi
button-next = Înainte


## Levels of the computer; they agree with the word level

level-random = Aleatoriu
level-novice = Începător
level-easy = Ușor
level-medium = Mediu
level-hard = Greu
level-expert = Expert


## Seats

seat-human = Om


## Lists: “Anna, Bruno and Clara”

list-more = { $head }, { $rest }
list-end = { $head } și { $last }


## Places in a ranking

rank-place = locul { $n }


## Cards and pieces of the modules, as lists name them

card-builder = carte de meșter ({ $money })
    .a = o carte de meșter ({ $money })
card-exchange = carte de schimb { $one }–{ $two }
    .a = o carte de schimb { $one }–{ $two }
card-gate = carte de poartă
    .a = o carte de poartă
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
    .a = o carte de zid ({ $sides })
card-scoring = carte de scor { $n }
    .a = o carte de scor { $n }
card-coin = monedă ({ $money })
    .a = o monedă ({ $money })
card-thief = hoț de { $currency }
    .a = un hoț de { $currency }
card-bonus = carte bonus ({ $tile })
    .a = o carte bonus ({ $tile })
card-hidden = carte ascunsă
    .a = o carte ascunsă
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
sides-walls = ziduri: { $sides }
sides-gates = poartă: { $sides }
sides-open = laturi deschise: { $sides }
sides-all-open = deschisă pe toate laturile

token-hidden = ascuns
