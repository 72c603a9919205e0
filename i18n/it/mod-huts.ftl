### Builders’ huts (rules of section 7.4).


new-idea-huts = Tessere gratis che valgono quanto i vicini.
act-take-hut = Prendi un capannone
log-hut-taken = { $name } prende { $tile }
log-hut-shown = Scoperto ora: { $tile }
zone-huts = Capannoni
zone-huts-below = Capannoni coperti

## 7.4 Builders’ huts

rule-huts-take-title = Prendere un capannone
rule-huts-take-text = È un’azione: prendi gratis uno dei capannoni scoperti. Conclude le azioni del turno. Nessuno può avere più di 3 capannoni, compresi quelli in riserva.
refuse-huts-take =
    { $reason ->
        [limit] Nessuno può avere più di 3 capannoni, compresi quelli in riserva.
       *[not_open] Questo capannone non è scoperto.
    }
rule-huts-score-title = Quanto vale un capannone
rule-huts-score-text = Nelle maggioranze un capannone vale un edificio per ogni vicino del suo tipo senza muri in mezzo, al massimo 3. Gli altri capannoni non contano come vicini, e una porta non aiuta.
rule-huts-tile-title = Un capannone è una tessera
rule-huts-tile-text = Un capannone si piazza, si attraversa, si rimuove e si scambia come ogni tessera, e i suoi muri contano. Non ospita forzieri né abitanti.
