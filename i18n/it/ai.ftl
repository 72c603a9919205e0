### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = Nient’altro è possibile
ai-reason-same = Non fa differenza: la seconda mossa migliore vale lo stesso
ai-reason-exact = Importo esatto: un’altra azione
ai-reason-majority =
    { $type ->
        [pavilion] Padiglioni
        [seraglio] Serragli
        [arcades] Porticati
        [chambers] Appartamenti
        [garden] Giardini
       *[tower] Torri
    }: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-buildings =
    Edifici di tutti i tipi insieme: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-rivals =
    Avversari: { $points ->
        [one] −{ $points } punto atteso
       *[other] −{ $points } punti attesi
    }
ai-reason-wall =
    Mura { $to } invece di { $from }: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-walls =
    Mura da prolungare: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-room =
    Posto per le prossime tessere: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-reserve =
    Tessere in riserva: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-lines =
    Punti dei moduli: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-money =
    Denaro per i prossimi acquisti: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-window =
    Possibilità di agire tra un turno e l’altro: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-modules =
    Quel che promettono i pezzi dei moduli: { $points ->
        [one] +{ $points } punto atteso
       *[other] +{ $points } punti attesi
    }
ai-reason-score =
    Punti subito: { $points ->
        [one] +{ $points } punto
       *[other] +{ $points } punti
    }
ai-reason-soon =
    { $type ->
        [pavilion] Un padiglione
        [seraglio] Un serraglio
        [arcades] Un porticato
        [chambers] Un appartamento
        [garden] Un giardino
       *[tower] Una torre
    } ({ $price }): al prossimo turno si può pagare l’importo esatto

## What speaks against the move all the same: the term that differs most, and by how much

ai-reason-against =
    Contro: { $term ->
        [score] punti subito
        [majority] edifici
        [rivals] punti per gli avversari
        [wall] mura
        [room] posto per le prossime tessere
        [reserve] tessere in riserva
        [lines] punti dei moduli
        [money] denaro per i prossimi acquisti
        [window] possibilità di agire tra un turno e l’altro
        [futures] i futuri immaginati
       *[modules] quel che promettono i pezzi dei moduli
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    Decisamente meglio della seconda mossa migliore: { $points } ± { $width } { $win ->
        [0] punti in media
       *[other] punti in media (con { $win } in più per una vittoria)
    }, { $n ->
        [one] in { $n } futuro immaginato
       *[other] in { $n } futuri immaginati
    }
ai-reason-slightly =
    Un po’ meglio della seconda mossa migliore: { $points } ± { $width } { $win ->
        [0] punti in media
       *[other] punti in media (con { $win } in più per una vittoria)
    }, { $n ->
        [one] in { $n } futuro immaginato
       *[other] in { $n } futuri immaginati
    }
ai-reason-taste =
    Questione di gusti, la seconda mossa migliore vale quasi lo stesso: { $points } ± { $width } { $win ->
        [0] punti in media
       *[other] punti in media (con { $win } in più per una vittoria)
    }, { $n ->
        [one] in { $n } futuro immaginato
       *[other] in { $n } futuri immaginati
    }
