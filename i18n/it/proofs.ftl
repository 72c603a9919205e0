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
    }, resto { $rest } perduto
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
what-before = prima: { $n }
what-event-chest-lost = il forziere torna nel sacchetto
what-event-resident-lost = l’abitante torna nella scorta
what-event-bonus-returned = la carta bonus torna in mano
what-ask-trader-in = qui c’è il venditore: un abitante può trasferirsi
what-ask-trader-swap = qui c’è il venditore: puoi scambiare un abitante
what-attack = Prossimo attacco: { $changes }
what-attack-known =
    Attacco da { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    }: { $old } → { $new }
what-attack-part =
    { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] ovest
    } { $old } → { $new }
