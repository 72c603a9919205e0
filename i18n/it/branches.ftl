### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = Si può ripartire da un momento della partita solo quando è finita: prima si vedrebbe che cosa deve ancora uscire.
branch-most = Una partita può avere al massimo { $most } varianti.
branch-not-read = La variante «{ $name }» non si può aprire: { $reason }
branches-left-out =
    { $n ->
    [one] { $n } variante di questa partita non viene caricata: { $reason }
   *[other] { $n } varianti di questa partita non vengono caricate: { $reason }
    }
undo-branches = Da questa partita partono delle varianti, quindi qui non si può più annullare nulla.

## Leaving the game

playon-title = Continua da qui
playon-where = Giro { $round }: { $name } sceglie.
playon-note = Una variante serve a vedere come poteva andare. Non conta nulla, e la partita resta com’era.
playon-name = Nome della variante
playon-luck = Fortuna
playon-luck-same = La stessa
playon-luck-new = Nuova
playon-luck-same-help = Carte, tessere e tutto il resto escono nell’ordine in cui stavano.
playon-luck-new-help = Quello che nessuno aveva pescato si rimescola; quello che si ha in mano o è scoperto resta.
playon-seats = Chi continua
playon-begin = Continua
branch-name = Variante { $n }
branch-frame = { $branch } · non conta nulla
branch-leave = Torna alla partita
menu-original-detail = Com’è andata, e che cosa se ne può fare adesso
menu-branches-detail = Che cosa si è provato da singoli momenti della partita
menu-branch-kept = La variante resta nella sua partita: «{ start-saved }», «{ branches-title }»

## The branches of a game

branches-title = Varianti della partita
games-branches =
    { $n ->
    [one] { $n } variante
   *[other] { $n } varianti
    }
branches-happened = Com’è andata
branches-none = Nessuno è ancora ripartito da un momento di questa partita.
branches-none-help = In «{ replay-title }», «{ playon-title }» apre una variante.
branches-where = { $name } sceglie al giro { $round }
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
branches-delete-help = Quello che si è giocato lì va perso, insieme alle varianti che ne partono.
results-branch = { $branch } non conta nulla. Nella partita era: { $scores }
