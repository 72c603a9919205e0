### The proofs of what modules count, and what a move does to it.

## Lines of a proof; what they are worth follows in proof-worth

proof-worth =
    = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
proof-worth-rest =
    = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }, il resto { $rest } si perde
proof-lost =
    = { $n ->
        [one] { $n } punto perso
       *[other] { $n } punti persi
    }
proof-lost-less =
    = { $n ->
        [one] { $n } punto perso
       *[other] { $n } punti persi
    }, ma solo { $less }: nessun punteggio scende sotto 0
proof-line-trader =
    Serie di { $t ->
        [one] { $t } colore
       *[other] { $t } colori
    }
proof-line-bazaars =
    { $t ->
        [one] { $t } edificio
       *[other] { $t } edifici
    } × { $k ->
        [one] { $k } colore
       *[other] { $k } colori
    }
proof-line-yusuf =
    { $t ->
        [one] { $t } lato delle mura
       *[other] { $t } lati delle mura
    } ÷ { $k }
proof-line-invaders =
    { $dir ->
        [n] Nord
        [e] Est
        [s] Sud
       *[w] Ovest
    }: { $t ->
        [one] { $t } lato aperto
       *[other] { $t } lati aperti
    } × { $k }

## What counts in a majority beside the buildings

proof-step-treasure = Conta i forzieri
proof-part-hut = Un capannone vale il numero che porta: un edificio per ogni vicino del suo tipo senza muri in mezzo, al massimo 3.
proof-part-bonus = Una carta bonus vale un edificio in più.
proof-part-hakim = Hakim vale mezzo edificio in più.
proof-scale-trader = Quanto vale una serie da 1 a 6 colori

## What a move does to what modules count

what-hut =
    { $tile } = { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
what-chests = { $old } → { $new }
what-chests-left = avanzano: { $types }
what-chests-none = Non puoi mettere nessuno di questi forzieri
what-chests-go = { $name } ({ $types })
what-chests-others = Agli altri vanno: { $who }
what-before = prima: { $n }
what-event-chest-lost = il forziere torna nel sacchetto
what-event-gate-opened = le due tessere accanto alla porta non si potranno più rimuovere né scambiare
what-event-resident-lost = l’abitante torna nella scorta
what-event-bonus-returned = la carta bonus torna in mano
what-ask-trader-in = qui c’è il venditore: un abitante può trasferirsi
what-ask-trader-swap = qui c’è il venditore: puoi scambiare un abitante
what-ask-trader-back = il venditore può andare su un altro lato della fontana
what-ask-knihstig = Knihstig: puoi prendere una carta denaro scoperta
what-ask-fatima = Fatima: subito 8 punti, o un altro personaggio
what-ask-pay-bid = paghi la tua offerta
what-event-yammerad-used = si pesca una carta dal mazzo
what-event-faruk-used = agisce Faruk: nessun’altra carta con il segno * in questo turno
what-event-nobody-bid = nessuna offerta: la carta esce dal gioco
what-event-hut-shown = si scopre il prossimo capannone
what-event-room-filled = si pescano nuovi forzieri per la stanza
what-event-room-closed = troppo pochi forzieri nel sacchetto: la stanza resta vuota
what-event-chest-placed = un forziere con un solo posto possibile viene messo lì
what-event-chests-passed = i forzieri senza posto passano a sinistra
what-event-dirk-took-chests = Carlo riceve dei forzieri
what-event-chests-returned = i forzieri che nessuno può sistemare tornano nel sacchetto
what-event-residents-shown = si mostrano gli abitanti di tutti i venditori
what-event-trader-aside = il venditore viene messo da parte
what-scout =
    { $type ->
        [pavilion] esploratore (padiglione) usato: solo tu vedi la prossima carta attacco
        [seraglio] esploratore (serraglio) usato: solo tu vedi la prossima carta attacco
        [arcades] esploratore (porticato) usato: solo tu vedi la prossima carta attacco
        [chambers] esploratore (appartamento) usato: solo tu vedi la prossima carta attacco
        [garden] esploratore (giardino) usato: solo tu vedi la prossima carta attacco
       *[tower] esploratore (torre) usato: solo tu vedi la prossima carta attacco
    }
what-coins =
    { $n ->
        [one] peschi { $n } moneta di resto
       *[other] peschi { $n } monete di resto
    }
what-attack = Se l’attacco venisse { $changes }
what-attack-known =
    Attacco da { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }: { $old } → { $new }
what-attack-part =
    da { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }: { $old } → { $new }
what-attack-parts = { $parts }; { $part }
what-with-attack =
    con l’attacco da { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }
what-without-attack = senza contare l’attacco
