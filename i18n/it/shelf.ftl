### Lo scaffale: ciò che i moduli tengono per tutti nella colonna sinistra, e la fila dei bazar.


shelf-open = Apre l’elenco
shelf-more =
    { $n ->
        [one] un altro
       *[other] altri { $n }
    }
shelf-stack =
    { $n ->
        [one] l’ultimo
       *[other] { $n } nella pila
    }
shelf-auction = All’asta
shelf-auction-brief = Asta
shelf-gate = Porta
shelf-walls = Carte muro
shelf-walls-brief = Mura
shelf-huts = Capannoni
shelf-huts-note = gratis · fine azioni
shelf-rooms = Camera del tesoro
shelf-rooms-brief = Forzieri
shelf-rooms-note = 8+ · fine azioni
shelf-attack = Aggressori
shelf-attack-brief = Attacco
shelf-attack-note =
    { $scoring ->
        [1] −1 per lato
        [2] −2 per lato
       *[3] −3 per lato
    }
shelf-attack-next-hidden = prossimo attacco, coperto
shelf-stalls = Bazar
shelf-stalls-note = esatto
shelf-stalls-none = nessuno
shelf-stall-price = ora costa { $price }, importo esatto
shelf-stall-none = senza prezzo: la casella dei { $money } è vuota
