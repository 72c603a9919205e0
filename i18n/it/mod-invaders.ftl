### Invaders: the texts of the module.

new-idea-invaders = I lati aperti costano punti.
zone-attacks = Attacchi finora
zone-attack-next = Prossimo attacco
zone-scouts = Esploratori scoperti
play-row-invaders = Attacco
proof-pay-invaders = per lato aperto
proof-count-invaders =
    { $n ->
        [one] { $n } lato aperto
       *[other] { $n } lati aperti
    }
lab-line-invaders =
    Attacco da { $item ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }: { $n ->
        [one] { $n } lato aperto
       *[other] { $n } lati aperti
    }, { $points ->
        [0] 0 punti
        [one] −{ $points } punto
       *[other] −{ $points } punti
    }
log-attack-turned =
    { $side ->
        [n] Attacco da nord
        [e] Attacco da est
        [s] Attacco da sud
       *[w] Attacco da ovest
    }
log-attack-foreseen =
    { $side ->
        [n] Il prossimo attacco viene da nord
        [e] Il prossimo attacco viene da est
        [s] Il prossimo attacco viene da sud
       *[w] Il prossimo attacco viene da ovest
    }
log-scout-shown =
    { $colour ->
        [pavilion] Nuovo esploratore: padiglione
        [seraglio] Nuovo esploratore: serraglio
        [arcades] Nuovo esploratore: porticato
        [chambers] Nuovo esploratore: appartamento
        [garden] Nuovo esploratore: giardino
       *[tower] Nuovo esploratore: torre
    }
log-scout-left =
    { $colour ->
        [pavilion] Un esploratore esce dal gioco: padiglione
        [seraglio] Un esploratore esce dal gioco: serraglio
        [arcades] Un esploratore esce dal gioco: porticato
        [chambers] Un esploratore esce dal gioco: appartamento
        [garden] Un esploratore esce dal gioco: giardino
       *[tower] Un esploratore esce dal gioco: torre
    }
log-scout-taken =
    { $colour ->
        [pavilion] { $name } usa un esploratore (padiglione) e guarda la prossima carta attacco
        [seraglio] { $name } usa un esploratore (serraglio) e guarda la prossima carta attacco
        [arcades] { $name } usa un esploratore (porticato) e guarda la prossima carta attacco
        [chambers] { $name } usa un esploratore (appartamento) e guarda la prossima carta attacco
        [garden] { $name } usa un esploratore (giardino) e guarda la prossima carta attacco
       *[tower] { $name } usa un esploratore (torre) e guarda la prossima carta attacco
    }

rule-invaders-attack-title = L’attacco
rule-invaders-attack-text = Dopo ogni conteggio si scopre una carta attacco: ogni lato aperto da quella parte costa 1, poi 2, poi 3 punti; nel conteggio 3 anche 1 per ogni lato aperto nelle due direzioni vicine. Nessun punteggio scende sotto 0.
rule-invaders-scouts-title = Gli esploratori
rule-invaders-scouts-text = Due esploratori sono scoperti, due nuovi dopo i conteggi 1 e 2. Chi compra con l’importo esatto un edificio del tipo di un esploratore lo prende e guarda in segreto la prossima carta attacco.
rule-invaders-open-title = La carta attacco scoperta
rule-invaders-open-text = Variante: la prossima carta attacco è scoperta e non ci sono esploratori.
