### The table while playing: slots, prompts, buttons, what a move would do, proofs, results.


## Numbers, names, places

play-empty = { "" }
play-number = { $n }
play-sum = { $parts } = { $total }
play-money-parts = { $parts } { $money }
play-tile-name = { $word } { $n }
play-card-other =
    { $id ->
        [gate] carta porta
        [builder] carta costruttore
        [exchange] carta cambiavalute
        [character] carta personaggio
        [wall] carta muro
        [scoring] carta punteggio
        [coin] moneta
        [thief] ladro
       *[other] carta
    }
play-cur-florin = Fiorino
play-cur-dirham = Dirham
play-cur-denar = Dinaro
play-cur-ducat = Ducato
play-cur-diamond = Diamante
play-row-wall = Mura
play-row-other = Altro
play-cell-ew =
    { $dir ->
        [e] { $n } a est
       *[w] { $n } a ovest
    }
play-cell-ns =
    { $dir ->
        [n] { $n } a nord
       *[s] { $n } a sud
    }
play-cell-both = { $ew }, { $ns }
play-cell-fountain = la fontana
play-cell-legal = { $cell }, possibile, mura { $wall }
play-side =
    il lato { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }
play-many-pavilion =
    { $n ->
        [one] { $n } padiglione
       *[other] { $n } padiglioni
    }
play-many-seraglio =
    { $n ->
        [one] { $n } serraglio
       *[other] { $n } serragli
    }
play-many-arcades =
    { $n ->
        [one] { $n } porticato
       *[other] { $n } porticati
    }
play-many-chambers =
    { $n ->
        [one] { $n } appartamento
       *[other] { $n } appartamenti
    }
play-many-garden =
    { $n ->
        [one] { $n } giardino
       *[other] { $n } giardini
    }
play-many-tower =
    { $n ->
        [one] { $n } torre
       *[other] { $n } torri
    }

## The table

play-header = { $game } · { $players } · giro { $round }
play-header-base = Gioco base
play-header-modules =
    { $n ->
        [one] { $n } modulo
       *[other] { $n } moduli
    }
play-held = hai { $n }
play-pay-exact = esatto
play-pay-over = { $n } in più
play-pay-short =
    { $n ->
        [one] manca { $n }
       *[other] mancano { $n }
    }
play-slot-bought = nuova tessera dopo il turno
play-slot-given = assegnata
play-slot-empty = resta vuota
play-slot-say = { $currency }: { $tile }
play-display-rule = più carte solo fino a un totale di { $limit }
play-deck = { $cards }, mazzetto { $k } di 5
play-deck-again = { $cards }, mazzo rimescolato
play-bag =
    { $n ->
        [one] { $n } tessera nel sacchetto
       *[other] { $n } tessere nel sacchetto
    }
play-hand = { $cards } · { $total } in tutto · mano segreta
play-hand-shown = { $cards } · { $total } in tutto
play-hand-down = { $cards } · mano coperta
play-reserve-note = qui le tessere non danno mai punti
play-alhambra = Alhambra: { $name }
play-panel = { $name }: { $points }, mura { $wall }, { $cards } in mano, { $tiles } in riserva
play-counts-title = Se adesso si facesse il conteggio { $n }
play-counts-last = Quanto ha dato il conteggio { $n }

## Buttons and chips

play-button-undo = Annulla mossa
play-button-redo = Ripristina mossa
play-button-restart = Ricomincia il turno
play-button-reserve = Metti in riserva
play-button-dirk = Dai a Carlo
play-button-buy = Compra
play-button-take = Prendi
play-button-place = Piazza
play-button-add = Aggiungi
play-button-remove = Rimuovi
play-button-swap = Scambia
play-button-end-actions = Termina le azioni
play-button-end-turn = Termina il turno
play-button-next-tile = Altra tessera
play-button-pass = Passa
play-button-no = No
play-button-wake = Riattiva il visir
play-chip-money = Prendi denaro
play-chip-buy = Compra una tessera
play-chip-redesign = Ristruttura
play-action = { $name }

