### Camps: idea, rules, refusals, rows of the score sheet (section 7.8).

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
