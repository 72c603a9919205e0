### A game looked at again: the page, and the bar below its table.

replay-title = Rivedi
menu-again-detail = finora, mossa per mossa
replay-begun = Il tavolo prima del primo turno
replay-chooses = Turno { $turn }: ora sceglie { $name }
replay-turn = turno { $turn } · giro { $round }
replay-action = turno { $turn } · giro { $round } · azione { $k } di { $n }
replay-hand = { $cards } · { $sum }
replay-one-hand = Mano
replay-hands = Mani

## The log

replay-now = è appena successo
replay-next = viene dopo
replay-go-there = Vai a questo momento

## The bar

replay-bar = Scorri la partita
replay-line = Momento
replay-marks = Turni segnati sulla linea: { $turns }
replay-action-name = Azione
replay-turn-name = Turno
replay-round-name = Giro
replay-action-short = Azione
replay-turn-short = Turno
replay-round-short = Giro
replay-back-action = L’azione precedente
replay-back-turn = Il turno precedente
replay-back-round = Il giro precedente
replay-on-action = L’azione successiva
replay-on-turn = Il turno successivo
replay-on-round = Il giro successivo
replay-play = Avvia
replay-backwards = All’indietro
replay-speed = Velocità
replay-times = { $n }×
replay-view = Vista
replay-view-of = Vista: { $name }
replay-all-open = Tutte le mani
replay-more = Altro
replay-branch-new = { $name } · nuova fortuna
replay-branch-same = { $name } · stessa fortuna
replay-branches = { $n ->
        [one] e un’altra diramazione
       *[other] e altre { $n } diramazioni
}
