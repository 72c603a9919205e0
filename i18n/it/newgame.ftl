### The set-up of a new game.


## Players, modules and options

new-players-range = da 2 a 6
new-players = Giocatori
new-seat-name = Nome del giocatore { $n }
new-seat-kind = Chi è il giocatore { $n }?
new-ai = IA
new-level = livello
new-level-name = { $name } ({ $stars } su 5)
new-language = lingua
new-assist = aiuto
new-assist-learn = per imparare
new-assist-normal = normale
new-assist-expert = per esperti
new-language-same = come il programma
new-seat-remove = Togli il giocatore { $n }
new-seat-add = Aggiungi un giocatore
new-dirk-note = In due le regole aggiungono Carlo, un terzo giocatore immaginario.
new-how = Opzioni della partita
new-youngest = Chi è più giovane (inizia in caso di parità)
new-youngest-lot = sorteggio (seme casuale)
new-mark = Simbolo del giocatore { $n }: { $mark }
mark-circle = cerchio
mark-diamond = rombo
mark-triangle = triangolo
mark-square = quadrato
mark-hexagon = esagono
mark-star = stella
new-counts = Tabella degli edifici
new-counts-open = visibile a tutti
new-counts-hidden = nascosta
new-seed = Seme casuale
new-seed-help = Lo stesso seme casuale rimette in gioco le stesse carte e tessere, nello stesso ordine.
new-seed-roll = Un altro
new-seed-copy = Copia
new-modules = Moduli
new-modules-chosen = { $n } su { $total }
new-module-minutes = +{ $n } min
new-idea-vizier = Compra fuori turno, se paghi l’importo esatto.
new-complexity = Complessità
new-complexity-base = il gioco base: ideale per la prima volta
new-complexity-easy = facile: ideale per la prima volta con i moduli
new-complexity-middle = per chi conosce bene il gioco base
# Why the modules are much for a first game; the module is the one with the largest part of it.
new-heavy-long = impegnativo per la prima volta: circa { $minutes } min invece di { $base } (soprattutto «{ $module }»)
new-heavy-rules = impegnativo per la prima volta: { $n } nuovi tipi di azioni, eventi e punti (soprattutto «{ $module }»)
new-no-modules = senza moduli
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · circa { $minutes } minuto**
       *[other] **{ $players } · { $modules } · circa { $minutes } minuti**
    }
new-play = Gioca
new-reset = Da capo

## Cards of the modules

new-module-spoken =
    { $n ->
        [one] { $name }: { $idea } { $pieces } { $changes } Complessità { $level } su 5, circa { $n } minuto in più.
       *[other] { $name }: { $idea } { $pieces } { $changes } Complessità { $level } su 5, circa { $n } minuti in più.
    }
new-detail-none = Passa il puntatore su un modulo, o raggiungilo con i tasti: qui leggi che cosa contiene e che cosa cambia.
new-detail-pieces = **{ $name }** · { $pieces }
new-detail-measured = Misurato: scelte per turno { $choices } · turni per partita { $turns } · nuovi tipi di azioni, eventi e punti: { $news }
new-partners = Sta bene con: { $modules }

## What is in each module, and what it changes

