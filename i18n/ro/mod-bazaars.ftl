### Bazaars (rules of section 7.16).


new-idea-bazaars = La sfârșit aduc puncte pentru culorile din jur.
act-buy-bazaar = Cumpără bazarul
log-bazaar-bought = { $name } cumpără { $tile } cu { $price }, sumă exactă: încă o acțiune
log-bazaar-shown = Lângă târg: { $tile }
play-row-bazaars = Bazare
proof-pay-bazaars = clădiri × culori
lab-line-bazaars =
    bazar: { $n ->
        [one] { $n } clădire
        [few] { $n } clădiri
       *[other] { $n } de clădiri
    }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
what-bazaars =
    bazar: { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    } la sfârșit
zone-bazaars = Bazare

## 7.16 Bazaars

rule-bazaars-deal-title = Bazare în săculeț
rule-bazaars-deal-text = 8 bazare se amestecă în săculeț. Trase pentru târg, se pun lângă el și se trage mai departe: nici nu provoacă, nici nu împiedică sfârșitul.
rule-bazaars-buy-title = Cumpărarea unui bazar
rule-bazaars-buy-text = Un bazar costă cât piesa aflată acum pe spațiul valutei lui și se plătește exact, deci urmează încă o acțiune. Cât timp spațiul acela e gol, nu poate fi cumpărat. La sfârșit nu îl primește nimeni.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Fără o piesă pe spațiul valutei lui, bazarul acesta nu are preț.
        [exact] Un bazar se plătește cu suma exactă: { $over } în plus.
       *[not_open] Bazarul acesta nu se află lângă târg.
    }
rule-bazaars-build-title = Așezarea unui bazar
rule-bazaars-build-text = Un bazar nu are ziduri și se așază ca o clădire.
rule-bazaars-score-title = Ce puncte aduce un bazar
rule-bazaars-score-text = Numai la runda de scor 3: clădirile de culorile lui de pe cele 8 spații din jur, înmulțite cu câte dintre culorile lui se află printre ele. Zidurile nu contează, iar o clădire poate conta pentru mai multe bazare.
