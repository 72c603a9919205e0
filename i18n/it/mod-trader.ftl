### Il venditore ambulante: regole, rifiuti, cronaca, pulsanti (sezione 7.12).

mod-trader = Il venditore ambulante
    .bare = Venditore ambulante
new-pieces-trader = Materiale: 42 abitanti, un venditore a testa.
new-changes-trader = Costruisci dove sta il venditore e un abitante può trasferirsi; le serie di colori danno punti a ogni conteggio.
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
            [trader_back] Prima si rimette in gioco il venditore.
           *[other] È possibile solo dopo aver piazzato una tessera sulla casella del venditore.
        }
    }
rule-trader-score-title = Serie di abitanti
rule-trader-score-text = A ogni conteggio gli abitanti di un’Alhambra formano serie di colori diversi, cominciando dalla più grande. Una serie da 1 a 6 colori vale 1, 3, 6, 10, 15 o 21 punti.
rule-trader-return-title = Un abitante va via
rule-trader-return-text = Se l’edificio lascia l’Alhambra, il suo abitante torna nella scorta. Nei capannoni non abita nessuno.

log-residents-chosen = { $name } sceglie i primi abitanti
log-residents-shown = { $name } mostra gli abitanti sul venditore: { $residents }
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
what-residents = un abitante può entrare quando costruisci il suo colore nella casella del venditore
what-residents-tiles = Edifici di questi colori nel gioco: { $tiles }
zone-resident-supply = Scorta di abitanti
zone-trader = Abitanti sul venditore
piece-trader = Il venditore. Costruisci su questa casella: uno degli abitanti in attesa può trasferirsi, se il colore è giusto.
piece-resident = Un abitante. Gli abitanti di colori diversi in un’Alhambra formano serie, che danno punti ogni volta.
worth-residents = Abitanti in casa: { $n }
worth-moves-in = Quando questo abiterà qui: { $old } → { $new }

## Regolamento

book-intro-trader =
    Ognuno ha un venditore; gli abitanti sono 42, 7 per ognuno dei sei colori degli edifici. Il venditore aspetta su una casella vuota accanto alla tua Alhambra. Quando costruisci proprio lì, un abitante del colore dell’edificio può trasferirsi. Gli abitanti di colori diversi formano serie, che danno punti a ogni conteggio. Non conta quindi solo che cosa costruisci, ma anche dove.
book-trader-deal =
    Prima che si scoprano le prime tessere, ognuno prende un abitante per ciascuno dei sei colori, ne tiene 3 in segreto e ne rimette 3 nella scorta. Quando tutti hanno scelto, gli abitanti si scoprono e vanno sui venditori. Poi ognuno mette il proprio venditore accanto a un lato qualsiasi della fontana.
book-trader-move-in =
    Quando piazzi una tessera sulla casella del venditore, il venditore si mette da parte. Se la tessera è un edificio del colore di uno dei suoi abitanti, quell’abitante può trasferirsi lì, e dalla scorta ne prendi uno nuovo di qualsiasi colore. In un turno si trasferisce al massimo un abitante.

    Se nessun abitante ha quel colore, o se hai piazzato un capannone, un bazar o un accampamento, non si trasferisce nessuno, ma puoi scambiare un abitante con la scorta. Se la scorta è vuota, non arriva nessun nuovo abitante e non si scambia nulla.

    Quando hai piazzato tutte le tessere del turno, un venditore messo da parte va su una casella libera che tocchi un lato di una tua tessera, accampamenti esclusi; per lui non valgono altre regole di costruzione. Se togli le tessere accanto al venditore, lui resta dov’è. Esempio: sul venditore c’è un abitante bianco; costruisci lì un appartamento e l’abitante ci va a vivere. Sul venditore possono aspettare più abitanti dello stesso colore: se ne trasferisce uno solo.
book-trader-score =
    A ogni conteggio gli abitanti della tua Alhambra formano serie di colori diversi, cominciando dalla più grande. Una serie di 1, 2, 3, 4, 5 o 6 colori vale 1, 3, 6, 10, 15 o 21 punti. Chi è ancora sul venditore non conta.

    Esempio: due abitanti verdi, due viola e uno bianco. La prima serie ha tre colori: verde, viola e bianco, 6 punti. La seconda ne ha due: verde e viola, 3 punti. In tutto 9.
