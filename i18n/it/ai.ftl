### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = nient’altro è possibile
ai-reason-exact = importo esatto: un’altra azione
ai-reason-majority =
    { $type ->
        [pavilion] padiglioni
        [seraglio] serragli
        [arcades] porticati
        [chambers] appartamenti
        [garden] giardini
       *[tower] torri
    }: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-rivals =
    avversari: { $points ->
        [one] −{ $points } punto atteso
       *[other] −{ $points } punti attesi
    }
ai-reason-wall =
    mura { $from } → { $to }: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-room =
    posto per le prossime tessere: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-reserve =
    tessere in riserva: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-lines =
    punti dei moduli: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-money =
    denaro per i prossimi acquisti: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-window =
    possibilità di agire tra due turni: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-soon =
    { $type ->
        [pavilion] un padiglione
        [seraglio] un serraglio
        [arcades] un porticato
        [chambers] un appartamento
        [garden] un giardino
       *[tower] una torre
    } ({ $price }): al prossimo turno si può pagare l’importo esatto
