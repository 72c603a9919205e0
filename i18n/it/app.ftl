### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Compra, costruisci e cingi di mura il palazzo più bello di Granada
start-continue-detail = { $names } · giro { $n } · { $when }
start-new-detail = Da 2 a 6 posti, persone e computer
start-saved = Partite salvate
start-demo = Guarda una dimostrazione
start-picture = Un’Alhambra di 18 tessere con una lunga cinta di mura
start-about = Una versione amatoriale non ufficiale, senza immagini né testi dell’editore

## New game

new-players-range = da 2 a 6
new-players = Giocatori
new-seat-name = Nome al posto { $n }
new-seat-kind = Chi gioca al posto { $n }
new-ai = IA
new-level = livello
new-level-name = { $name } ({ $stars } su 5)
new-language = lingua
new-assist = aiuto
new-assist-learn = per imparare
new-assist-normal = normale
new-assist-expert = per esperti
new-language-same = come il programma
new-seat-remove = Togli il posto { $n }
new-seat-add = Aggiungi un giocatore
new-dirk-note = In due le regole aggiungono Carlo, un terzo giocatore immaginario.
new-how = Come si gioca
new-youngest = Chi è più giovane: inizia in caso di parità
new-youngest-lot = a sorte, in base al seme
new-mark = Simbolo del posto { $n }: { $mark }
mark-circle = cerchio
mark-diamond = rombo
mark-triangle = triangolo
mark-square = quadrato
mark-hexagon = esagono
mark-star = stella
new-counts = Tabella degli edifici
new-counts-open = visibile a tutti
new-counts-hidden = nascosta
new-seed = Seme
new-seed-help = Lo stesso seme dà le stesse carte e tessere.
new-seed-roll = Un altro
new-seed-copy = Copia
new-modules = Moduli
new-modules-chosen = { $n } su { $total }
new-modules-none = Solo gioco base
new-modules-all = Tutti
new-module-minutes = +{ $n } min
new-module-spoken =
    { $n ->
        [one] { $name }: { $idea } Complessità { $level } su 5, circa { $n } minuto in più.
       *[other] { $name }: { $idea } Complessità { $level } su 5, circa { $n } minuti in più.
    }
new-idea-vizier = Compra fuori turno, se paghi l’importo esatto.
new-idea-camps = Tende fuori dalle mura: punti per file intere.
new-complexity = Complessità
new-complexity-base = il gioco base: ideale per la prima volta
new-complexity-easy = facile: ideale per la prima volta con i moduli
new-complexity-middle = per chi conosce bene il gioco base
new-complexity-full = molto da seguire: una lunga serata
new-no-modules = senza moduli
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · circa { $minutes } minuto**
       *[other] **{ $players } · { $modules } · circa { $minutes } minuti**
    }
new-play = Gioca
new-reset = Da capo

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
games-open = Riprendi
games-view = Guardala
games-rename = Rinomina
games-delete = Elimina
games-delete-ask = Eliminare «{ $name }»?
games-delete-help = Non si potrà recuperare.
games-rename-ask = Nuovo nome
games-spoken = { $name }, { $names }, { $when }
games-file = Apri un file…
games-save-name = Usa questo nome

## Settings screen

settings-group-language = Lingua
settings-group-look = Aspetto
settings-group-motion = Velocità e movimento
settings-group-play = Gioco
settings-reset = Ripristina i valori predefiniti
settings-done = Fatto
settings-seat = Posto { $n }
settings-about = Informazioni
settings-about-text = Alhambra Qt { $version }, software libero con licenza MIT. È una versione amatoriale non ufficiale del gioco da tavolo: le regole sono riscritte, immagini e suoni sono nostri.
settings-about-fonts = Caratteri: Alegreya e Source Sans 3, entrambi con licenza SIL Open Font License.

## Keys, as they stand on key caps

key-enter = Invio
key-esc = Esc
key-space = Spazio
key-delete = Canc

## Counted things of these pages

new-count-modules =
    { $n ->
        [one] { $n } modulo
       *[other] { $n } moduli
    }

## Variants of modules

new-variant-thieves = I ladri si usano
new-variant-thieves-usual = dopo ogni turno
new-variant-thieves-round = dopo ogni giro
new-variant-invaders = Attacchi
new-variant-invaders-usual = gli esploratori guardano
new-variant-invaders-open = il prossimo è scoperto
