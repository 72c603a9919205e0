### Game terms, as checks/glossary.csv has them.

## Building types: one, several in a sentence, heading

type-pavilion = padiglione
type-seraglio = serraglio
type-arcades = porticato
type-chambers = appartamento
type-garden = giardino
type-tower = torre
types-pavilion = Padiglioni
types-seraglio = Serragli
types-arcades = Porticati
types-chambers = Appartamenti
types-garden = Giardini
types-tower = Torri


## Phrases with the indefinite article: object of a verb or after a plain preposition

a-pavilion = un padiglione
a-seraglio = un serraglio
a-arcades = un porticato
a-chambers = un appartamento
a-garden = un giardino
a-tower = una torre
a-hut = un capannone
a-camp = un accampamento
a-bazaar = un bazar


## Phrases with the definite article

the-pavilion = il padiglione
the-seraglio = il serraglio
the-arcades = il porticato
the-chambers = l’appartamento
the-garden = il giardino
the-tower = la torre
the-fountain = la fontana
the-hut = il capannone
the-camp = l’accampamento
the-bazaar = il bazar


## Currencies: one, several

cur-florin = fiorino
cur-dirham = dirham
cur-denar = dinaro
cur-ducat = ducato
cur-diamond = diamante
curs-florin = fiorini
curs-dirham = dirham
curs-denar = dinari
curs-ducat = ducati
curs-diamond = diamanti


## Counted things

count-point = 
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
count-card = 
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
count-tile = 
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
count-coin = 
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
count-chest = 
    { $n ->
        [one] { $n } forziere
       *[other] { $n } forzieri
    }
count-resident = 
    { $n ->
        [one] { $n } abitante
       *[other] { $n } abitanti
    }
count-player = 
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
count-florin = 
    { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }
count-dirham = 
    { $n ->
        [one] { $n } dirham
       *[other] { $n } dirham
    }
count-denar = 
    { $n ->
        [one] { $n } dinaro
       *[other] { $n } dinari
    }
count-ducat = 
    { $n ->
        [one] { $n } ducato
       *[other] { $n } ducati
    }
count-diamond = 
    { $n ->
        [one] { $n } diamante
       *[other] { $n } diamanti
    }


## Directions

dir-n = nord
dir-e = est
dir-s = sud
dir-w = ovest


## Modules

box-1 = Il favore del visir
box-2 = Le porte della città
box-3 = L’ora dei ladri
box-4 = La camera del tesoro


## The imaginary third player of a game for two

dirk = Carlo


## Game words

noun-fountain = fontana
noun-wall-longest = mura più lunghe
noun-hut = capannone
noun-camp = accampamento
noun-bazaar = bazar


## Buttons and menu entries

button-cancel = Annulla
button-confirm = Conferma
button-continue = Continua
button-save = Salva
button-new-game = Nuova partita
button-settings = Impostazioni
button-log = Cronologia
button-quit = Esci
button-back = Indietro
button-next = Avanti


## Levels of the computer; they agree with the word level

level-random = Casuale
level-novice = Principiante
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto


## Seats

seat-human = Umano


## Lists: “Anna, Bruno and Clara”

list-more = { $head }, { $rest }
list-end =
    { INITIAL($last) ->
        [e] { $head } ed { $last }
       *[other] { $head } e { $last }
    }


## Places in a ranking

rank-place = { $n }º posto


## Cards and pieces of the modules, as lists name them

card-builder = carta costruttore ({ $money })
    .a = una carta costruttore ({ $money })
card-exchange = carta cambiavalute { $one }–{ $two }
    .a = una carta cambiavalute { $one }–{ $two }
card-gate = carta porta
    .a = una carta porta
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
card-wall = carta muro ({ $sides })
    .a = una carta muro ({ $sides })
card-scoring = carta punteggio { $n }
    .a = una carta punteggio { $n }
card-coin = moneta ({ $money })
    .a = una moneta ({ $money })
card-thief = ladro dei { $currency }
    .a = un ladro dei { $currency }
card-bonus = carta bonus ({ $tile })
    .a = una carta bonus ({ $tile })
card-hidden = carta coperta
    .a = una carta coperta
tile-hut = capannone ({ $type })
tile-bazaar = bazar dei { $currency } ({ $types })
tile-hidden = tessera coperta
token-chest = forziere ({ $type })
token-resident = abitante, { $type }
token-scout = esploratore ({ $type })
token-attack = carta attacco ({ $side })
token-trader = venditore
token-vizier = visir
token-gate = porta
token-stick = barretta
token-other = { $id }
dir-list =
    { $sides ->
        [n] nord
        [e] est
        [s] sud
        [w] ovest
        [ne] nord ed est
        [es] est e sud
        [sw] sud e ovest
        [nw] nord e ovest
        [ns] nord e sud
        [ew] est e ovest
       *[other] più lati
    }
sides-walls = muri: { $sides }
sides-gates = porta: { $sides }
sides-open = lati aperti: { $sides }
sides-all-open = aperta su tutti i lati

token-hidden = coperto
