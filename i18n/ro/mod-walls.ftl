### Zidurile: reguli, refuzuri, jurnal, butoane (secțiunea 7.9).

mod-walls = Zidurile
new-pieces-walls = Componente: 8 cărți de zid, 12 bețișoare.
new-changes-walls = O acțiune pune ziduri noi pe una dintre piesele tale: zid mai lung, dar mai puține treceri.
new-idea-walls = Adaugi ziduri unde lipsesc.
zone-walls-open = Cărți de zid

rule-walls-deal-title = Cărțile de zid
rule-walls-deal-text = Cele 8 cărți de zid, câte 2 în teancurile de la 2 la 5, arată o latură sau un colț. Cele trase rămân la vedere alături, oricâte ar fi; în locul lor se trage altă carte.
rule-walls-build-title = Adăugarea de ziduri
rule-walls-build-text = Luarea unei cărți de zid la vedere este o acțiune care încheie acțiunile turei. Toate zidurile ei merg pe o singură piesă a ta, așezată sau nu, pe laturi fără zid, dar nu pe o tabără. Regulile de construcție rămân valabile. Zidurile rămân definitiv pe piesă.
refuse-walls-build =
    { $reason ->
        [not_open] Această carte de zid nu e la vedere.
        [not_own] Această piesă nu e nici în rezervă, nici printre cele de așezat.
        [no_tile] Aici nu e nicio piesă.
        [camp] O tabără nu primește ziduri.
       *[wall] Pe această latură e deja un zid.
    }

log-wall-card-shown = Nou la vedere: { $card }
log-sticks-built =
    { $name } adaugă { $count ->
        [one] { $count } zid
        [few] { $count } ziduri
       *[other] { $count } de ziduri
    } la { $tile }
act-build-sticks = Adaugă ziduri
act-build-sticks-aside = Ziduri pentru o piesă încă neașezată
piece-wall = O carte de zid. Printr-o acțiune, zidurile ei se adaugă definitiv pe o piesă a ta.

## Regulament

book-intro-walls =
    Opt cărți de zid îți permit să pui ziduri noi pe piesele tale: 4 arată o singură latură, 4 arată un colț, adică două laturi. Zidurile puse sunt bețișoare, în total 12. Un zid nou poate uni două porțiuni ale zidului tău sau poate apăra o latură deschisă; dar lângă el nu se mai potrivește nicio piesă cu o latură deschisă spre el.
book-walls-deal =
    Câte 2 dintre cele 8 cărți de zid se amestecă în teancurile 2, 3, 4 și 5 ale pachetului. Când apare una, se pune la vedere, lângă cărțile de bani, și se trage altă carte în locul ei. Pot sta acolo oricâte cărți de zid deodată.
book-walls-build =
    Ca acțiune, iei o carte de zid la vedere; cu ea se încheie acțiunile turei. Toate bețișoarele ei, unul sau două, se pun imediat pe o singură piesă a ta, pe laturile arătate de carte, unde nu e încă zid. Piesa poate fi în Alhambra, în rezervă sau cumpărată în tura aceasta; poate fi și o baracă, un bazar sau fântâna, dar nu o tabără. Apoi regulile de construcție trebuie respectate.

    Exemplu: pe latura unde se ating două grădini deschise una spre alta nu poți pune un bețișor, fiindcă ar fi zid lângă latură deschisă.

    Un bețișor este zid în toate privințele, numai că nu poate primi o poartă. Rămâne definitiv pe piesa lui. Cartea iese din joc; una care nu se potrivește nicăieri nu se poate lua.

## Lecție

lesson-walls-title = Zidurile
lesson-walls-about = Pui ziduri acolo unde piesele tale nu au.
lesson-walls-corner-title = Un colț de zid
lesson-walls-corner-1 = Cărțile de zid trase stau **la vedere, pentru toți**.
lesson-walls-corner-2 = Luarea uneia este o acțiune care **îți încheie acțiunile**. Toate zidurile ei merg **pe o singură piesă a ta**, definitiv.
lesson-walls-corner-3 = La o rundă de scor contează ca zidurile tipărite.
lesson-walls-corner-turn = Ia cartea care îți lungește cel mai mult zidul și alege piesa.
lesson-walls-corner-done = Colțul leagă zidul arcadei de zidul grădinii: acum zidul tău are 4 laturi.
lesson-walls-corner-hint = Alege cartea cu colțul, apoi turnul.
lesson-walls-corner-wrong = De data asta folosește o carte de zid: nu costă bani.
lesson-walls-corner-wrong-short = E permis, dar așa zidul tău are cel mult 3 laturi. Cu colțul poate avea 4.
lesson-walls-where-title = Nu oriunde
lesson-walls-where-1 = **Toate** zidurile unei cărți trebuie să încapă pe piesă, altfel nu pot merge acolo.
lesson-walls-where-2 = Pe latură nu poate fi deja un zid și **nicio piesă nu o poate atinge**.
lesson-walls-where-turn = Alege cartea cu colțul și încearcă două piese unde nu e permis.
lesson-walls-where-done = Fie era deja un zid, fie laturile care se ating nu s-ar mai potrivi.
lesson-walls-where-hint = Grădina are deja zid la est. La est de serai se află fântâna.
lesson-walls-bought-title = Înainte de așezare
lesson-walls-bought-1 = Zidurile pot merge și pe o piesă din rezervă sau pe una **cumpărată în tura aceasta**.
lesson-walls-bought-2 = Deci după o achiziție cu **suma exactă** poți lua o carte de zid pentru piesa nouă.
lesson-walls-bought-turn = Cumpără pavilionul cu suma exactă, dă-i zidul și așază-l astfel încât zidul tău să crească.
lesson-walls-bought-done = Zidul pavilionului îl continuă pe cel al grădinii: 5 laturi.
lesson-walls-bought-hint = Plătește 5 + 3, alege cartea de zid, apoi așază la sud de grădină.
lesson-walls-bought-wrong = Pe rând: pavilionul, cartea de zid, apoi așezarea.
lesson-walls-bought-wrong-money = Asta ți-ar încheia acțiunile. Cu suma exactă, după pavilion mai ai o acțiune.
lesson-walls-bought-wrong-elsewhere = E permis, dar așa zidul lui nu se leagă de nimic. Caută unde se termină zidul tău.
lesson-walls-score-title = Cât valorează
lesson-walls-score-1 = A apărut o carte de scor. Cel mai lung zid al tău are 5 laturi: **5 puncte**.
lesson-walls-score-2 = Dar printr-un zid nou nu se mai trece, iar lângă el se poate așeza doar alt zid.
