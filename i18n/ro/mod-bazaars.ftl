### Bazaars (rules of section 7.16).

mod-bazaars = Bazarele
new-pieces-bazaars = Componente: 8 bazare în săculeț.
new-changes-bazaars = Costă cât piesa de pe spațiul valutei lor, cu suma exactă; la sfârșit aduc puncte pentru culorile din jur.
new-idea-bazaars = La sfârșit aduc puncte pentru culorile din jur.
act-buy-bazaar = Cumpără bazarul
log-bazaar-bought = { $name } cumpără { $tile } cu exact { $price }
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
bazaar-worth = { $n } la sfârșit
what-bazaar-first =
    lângă bazar încă nu contează nimic ({ $free ->
        [one] { $free } spațiu gol
        [few] { $free } spații goale
       *[other] { $free } de spații goale
    }); prima clădire aduce 1 punct la sfârșit: { $types }
what-bazaar-next =
    următoarea clădire de lângă bazar ({ $free ->
        [one] { $free } spațiu gol
        [few] { $free } spații goale
       *[other] { $free } de spații goale
    }): { $more } la sfârșit
zone-bazaars = Bazare

## 7.16 Bazaars

rule-bazaars-deal-title = Bazare în săculeț
rule-bazaars-deal-text = 8 bazare se amestecă în săculeț. Trase pentru târg, se pun lângă el și se trage mai departe: nici nu provoacă, nici nu împiedică sfârșitul.
rule-bazaars-buy-title = Cumpărarea unui bazar
rule-bazaars-buy-text = Un bazar costă cât piesa aflată acum pe spațiul valutei lui și se plătește exact, deci urmează încă o acțiune; îl pot cumpăra și vizirul, și Karim. Cât timp spațiul acela e gol, nu poate fi cumpărat. La sfârșit nu îl primește nimeni.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Fără o piesă pe spațiul valutei lui, bazarul acesta nu are preț.
        [exact] Un bazar se plătește cu suma exactă: { $over } în plus.
        [short] Un bazar se plătește cu suma exactă: mai trebuie { $missing }.
       *[not_open] Bazarul acesta nu se află lângă târg.
    }
rule-bazaars-build-title = Așezarea unui bazar
rule-bazaars-build-text = Un bazar nu are ziduri și se așază ca o clădire.
rule-bazaars-score-title = Ce puncte aduce un bazar
rule-bazaars-score-text = Numai la runda de scor 3: clădirile de culorile lui de pe cele 8 spații din jur, înmulțite cu câte dintre culorile lui se află printre ele. Zidurile nu contează, iar o clădire poate conta pentru mai multe bazare.
piece-bazaar = Un bazar. La runda de scor 3 numără clădirile de culorile lui din jur, înmulțite cu numărul culorilor.

## Regulament

book-intro-bazaars =
    Opt bazare, câte două pentru fiecare valută, se amestecă în săculeț. Un bazar nu are ziduri și arată o valută și trei culori de clădiri. La sfârșitul partidei aduce puncte pentru clădirile de culorile lui de pe cele opt spații din jur. Un bazar înconjurat bine poate aduce până la 24 de puncte.
book-bazaars-deal =
    Când un bazar e tras pentru târg, nu ocupă un spațiu: se pune lângă târg și se trage mai departe, până vine altă piesă. Lângă târg pot sta oricâte bazare. Ele nici nu provoacă, nici nu împiedică sfârșitul partidei: contează numai cele patru spații.
book-bazaars-buy =
    Un bazar costă cât piesa aflată în acel moment pe spațiul valutei lui și se plătește în acea valută, ca orice piesă. Dacă spațiul e gol, bazarul nu e de vânzare. Plata trebuie însă să fie exactă, așa că urmează mereu încă o acțiune. Se poate lua și cu vizirul sau cu Abdul Karim. La distribuirea finală bazarele nu se împart.

    Exemplu: bazarul arată ducatul, iar pe spațiul ducatului se află un turn cu prețul 9, deci bazarul costă 9 ducați. Dacă iei mai întâi turnul, spațiul rămâne gol și bazarul trebuie să aștepte. Cumpără mai întâi bazarul, apoi turnul.
