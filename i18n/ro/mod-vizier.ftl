### The vizier beside the market: the texts of the module.

mod-vizier = Favoarea vizirului
new-idea-vizier = Cumperi și când nu e rândul tău, dacă plătești exact.
new-pieces-vizier = Componente: câte un vizir pentru fiecare jucător.
new-changes-vizier = Între ture poți cumpăra o piesă cu suma exactă; reactivarea vizirului este o acțiune.
log-vizier-used = { $name } folosește vizirul: { $tile } cu { $price }
log-vizier-woken = { $name } reactivează vizirul
play-vizier-on = vizir activ
play-vizier-off = vizir inactiv
prompt-vizier = Folosești vizirul?
prompt-vizier-how = o piesă din târg cu suma exactă; se așază imediat
prompt-vizier-buy = Vizir: cumperi { $tile } cu { $price }?
prompt-vizier-exact = sumă exactă: vizirul devine inactiv
prompt-vizier-over = { $n } în plus: cu vizirul se plătește suma exactă
rule-vizier-use-title = Folosirea vizirului
rule-vizier-use-text = După orice tură, un vizir activ poate cumpăra o piesă din târg cu suma exactă. Piesa se așază imediat, iar vizirul devine inactiv.
refuse-vizier-use =
    { $reason ->
        [inactive] Vizirul este inactiv.
        [not_for_sale] Această piesă nu e de vânzare acum.
        [exact] Cu vizirul se plătește suma exactă: { $over } în plus.
       *[not_now] Vizirul se folosește între două ture.
    }
rule-vizier-order-title = Ordinea întrebărilor
rule-vizier-order-text = Jucătorii sunt întrebați pe rând, începând cu cel care urmează; ultimul e cel care tocmai a jucat. După fiecare folosire, întrebarea se pune din nou tuturor.
rule-vizier-reactivate-title = Reactivarea vizirului
rule-vizier-reactivate-text = Reactivarea vizirului tău este o acțiune; ea încheie acțiunile turei.
refuse-vizier-reactivate = Vizirul este deja activ.
rule-vizier-limits-title = Limitele vizirului
rule-vizier-limits-text = Cu vizirul nu se iau barăci, la achiziția lui nu ajută niciun personaj, iar după ce s-a declanșat sfârșitul partidei nu se mai folosește.
act-use-vizier-aside = Folosește vizirul pentru un bazar
piece-vizier = Vizirul. Cât e activ, poate cumpăra după o tură o piesă din târg cu suma exactă.
worth-vizier = S-ar putea plăti exact: { $tiles }
worth-vizier-none = Nicio piesă nu se poate plăti exact

## Regulament

book-intro-vizier =
    Fiecare jucător primește un vizir, activ de la început. Cu el poți cumpăra o piesă și când nu e rândul tău, dacă o plătești exact. După aceea vizirul devine inactiv, iar reactivarea lui te costă o acțiune. O piesă pe care adversarul o aștepta îi poate astfel scăpa chiar înainte să-i vină rândul, așa că merită să te uiți ce bani adună ceilalți.
book-vizier-use =
    Vizirul se folosește între două ture: cineva a jucat, piesele lui sunt așezate, masa e completată și eventuala rundă de scor e numărată. Dacă vizirul tău e activ, poți cumpăra atunci o piesă din târg, plătind exact prețul. Nu primești nicio acțiune în plus. Așezi piesa imediat în Alhambra sau în rezervă, ori, în doi, i-o dai lui Dirk, și vizirul devine inactiv.

    Apoi târgul se completează. Dacă un spațiu nu mai poate fi completat, partida se încheie.
book-vizier-order =
    Între două ture, jucătorii sunt întrebați în ordinea de joc, începând cu cel care urmează la rând; cel care tocmai a jucat e ultimul. După fiecare folosire, toți sunt întrebați din nou, de la început, fiindcă târgul s-a schimbat.

    Exemplu: Ana tocmai a jucat, urmează Bruno, apoi Clara. Întrebările merg la Bruno, Clara, Ana. Dacă vizirul îl folosește Clara, este întrebat iarăși mai întâi Bruno.
book-vizier-reactivate =
    Un vizir folosit rămâne inactiv până îl reactivezi. Reactivarea este o acțiune a turei tale și încheie acțiunile ei: după ea nu mai poți face alta. O poți face însă după o achiziție exactă: cumperi cu suma exactă, apoi, ca acțiune în plus, reactivezi vizirul.