## The prompt: what can be done, and what it will cause

prompt-turn = Scegli un’azione
prompt-turn-how = denaro, una tessera del mercato o una ristrutturazione
prompt-again = Un’altra azione?
prompt-again-why = hai pagato l’importo esatto
prompt-held =
    { $n ->
        [one] { $n } tessera da piazzare
       *[other] { $n } tessere da piazzare
    }
prompt-take = Prendi { $cards }?
prompt-take-ends = poi non ci sono altre azioni
prompt-take-more = somma { $sum }: insieme fino a { $limit }
prompt-money = Prendi denaro: scegli le carte
prompt-money-how = una carta, o più carte fino a un totale di { $limit }
prompt-market = Compra una tessera: scegli una casella
prompt-market-how = un importo esatto permette un’altra azione
prompt-buy = Compri { $tile } per { $price }?
prompt-buy-exact = importo esatto: poi un’altra azione
prompt-buy-over = { $n } in più: poi nessun’altra azione
prompt-buy-short = Ancora da pagare: { $price }
prompt-buy-choose = scegli le carte: { $price }
prompt-buy-could = un importo esatto è possibile: { $sum }
prompt-place = Piazza { $tile }
prompt-place-here = Piazzi { $tile } qui?
prompt-place-cells =
    { $n ->
        [one] { $n } casella adatta
       *[other] { $n } caselle adatte
    }
prompt-place-nowhere =
    { $dirk ->
        [yes] nessuna casella adatta: restano solo la riserva e Carlo
       *[no] nessuna casella adatta: resta solo la riserva
    }
prompt-place-how = scegline una, anche con le frecce
prompt-place-last = l’ultima tessera di questo turno
prompt-place-more =
    { $n ->
        [one] poi un’altra tessera
       *[other] poi altre { $n } tessere
    }
prompt-place-won =
    hai più { $cur ->
        [florin] fiorini
        [dirham] dirham
        [denar] dinari
       *[other] ducati
    } di tutti: { $sum }
prompt-redesign = Ristruttura: scegli una tessera
prompt-redesign-how = una della riserva da aggiungere o scambiare, o una dell’Alhambra da rimuovere
prompt-add = Ristruttura: dove va { $tile }?
prompt-add-how = una casella libera per aggiungerla, o una tessera da scambiare
prompt-add-nowhere = ora nessuna casella è adatta, neanche con uno scambio
prompt-add-here = Aggiungi { $tile } qui?
prompt-remove = Rimuovi { $tile }?
prompt-remove-how = va in riserva; oppure scegli una tessera della riserva da scambiare
prompt-swap = Scambi { $old } con { $new }?
prompt-reserve = Metti { $tile } in riserva?
prompt-gift = Dai { $tile } a Carlo?
prompt-swap-how = si scambiano: { $old } va in riserva
prompt-end = Termini il turno?
prompt-end-then = poi mercato e denaro si riforniscono
prompt-end-last = le tessere non bastano più per il mercato: la partita finisce con questo turno
prompt-end-safe = ora non si rifornisce nulla
prompt-pass = Nessuna azione possibile: passa
prompt-window = Vuoi fare qualcosa prima del prossimo turno?
prompt-window-only = { $what }?
prompt-window-none = Prima del prossimo turno non puoi fare nulla
prompt-wake = Riattivi il visir?
prompt-choose = Scegli
ask-redesign = Quale ristrutturazione: aggiungi, rimuovi o scambi una tessera?
prompt-wait-ai = { $name } riflette…
prompt-wait-human = Tocca a: { $name }
prompt-wait-bids = { $name } offre fino al limite scelto in segreto
prompt-over = La partita è finita

## What a move would do

