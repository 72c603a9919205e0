### Il venditore ambulante: regole, rifiuti, cronaca, pulsanti (sezione 7.12).


new-idea-trader = Gli abitanti arrivano dove stava il venditore.

rule-trader-deal-title = Venditore e abitanti
rule-trader-deal-text = Ci sono 7 abitanti per ogni colore di edificio. Prima che si scoprano le prime tessere, ognuno prende un abitante per colore, ne tiene 3 in segreto e ne rimette 3 nella scorta. Poi gli abitanti si scoprono e vanno sul venditore, che si mette accanto a un lato qualsiasi della fontana.
refuse-trader-deal =
    { $reason ->
        [three] Tieni esattamente 3 abitanti di colori diversi.
        [taken] Qui c’è una tessera: al venditore serve una casella libera.
        [touch] Il venditore va accanto a un lato della fontana.
       *[not_now] { $frame ->
            [residents] Prima ognuno sceglie i suoi abitanti.
            [trader_place] Prima si piazza il venditore.
           *[other] Gli abitanti si scelgono prima che si scoprano le prime tessere.
        }
    }
rule-trader-move-in-title = Un abitante si trasferisce
rule-trader-move-in-text = Quando si piazza una tessera sulla casella del venditore, questo si mette da parte. Un abitante del colore dell’edificio può trasferirsi lì, e dalla scorta se ne prende uno nuovo di qualsiasi colore. Se nessuno è adatto, si può scambiare un abitante con la scorta. Piazzate tutte le tessere, il venditore va su una casella libera accanto a una tua tessera, ma non a un accampamento.
refuse-trader-move-in =
    { $reason ->
        [taken] Qui c’è una tessera: al venditore serve una casella libera.
        [touch] Il venditore va accanto a una tua tessera, ma non a un accampamento.
        [new] Dalla scorta bisogna prendere un nuovo abitante.
        [supply] Nella scorta non c’è nessun abitante di questo colore.
        [same] Questi due abitanti hanno lo stesso colore.
        [trader] Sul venditore non c’è nessun abitante di questo colore.
       *[not_now] { $frame ->
            [trader_in] Prima decidi se un abitante si trasferisce.
            [trader_swap] Prima decidi se scambiare un abitante.
            [trader_back] Prima si rimette il venditore.
           *[other] È possibile solo dopo aver piazzato una tessera sulla casella del venditore.
        }
    }
rule-trader-score-title = Serie di abitanti
rule-trader-score-text = A ogni conteggio gli abitanti di un’Alhambra formano serie di colori diversi, cominciando dalla più grande. Una serie da 1 a 6 colori vale 1, 3, 6, 10, 15 o 21 punti.
rule-trader-return-title = Un abitante torna indietro
rule-trader-return-text = Se l’edificio lascia l’Alhambra, il suo abitante torna nella scorta. Nei capannoni non abita nessuno.

log-residents-chosen = { $name } sceglie i primi abitanti
log-residents-shown = { $name } mostra gli abitanti sul venditore
log-trader-placed = { $name } piazza il venditore ({ $cell })
log-trader-aside = { $name } mette da parte il venditore
log-resident-moved-in =
    { $name }: un abitante si trasferisce { $colour ->
        [pavilion] nel padiglione
        [seraglio] nel serraglio
        [arcades] nel porticato
        [chambers] nell’appartamento
        [garden] nel giardino
       *[tower] nella torre
    }
log-resident-taken =
    { $name } prende dalla scorta un abitante { $colour ->
        [pavilion] blu
        [seraglio] rosso
        [arcades] marrone
        [chambers] bianco
        [garden] verde
       *[tower] viola
    }
log-resident-swapped =
    { $name } scambia un abitante { $old_colour ->
        [pavilion] blu
        [seraglio] rosso
        [arcades] marrone
        [chambers] bianco
        [garden] verde
       *[tower] viola
    } con uno { $new_colour ->
        [pavilion] blu
        [seraglio] rosso
        [arcades] marrone
        [chambers] bianco
        [garden] verde
       *[tower] viola
    } della scorta
log-residents-stayed = { $name } lascia gli abitanti sul venditore
log-resident-lost =
    { $name } perde un abitante { $colour ->
        [pavilion] blu
        [seraglio] rosso
        [arcades] marrone
        [chambers] bianco
        [garden] verde
       *[tower] viola
    }, che torna nella scorta

act-choose-residents = Tieni questi abitanti
act-place-trader = Piazza il venditore
act-move-in = Trasferisci un abitante
act-swap-resident = Scambia un abitante
act-stay-out = Lasciali dove sono
ask-residents = Quali 3 abitanti tieni?
ask-trader-place = Su quale lato della fontana va il venditore?
ask-trader-in = Un abitante si trasferisce? E chi prende il suo posto?
ask-trader-swap = Scambi un abitante con la scorta?
ask-trader-back = Dove va il venditore?

play-row-trader = Abitanti
play-row-residents = Abitanti
proof-pay-trader = serie di colori
lab-line-trader =
    Abitanti: serie di { $n ->
        [one] { $n } colore
       *[other] { $n } colori
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
what-trader =
    abitanti: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
zone-resident-supply = Scorta di abitanti
zone-trader = Abitanti sul venditore
