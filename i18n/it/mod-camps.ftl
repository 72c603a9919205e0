### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

mod-camps = Gli accampamenti
    .bare = Accampamenti
new-pieces-camps = Materiale: 8 accampamenti nel sacchetto, con bastioni e frecce.
new-changes-camps = Si appoggiano ai muri dall’esterno; a ogni conteggio danno punti per la fila davanti a ogni freccia.
new-idea-camps = Tende fuori dalle mura danno punti per file intere.

rule-camps-deal-title = Accampamenti nel sacchetto
rule-camps-deal-text = 8 accampamenti si mescolano nel sacchetto e si comprano al mercato come ogni tessera.
rule-camps-build-title = Piazzare un accampamento
rule-camps-build-text = Almeno un bastione si appoggia al muro di una tessera. A contatto ci possono essere solo bastione e muro, oppure i lati senza bastione di due accampamenti.
refuse-camps-build =
    { $reason ->
        [sides] Sui lati a contatto: solo bastione con muro, o accampamento con accampamento.
        [bastion] Qui nessun bastione si appoggia a un muro.
        [swap] Qui un accampamento e una tessera di altro tipo non possono scambiarsi il posto.
       *[leans] Un accampamento perderebbe il muro a cui si appoggia il bastione.
    }
rule-camps-score-title = Le linee di un accampamento
rule-camps-score-text = A ogni conteggio ogni freccia dà 1 punto per ogni tessera della linea retta ininterrotta che parte dall’accampamento. Una casella vuota o un altro accampamento interrompe la linea.
rule-camps-wall-title = Le mura dietro gli accampamenti
rule-camps-wall-text = I muri dietro un bastione contano ancora. Un accampamento non ha lati esterni propri.

play-row-camps = Accampamenti
sides-camp = bastioni: { $sides }
what-camps =
    accampamento: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } a ogni conteggio
proof-pay-camps = 1 per tessera in linea
proof-counted-camps =
    { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    }
proof-proof-camps =
    Accampamenti: { $name }, { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
proof-line-camps =
    { $dir ->
        [n] Nord
        [e] Est
        [s] Sud
       *[w] Ovest
    }: { $t ->
        [one] { $t } tessera in linea
       *[other] { $t } tessere in linea
    }
piece-camp = Un accampamento: sta fuori, appoggiato a un muro. Ogni freccia dà 1 punto per tessera nella sua linea.

## Regolamento

book-intro-camps =
    Otto accampamenti si aggiungono alle tessere, con prezzi da 3 a 10. I quattro più economici hanno un bastione, gli altri quattro ne hanno due, ad angolo. Un accampamento sta fuori dalle mura: si appoggia con un bastione a un muro della tua Alhambra, e a ogni conteggio le sue frecce danno punti per le tessere che hanno davanti in linea retta. Le file lunghe diventano preziose.
book-camps-deal =
    Gli 8 accampamenti si mescolano nel sacchetto con gli edifici. Quando ne esce uno, occupa una casella del mercato e si compra come ogni tessera, nella valuta di quella casella. Non appartiene a nessun tipo di edificio e non conta nelle maggioranze.

    Ecco i prezzi e i lati con bastione: 3 (nord), 4 (est), 5 (sud), 6 (ovest), 7 (sud e ovest), 8 (nord ed est), 9 (est e sud), 10 (nord e ovest).
book-camps-build =
    Gli accampamenti non si ruotano. Almeno un bastione deve appoggiarsi a un lato con muro di una tessera; se ne ha due, si possono appoggiare entrambi. Dove un accampamento tocca qualcosa sono ammessi solo due casi: bastione contro muro, oppure un suo lato senza bastione contro un lato senza bastione di un altro accampamento. Tutto il resto è vietato: un bastione contro un lato aperto, un bastione contro un altro accampamento, un lato senza bastione contro qualsiasi lato di una tessera.

    Non serve raggiungere a piedi un accampamento, ma la regola dei buchi vale. Nessuna ristrutturazione può togliere a un accampamento il muro a cui si appoggia.

    Esempio: una torre sul bordo est ha un muro a est. Un accampamento con il bastione a ovest può stare lì accanto, a est, se non tocca altro.
book-camps-score =
    A ogni conteggio, ogni freccia di un accampamento guarda in linea retta attraverso il suo bastione. Ogni tessera della fila ininterrotta che comincia accanto all’accampamento dà 1 punto. La fila si ferma alla prima casella vuota o con un altro accampamento. Fontana, capannoni e bazar contano; i muri lungo la fila non la fermano. Una tessera può contare per più accampamenti.

    Esempio: a nord dell’accampamento ci sono una torre, un giardino e la fontana, poi una casella vuota. La freccia verso nord dà 3 punti, anche se oltre il vuoto c’è un’altra tessera.
book-camps-wall =
    Il muro dietro un bastione resta un muro esterno: conta per le mura più lunghe e protegge dagli aggressori come se l’accampamento non ci fosse. L’accampamento non ha lati esterni propri: i suoi bastioni non allungano le mura. Non ospita forzieri né abitanti, non riceve barrette e non protegge nulla.

## Lezione

lesson-camps-title = Gli accampamenti
lesson-camps-about = Appoggia accampamenti alle mura e ricevi punti per linee intere.
lesson-camps-build-title = Fuori dalle mura
lesson-camps-build-1 = Un **accampamento** si appoggia con il bastione al muro di una tessera. Questo bastione è sul lato **est**.
lesson-camps-build-2 = La sua freccia dà **1 punto per ogni tessera di una linea ininterrotta**.
lesson-camps-build-turn = Piazza l’accampamento dove la linea è più lunga.
lesson-camps-build-done = Quattro tessere in linea: 4 punti a ogni conteggio.
lesson-camps-build-hint = Mettilo a ovest della fila più lunga.
lesson-camps-build-wrong = Questa volta piazza l’accampamento.
lesson-camps-build-wrong-short = Dietro questo muro c’è una tessera, poi una casella vuota: 1 punto. Cerca la fila più lunga.
lesson-camps-build-wrong-reserve = In riserva un accampamento non dà punti. Piazzalo.
lesson-camps-score-title = La linea conta
lesson-camps-score-1 = La riga «Accampamenti»: **4 punti**. Conta anche la fontana, e i muri interni non fermano la linea.
lesson-camps-score-2 = Il muro dietro il bastione conta ancora per le tue mura.
lesson-camps-forbidden-title = Bastione contro muro
lesson-camps-forbidden-1 = Questo accampamento ha il bastione sul lato **nord**.
lesson-camps-forbidden-2 = Un bastione tocca solo un muro; un **lato senza bastione**, solo quello di un altro accampamento.
lesson-camps-forbidden-turn = Prova due caselle dove non è così.
lesson-camps-forbidden-done = Bastione e muro, o i lati senza bastione di due accampamenti: nient’altro può toccarsi.
lesson-camps-forbidden-hint = Il giardino a sud della fontana non ha muri: prova le caselle a est e a ovest.
lesson-camps-held-title = Il muro deve restare
lesson-camps-held-1 = L’accampamento si appoggia solo al serraglio.
lesson-camps-held-2 = Nessuna ristrutturazione può lasciare un accampamento **senza il suo muro**.
lesson-camps-held-turn = Prova a rimuovere il serraglio.
lesson-camps-held-done = Rimuovi prima l’accampamento, poi il serraglio.
lesson-camps-held-hint = Premi «Ristruttura», poi scegli il serraglio a ovest della fontana.