book-vizier-limits =
    Cu vizirul nu se iau barăci, iar la o achiziție cu el nu se folosește nicio carte de personaj. Poți însă plăti cu o carte de schimb sau în diamante, poți cumpăra un bazar, iar la așezare cărțile de poartă și negustorul funcționează ca de obicei.

    De îndată ce sfârșitul partidei s-a declanșat, nimeni nu mai este întrebat: un vizir rămas activ nu mai aduce nimic.

## Lecție

lesson-vizier-title = Favoarea vizirului
lesson-vizier-about = Cumperi o piesă între ture, la momentul potrivit.
lesson-vizier-use-title = Cumpărare între ture
lesson-vizier-use-1 = Marco și-a încheiat rândul; urmează Claire.
lesson-vizier-use-2 = Între ture, **vizirul** tău poate cumpăra o piesă din târg.
lesson-vizier-use-3 = Plătești **suma exactă**, iar piesa se așază **imediat**.
lesson-vizier-use-turn = Cumpără arcada cu 9 florini și construiește-o.
lesson-vizier-use-done = Târgul este din nou plin, vizirul tău e inactiv, iar rândul tău abia urmează.
lesson-vizier-use-hint = Alege piesa de pe spațiul florinilor: 2 + 7 florini fac exact 9.
lesson-vizier-use-wrong = De data asta cumpără arcada cu vizirul și construiește-o.
lesson-vizier-use-wrong-pass = Claire joacă înaintea ta și ar putea cumpăra arcada. Folosește vizirul acum.
lesson-vizier-use-wrong-reserve = Și rezerva e permisă, dar nu aduce niciodată puncte. Construiește arcada.
lesson-vizier-exact-title = Exact sau deloc
lesson-vizier-exact-1 = La rândul tău poți plăti în plus. **Cu vizirul, nu.**
lesson-vizier-exact-2 = Ai 4 și 6 florini, 3 și 5 dirhami, 9 dinari și 8 ducați.
lesson-vizier-exact-turn = Încearcă să plătești prea mult pentru o piesă cu vizirul.
lesson-vizier-exact-done = Prea mult nu merge. Vizirului îi folosesc multe cărți mici: din ele ies multe sume.
lesson-vizier-exact-hint = Alege seraiul de pe spațiul ducaților: costă 6, iar tu ai 8 ducați.
lesson-vizier-patience-title = Nu orice ocazie e bună
lesson-vizier-patience-1 = Claire și-a încheiat rândul: acum **tu** urmezi.
lesson-vizier-patience-2 = La rândul tău, suma exactă îți dă **încă o acțiune**. Cu vizirul nu.
lesson-vizier-patience-turn = Obține grădina cu 12 dinari cât mai avantajos.
lesson-vizier-patience-done = Grădina e a ta, mai ai o acțiune, iar vizirul e tot activ.
lesson-vizier-patience-hint = Răspunde „Nu”, apoi cumpără grădina la rândul tău.
lesson-vizier-patience-wrong = La rândul tău cumpără grădina cu exact 12 dinari.
lesson-vizier-patience-wrong-vizier = Nimeni nu poate lua grădina înaintea rândului tău. Atunci costă la fel, îți dă încă o acțiune și cruță vizirul.
lesson-vizier-wake-title = Din nou activ
lesson-vizier-wake-1 = Vizirul tău a fost folosit. Reactivarea lui este o acțiune și **îți încheie acțiunile**.
lesson-vizier-wake-2 = Dacă plătești suma exactă, mai ai o acțiune.
lesson-vizier-wake-turn = În aceeași tură cumpără o piesă și reactivează vizirul.
lesson-vizier-wake-done = Suma exactă ți-a dat acțiunea pentru vizir. Acum te costă cel mai puțin.
lesson-vizier-wake-hint = Întâi seraiul cu exact 6 ducați, apoi vizirul.
lesson-vizier-wake-wrong = Numai o achiziție cu suma exactă îți lasă o acțiune pentru vizir.
lesson-vizier-wake-wrong-early = Acum acțiunile s-au încheiat și nu ai cumpărat nimic. Cumpără întâi.
lesson-vizier-wake-wrong-money = Luarea banilor îți încheie acțiunile. Cumpără cu suma exactă, apoi reactivează vizirul.
