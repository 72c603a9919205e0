### Negustorul ambulant: reguli, refuzuri, jurnal, butoane (secțiunea 7.12).

mod-trader = Negustorul ambulant
new-pieces-trader = Componente: 42 de locuitori, câte un negustor pentru fiecare jucător.
new-changes-trader = Dacă construiești unde stă negustorul, un locuitor se poate muta; seriile de culori aduc puncte la fiecare rundă de scor.
new-idea-trader = Locuitori acolo unde stătea negustorul.

rule-trader-deal-title = Negustorul și locuitorii
rule-trader-deal-text = Există 7 locuitori de fiecare culoare de clădire. Înainte de așezarea primelor piese, fiecare ia câte un locuitor de fiecare culoare, păstrează 3 în secret și pune 3 înapoi în stoc. Apoi locuitorii păstrați se arată și se pun la negustor, care se așază lângă orice latură a fântânii.
refuse-trader-deal =
    { $reason ->
        [three] Păstrează exact 3 locuitori de culori diferite.
        [taken] Aici e o piesă: negustorul are nevoie de un spațiu liber.
        [touch] Negustorul se așază lângă o latură a fântânii.
       *[not_now] { $frame ->
            [residents] Mai întâi fiecare își alege locuitorii.
            [trader_place] Mai întâi se așază negustorul.
           *[other] Locuitorii se aleg înainte de așezarea primelor piese.
        }
    }
rule-trader-move-in-title = Un locuitor se mută
rule-trader-move-in-text = Când o piesă se așază pe spațiul negustorului, acesta se pune deoparte. Un locuitor de culoarea clădirii se poate muta în ea, iar din stoc se ia unul nou de orice culoare. Dacă niciunul nu se potrivește, un locuitor poate fi schimbat cu stocul. După toate construcțiile, negustorul se așază pe un spațiu liber lângă o piesă a ta care nu e tabără.
refuse-trader-move-in =
    { $reason ->
        [taken] Aici e o piesă: negustorul are nevoie de un spațiu liber.
        [touch] Negustorul se așază lângă o latură a unei piese de-ale tale care nu e tabără.
        [new] Trebuie luat un locuitor nou din stoc.
        [supply] În stoc nu e niciun locuitor de această culoare.
        [same] Acești doi locuitori au aceeași culoare.
        [trader] La negustor nu e niciun locuitor de această culoare.
       *[not_now] { $frame ->
            [trader_in] Mai întâi hotărăște dacă se mută un locuitor.
            [trader_swap] Mai întâi hotărăște dacă schimbi un locuitor.
            [trader_back] Mai întâi se pune la loc negustorul.
           *[other] Se poate numai după ce s-a așezat o piesă pe spațiul negustorului.
        }
    }
rule-trader-score-title = Serii de locuitori
rule-trader-score-text = La fiecare rundă de scor, locuitorii dintr-o Alhambra formează serii de culori diferite, începând cu cea mai mare. O serie de 1 până la 6 culori aduce 1, 3, 6, 10, 15 sau 21 de puncte.
rule-trader-return-title = Un locuitor se întoarce
rule-trader-return-text = Dacă clădirea iese din Alhambra, locuitorul ei se întoarce în stoc. În barăci nu locuiește nimeni.

log-residents-chosen = { $name } alege primii locuitori
log-residents-shown = { $name } arată locuitorii de la negustor: { $residents }
log-trader-placed = { $name } așază negustorul ({ $cell })
log-trader-aside = { $name } pune deoparte negustorul
log-resident-moved-in =
    { $name }: un locuitor se mută în { $colour ->
        [pavilion] pavilion
        [seraglio] serai
        [arcades] arcadă
        [chambers] apartament
        [garden] grădină
       *[tower] turn
    }
log-resident-taken =
    { $name } ia din stoc un locuitor { $colour ->
        [pavilion] albastru
        [seraglio] roșu
        [arcades] maro
        [chambers] alb
        [garden] verde
       *[tower] mov
    }
log-resident-swapped =
    { $name } schimbă un locuitor { $old_colour ->
        [pavilion] albastru
        [seraglio] roșu
        [arcades] maro
        [chambers] alb
        [garden] verde
       *[tower] mov
    } cu unul { $new_colour ->
        [pavilion] albastru
        [seraglio] roșu
        [arcades] maro
        [chambers] alb
        [garden] verde
       *[tower] mov
    } din stoc
