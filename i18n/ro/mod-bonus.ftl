### Bonus cards (rules of section 7.3).

mod-bonus = Cărțile bonus
new-pieces-bonus = Componente: 10 cărți bonus secrete.
new-changes-bonus = Cât timp clădirea ei este în Alhambra ta, o carte contează ca încă o clădire de acel tip.
new-idea-bonus = O carte secretă dublează o clădire.
act-reveal-bonus = Arată cartea
act-keep-bonus = Nu arăta nimic
ask-bonus = Urmează o rundă de scor: arăți o carte bonus?
log-bonus-shown = { $name } arată o carte bonus: { $tile }
log-bonus-returned = Cartea bonus revine în mână: { $name }
zone-bonus = Cărți bonus
zone-bonus-shown = Cărți bonus arătate
zone-bonus-removed = Cărți bonus ieșite din joc

## 7.3 Bonus cards

rule-bonus-deal-title = Împărțirea cărților bonus
rule-bonus-deal-text = 10 cărți arată cele zece clădiri fără ziduri. Fiecare primește în secret câte 3; în partidele în 4 sau 5 câte 2, în partidele în 6 câte una. Celelalte ies din joc fără să fie văzute.
rule-bonus-reveal-title = Arătarea unei cărți bonus
rule-bonus-reveal-text = Cât timp chiar clădirea ei se află în Alhambra ta, poți arăta o carte bonus oricând în tura ta și înaintea unei runde de scor: încă o clădire de acel tip la majorități. Nu costă nicio acțiune. Dacă ai păstrat-o și apoi altcineva arată una, poți hotărî din nou. Înaintea rundei de scor 3, cartea se arată automat.
refuse-bonus-reveal =
    { $reason ->
        [not_held] Nu ai în mână această carte bonus.
        [not_built] Clădirea de pe această carte nu se află în Alhambra.
       *[not_now] { $frame ->
            [bonus] Mai întâi hotărăște ce cărți bonus arăți.
           *[other] Cărțile bonus se arată când alegi acțiuni, așezi piese sau închei tura și înaintea unei runde de scor.
        }
    }
rule-bonus-return-title = Înapoi în mână
rule-bonus-return-text = Dacă clădirea iese din Alhambra, cartea ei bonus revine în mână.
piece-bonus = O carte bonus. Arat-o oricând în tura ta sau înaintea unei runde de scor, cât timp clădirea ei exactă e în Alhambra ta: contează ca încă o clădire de acel tip.
worth-bonus-built = Clădirea ei e în Alhambra ta
worth-bonus-missing = Clădirea ei nu e în Alhambra ta

## Regulament

book-intro-bonus =
    Cele 10 cărți bonus arată cele zece clădiri fără ziduri. Fiecare jucător primește câteva în secret. Dacă ai în Alhambra chiar clădirea de pe cartea ta, poți arăta cartea și ai la majorități încă o clădire de acel tip. Ai deci un motiv ascuns să vrei anumite piese.
book-bonus-deal =
    Fiecare carte arată una dintre cele zece clădiri fără ziduri: pavilionul 8, seraiul 9, arcadele 9 și 10, apartamentele 10 și 11, grădinile 10 și 11, turnurile 11 și 12. La început se împart în secret: câte 3 în partidele în 2 sau 3, câte 2 în partidele în 4 sau 5, câte una în partidele în 6. Celelalte ies din joc fără să fie văzute.

    { $seats ->
        [2] În doi, fiecare primește 3 cărți, iar 4 ies din joc.
        [3] În trei, fiecare primește 3 cărți, iar una iese din joc.
        [4] În patru, fiecare primește 2 cărți, iar 2 ies din joc.
        [5] În cinci, fiecare primește 2 cărți și nu iese niciuna din joc.
       *[other] În șase, fiecare primește o carte, iar 4 ies din joc.
    }
