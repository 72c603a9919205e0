### What happened: one sentence per event.


## The log: name first, then the verb in the present tense, no full stop

log-turn-started = Turno { $k }: { $name }
log-took =
    { $name } prende { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } ({ $sum })
log-took-forgotten =
    { $name } prende { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
log-took-card = { $name } prende 1 carta ({ $card })
log-exact = { $name } compra { $tile } per { $price } esatti
log-over = { $name } compra { $tile } per { $paid } invece di { $price }
log-placed = { $name } piazza { $tile } nell’Alhambra
log-reserved = { $name } mette { $tile } in riserva
log-gift = { $name } dà { $tile } a Carlo
log-and-placed = { $act } e piazza la tessera
log-and-reserved = { $act } e mette la tessera in riserva
log-and-gift = { $act } e dà la tessera a Carlo
log-added = { $name } aggiunge { $tile } dalla riserva
log-removed = { $name } rimuove { $tile } dall’Alhambra
log-swapped = { $name } scambia { $old } con { $new } della riserva
log-passed = { $name } passa: nessuna azione è possibile
log-actions-ended = { $name } non fa altre azioni
log-turn-ended = { $name } termina il turno
log-card-shown = Nuova carta scoperta: { $card }
log-tile-shown = Nuova tessera al mercato: { $tile }
log-slot-empty = Una casella del mercato resta vuota: la partita finisce
log-shuffled =
    Gli scarti diventano il nuovo mazzo: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
log-scoring-drawn = Esce la carta punteggio { $k }
log-scored = Conteggio { $k } di 3: { $points }
log-gain = { $name } { $n }
log-dirk-drew =
    Carlo riceve { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
log-distributed =
    { $name } ha più { $cur ->
        [florin] fiorini
        [dirham] dirham
        [denar] dinari
       *[other] ducati
    } di tutti ({ $sum }) e riceve { $tile }
log-distributed-you =
    Hai più { $cur ->
        [florin] fiorini
        [dirham] dirham
        [denar] dinari
       *[other] ducati
    } di tutti ({ $sum }) e ricevi { $tile }
log-distributed-tie = Nessuno riceve { $tile }: parità a { $sum }
log-distributed-none =
    Nessuno ha { $cur ->
        [florin] fiorini
        [dirham] dirham
        [denar] dinari
       *[other] ducati
    }: nessuno riceve { $tile }
log-window-passed = { $name } non interviene
log-won =
    { $name } vince con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
log-won-shared =
    { $names } vincono insieme con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
log-other = { $name } gioca
log-nobody = Succede qualcosa

## La cronologia aperta: turno per turno, con ciò che è cambiato a destra

log-turn = turno { $k }
log-effect-wall = mura { $before } → { $after }
log-effect-points = punti { $before } → { $after }
log-line-effect = { $text }; { $effect }
log-taken-back = annullato
log-was-taken-back = { $text } (annullato)
log-head =
    { $who }, turno { $turn }, { $n ->
        [one] { $n } riga
       *[other] { $n } righe
    }
log-topic-buy = Acquisti { $n }
log-topic-money = Denaro { $n }
log-topic-build = Costruzione { $n }
log-topic-module = Moduli { $n }
log-topic-scoring = Conteggi { $n }
log-topic-draw = Carte pescate { $n }
log-struck = Annullate { $n }
log-search = Cerca nella cronologia
log-search-hint = Cerca ( / )
log-nothing =
    { $n ->
        [one] Nessuna riga; { $n } è nascosta dai filtri
       *[other] Nessuna riga; { $n } sono nascoste dai filtri
    }
log-earlier = Mostra i turni precedenti
log-show-all = Mostra tutto
log-filters = Filtri attivi: { $n }
log-marks = Vai a
log-mark = { $title } · turno { $turn }
log-start = Inizio
log-own-turn = Il tuo ultimo turno · { $turn }
log-then = Il tavolo in quel momento
log-next-mark = Segno successivo
log-topic-said = Messaggi { $n }

## A turn in one line: the player’s mark stands before it, pictures of the cards and tiles behind each verb

brief-log-took = prende
brief-log-took-card = prende
brief-log-exact = compra al prezzo esatto
brief-log-bazaar-bought = compra al prezzo esatto
brief-log-over = paga { $paid } per
brief-log-added = aggiunge
brief-log-removed = toglie
brief-log-swapped = scambia
brief-log-and-placed = { $act }
brief-log-and-reserved = { $act } (riserva)
brief-log-and-gift = { $act } (Carlo)
