### Game terms. They follow the glossary of the project; tests/i18n/terms.csv holds the same facts.

## Building types: one, several in a sentence, heading

type-pavilion = padiglione
type-seraglio = serraglio
type-arcades = porticato
type-chambers = appartamento
type-garden = giardino
type-tower = torre
many-pavilion = padiglioni
many-seraglio = serragli
many-arcades = porticati
many-chambers = appartamenti
many-garden = giardini
many-tower = torri
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
the-many-pavilion = i padiglioni
the-many-seraglio = i serragli
the-many-arcades = i porticati
the-many-chambers = gli appartamenti
the-many-garden = i giardini
the-many-tower = le torri
the-fountain = la fontana
the-hut = il capannone
the-camp = l’accampamento
the-bazaar = il bazar
the-wall = le mura
the-reserve = la riserva
the-market = il mercato
the-deck = il mazzo
the-bag = il sacchetto


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
count-building = 
    { $n ->
    [one] { $n } edificio
   *[other] { $n } edifici
    }
count-action = 
    { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
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
count-wall = 
    { $n ->
    [one] { $n } muro
   *[other] { $n } muri
    }
count-open-side = 
    { $n ->
    [one] { $n } lato aperto
   *[other] { $n } lati aperti
    }
count-colour = 
    { $n ->
    [one] { $n } colore
   *[other] { $n } colori
    }
count-game = 
    { $n ->
    [one] { $n } partita
   *[other] { $n } partite
    }
count-move = 
    { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
    }
count-player = 
    { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
    }
count-turn = 
    { $n ->
    [one] { $n } turno
   *[other] { $n } turni
    }
count-hut = 
    { $n ->
    [one] { $n } capannone
   *[other] { $n } capannoni
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

mod-vizier = Il favore del visir
    .bare = Favore del visir
mod-exchange = Il cambiavalute
    .bare = Cambiavalute
mod-bonus = Le carte bonus
    .bare = Carte bonus
mod-huts = I capannoni
    .bare = Capannoni
mod-gates = Le porte della città
    .bare = Porte della città
mod-diamonds = I diamanti
    .bare = Diamanti
mod-characters = I personaggi
    .bare = Personaggi
mod-camps = Gli accampamenti
    .bare = Accampamenti
mod-walls = Le mura
    .bare = Mura
mod-thieves = I ladri
    .bare = Ladri
mod-change = Gli spiccioli
    .bare = Spiccioli
mod-trader = Il venditore ambulante
    .bare = Venditore ambulante
mod-treasure = La camera del tesoro
    .bare = Camera del tesoro
mod-builders = I costruttori
    .bare = Costruttori
mod-invaders = Gli aggressori
    .bare = Aggressori
mod-bazaars = I bazar
    .bare = Bazar
box-1 = Il favore del visir
box-2 = Le porte della città
box-3 = L’ora dei ladri
box-4 = La camera del tesoro


## The imaginary third player of a game for two

dirk = Carlo


## Game words

noun-alhambra = Alhambra
noun-fountain = fontana
nouns-fountain = fontane
noun-tile = tessera
nouns-tile = tessere
noun-building = edificio
nouns-building = edifici
noun-building-type = tipo di edificio
nouns-building-type = tipi di edificio
noun-wall = muro
nouns-wall = muri
noun-wall-outer = mura esterne
nouns-wall-outer = mura esterne
noun-wall-longest = mura più lunghe
noun-side = lato
nouns-side = lati
noun-open-side = lato aperto
nouns-open-side = lati aperti
noun-cell = casella
nouns-cell = caselle
noun-hole = buco
nouns-hole = buchi
noun-reserve = riserva
nouns-reserve = riserve
noun-market = mercato
nouns-market = mercati
noun-display = carte scoperte
noun-card = carta
nouns-card = carte
noun-money-card = carta denaro
nouns-money-card = carte denaro
noun-hand = mano
nouns-hand = mani
noun-deck = mazzo
nouns-deck = mazzi
noun-pile = mazzetto
nouns-pile = mazzetti
noun-discards = pila degli scarti
noun-bag = sacchetto
nouns-bag = sacchetti
noun-price = prezzo
nouns-price = prezzi
noun-currency = valuta
nouns-currency = valute
noun-coin = moneta
nouns-coin = monete
noun-change = resto
noun-score = punteggio
nouns-score = punteggi
noun-point = punto
nouns-point = punti
noun-scoring = conteggio
nouns-scoring = conteggi
noun-scoring-card = carta punteggio
nouns-scoring-card = carte punteggio
noun-majority = maggioranza
nouns-majority = maggioranze
noun-tie = parità
nouns-tie = parità
noun-rank = posto
nouns-rank = posti
noun-turn = turno
nouns-turn = turni
noun-turn-count = turno
nouns-turn-count = turni
noun-round = giro
nouns-round = giri
noun-action = azione
nouns-action = azioni
noun-extra-action = azione in più
nouns-extra-action = azioni in più
noun-move = mossa
nouns-move = mosse
noun-exact = importo esatto
nouns-exact = importi esatti
noun-overpay = importo in eccesso
noun-redesign = ristrutturazione
nouns-redesign = ristrutturazioni
noun-setup = preparazione
noun-start-player = chi inizia
noun-distribution = assegnazione finale
noun-game-end = fine della partita
noun-session = partita
nouns-session = partite
noun-victory = vittoria
noun-module = modulo
nouns-module = moduli
noun-colour = colore
nouns-colour = colori
noun-vizier = visir
nouns-vizier = visir
noun-hut = capannone
nouns-hut = capannoni
noun-camp = accampamento
nouns-camp = accampamenti
noun-bastion = bastione
nouns-bastion = bastioni
noun-arrow = freccia
nouns-arrow = frecce
noun-gate = porta
nouns-gate = porte
noun-thief = ladro
nouns-thief = ladri
noun-resident = abitante
nouns-resident = abitanti
noun-chest = forziere
nouns-chest = forzieri
noun-room = stanza
nouns-room = stanze
noun-bazaar = bazar
nouns-bazaar = bazar
noun-set = serie
nouns-set = serie


## Buttons and menu entries

button-take = Prendi
button-buy = Compra
button-pay = Paga
button-place = Piazza
button-reserve = Metti in riserva
button-give = Dai
button-redesign = Ristruttura
button-add = Aggiungi
button-remove = Rimuovi
button-swap = Scambia
button-draw = Pesca
button-discard = Scarta
button-choose = Scegli
button-undo = Annulla mossa
button-redo = Ripristina mossa
button-cancel = Annulla
button-confirm = Conferma
button-end-turn = Termina il turno
button-pass = Passa
button-bid = Offri
button-reveal = Rivela
button-look = Guarda
button-continue = Continua
button-save = Salva
button-load = Carica
button-new-game = Nuova partita
button-settings = Impostazioni
button-rules = Regole
button-statistics = Statistiche
button-log = Cronologia
button-replay = Rivedi la partita
button-quit = Esci
button-back = Indietro
button-next = Avanti
button-yes = Sì
button-no = No
button-language = Lingua
button-hint = Suggerimento


## Levels of the computer; they agree with the word level

level-random = Casuale
level-novice = Principiante
level-easy = Facile
level-medium = Medio
level-hard = Difficile
level-expert = Esperto
noun-level = livello


## Seats

seat-number = Posto { $n }
seat-human = Umano
seat-computer = Computer
seat-free = Libero
noun-player = giocatore
nouns-player = giocatori


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
card-exchange = carta cambiavalute { $one }–{ $two }
card-gate = carta porta
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
card-scoring = carta punteggio { $n }
card-coin = moneta ({ $money })
card-thief = ladro dei { $currency }
card-bonus = carta bonus ({ $tile })
card-hidden = carta coperta
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

token-hidden = coperto
