### Builders’ huts (rules of section 7.4).


new-idea-huts = Piese gratuite care valorează cât vecinii lor.
act-take-hut = Ia o baracă
log-hut-taken = { $name } ia { $tile }
log-hut-shown = Nou la vedere: { $tile }
zone-huts = Barăci
zone-huts-below = Barăci cu fața în jos

## 7.4 Builders’ huts

rule-huts-take-title = Luarea unei barăci
rule-huts-take-text = Ca acțiune, ia gratis una dintre barăcile la vedere. Ea încheie acțiunile turei. Nimeni nu poate avea mai mult de 3 barăci, cu tot cu rezerva.
refuse-huts-take =
    { $reason ->
        [limit] Nimeni nu poate avea mai mult de 3 barăci, cu tot cu rezerva.
       *[not_open] Baraca aceasta nu este la vedere.
    }
rule-huts-score-title = Cât valorează o baracă
rule-huts-score-text = La majorități, o baracă valorează câte o clădire pentru fiecare vecin de tipul ei fără zid la mijloc, cel mult 3. Alte barăci nu sunt vecini aici, iar o poartă nu ajută.
rule-huts-tile-title = O baracă este o piesă
rule-huts-tile-text = O baracă se așază, se străbate, se scoate și se înlocuiește ca orice piesă, iar zidurile ei contează. Nu primește nici cufere, nici locuitori.
