### Le mura: regole, rifiuti, cronaca, pulsanti (sezione 7.9).


new-idea-walls = Aggiungi muri dove mancano.
zone-walls-open = Carte muro

rule-walls-deal-title = Le carte muro
rule-walls-deal-text = Le 8 carte muro, 2 in ciascuno dei mazzetti da 2 a 5, mostrano un lato o un angolo. Quelle pescate restano scoperte a parte, anche più d’una; al loro posto si pesca un’altra carta.
rule-walls-build-title = Aggiungere muri
rule-walls-build-text = Prendere una carta muro scoperta è un’azione che conclude le azioni del turno. Tutti i suoi muri vanno su una sola tua tessera, piazzata o no, sui lati che non ne hanno. Valgono le regole di costruzione; niente accampamenti. I muri restano per sempre sulla tessera.
refuse-walls-build =
    { $reason ->
        [not_open] Questa carta muro non è scoperta.
        [not_own] Questa tessera non è nella riserva né tra quelle da piazzare.
        [no_tile] Qui non c’è nessuna tessera.
        [camp] Un accampamento non riceve muri.
       *[wall] Su questo lato c’è già un muro.
    }

log-wall-card-shown = Nuova carta scoperta: { $card }
log-sticks-built =
    { $name } fortifica { $tile }: { $count ->
        [one] { $count } muro
       *[other] { $count } muri
    }

act-build-sticks = Aggiungi muri
act-build-sticks-aside = Muri per una tessera da piazzare
