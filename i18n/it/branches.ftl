### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = Una diramazione si può aprire solo a partita finita: prima si vedrebbe che cosa deve ancora uscire.
branch-most =
    Una partita può avere al massimo { $most ->
        [one] { $most } diramazione
       *[other] { $most } diramazioni
    }.
branch-not-read = La diramazione «{ $name }» non si può aprire: { $reason }
branches-left-out =
    { $n ->
        [one] { $n } diramazione di questa partita non viene caricata: { $reason }
       *[other] { $n } diramazioni di questa partita non vengono caricate: { $reason }
    }
undo-branches = Da questa partita partono delle diramazioni, quindi le sue mosse non si possono più annullare.

## Leaving the game

playon-title = Continua da qui
playon-where = Giro { $round }, di turno: { $name }
playon-note = Una diramazione mostra come poteva andare. Non conta, e la partita resta com’era.
playon-name = Nome della diramazione
playon-luck = Fortuna
playon-luck-same = La stessa
playon-luck-new = Nuova
playon-luck-same-help = Carte e tessere escono nello stesso ordine della partita.
playon-luck-new-help = Quello che nessuno aveva pescato si rimescola; quello che si ha in mano o è scoperto resta.
playon-seats = Chi continua
playon-begin = Continua
branch-name = Diramazione { $n }
branch-frame = { $branch } · non conta
branch-leave = Torna alla partita
menu-original-detail = risultato, mosse, analisi
menu-branches-detail = quelle di questa partita
menu-branch-kept = La diramazione resta con la sua partita, in «{ start-saved }»

## The branches of a game

branches-title = Diramazioni
games-branches =
    { $n ->
        [one] { $n } diramazione
       *[other] { $n } diramazioni
    }
branches-happened = La partita originale
branches-none = Da questa partita non parte ancora nessuna diramazione.
branches-none-help = In «{ replay-title }», «{ playon-title }» apre una diramazione.
branches-where = giro { $round }, di turno: { $name }
branches-within = parte da «{ $name }»
branches-luck-same = stessa fortuna
branches-luck-new = fortuna nuova
branches-going = in corso, giro { $round }
branches-over = giocata fino alla fine
branches-score = { $name } { $score }
branches-compared = { $name } { $score } ({ $change })
branches-play = Continua
branches-view = Guarda
branches-replay = Rivedi
branches-delete-help = Le sue mosse vanno perse, insieme alle diramazioni che ne partono.
results-branch = { $branch } non conta. Nella partita originale: { $scores }