what-title = Se la piazzi qui
what-title-move = Se lo fai
what-wall = Mura più lunghe { $old } → { $new }
what-wall-each = { $n } a ogni conteggio
what-wall-same = Mura più lunghe: ancora { $n }
what-count = { $old } → { $new }
what-lead-grows = il vantaggio cresce: { $name } ha { $n }
what-lead-new = passi in testa: { $name } ha { $n }
what-lead-tie = alla pari in testa: { $name } ha { $n }
what-lead-shrinks = il vantaggio cala: { $name } ha { $n }
what-behind = in testa: { $name } con { $n }
what-only = nessun altro ne ha
what-points = Se ora si facesse il conteggio { $k }: { $changes }
what-points-same = Se ora si facesse il conteggio { $k }: nessun cambiamento
what-points-end = Nel conteggio finale: { $changes }
what-points-end-best = Nella casella migliore per il conteggio finale: { $changes }
what-points-placed = Nella casella migliore, se ora si facesse il conteggio { $k }: { $changes }
what-points-placed-same = Nella casella migliore, se ora si facesse il conteggio { $k }: nessun cambiamento
what-points-noted = { $changes } ({ $note })
what-points-built = Piazzate le nuove tessere dove rendono di più, se ora si facesse il conteggio { $k }: { $changes }
what-points-built-same = Piazzate le nuove tessere dove rendono di più, se ora si facesse il conteggio { $k }: nessun cambiamento
what-points-row = { $row } ({ $changes })
what-points-rows = { $rows }; { $row }
what-wall-best = Mura più lunghe, nella casella migliore: { $old } → { $new }
what-no-space =
    { $dirk ->
        [yes] ora nessuna casella è adatta: andrebbe in riserva o a Carlo
       *[no] ora nessuna casella è adatta: andrebbe in riserva
    }
what-exact = importo esatto: un’altra azione
what-over = { $n } in più: niente resto, nessun’altra azione
what-over-change = { $n } in più: nessun’altra azione
what-again = puoi fare un’altra azione
what-free = non costa azioni
what-spent = nessun’altra azione in questo turno
what-gone = { $card } esce dal gioco
what-gone-left =
    { $n ->
        [0] usata come denaro; in mano non te ne resta un’altra
        [one] usata come denaro; in mano te ne resta { $n }
       *[other] usata come denaro; in mano te ne restano { $n }
    }
what-market-filled = il mercato si rifornisce dal sacchetto
what-market-last = le tessere non bastano più per il mercato: la partita finisce con questo turno
what-display-filled = le carte denaro scoperte si riforniscono dal mazzo
what-shared-out = le ultime tessere del mercato vanno a chi ha più denaro nella loro valuta
what-scored = si fa il conteggio { $k }
what-seen = si scopre qualcosa di nascosto
what-others = poi gioca qualcun altro
what-now = Subito
what-worth = Quanto vale
what-then = Dopo averla piazzata
what-end = Alla fine del turno
final = non si può annullare
what-reserve = va in riserva e lì non dà punti

## Taking back

undo-revealed = È stata pescata una carta o una tessera. Puoi tornare fin qui, non oltre.
undo-revealed-card = È stata pescata una carta. Puoi tornare fin qui, non oltre.
undo-revealed-tile = È stata pescata una tessera. Puoi tornare fin qui, non oltre.
undo-moved = { $name } ha giocato nel frattempo. Puoi tornare fin qui, non oltre.
undo-nothing = Non c’è nessuna mossa da annullare.
undo-no-redo = Non c’è nessuna mossa da ripristinare.
undo-lost = Non c’è collegamento con il tavolo.
undo-not-yours = Ora decide qualcun altro.
undo-done =
    { $n ->
        [one] { $n } mossa annullata
       *[other] { $n } mosse annullate
    }
redo-done =
    { $n ->
        [one] { $n } mossa ripristinata
       *[other] { $n } mosse ripristinate
    }

## Why a button does not work now