book-bonus-reveal =
    Cât timp chiar clădirea de pe carte se află în Alhambra ta, poți arăta cartea oricând în tura ta: înainte de acțiuni, între ele și după ele, chiar și când așezi piese. Nu costă nicio acțiune și o văd toți imediat. De atunci ai o clădire în plus de acel tip când se numără majoritățile. Programul te întreabă și înaintea rundelor de scor 1 și 2, și din nou dacă ai păstrat o carte și apoi altcineva arată una; la runda de scor 3 arată singur tot ce contează. Așteptând, nu pierzi deci puncte; arătată devreme, cartea îi previne pe ceilalți.

    Exemplu: ai 2 turnuri, dintre care unul este turnul cu prețul 12 de pe cartea ta. După ce o arăți, ai 3 turnuri la majorități. Cartea nu este o piesă: la zid, la linii sau pentru vecini nu contează.
book-bonus-return =
    Dacă acea clădire iese din Alhambra, printr-o scoatere sau o înlocuire, cartea bonus arătată revine în mână și nu mai contează. Când clădirea se întoarce în Alhambra, o poți arăta din nou. Ceilalți știu însă de atunci ce carte ai.

## Lecție

lesson-bonus-title = Cărțile bonus
lesson-bonus-about = Faci ca o clădire să conteze de două ori la majorități.
lesson-bonus-card-title = Cărți secrete
lesson-bonus-card-1 = Ai în secret trei **cărți bonus**, fiecare pentru o clădire fără ziduri.
lesson-bonus-card-2 = Cât timp **chiar acea clădire** se află în Alhambra ta, cartea contează ca încă o clădire de tipul ei.
lesson-bonus-card-3 = Se vând două turnuri și îl poți plăti pe oricare.
lesson-bonus-card-turn = Cumpără turnul de pe cartea ta.
lesson-bonus-card-done = Acest turn și cartea lui contează ca două turnuri.
lesson-bonus-card-hint = Cărțile tale: serai 9, grădină 11, turn 12.
lesson-bonus-card-wrong = De data asta cumpără turnul de pe cartea ta bonus.
lesson-bonus-card-wrong-other = Turnul 11 are un zid: nu apare pe nicio carte bonus. Cumpără turnul 12.
lesson-bonus-absent-title = Numai ce e construit
lesson-bonus-absent-1 = Turnul 12 e construit. Urmează o rundă de scor; **înainte de ea** poți arăta cărți bonus.
lesson-bonus-absent-2 = Grădina 11 și seraiul 9 nu sunt în Alhambra ta.
lesson-bonus-absent-turn = Încearcă să arăți o carte a cărei clădire lipsește.
lesson-bonus-absent-done = O carte contează numai cât timp clădirea ei se află acolo.
lesson-bonus-absent-hint = Alege cartea grădinii 11.
lesson-bonus-show-title = Arătarea unei cărți
lesson-bonus-show-1 = Ai două turnuri, la fel și Marco: egalitate.
lesson-bonus-show-2 = O carte arătată contează de acum înainte.
lesson-bonus-show-turn = Arată turnul 12, apoi nicio altă carte.
lesson-bonus-show-done = Acum ai trei turnuri la numărătoare.
lesson-bonus-show-hint = Alege cartea turnului 12 și confirmă; apoi confirmă „Nu arăta nimic”.
lesson-bonus-show-wrong = Arată cartea turnului 12.
lesson-bonus-show-wrong-keep = Așa împarți primul loc: 3 puncte în loc de 6. Arată cartea.
lesson-bonus-score-title = Cât a adus
lesson-bonus-score-1 = Trei turnuri față de două: primul loc fără egalitate, **6 puncte** în loc de 3.
lesson-bonus-score-2 = Dacă turnul iese din Alhambra ta, cartea lui îți revine în mână.
lesson-bonus-score-3 = Nu trebuie să aștepți întrebarea: poți arăta o carte **oricând în tura ta**. Nu costă nicio acțiune.
