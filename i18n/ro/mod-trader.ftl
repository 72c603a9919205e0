### Negustorul ambulant: reguli, refuzuri, jurnal, butoane (secțiunea 7.12).


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
log-residents-shown = { $name } arată locuitorii de la negustor
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
ask-trader-in = Se mută un locuitor? Ce locuitor nou vine?
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
zone-resident-supply = Stocul de locuitori
zone-trader = Locuitori la negustor