book-trader-return =
    Se un edificio lascia l’Alhambra, il suo abitante non lo segue: torna nella scorta. Gli abitanti vivono solo negli edifici dell’Alhambra, mai in capannoni, accampamenti o bazar, e mai in riserva.

## Lezione

lesson-trader-title = Il venditore ambulante
lesson-trader-about = Costruisci dove sta il venditore, e gli abitanti si trasferiscono.
lesson-trader-move-title = Dove sta il venditore
lesson-trader-move-1 = Sul tuo venditore aspettano **tre abitanti**, ciascuno nel colore di un tipo di edificio.
lesson-trader-move-2 = Costruisci sulla **casella del venditore**: un abitante del colore dell’edificio può trasferirsi lì.
lesson-trader-move-3 = Hai comprato un giardino, e un abitante verde (giardino) aspetta.
lesson-trader-move-turn = Costruisci il giardino in modo che l’abitante possa trasferirsi.
lesson-trader-move-done = Il venditore si fa da parte e il giardino aspetta il suo abitante.
lesson-trader-move-hint = Il venditore sta a est della fontana.
lesson-trader-move-wrong = Permesso, ma qui non si trasferisce nessuno: il venditore sta altrove.
lesson-trader-move-wrong-reserve = Nessuno si trasferisce su una tessera della riserva.
lesson-trader-new-title = Chi arriva?
lesson-trader-new-1 = Al posto di chi si trasferisce prendi **un nuovo abitante di qualsiasi colore**.
lesson-trader-new-2 = I conteggi premiano serie di **colori diversi**: da 1 a 6 colori fanno 1, 3, 6, 10, 15, 21 punti.
lesson-trader-new-turn = Un rosso (serraglio) e un verde (giardino) abitano da te, un rosso e un blu (padiglione) aspettano sul venditore. Scegli un colore nuovo.
lesson-trader-new-done = Il verde si è trasferito, e ora aspetta un colore che ti manca.
lesson-trader-new-hint = Scegli marrone (porticato), bianco (appartamento) o viola (torre).
lesson-trader-new-wrong = Questo colore abita già da te: comincerebbe solo una seconda serie, più piccola.
lesson-trader-new-wrong-waiting = Un abitante blu (padiglione) aspetta già. Un altro colore ti lascia più scelta.
lesson-trader-new-wrong-stay = Permesso, ma così non si trasferisce nessuno e la tua serie non cresce.
lesson-trader-free-title = Il venditore ritorna
lesson-trader-free-1 = Quando termini il turno, finite le costruzioni, il venditore va su **una casella libera accanto a una tua tessera**.
lesson-trader-free-2 = Lì i muri non importano.
lesson-trader-free-turn = Termina il turno, poi prova due caselle dove il venditore non può andare.
lesson-trader-free-done = La casella deve essere libera e toccare un lato di una tua tessera.
lesson-trader-free-hint = Premi «Termina il turno», poi scegli due delle tue tessere.
lesson-trader-put-title = Pensa al prossimo turno
lesson-trader-put-1 = Qualcuno si trasferisce solo se sulla casella del venditore puoi **davvero costruire**.
lesson-trader-put-2 = Nella tua riserva c’è un padiglione con un muro a nord, e l’abitante blu, quello dei padiglioni, aspetta.
lesson-trader-put-turn = Metti il venditore dove nel prossimo turno potrai aggiungere questo padiglione.
lesson-trader-put-done = Qui il padiglione ci sta. Aggiungilo nel prossimo turno e il blu si trasferisce.
lesson-trader-put-hint = Per esempio ci sta a ovest della fontana.
lesson-trader-put-wrong = Permesso, ma qui il padiglione non si può costruire: i lati non combaciano, o non ci si arriva a piedi.
lesson-trader-score-title = Serie di colori
lesson-trader-score-1 = Nella tua Alhambra abitano un rosso e un verde: una serie di 2 colori, **3 punti**.
lesson-trader-score-2 = Se un edificio lascia l’Alhambra, il suo abitante torna nella scorta.
