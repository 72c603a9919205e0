### Masa: titluri, butoane și ce se citește cu voce tare.

## Header

table-round = runda { $n }
table-score = Scor
table-button-ledger = Foaia de scor
table-button-menu = Meniu

## Panels

table-market = Târg
table-display = Bani la vedere
table-deck = Pachetul de bani
table-in-bag =
    { $n ->
        [one] piesă în săculeț
        [few] piese în săculeț
       *[other] de piese în săculeț
    }
table-log = Jurnal
table-log-all = tot
table-or = sau
table-reserve = Rezervă
table-bought = de așezat
table-hand = Mâna ta
table-hand-of = Mână: { $name }
table-next = urmează
table-human = om
table-ai = AI · { $level }
table-thinks = se gândește…
table-dirk-note = contează la majorități
table-counts = Tabelul clădirilor
table-counts-what = clădiri, puncte
table-together = În total
table-then = Apoi
table-points = { $n }
table-shares = Ultimele piese

## The board

table-legend = cum se schimbă aici cel mai lung zid
table-zoom-in = Mai mare
table-zoom-out = Mai mic
table-zoom-fit = Arată tot
table-recap-close = Am înțeles
table-recap-title = De la mutarea ta
table-recap-events =
    { $n ->
        [one] { $n } eveniment
        [few] { $n } evenimente
       *[other] { $n } de evenimente
    }
table-recap-list = Listă
table-recap-replay = Revezi această tură
table-recap-less = Închide lista
table-recap-more = … încă { $n } mai devreme
table-close = Închide

## What is read out

table-say-chosen = în selecție
table-say-last = ultima piesă așezată
table-say-empty = spațiu gol
table-said-header = Runda și punctele
table-said-you = Tu
table-say-dirk =
    { $n ->
        [one] { $name }: { $n } piesă
        [few] { $name }: { $n } piese
       *[other] { $name }: { $n } de piese
    }

## Ce țin modulele lângă Alhambre

table-tray = Stocuri lângă Alhambra fiecăruia
table-tray-short = Stocuri
table-dock-counts = Clădiri
table-dock-cards = Cărți
table-dock-shelf = Module
table-dock-news = Noutăți
table-tray-back = Mai sus
table-tray-on = Mai jos
table-times = { $thing } × { $n }

## Tips: what icons say where the pointer rests

table-tip-wall = Cel mai lung zid: { $n }
table-tip-hand = Cărți în mână: { $n }
table-tip-reserve = Piese în rezervă: { $n }
table-tip-count = { $types }: { $n }
table-tip-score = { $name }: { $points }
