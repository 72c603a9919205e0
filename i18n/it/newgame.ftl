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
new-counts = Aiuto a contare
new-counts-all = tutto ciò che si può sapere
new-counts-buildings = solo gli edifici (puristi)
new-counts-nothing = niente
new-auctions = Aste su un solo schermo
new-auctions-open = a turno, allo scoperto
new-auctions-sealed = in segreto, una volta
new-seed = Seme casuale
new-seed-help = Lo stesso seme casuale rimette in gioco le stesse carte e tessere, nello stesso ordine.
new-seed-roll = Un altro
new-seed-copy = Copia
new-modules = Moduli
new-more = Gioco base · aggiungi moduli
new-modules-chosen = { $n } su { $total }
new-module-minutes = +{ $n } min
new-complexity = Complessità
new-complexity-base = il gioco base: ideale per la prima volta
new-complexity-easy = facile: ideale per la prima volta con i moduli
new-complexity-middle = per chi conosce bene il gioco base
# Why the modules are much for a first game; the module is the one with the largest part of it.
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
# Short for learn-offer, where a card is narrow.
new-lesson = Lezione
new-detail-none = Passa il puntatore su un modulo, o raggiungilo con i tasti: qui leggi che cosa contiene e che cosa cambia.
new-detail = **{ $name }** · { $pieces } { $changes }
new-detail-short = **{ $name }** · { $changes }
new-detail-measured = Turni per partita in media: { $turns } · nuovi tipi di azioni, eventi e punti: { $news }
new-partners = Sta bene con: { $modules }

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

## Rating and the level Fitting

new-told = { $one } { $more }
new-rating =
    { $base ->
        [yes] La tua forza nel gioco base: { $points } ({ $low }–{ $high }).
       *[no] La tua forza con più o meno altrettanti moduli: { $points } ({ $low }–{ $high }).
    }
new-rating-chance =
    { $n ->
        [one] Contro questi avversari vinci circa { $n } partita su 100.
       *[other] Contro questi avversari vinci circa { $n } partite su 100.
    }
new-rating-up = È ora di provare il livello { $level }.
new-rating-down = Per ora { $level } è il livello più adatto a te.
new-fitting = Su misura
new-fitting-what = Gioca a uno di due livelli vicini, estratto prima di ogni partita, così che tu vinca un po’ più della tua parte: circa 40 partite su 100 in tre
new-fitting-drawn =
    { $alike ->
        [yes]
            Il livello su misura è { $level }: vinci circa { $n ->
                [one] { $n } partita
               *[other] { $n } partite
            } su 100.
       *[no]
            Il livello su misura questa volta è { $level }, estratto fra due ({ $easier } o { $harder }): in media vinci circa { $n ->
                [one] { $n } partita
               *[other] { $n } partite
            } su 100.
    }
new-fitting-level = livello su misura: { $level }
new-fitting-one = Un avversario su misura vuole esattamente una persona al tavolo.
