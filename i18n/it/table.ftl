### Il tavolo: titoli, pulsanti e ciò che viene letto ad alta voce.

## Header

table-round = giro { $n }
table-score = Punteggio
table-button-ledger = Foglio punti
table-button-menu = Menu

## Panels

table-market = Mercato
table-display = Denaro scoperto
table-deck = Mazzo del denaro
table-in-bag =
    { $n ->
        [one] tessera nel sacchetto
       *[other] tessere nel sacchetto
    }
table-log = Cronologia
table-log-all = tutto
table-or = oppure
table-reserve = Riserva
table-bought = da piazzare
table-hand = La tua mano
table-hand-of = Mano: { $name }
table-next = gioca dopo
table-human = umano
table-ai = IA · { $level }
table-thinks = riflette…
table-dirk-note = conta per le maggioranze
table-counts = Tabella degli edifici
table-counts-what = edifici, punti
table-together = Totale
table-then = Poi
table-points = { $n }
table-shares = Le ultime tessere

## The board

table-legend = di quanto cambiano qui le mura più lunghe
table-zoom-in = Ingrandisci
table-zoom-out = Riduci
table-zoom-fit = Mostra tutto
table-recap-close = Ho capito
table-recap-title = Dalla tua mossa
table-recap-events =
    { $n ->
        [one] un evento
       *[other] { $n } eventi
    }
table-recap-list = Elenco
table-recap-replay = Rivedi questo turno
table-recap-less = Chiudi l’elenco
table-recap-more =
    { $n ->
        [one] … e un’altra prima di queste
       *[other] … e altre { $n } prima di queste
    }
table-close = Chiudi

## What is read out

table-say-chosen = selezione attuale
table-say-last = ultima tessera piazzata
table-say-empty = casella vuota
table-said-header = Giro e punti
table-said-you = Tu
table-say-dirk =
    { $n ->
        [one] { $name }: { $n } tessera
       *[other] { $name }: { $n } tessere
    }

## Ciò che i moduli tengono accanto ai piani

table-tray = Scorte accanto alle Alhambra
table-tray-short = Scorte
table-dock-counts = Edifici
table-dock-cards = Carte
table-dock-shelf = Moduli
table-dock-news = Novità
table-tray-back = Più su
table-tray-on = Più giù
table-times = { $thing } × { $n }

## Tips: what icons say where the pointer rests

table-tip-wall = Mura più lunghe: { $n }
table-tip-hand = Carte in mano: { $n }
table-tip-reserve = Tessere in riserva: { $n }
table-tip-count = { $types }: { $n }
table-tip-score = { $name }: { $points }
