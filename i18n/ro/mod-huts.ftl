### Builders’ huts (rules of section 7.4).

mod-huts = Barăcile de șantier
new-pieces-huts = Componente: 24 de barăci în șase teancuri.
new-changes-huts = Iei una ca acțiune, fără să plătești; valorează câte o clădire pentru fiecare vecin de tipul ei fără zid la mijloc, cel mult 3.
new-idea-huts = Piese gratuite care valorează cât vecinii lor.
act-take-hut = Ia o baracă
log-hut-taken = { $name } ia { $tile }
log-hut-shown = Nou la vedere: { $tile }
zone-huts = Barăci
zone-huts-below = Barăci cu fața în jos

## 7.4 Builders’ huts

rule-huts-take-title = Luarea unei barăci
rule-huts-take-text = Ca acțiune, ia gratis una dintre barăcile la vedere. Luarea ei încheie acțiunile turei. Nimeni nu poate avea mai mult de 3 barăci, cu tot cu rezerva.
refuse-huts-take =
    { $reason ->
        [limit] Nimeni nu poate avea mai mult de 3 barăci, cu tot cu rezerva.
       *[not_open] Baraca aceasta nu este la vedere.
    }
rule-huts-score-title = Cât valorează o baracă
rule-huts-score-text = La majorități, o baracă valorează câte o clădire pentru fiecare vecin de tipul ei fără zid la mijloc, cel mult 3. Alte barăci nu sunt vecini aici, iar o poartă nu ajută.
rule-huts-tile-title = O baracă este o piesă
rule-huts-tile-text = O baracă se așază, se străbate, se scoate și se înlocuiește ca orice piesă, iar zidurile ei contează. Nu primește nici cufere, nici locuitori.
piece-hut = O baracă. Valorează câte o clădire pentru fiecare vecin de tipul ei fără zid la mijloc, cel mult 3.
worth-hut = { $types }: valorează { $n }, cel mult 3
worth-hut-best = acum valorează cel mult { $n }

## Regulament

book-intro-huts =
    Sunt 24 de barăci, fiecare cu un tip de clădire: 3 de pavilion, 3 de serai, 4 de arcadă, 4 de apartament, 5 de grădină și 5 de turn. Nu costă nimic, dar luarea uneia este o acțiune. O baracă are ziduri ca orice piesă și valorează la majorități cât vecinii potriviți pe care îi are: între 0 și 3 clădiri.
book-huts-take =
    Barăcile fiecărui tip formează un teanc amestecat, cu fața în jos; cea de deasupra stă la vedere. Poți alege deci dintre cel mult șase. Ca acțiune, iei una gratis, iar următoarea din teancul ei se dezvăluie imediat. Nu e o plată exactă: acțiunile turei se încheie.

    La sfârșitul turei o așezi ca pe o piesă sau o pui în rezervă. Poți avea cel mult 3 barăci, cu tot cu rezerva.
book-huts-score =
    La majorități, o baracă valorează câte o clădire de tipul ei pentru fiecare vecin de acel tip, la nord, est, sud sau vest, dacă între ei nu e zid; cel mult 3. Vecini sunt numai clădirile, nu și alte barăci. O poartă în zid nu ajută. O baracă fără vecini potriviți valorează 0 și nu se socotește clădire.

    Exemplu: o baracă de grădină are la nord o grădină, la est o grădină de care o desparte un zid, la vest un turn. Valorează 1; cu cele două grădini, ai 3.
book-huts-tile =
    În toate celelalte privințe baraca este o piesă: laturile trebuie să se potrivească, se trece prin ea pe jos, nu poate lăsa niciun gol, zidurile ei aduc puncte, reamenajările o pot atinge, contează în linia unei tabere și are laturi deschise la atacuri. Nu poate primi însă un cufăr sau un locuitor și nu este clădire lângă un bazar.

## Lecție

lesson-huts-title = Barăcile de șantier
lesson-huts-about = Iei piese gratuite care valorează cât ce au alături.
lesson-huts-take-title = Locul potrivit
lesson-huts-take-1 = O **baracă** e gratuită. Luarea ei îți încheie acțiunile.
lesson-huts-take-2 = Valorează câte o clădire pentru **fiecare vecin de tipul ei** fără zid la mijloc, cel mult 3.
lesson-huts-take-3 = Se așază ca orice piesă.
lesson-huts-take-turn = Ia baraca de grădină și așaz-o unde valorează cel mai mult.
lesson-huts-take-done = Are alături trei grădini: valorează trei grădini.
lesson-huts-take-hint = Între cele trei grădini ale tale e un spațiu liber.
lesson-huts-take-wrong = De data asta ia baraca de grădină: grădinile tale sunt grupate.
lesson-huts-take-wrong-type = La tine sunt grupate grădinile. Numai o baracă de grădină valorează acolo trei.
lesson-huts-take-wrong-fewer = Acolo are mai puține grădini alături. Între toate trei valorează cel mai mult.
lesson-huts-take-wrong-reserve = În rezervă nu valorează nimic. Așaz-o între grădini.
lesson-huts-score-title = Baraca contează
lesson-huts-score-1 = Marco are patru grădini, tu trei, **iar baraca ta adaugă încă trei**.
lesson-huts-score-2 = O baracă nu câștigă nimic de la alte barăci vecine.
lesson-huts-walls-title = Ziduri la mijloc
lesson-huts-walls-1 = Această baracă de grădină are ziduri pe laturile de **nord** și de **est**.
lesson-huts-walls-2 = Un vecin **din spatele unui zid** nu contează.
lesson-huts-walls-turn = Așază baraca acolo unde valorează două grădini.
lesson-huts-walls-done = Două grădini, ambele deschise spre baracă.
lesson-huts-walls-hint = În capătul de est e un spațiu cu o grădină la vest și una la sud.
lesson-huts-walls-wrong = Baraca are nevoie de două grădini la laturile deschise: una la vest, una la sud.
lesson-huts-walls-wrong-trap = Aici o ating trei grădini, dar două sunt în spatele unui zid: ar valora numai una.
lesson-huts-limit-title = Trei, nu mai multe
lesson-huts-limit-1 = Ai trei barăci: una e în Alhambra, două sunt în rezervă.
lesson-huts-limit-2 = **Nimeni nu poate avea mai mult de trei**, cu tot cu rezerva.
lesson-huts-limit-turn = Încearcă să iei a patra.
lesson-huts-limit-done = De aceea ia o baracă numai dacă ai un loc bun pentru ea.
lesson-huts-limit-hint = Alege oricare dintre barăcile la vedere.
