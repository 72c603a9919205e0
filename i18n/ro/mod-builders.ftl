### Master builders: everything that is said of them.

mod-builders = Meșterii constructori
new-pieces-builders = Componente: 16 cărți de meșter, unele împărțite la început.
new-changes-builders = Valorează 3 ca bani sau îți dau încă o reamenajare la sfârșitul turei.
new-idea-builders = Bani care pot și reamenaja.
unseen-family-builder =
    { $n ->
        [one] { $n } carte de meșter nevăzută
        [few] { $n } cărți de meșter nevăzute
       *[other] { $n } de cărți de meșter nevăzute
    }

act-use-builder = Folosește un meșter

log-builder-used = { $name } folosește o carte de meșter: încă o reamenajare


## Rules of section 7.14

rule-builders-deal-title = Cărți de meșter
rule-builders-deal-text = Înainte de banii de început, fiecare jucător primește 2 din cele 16 cărți de meșter, cu fața în jos. Altele sunt în teancurile 3 și 5, restul iese din joc.
rule-builders-money-title = Meșterii ca bani
rule-builders-money-text = O carte de meșter ține loc de bani cu valoarea 3, în toate privințele. Odată cheltuită, iese din joc.
refuse-builders-money = O carte de meșter contează numai în valuta ei.
rule-builders-redesign-title = Meșterii la lucru
rule-builders-redesign-text = La sfârșitul turei tale, după așezare, poți renunța la o carte de meșter pentru încă o reamenajare. Doar una pe tură.
refuse-builders-redesign =
    { $reason ->
        [no_builder] Aceasta nu e o carte de meșter.
        [not_held] Nu ai această carte în mână.
        [used] Într-o tură reamenajează o singură carte de meșter.
        [none] Acum nu e posibilă nicio reamenajare.
       *[not_now] Cărțile de meșter reamenajează la sfârșitul turei, după așezare.
    }
piece-builder = O carte de meșter: bani cu valoarea 3 sau încă o reamenajare la sfârșitul turei. Odată folosită, iese din joc.

## Regulament

book-intro-builders =
    În joc intră 16 cărți de meșter, câte 4 pentru fiecare valută. Fiecare este o carte de bani cu valoarea 3 sau, dacă renunți la ea la sfârșitul turei tale, încă o reamenajare. Oricum ai folosi-o, iese apoi din joc: alegi între bani și libertatea de a reamenaja.
book-builders-deal =
    Înainte de banii de început, fiecare primește 2 cărți de meșter, în secret. Ele nu se adună la cei 20 și nu contează nici când se hotărăște cine începe. Apoi 3 se amestecă în teancul 3 al pachetului și 3 în teancul 5; în partidele în 6 numai una în teancul 5. Celelalte ies din joc fără să fie văzute.

    { $seats ->
        [2] În doi ies din joc 6 dintre cele 16 cărți.
        [3] În trei ies din joc 4 dintre cele 16 cărți.
        [4] În patru ies din joc 2 dintre cele 16 cărți.
        [5] În cinci se folosesc toate cele 16 cărți.
       *[other] În șase, teancul 5 primește o singură carte și se folosesc toate cele 16.
    }
book-builders-money =
    O carte de meșter este în toate privințele o carte de bani cu valoarea 3, în valuta ei: o iei de la vedere, singură sau cu altele până la suma 5, plătești cu ea piese, oferte și cufere, contează la distribuirea finală, iar un hoț o poate lua de la vedere. Numai că, odată cheltuită, iese din joc în loc să se decarteze.

    Exemplu: cu un meșter de ducați și 5 ducați plătești exact prețul 8.
book-builders-redesign =
    În loc să plătești cu ea, poți renunța la o carte de meșter la sfârșitul turei tale, după așezarea pieselor, pentru încă o reamenajare: adaugi, scoți sau înlocuiești. Cartea iese din joc, iar valuta ei nu contează. Se poate o singură dată pe tură.

    Reamenajarea poate atinge și o piesă abia așezată. Dacă ai și Ammar, le poți face pe amândouă în aceeași tură.

## Lecție

lesson-builders-title = Meșterii constructori
lesson-builders-about = Plătești cu o carte de meșter sau reamenajezi cu ea.
lesson-builders-money-title = Valorează 3
lesson-builders-money-1 = O carte de meșter ține loc de **bani cu valoarea 3** în valuta ei.
lesson-builders-money-2 = Odată cheltuită, iese din joc.
lesson-builders-money-turn = Cumpără grădina cu suma exactă.
lesson-builders-money-done = 6 + 3 = 9 dirhami: sumă exactă, deci mai ai o acțiune.
lesson-builders-money-hint = Plătește cu 6 și cu meșterul de dirhami.
lesson-builders-money-wrong = De data asta cumpără grădina.
lesson-builders-money-wrong-over = 5 + 6 = 11 e prea mult: acțiunile tale s-ar încheia. Cu meșterul, suma e exactă.
lesson-builders-colour-title = Doar în valuta lui
lesson-builders-colour-1 = Apartamentul costă 9 dinari. 6 + 3 ar fi suma exactă.
lesson-builders-colour-2 = Dar meșterii tăi **nu sunt de dinari**.
lesson-builders-colour-turn = Alege apartamentul și încearcă să adaugi o carte de meșter.
lesson-builders-colour-done = Ca orice bani, o carte de meșter contează doar în valuta ei.
lesson-builders-colour-hint = Alege apartamentul, apoi una dintre cărțile de meșter.
lesson-builders-card-title = Încă o reamenajare
lesson-builders-card-1 = Sau un meșter lucrează: **la sfârșitul turei tale**, după așezare, renunți la o carte pentru încă o reamenajare. **Doar una pe tură**.
lesson-builders-card-2 = Ai luat 7 florini, iar turnul costă 10.
lesson-builders-card-turn = Înainte să închei rândul, folosește meșterul de care ai mai puțină nevoie.
lesson-builders-card-done = Meșterul de florini rămâne: cu 7 + 3 plătești turnul exact.
lesson-builders-card-hint = Alege meșterul de ducați.
lesson-builders-card-wrong = E permis, dar cu această carte ai putea plăti 7 + 3 = 10 florini. Folosește-o pe cealaltă.
lesson-builders-work-title = La lucru
lesson-builders-work-1 = Ca de obicei: **adaugi, scoți sau înlocuiești** o piesă, chiar și pe cea abia așezată.
lesson-builders-work-2 = În rezerva ta este un turn cu ziduri la nord și la est.
lesson-builders-work-turn = Fă zidul cât mai lung.
lesson-builders-work-done = Un zid de 3 laturi și al doilea turn, deși în tura aceasta ai luat bani!
lesson-builders-work-hint = Adaugă turnul chiar lângă celălalt, la est.
lesson-builders-work-wrong = E permis, dar se poate un zid de 3 laturi.
lesson-builders-work-wrong-remove = E permis, dar aici nu câștigi nimic. Folosește turnul din rezervă.
