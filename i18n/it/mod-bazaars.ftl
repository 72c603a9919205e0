### Bazaars (rules of section 7.16).


new-idea-bazaars = Alla fine danno punti per i colori attorno.
act-buy-bazaar = Compra il bazar
log-bazaar-bought = { $name } compra { $tile } per { $price }, importo esatto: un’altra azione
log-bazaar-shown = Accanto al mercato: { $tile }
play-row-bazaars = Bazar
proof-pay-bazaars = edifici × colori
lab-line-bazaars =
    bazar: { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
what-bazaars =
    bazar: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } alla fine
zone-bazaars = Bazar

## 7.16 Bazaars

rule-bazaars-deal-title = Bazar nel sacchetto
rule-bazaars-deal-text = 8 bazar si mescolano nel sacchetto. Se escono per il mercato si mettono accanto e si continua a pescare: non provocano né impediscono la fine.
rule-bazaars-buy-title = Comprare un bazar
rule-bazaars-buy-text = Un bazar costa quanto la tessera che ora è sulla casella della sua valuta. Si paga l’importo esatto, quindi segue un’altra azione. Finché quella casella è vuota non si può comprare. Alla fine non va a nessuno.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Senza una tessera sulla casella della sua valuta questo bazar non ha prezzo.
        [exact] Un bazar si paga con l’importo esatto: { $over } in più.
       *[not_open] Questo bazar non è accanto al mercato.
    }
rule-bazaars-build-title = Piazzare un bazar
rule-bazaars-build-text = Un bazar non ha muri e si piazza come un edificio.
rule-bazaars-score-title = Quanto vale un bazar
rule-bazaars-score-text = Solo al conteggio 3: gli edifici dei suoi colori nelle 8 caselle attorno, moltiplicati per quanti dei suoi colori ci sono tra loro. I muri non importano e un edificio può contare per più bazar.