new-pieces-vizier = Materiale: un visir a testa.
new-changes-vizier = Tra un turno e l’altro si può comprare una tessera pagando l’importo esatto; riattivare il visir è un’azione.
new-pieces-exchange = Materiale: 6 carte cambiavalute tra il denaro.
new-changes-exchange = Con una di esse paghi l’importo esatto in due valute; prenderla è un’azione intera.
new-pieces-bonus = Materiale: 10 carte bonus segrete.
new-changes-bonus = Finché il suo edificio è nella tua Alhambra, una carta vale un edificio in più di quel tipo.
new-pieces-huts = Materiale: 24 capannoni in sei pile.
new-changes-huts = Prenderne uno è un’azione gratuita; vale tanti edifici quanti sono i vicini del suo tipo.
new-pieces-gates = Materiale: tante porte e carte porta quanti sono i giocatori.
new-changes-gates = Dove una tessera tocca solo muri, una porta apre un passaggio; le due tessere restano lì per sempre.
new-pieces-diamonds = Materiale: 11 carte diamante nel mazzo.
new-changes-diamonds = Ogni tessera in vendita si può pagare anche in diamanti, ma mai insieme ad altro denaro.
new-pieces-characters = Materiale: 10 carte personaggio.
new-changes-characters = Quando ne esce una, il personaggio va all’asta; chi lo ottiene può fare qualcosa che nessun altro può.
new-pieces-camps = Materiale: 8 accampamenti nel sacchetto, con bastioni e frecce.
new-changes-camps = Si appoggiano ai muri dall’esterno; a ogni conteggio danno punti per la fila davanti a ogni freccia.
new-pieces-walls = Materiale: 8 carte muro, 12 barrette.
new-changes-walls = Un’azione mette nuovi muri su una tua tessera: mura più lunghe, ma meno passaggi.
new-pieces-thieves = Materiale: 12 carte ladro segrete.
new-changes-thieves = Tra un turno e l’altro un ladro prende una carta denaro scoperta della sua valuta, prima di chi sta per giocare.
new-pieces-change = Materiale: 24 monete in un sacchetto.
new-changes-change = Per ogni 2 pagati in più ricevi una moneta, che vale come una carta di valore 1.
new-pieces-trader = Materiale: 42 abitanti, un venditore a testa.
new-changes-trader = Chi costruisce dove sta il venditore sistema un abitante; le serie di colori danno punti a ogni conteggio.
new-pieces-treasure = Materiale: 42 forzieri, tre stanze da quattro.
new-changes-treasure = Con 8 o più compri un’intera stanza; fa punti chi ha più forzieri su edifici del loro colore.
new-pieces-builders = Materiale: 16 carte costruttore, alcune date all’inizio.
new-changes-builders = Sono denaro di valore 3, oppure una ristrutturazione in più a fine turno.
new-pieces-invaders = Materiale: 4 carte attacco, 6 esploratori.
new-changes-invaders = Dopo ogni conteggio i lati aperti verso l’attacco costano punti; con gli esploratori scopri prima da dove viene.
new-pieces-bazaars = Materiale: 8 bazar nel sacchetto.
new-changes-bazaars = Costano quanto la tessera della loro valuta, importo esatto; alla fine danno punti per i colori attorno.

## Ready-made choices of modules

new-preset-base = Solo gioco base
new-preset-first = Primi passi
new-preset-all = Tutti
new-preset-boxes = Espansione
new-preset-mixes = Consigliati
new-preset-surprise = Sorprendimi
new-preset-mix-money = Affari e monete
new-preset-mix-city = Mura e porte
new-preset-mix-rivals = Rivali
new-preset-mix-treasures = Collezioni
new-surprise-budget = complessità fino a { $n }
new-complexity-number = { $n } su { $total }

## How the set-up differs from the printed rules

new-joined = { $head } · { $rest }
new-differs-nothing = rispetto alle regole stampate: nessuna modifica
new-differs = rispetto alle regole stampate: { $what }
new-differs-thieves-round = ladri solo dopo ogni giro
new-differs-invaders-open = prossimo attacco scoperto, niente esploratori
new-differs-numbers = con valori nostri dove le fonti non ne danno: { $modules }
new-differs-shared = più persone, uno schermo: le mani restano coperte tra un turno e l’altro

## Set-up codes

new-code-header = Codice…
new-code = Codice della partita
new-code-help = Copia il codice per passare questa partita ad altri, o incollane un altro; i nomi restano.
new-code-done = Ora la partita corrisponde al codice.
code-empty = Prima scrivi o incolla un codice
code-letter = Nessun codice contiene «{ $letter }»
code-wrong = Non è un codice di partita, oppure una parte manca o è sbagliata
code-newer = Questo codice viene da una versione più recente del programma

## Favourites and the last set-up

new-last = Ultima partita
new-favourites = Preferite
new-favourites-none = Dai un nome a questa partita e la ritrovi qui.
new-favourite-name = Nome della partita preferita
new-favourite-hint = Nome
new-favourite-keep = Conserva
new-favourite-forget = Elimina { $name } dalle preferite
new-favourites-full =
    { $n ->
        [one] C’è posto per { $n } partita preferita: prima eliminala.
       *[other] C’è posto per { $n } partite preferite: prima eliminane una.
    }
new-favourite-facts = { $players } · { $modules }

## Variants of modules

new-variant-thieves = I ladri si usano
new-variant-thieves-usual = dopo ogni turno
new-variant-thieves-round = dopo ogni giro
new-variant-invaders = Attacchi
new-variant-invaders-usual = con gli esploratori
new-variant-invaders-open = il prossimo è scoperto