why-choose-cards = Prima scegli delle carte.
why-choose-cell = Prima scegli una casella.
why-add-nowhere = Per ora questa tessera non si può piazzare da nessuna parte.
why-choose-first = Prima scegli che cosa fare.
why-no-redesign = Nessuna ristrutturazione è possibile: nessuna tessera può essere aggiunta, scambiata o rimossa.
why-no-money = Non c’è denaro scoperto.
why-no-tile = Con questa mano non si può pagare nessuna tessera.
why-no-chests = Con questa mano non puoi comprare forzieri: una stanza costa almeno { $n }.
why-no-room = Nessuna stanza ha più forzieri.
why-no-bazaar = Con questa mano non puoi pagare esattamente nessun bazar.
why-theirs = Può servirsene solo { $name }.

## Spoken answers to a key

say-walls = Mura più lunghe: { $list }
say-points = Punti: { $list }
say-hands = Carte in mano: { $list }
say-number = { $name } { $n }
say-counts = { $item }: { $list }
say-free-none = Ora non c’è nessuna casella da scegliere.
say-last-none = Non è ancora successo nulla.
say-row = fila: { $where }
say-column = colonna: { $where }
say-line-empty = qui non c’è nessuna tessera
say-from = inizio { $cell }
say-gap =
    { $n ->
        [one] { $n } casella vuota
       *[other] { $n } caselle vuote
    }
say-edge =
    { $kind ->
        [gate] porta
        [open] aperto
       *[wall] muro
    }
say-needs = casella vuota, serve { $what }
say-need =
    { $kind ->
        [open] un lato aperto a { $sides }
       *[wall] un muro a { $sides }
    }
say-needs-none = casella vuota, qui non va bene nessun edificio
say-near = { $k } di { $n }
say-side-of = { $k } di { $n }, { $side }: { $cell }
say-run = { $k }–{ $m } di { $n }, { $side }: inizio { $first }, fine { $last }
say-exact = Importo esatto: { $list }
say-exact-none = Nessun importo esatto possibile

## The ledger and its proofs

proof-tab = Conteggio { $k }
proof-tab-final = Conteggio finale
proof-when = giro { $round } · ultimo turno: { $name }
proof-pays-1 = punti al 1º posto
proof-pays-2 = punti al 1º e al 2º posto
proof-pays-3 = punti al 1º, al 2º e al 3º posto
proof-pay-1 = { $first }
proof-pay-2 = { $first } · { $second }
proof-pay-3 = { $first } · { $second } · { $third }
proof-pay-wall = 1 per lato
proof-built =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
proof-none = nessuno
proof-sides =
    { $n ->
        [one] { $n } lato
       *[other] { $n } lati
    }
proof-in-line =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
proof-proof-majority = { $item }: chi ne ha di più
proof-proof-tie = { $item }: parità al { $place }
proof-not-paid = niente punti nel conteggio { $n }
proof-share = ({ $parts }) ÷ { $k } = { $pool } ÷ { $k } = { $share }
proof-rest = il resto { $n } si perde
proof-proof-wall =
    Mura: { $name }, { $n ->
        [one] { $n } lato
       *[other] { $n } lati
    }
proof-wall-counted =
    { $n ->
        [one] { $n } lato esterno collegato
       *[other] { $n } lati esterni collegati
    }
proof-wall-counted-why =
    = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }, ogni lato una volta
proof-wall-lost =
    { $n ->
        [one] { $n } lato esterno
       *[other] { $n } lati esterni
    }
proof-wall-lost-why = fuori dal tratto: niente punti
proof-wall-inside =
    { $n ->
        [one] { $n } muro doppio
       *[other] { $n } muri doppi
    }
proof-wall-inside-why = all’interno: niente punti
proof-hint = ↑ ↓ ← → per muoverti · Invio per tenere aperta una riga

## Results

result-win =
    { $name } vince con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
result-win-shared =
    { $name } vincono insieme con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
result-you-win = Hai vinto con { $points }
result-you-win-close = Hai vinto per un soffio, con { $points }
result-you-win-far = Hai vinto con ampio margine, con { $points }
result-you-win-shared = Condividi la vittoria con { $points }
result-you-place =
    Arrivi al { $place ->
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[other] sesto
    } posto con { $points }
