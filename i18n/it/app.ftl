### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Compra, costruisci e fortifica il palazzo più bello di Granada
start-continue-detail = giro { $n } · { $when }
start-name = Come ti chiami?
start-new-detail = Da 2 a 6 giocatori, persone e IA
start-saved = Partite salvate
start-demo = Dimostrazione
start-picture = Un’Alhambra di 18 tessere con una lunga cinta di mura
start-about = Versione non ufficiale dei fan, senza immagini né testi dell’editore

## Saved games

games-none = Ancora nessuna partita salvata
games-none-help = Ogni partita si salva da sola dopo ogni mossa e poi ti aspetta qui.
games-round = giro { $n }
games-position = una posizione, senza giocatori
games-scoring =
    { $n ->
        [one] { $n } conteggio su 3
       *[other] { $n } conteggi su 3
    }
games-over = finita
games-auto = salvataggio automatico
games-view = Guarda
games-rename = Rinomina
games-delete = Elimina
games-delete-ask = Eliminare «{ $name }»?
games-delete-help = Non si può annullare.
games-rename-ask = Nuovo nome
games-about = { $names }, { $when }
games-kept = Le partite restano qui finché non le elimini; di quelle finite e salvate automaticamente si tengono solo le { $n } più recenti e quelle con un primato.
games-spoken = { $place } di { $count }: { $name }, { $about }
games-file = Apri un file…
games-save-name = Usa questo nome
games-copy = copia · giro { $n }
games-search = Cerca nelle partite salvate
games-search-hint = Nome, giocatore, modulo ( / )
games-kinds = Quali partite
games-kind-all = Tutte { $n }
games-kind-going = Da finire { $n }
games-kind-finished = Finite { $n }
games-kind-copies = Copie { $n }
games-sort = Ordine delle partite
games-sort-newest = Le più recenti
games-sort-name = Per nome
games-sort-points = Per punti
games-sort-longest = Le più lunghe
games-no-match = Nessuna partita salvata corrisponde.

## Settings screen

settings-group-language = Lingua
settings-group-look = Aspetto
settings-group-motion = Velocità e movimento
settings-group-sound = Audio
settings-group-play = Gioco
settings-group-day = Partite del giorno e carriera
settings-group-keys = Tasti
settings-reset = Ripristina i valori predefiniti
settings-reset-undo = Annulla il ripristino
settings-done = Fatto
settings-about = Informazioni
settings-about-text = Alhambra Qt { $version }, software libero con licenza MIT. È una versione non ufficiale del gioco da tavolo, creata da appassionati: le regole sono riscritte, immagini e suoni sono nostri.
settings-about-fonts = Caratteri: Alegreya e Source Sans 3, entrambi con licenza SIL Open Font License.
settings-about-parts = Realizzato con { $parts }.

## Keys, as they stand on key caps

key-enter = Invio
key-esc = Esc
key-space = Spazio
key-shift = Maiusc
key-ctrl = Ctrl
key-delete = Canc
key-home = Home
key-end = Fine
key-page-up = Pag ↑
key-page-down = Pag ↓
key-held = { $held } { $key }

## Counted things of these pages

new-count-modules =
    { $n ->
        [one] { $n } modulo
       *[other] { $n } moduli
    }

## Dates

date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-weekday = { $weekday } { $day } { $month }
date-when = { $day } { $month } { $year }, { $time }