book-bazaars-build =
    Un bazar cumpărat se așază la sfârșitul turei, ca o clădire: în Alhambra, după toate regulile de construcție, sau în rezervă. Toate laturile lui sunt deschise, deci, cât timp nu poartă bețișoare, se potrivește numai lângă laturi deschise. Reamenajările îl pot atinge ca pe orice piesă. Nu este de niciun tip, deci nu contează la majorități.
book-bazaars-score =
    Un bazar aduce puncte numai în runda de scor 3. Numeri clădirile de culorile lui de pe cele 8 spații din jur, și cele în diagonală, apoi înmulțești cu câte dintre cele trei culori se află printre ele. Barăcile, bazarele, taberele și fântâna nu sunt aici clădiri; zidurile nu contează; o clădire poate conta pentru mai multe bazare.

    Exemplu: bazarul arată serai, arcadă și grădină. În jur sunt 3 grădini, o arcadă și 2 turnuri: 4 clădiri potrivite de 2 culori, 4 × 2 = 8 puncte.

## Lecție

lesson-bazaars-title = Bazarele
lesson-bazaars-about = Cumperi piese care aduc puncte pentru culorile din jur.
lesson-bazaars-buy-title = Lângă târg
lesson-bazaars-buy-1 = Bazarele stau lângă târg. Fiecare are o valută și trei culori.
lesson-bazaars-buy-2 = Costă cât **piesa de pe spațiul valutei lui** și se plătește cu **suma exactă**. Deci urmează încă o acțiune.
lesson-bazaars-buy-turn = Cumpără bazarul.
lesson-bazaars-buy-done = 9 dirhami, ca grădina. Și mai ai o acțiune.
lesson-bazaars-buy-hint = Alege bazarul: îl plătești cu 5 + 4 dirhami.
lesson-bazaars-buy-wrong = De data asta cumpără bazarul.
lesson-bazaars-buy-wrong-tile = E permis, dar atunci spațiul dirhamilor rămâne gol și bazarul nu mai are preț.
lesson-bazaars-price-title = Fără preț nu se cumpără
lesson-bazaars-price-1 = Cât timp spațiul valutei lui e **gol**, un bazar nu e de vânzare.
lesson-bazaars-price-2 = Nici **prea mult** nu se poate plăti: cu 7 + 6 ducați nu cumperi unul de 10.
lesson-bazaars-price-turn = Încearcă să cumperi ambele bazare.
lesson-bazaars-price-done = Unul nu are preț acum; pentru celălalt îți lipsește suma exactă.
lesson-bazaars-price-hint = Alege un bazar, apoi pe celălalt.
lesson-bazaars-place-title = Vecini buni
lesson-bazaars-place-1 = Un bazar nu are ziduri și se așază ca o clădire.
lesson-bazaars-place-2 = La sfârșit se uită la **cele 8 spații din jur**: clădirile de culorile lui **×** câte dintre aceste culori apar.
lesson-bazaars-place-3 = Pentru al tău contează pavilioane, apartamente și turnuri.
lesson-bazaars-place-turn = Așază-l unde aduce cele mai multe puncte.
lesson-bazaars-place-done = Două turnuri, un apartament, un pavilion: 4 clădiri × 3 culori = 12 puncte.
lesson-bazaars-place-hint = Încearcă la nord-vest de fântână; contează și vecinii pe diagonală.
lesson-bazaars-place-wrong = E permis, dar aici aduce mai puțin. Se pot obține 12 puncte.
lesson-bazaars-place-wrong-reserve = În rezervă nu aduce nimic.
lesson-bazaars-score-title = Doar la sfârșit
lesson-bazaars-score-1 = Bazarele aduc puncte **doar la runda de scor 3**: al tău a adus 12 puncte.
lesson-bazaars-score-2 = Un bazar nu este clădire: nu câștigă majorități. Dar o clădire poate conta pentru mai multe bazare.