result-you-place-close = C’è mancato poco: { $rank } con { $points }
story-ahead = { $points } in più di { $name }
story-behind = { $points } in meno di { $name }
story-level = A pari punti la vittoria è condivisa
story-led-before = Prima del conteggio finale avevi ancora { $points } in più di { $name }
story-turned = Prima del conteggio finale { $name } aveva ancora { $points } in meno di { $other }
story-turned-you = Prima del conteggio finale avevi ancora { $points } in meno di { $other }
story-led = { $name } era in testa dopo ogni conteggio
story-led-you = Eri in testa dopo ogni conteggio
story-dirk = Carlo ha fatto più punti di tutti: { $points }
story-rows = A fare la differenza: { $rows } ({ $name } { $n }, { $other } { $m })
story-source = Dove { $name } ha fatto più punti: { $row } ({ $n })
story-source-you = Dove hai fatto più punti: { $row } ({ $n })
result-stat-exact = Pagamenti esatti
result-stat-overpaid = Pagato in più
result-stat-wall = Mura più lunghe
result-stat-tiles = Edifici
result-stat-turns = Turni
result-exact = { $n }
result-overpaid = { $n }
result-wall =
    { $n ->
        [one] { $n } lato
       *[other] { $n } lati
    }
result-tiles = { $n }
result-turns = { $n }
result-rematch = Gioca di nuovo
result-same-deal = Rigioca la stessa partita
result-ledger = Foglio punti
result-review = Analisi
result-lost =
    { $n ->
        [one] Dove si è perso { $n } punto?
       *[other] Dove si sono persi { $n } punti?
    }
result-won =
    { $n ->
        [one] Dove si è guadagnato { $n } punto?
       *[other] Dove si sono guadagnati { $n } punti?
    }
result-why = Fortuna o scelte?
result-show = Risultati
result-table = Tavolo
result-start = Pagina iniziale

## Passing the computer on

pass-title = { $name }, tocca a te
pass-asked = { $name }, una domanda per te
pass-between = { $last } ha giocato, ora gioca { $next }
pass-playing = { $name } sta giocando
pass-text = Passa il computer. Premi il pulsante quando nessun altro guarda lo schermo.
pass-since = Dalla tua ultima mossa
pass-begun = Finora
recap-total = Se si contasse ora: { $old } → { $new }
recap-row = { $row }: { $old } → { $new }
recap-scored = Conteggio { $k }: { $n }, ora { $total }
recap-lost = { $row }: { $n }
recap-sold =
    { $n ->
        [0] { $name } ha comprato { $tile } ({ $price }): avevi il denaro
        [one] { $name } ha comprato { $tile } ({ $price }): ti mancava { $n }
       *[other] { $name } ha comprato { $tile } ({ $price }): ti mancavano { $n }
    }
recap-new = Novità in vendita: { $tiles }
recap-rest = Intanto: { $what }
recap-n-yours =
    { $n ->
        [one] un altro cambiamento per te
       *[other] altri { $n } cambiamenti per te
    }
recap-n-bought =
    { $n ->
        [one] { $n } acquisto
       *[other] { $n } acquisti
    }
recap-n-took =
    { $n ->
        [one] denaro preso una volta
       *[other] denaro preso { $n } volte
    }
recap-n-redesigned =
    { $n ->
        [one] { $n } ristrutturazione
       *[other] { $n } ristrutturazioni
    }
recap-n-other =
    { $n ->
        [one] un altro evento
       *[other] altri { $n } eventi
    }
pass-lead =
    { $name } è in testa con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
pass-lead-shared =
    { $name } sono in testa con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
pass-button = Sono { $name }
pass-note = Fino ad allora nessuna carta segreta è visibile.
pass-asks = Prima del prossimo turno: { $names }
pass-window = Una domanda prima del prossimo turno, uguale per tutti.

## The computer players

ai-lost = L’IA si è fermata ed è stata riavviata.
ai-failed = L’IA non si avvia. Al suo posto si giocano mosse semplici.
ai-waits = L’IA non risponde da un po’. Puoi aspettare o chiedere di nuovo.