log-residents-stayed = { $name } lasă locuitorii la negustor
log-resident-lost =
    { $name } pierde un locuitor { $colour ->
        [pavilion] albastru
        [seraglio] roșu
        [arcades] maro
        [chambers] alb
        [garden] verde
       *[tower] mov
    }: înapoi în stoc

act-choose-residents = Păstrează acești locuitori
act-place-trader = Așază negustorul
act-move-in = Mută un locuitor
act-swap-resident = Schimbă un locuitor
act-stay-out = Lasă locuitorii
ask-residents = Ce 3 locuitori păstrezi?
ask-trader-place = Lângă ce latură a fântânii se așază negustorul?
ask-trader-in = Se mută aici un locuitor? Cine vine în locul lui?
ask-trader-swap = Schimbi un locuitor cu stocul?
ask-trader-back = Unde se așază negustorul?

play-row-trader = Locuitori
play-row-residents = Locuitori
proof-pay-trader = serii de culori
lab-line-trader =
    Locuitori: serie de { $n ->
        [one] { $n } culoare
        [few] { $n } culori
       *[other] { $n } de culori
    }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
what-trader =
    locuitori: { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
what-residents = un locuitor se poate muta când construiești culoarea lui pe spațiul negustorului
what-residents-tiles = Clădiri de aceste culori în joc: { $tiles }
zone-resident-supply = Stocul de locuitori
zone-trader = Locuitori la negustor
piece-trader = Negustorul. Construiește pe acest spațiu: unul dintre locuitorii care așteaptă se poate muta, dacă i se potrivește culoarea.
piece-resident = Un locuitor. Locuitorii de culori diferite dintr-o Alhambra formează serii, care aduc puncte de fiecare dată.
worth-residents = Locuitori acasă: { $n }
worth-moves-in = Când acesta va locui aici: { $old } → { $new }

## Regulament

book-intro-trader =
    Fiecare are un negustor ambulant, care stă pe un spațiu liber lângă Alhambra lui și poartă cu el locuitori. Dacă construiești pe spațiul negustorului o clădire de culoarea unui locuitor, acesta se poate muta în ea. La fiecare rundă de scor, locuitorii aduc puncte în serii de culori diferite. În total sunt 42 de locuitori, câte 7 de fiecare culoare de clădire.
book-trader-deal =
    Înainte de așezarea primelor piese, fiecare ia câte un locuitor din fiecare dintre cele șase culori, păstrează 3 în secret și pune 3 înapoi în stoc. Când au ales toți, locuitorii păstrați se arată și se pun la negustor. Apoi fiecare își așază negustorul lângă o latură a fântânii, la alegere.
book-trader-move-in =
    Când așezi o piesă pe spațiul negustorului, negustorul se pune deoparte. Dacă piesa este o clădire de culoarea unuia dintre locuitorii lui, acela se poate muta în ea: unul singur. În locul lui iei din stoc un locuitor de orice culoare. Dacă nu se potrivește niciunul sau piesa este o baracă, un bazar ori o tabără, nu se mută nimeni, dar poți schimba un locuitor cu stocul. Cu stocul gol nu există nici locuitor nou, nici schimb.

    După toate construcțiile turei, un negustor pus deoparte se așază pe un spațiu liber lângă o latură a oricărei piese din Alhambra, în afară de tabere; alte reguli de construcție nu contează.

    Într-o tură se mută cel mult un locuitor. Un negustor ale cărui piese vecine au fost scoase rămâne pe loc. Pe negustor pot aștepta mai mulți locuitori de aceeași culoare; se mută numai unul.
book-trader-score =
    La fiecare rundă de scor, locuitorii din Alhambra ta formează serii de culori diferite, începând cu cea mai mare serie posibilă. O serie de 1, 2, 3, 4, 5 sau 6 culori valorează 1, 3, 6, 10, 15 sau 21 de puncte.

    Exemplu: ai doi locuitori verzi, doi albi și unul roșu. Prima serie are 3 culori (6 puncte), a doua are verde și alb (3 puncte): în total 9. Locuitorii de la negustor nu contează.
book-trader-return =
    Dacă o clădire iese din Alhambra, printr-o scoatere sau o înlocuire, locuitorul ei se întoarce în stoc și nu mai aduce puncte. Dacă așezi mai târziu clădirea din nou, el nu revine cu ea. În barăci, tabere și bazare nu locuiește nimeni, iar în rezervă nici atât.

## Lecție

lesson-trader-title = Negustorul ambulant
lesson-trader-about = Construiești unde stă negustorul, iar locuitorii se mută.
lesson-trader-move-title = Unde stă negustorul
lesson-trader-move-1 = La negustorul tău așteaptă **trei locuitori**, fiecare în culoarea unui tip de clădire.
lesson-trader-move-2 = Construiește pe **spațiul negustorului**: un locuitor de culoarea clădirii se poate muta în ea.
lesson-trader-move-3 = Ai cumpărat o grădină, iar un locuitor verde (grădină) așteaptă.
lesson-trader-move-turn = Așază grădina astfel încât locuitorul să se poată muta.
lesson-trader-move-done = Negustorul se dă la o parte, iar grădina își așteaptă locuitorul.
lesson-trader-move-hint = Negustorul stă la est de fântână.
lesson-trader-move-wrong = E permis, dar aici nu se mută nimeni: negustorul stă în altă parte.
lesson-trader-move-wrong-reserve = Nimeni nu se mută într-o piesă din rezervă.
lesson-trader-new-title = Cine urmează?
lesson-trader-new-1 = În locul celui care se mută iei **un locuitor nou de orice culoare**.
lesson-trader-new-2 = Rundele de scor numără serii de **culori diferite**: 1–6 culori aduc 1, 3, 6, 10, 15, 21 de puncte.
lesson-trader-new-turn = La tine locuiesc roșu (serai) și verde (grădină), la negustor așteaptă roșu și albastru (pavilion). Alege o culoare nouă.
lesson-trader-new-done = Verdele s-a mutat, iar acum așteaptă o culoare care îți lipsește.
lesson-trader-new-hint = Alege maro (arcadă), alb (apartament) sau mov (turn).
lesson-trader-new-wrong = Culoarea aceasta locuiește deja la tine: ar începe doar o a doua serie, mai mică.
lesson-trader-new-wrong-waiting = Un locuitor albastru (pavilion) așteaptă deja. Altă culoare îți lasă mai multe posibilități.
lesson-trader-new-wrong-stay = E permis, dar atunci nu se mută nimeni și seria ta nu crește.
lesson-trader-free-title = Negustorul revine
lesson-trader-free-1 = Când închei rândul, după toate construcțiile, negustorul merge pe **un spațiu liber lângă o piesă a ta**.
lesson-trader-free-2 = Zidurile nu contează acolo.
lesson-trader-free-turn = Încheie rândul, apoi încearcă două spații unde negustorul nu poate merge.
lesson-trader-free-done = Spațiul trebuie să fie liber și să atingă o latură a unei piese de-ale tale.
lesson-trader-free-hint = Apasă „Încheie rândul”, apoi alege două dintre piesele tale.
lesson-trader-put-title = Gândește înainte
lesson-trader-put-1 = Cineva se mută doar dacă pe spațiul negustorului **chiar poți construi**.
lesson-trader-put-2 = În rezerva ta este un pavilion cu zid la nord, iar locuitorul albastru, cel al pavilioanelor, așteaptă.
lesson-trader-put-turn = Pune negustorul unde vei putea adăuga acest pavilion în tura următoare.
lesson-trader-put-done = Aici pavilionul se potrivește. Adaugă-l în tura următoare și se mută albastrul.
lesson-trader-put-hint = Se potrivește, de exemplu, la vest de fântână.
lesson-trader-put-wrong = E permis, dar pavilionul nu poate fi așezat aici: laturile nu se potrivesc sau nu se ajunge pe jos.
lesson-trader-score-title = Serii de culori
lesson-trader-score-1 = În Alhambra ta locuiesc roșu și verde: o serie de 2 culori, **3 puncte**.
lesson-trader-score-2 = Dacă o clădire iese din Alhambra, locuitorul ei se întoarce în stoc.
