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
ai-reason-buildings =
    edifici di tutti i tipi insieme: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-rivals =
    avversari: { $points ->
        [one] −{ $points } punto atteso
       *[other] −{ $points } punti attesi
    }
ai-reason-wall =
    mura { $to } invece di { $from }: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-walls =
    mura da prolungare: { $points ->
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
ai-reason-modules =
    quel che promettono i pezzi dei moduli: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-score =
    punti subito: { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } punti
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

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    { $than ->
        [way] decisamente meglio che continuare in un altro modo
       *[move] decisamente meglio della seconda mossa migliore
    }: { $points } ± { $width } { $win ->
        [0] punti in media
       *[other] punti in media (una vittoria ne vale { $win })
    }, { $n ->
        [one] in { $n } futuro immaginato
       *[other] in { $n } futuri immaginati
    }
ai-reason-slightly =
    { $than ->
        [way] un po’ meglio che continuare in un altro modo
       *[move] un po’ meglio della seconda mossa migliore
    }: { $points } ± { $width } { $win ->
        [0] punti in media
       *[other] punti in media (una vittoria ne vale { $win })
    }, { $n ->
        [one] in { $n } futuro immaginato
       *[other] in { $n } futuri immaginati
    }
ai-reason-taste =
    { $than ->
        [way] questione di gusti, continuare in un altro modo vale quasi lo stesso
       *[move] questione di gusti, la seconda mossa migliore vale quasi lo stesso
    }: { $points } ± { $width } { $win ->
        [0] punti in media
       *[other] punti in media (una vittoria ne vale { $win })
    }, { $n ->
        [one] in { $n } futuro immaginato
       *[other] in { $n } futuri immaginati
    }