## Saving and loading

save-failed = Impossibile salvare la partita in { $folder }: { $reason }. La partita continua.
save-reason-read-only = la cartella è di sola lettura
save-reason-full = il disco è pieno
save-reason-no-folder = la cartella non esiste
save-reason-long = il percorso è troppo lungo
save-reason-name = il sistema non ammette questo nome
save-reason-in-use = il file è aperto in un altro programma
save-reason-other = il sistema rifiuta la scrittura
load-not-read = { $file } non si può leggere: { $reason }
load-not-json = non è un file JSON completo (riga { $line })
load-not-text = non è un file di testo
load-missing = il file non esiste
load-forbidden = la lettura non è permessa
load-foreign = non è una partita di questo programma (campo format)
load-newer = viene da una versione più nuova del programma (campo version { $found }, versione nota { $known })
load-field = il campo { $field } è sbagliato ({ $detail })
load-detail-missing = manca
load-detail-type = è di un tipo sbagliato
load-detail-value = valore sconosciuto
load-action = l’azione { $n } non è più possibile (campo { $field })
load-digest = dall’azione { $n } in poi la registrazione non corrisponde alla partita descritta (campo { $field })
load-position = la posizione non è possibile (campo { $field }, { $detail })
load-no-file = non è un file normale
load-no-access = il disco non permette di leggerlo
load-large = è più grande di { $n } MB
load-branches =
    una partita può avere al massimo { $most ->
        [one] { $most } diramazione
       *[other] { $most } diramazioni
    }
load-no-object = non contiene un oggetto tra parentesi graffe
load-detail-range = il numero è fuori dai limiti
load-detail-long = è troppo lungo
load-shortened = La fine di { $file } non rispetta più le regole: { $reason }. La partita riprende dopo l’azione { $n }; il file resta com’è.
save-not-renamed = { $file } non si può rinominare: { $reason }
save-name-empty = La partita ha bisogno di un nome.
save-name-taken = Esiste già una partita di nome { $file }.
save-not-deleted = { $file } non si può eliminare: { $reason }
save-review-broken = L’analisi in { $file } non è utilizzabile: { $reason }. Viene rifatta.

## Setting up a game

config-seats = Servono da 2 a 6 giocatori, non { $n }
config-name-empty = Giocatore { $n }: manca il nome
config-name-long = Giocatore { $n }: il nome supera i { $max } caratteri
config-name-twice = Giocatore { $n }: il nome { $name } c’è già
config-mark-twice = Giocatore { $n }: un altro giocatore ha già questo simbolo
config-value = { $field }: valore sconosciuto ({ $value })
config-seat-value = Giocatore { $n }, { $field }: valore sconosciuto ({ $value })
config-module = Il modulo { $value } non esiste
config-seed-long = Il seme casuale ha più di { $max } caratteri

## Scegliere tra azioni qualsiasi

play-cell-free = { $cell }, possibile
play-about = ora: { $things }
choice-room = stanza { $n }
choice-noted = { $choice } · { $note }
choice-amount = { $n }

## Ciò che i moduli tengono accanto al piano

zone-other = Altri pezzi
zone-of = { $zone }: { $name }

play-paid = { $parts } = { $money }
choice-none = nessuno
choice-old-colour = via: { $type }
choice-new-colour = al suo posto: { $type }

## What modules count

proof-proof-lines = { $what }: { $name }, { $n }
proof-line =
    { $t }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
proof-counted = { $n }
proof-counted-trader =
    { $n ->
        [one] { $n } abitante
       *[other] { $n } abitanti
    }
proof-counted-treasure =
    { $n ->
        [one] { $n } forziere
       *[other] { $n } forzieri
    }
proof-counted-invaders =
    { $n ->
        [one] { $n } lato aperto
       *[other] { $n } lati aperti
    }
proof-counted-bazaars =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
proof-counted-yusuf =
    { $n ->
        [one] { $n } lato delle mura
       *[other] { $n } lati delle mura
    }
