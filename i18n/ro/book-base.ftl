### The rulebook, base game: a paragraph for each rule of sections 1 to 6, and sections 8 and 9.


## 1 Set-up

book-part-setup = Pregătirea
book-part-setup-text =
    Fiecare jucător își construiește propria Alhambra din piese cumpărate la târg, cu bani în patru valute. De trei ori în partidă se numără punctele: pentru fiecare tip de clădire primește puncte cine are cele mai multe, iar pentru zid fiecare primește puncte după porțiunea lui cea mai lungă. Câștigă cine are la sfârșit cele mai multe puncte.

    Programul pregătește singur masa. În această parte afli ce este pe ea și de ce.
book-setup-fountain =
    Alhambra ta începe cu o singură piesă: fântâna. Fântâna nu are niciun zid, așa că poți construi lângă toate cele patru laturi ale ei, și de la ea pleacă orice drum pe jos. Rămâne la locul ei toată partida: nu o poți muta, scoate sau înlocui, nici măcar printr-o reamenajare. Nu este o clădire, deci nu contează la majorități.
book-setup-market =
    Târgul are patru spații, câte unul pentru fiecare valută, mereu în această ordine: florin (galben), dirham (verde), dinar (albastru), ducat (portocaliu). Pe fiecare spațiu vine câte o piesă trasă din săculeț. Spațiul hotărăște în ce valută se plătește piesa. Exemplu: un turn cu prețul 11, aflat pe spațiul dinarului, costă 11 dinari.

    În joc sunt 54 de clădiri: 7 pavilioane (prețuri 2–8), 7 seraiuri, palatele haremului (3–9), 9 arcade (4–10), 9 apartamente (5–11), 11 grădini (6–12) și 11 turnuri (7–13).
book-setup-money =
    { $seats ->
        [2] Cărțile de bani au valori de la 1 la 9, în patru valute. În doi, fiecare carte există în 2 exemplare: în total 72 de cărți (în partidele mai mari, 3 exemplare, adică 108 cărți).
       *[other] Cărțile de bani au valori de la 1 la 9, în patru valute. Fiecare carte există în 3 exemplare: în total 108 cărți (în partidele în doi, numai 2 exemplare, adică 72 de cărți).
    }

    Jucătorii primesc pe rând cărți pe față, fiecare până ajunge la 20 sau mai mult; toate valutele se adună. Exemplu: 6, 4 și 9 fac 19, deci mai vine o carte; dacă este un 7, începi cu 26. După ce toată lumea are banii de început, cărțile din mână devin secrete.
book-setup-start-player =
    Începe cine a primit cele mai puține cărți. La egalitate începe, dintre cei egali, cine are suma cea mai mică. Dacă și sumele sunt egale, începe persoana cea mai tânără: cea aleasă la pregătire sau, dacă nu s-a ales niciuna, una trasă la sorți pe baza codului de împărțire al partidei.

    Exemplu: Ana are 3 cărți cu suma 24, Bruno 3 cărți cu suma 21, iar Clara 4 cărți cu suma 20. Începe Bruno. Apoi se joacă pe rând, spre stânga.
book-setup-display =
    După ce s-au împărțit banii de început, patru cărți de bani se pun la vedere lângă pachet. Dintre ele iei bani când îți vine rândul. Stau acolo pentru toată lumea, așa că vezi și ce ar putea lua ceilalți, iar ce ia fiecare se poate ține minte.
book-setup-deck =
    Cărțile rămase se împart în cinci teancuri cât mai egale; dacă nu ies egale, primele teancuri au câte o carte în plus. Exemplu: din 83 de cărți ies teancuri de 17, 17, 17, 16 și 16. Cărțile modulelor se amestecă în teancurile lor abia după această împărțire; numai diamantele sunt deja printre bani.

    Cartea de scor 1 se amestecă în teancul 2, cartea de scor 2 în teancul 4. Apoi teancurile se pun unul peste altul, cu teancul 1 deasupra, și formează pachetul. Știi astfel cam când vine o rundă de scor, dar niciodată exact: prima vine undeva în a doua cincime a banilor, a doua undeva în a patra.

## 2 A turn

book-part-turn = Tura ta
book-part-turn-text =
    Când îți vine rândul, faci o acțiune: iei bani, cumperi o piesă din târg sau îți reamenajezi Alhambra. Modulele pot aduce și alte acțiuni. Dacă plătești o piesă cu suma exactă, poți face încă o acțiune, și tot așa. După acțiuni așezi piesele cumpărate; apoi se completează banii și târgul și urmează jucătorul următor.
book-turn-pass =
    Prima acțiune a turei este obligatorie, chiar dacă nicio variantă nu îți place. Pasezi numai când chiar nu e posibilă nicio acțiune: nu sunt bani la vedere, nu poți plăti nicio piesă, nicio reamenajare nu e permisă și nici modulele nu oferă nimic. Se întâmplă rar, fiindcă bani de luat sunt aproape mereu.

    Acțiunile câștigate printr-o sumă exactă sunt, în schimb, la alegere: le poți face sau poți încheia acțiunile.
book-turn-refill-late =
    Cât durează tura, locurile eliberate rămân goale: târgul și banii la vedere se completează abia după ce ea se încheie. Exemplu: cumperi exact grădina de pe spațiul florinului. La următoarea acțiune alegi dintre cele trei piese rămase, iar pe spațiul florinului nu ai ce cumpăra.
book-money-take =
    Ca acțiune, ia o carte de bani la vedere, de orice valoare, sau mai multe, dacă împreună valorează cel mult 5. Valutele pot fi diferite. Poți ține în mână oricâte cărți. După ce ai luat bani, nu mai urmează altă acțiune.

    Exemplu: la vedere sunt 1 florin, 2 dirhami, 2 ducați și 9 dinari. Poți lua singură cartea de 9 dinari. Poți lua împreună 1, 2 și 2, fiindcă fac 5. Nu poți lua împreună 9 și 1.
book-buy-pay =
    O piesă din târg se plătește cu una sau mai multe cărți din mână, toate în valuta spațiului ei, cu o sumă cel puțin egală cu prețul. Poți plăti oricât în plus, dar nu primești rest (decât cu modulul „{ mod-change }”). Cărțile plătite se decartează.

    Exemplu: un serai cu prețul 7 se află pe spațiul ducatului. Cu 3 și 4 ducați plătești exact, cu 9 ducați plătești 2 în plus. Cu 3 ducați și 4 florini nu îl poți cumpăra. Unele module adaugă alte feluri de a plăti.
book-buy-exact =
    Dacă plătești exact prețul, poți face încă o acțiune, de orice fel: iei bani, cumperi din nou, reamenajezi. Poți și să te oprești. Dacă plătești mai mult decât prețul, chiar și numai cu 1, acțiunile acestei ture s-au încheiat.

    Exemplu: cumperi exact un pavilion, apoi exact un turn, apoi iei o carte de bani. Au fost trei acțiuni într-o singură tură. În jocul de bază pot fi cel mult cinci: patru achiziții exacte, câte una pe fiecare spațiu din târg, și încă o acțiune.
book-buy-place-late =
    O piesă cumpărată nu ajunge imediat în Alhambra: stă deoparte până la sfârșitul turei. Atunci așezi piesele cumpărate în ce ordine vrei, fiecare în Alhambra sau în rezervă. Ordinea poate conta: o piesă abia așezată poate deschide locul pentru următoarea.

    O reamenajare făcută ca acțiune în aceeași tură nu le poate folosi, fiindcă încă nu sunt așezate.
book-redesign-add =
    O reamenajare este o acțiune care schimbă Alhambra fără să cumperi ceva. Are trei feluri. Primul: iei o piesă din rezervă și o pui în Alhambra, pe un spațiu gol, după toate regulile de construcție, ca pe una abia cumpărată. Este vorba de o singură piesă, iar după o reamenajare nu mai urmează altă acțiune.
book-redesign-remove =
    Al doilea fel de reamenajare: scoți o piesă din Alhambra și o pui în rezervă. Fântâna nu poate fi scoasă. Fără piesa scoasă, toate celelalte trebuie să rămână legate de fântână și nu poate apărea niciun gol. Scoaterea pregătește de obicei o mutare: piesa poate reveni în alt loc abia printr-o altă reamenajare. În jocul de bază sunt necesare două ture; cu modulele „{ mod-characters }” sau „{ mod-builders }” poate fi de ajuns una singură.
book-redesign-swap =
    Al treilea fel de reamenajare: o piesă din rezervă ia locul uneia din Alhambra, exact pe același spațiu, iar cea veche ajunge în rezervă. Tipurile pot fi diferite. Fântâna nu poate fi înlocuită. Contează numai rezultatul: poți înlocui și o piesă pe care n-ai putea s-o scoți, dacă prin cea nouă se trece mai departe.

    O piesă nu se mută niciodată direct dintr-un loc al Alhambrei în altul. Pentru aceasta sunt necesare două reamenajări: una care o scoate și una care o adaugă.
book-reserve-free =
    Rezerva adună piesele pe care nu vrei sau nu poți să le așezi. Încap în ea oricâte și toată lumea le vede. Nu aduce însă niciodată puncte: la majorități și la zid contează numai ce se află în Alhambra. O piesă uitată în rezervă este deci o piesă plătită degeaba.
book-turn-refill =
    După încheierea turei se completează masa: mai întâi banii, până sunt din nou patru cărți la vedere, apoi târgul, spațiu cu spațiu, în ordinea florin, dirham, dinar, ducat. Dacă printre bani apare o carte de scor, se termină completarea, cu tot cu piesele, și abia apoi se numără punctele.
book-deck-reshuffle =
    Când e nevoie de o carte și pachetul e gol, cărțile decartate se amestecă și formează un pachet nou. Dacă nici decartate nu mai sunt, fiindcă toți banii se află în mâini, locul rămâne gol și se încearcă din nou la fiecare completare.

    O carte de scor iese din joc odată trasă: în pachetul nou nu se mai află niciuna dintre cele folosite.

## 3 Building

book-part-building = Construirea
book-part-building-text =
    Alhambra ta crește în jurul fântânii, piesă lângă piesă. Regulile de aici se aplică ori de câte ori o piesă intră în Alhambra: după o achiziție, la o reamenajare sau la distribuirea finală. Programul îți arată spațiile potrivite, iar dacă alegi altul, îți spune ce regulă se opune.
book-build-orientation =
    Piesele nu se rotesc niciodată: nordul lor rămâne sus. O piesă cu zid la nord îl va avea mereu la nord. Uită-te deci la ziduri înainte să cumperi: două grădini cu același preț pot avea nevoie de locuri cu totul diferite.
book-build-edges =
    Unde două piese se ating, laturile lor trebuie să fie la fel: zid lângă zid sau latură deschisă lângă latură deschisă. Un zid lângă o latură deschisă nu e permis. Exemplu: la est de un turn cu zid spre est poate sta numai o piesă cu zid spre vest. Regula se verifică pe toate laturile pe care piesa nouă atinge ceva.
book-build-free =
    O piesă nouă se așază pe un spațiu gol; nu poți construi peste altă piesă. Dacă vrei ca o piesă să ia locul alteia, folosește o reamenajare cu înlocuire. Alhambra nu are margini: poți construi în orice direcție oricât de departe.
book-build-adjacent =
    O piesă nouă trebuie să aibă cel puțin o latură întreagă comună cu o piesă din Alhambra. Nu e de ajuns să se atingă la colț. Exemplu: dacă ai numai fântâna, sunt patru spații posibile, la nord, la est, la sud și la vest de ea; cele patru spații în diagonală nu intră la socoteală.
book-build-walk =
    La fiecare piesă trebuie să se poată ajunge pe jos, plecând de la fântână și trecând din piesă în piesă numai prin laturi deschise. Drumul poate ocoli prin alte piese, dar nu poate trece printr-un zid și nici pe dinafară.

    Exemplu: o piesă care atinge Alhambra numai zid la zid se potrivește după laturi, dar nimeni nu poate intra în ea, așa că nu poate sta acolo. În jocul de bază, o piesă nouă are deci mereu cel puțin o latură deschisă comună cu Alhambra.
book-build-hole =
    În Alhambra nu pot rămâne goluri. Din fiecare spațiu gol trebuie să se poată ieși afară, mergând numai pe spații goale, latură lângă latură. Trecerea în diagonală, printre două piese care se ating numai la colț, nu e o ieșire. Nici mai multe spații goale împreună nu pot fi închise.

    Exemplu: un spațiu gol are piese la nord, la vest și la sud. O piesă la est l-ar închide, chiar dacă toate cele patru spații din colțuri sunt libere: nu e permis. O adâncitură deschisă pe o latură e permisă.
book-build-after =
    Regulile rămân valabile și după o reamenajare. După ce ai scos sau ai înlocuit o piesă, la toate celelalte trebuie să se poată ajunge pe jos de la fântână, laturile care se ating trebuie să se potrivească și nu poate exista niciun gol. O piesă din mijloc nu poate fi deci pur și simplu scoasă: în locul ei ar rămâne un gol.

## 4 Scoring

book-part-scoring = Rundele de scor
book-part-scoring-text =
    Punctele se numără de trei ori. În fiecare rundă de scor primești puncte pentru majorități, adică pentru cele mai multe clădiri de un tip, și pentru cel mai lung zid exterior. De la o rundă la alta, majoritățile valorează mai mult. Punctele se adună: ce ai primit în runda de scor 1 rămâne al tău.
book-score-when =
    Rundele de scor 1 și 2 vin atunci când cartea lor apare la o completare. Cartea se pune deoparte, completarea se termină, cu tot cu piesele din târg, apoi se numără punctele, înainte să joace cine urmează. Dacă o trage personajul Yammerad, runda de scor se numără pe loc. Dacă ambele cărți apar la aceeași completare, se numără mai întâi runda de scor 1 în întregime, apoi runda de scor 2.

    Runda de scor 3 nu are carte: se numără la sfârșitul partidei.
book-score-majority =
    Pentru fiecare tip de clădire se numără piesele din Alhambra; prețul lor nu contează. Cine are cele mai multe ocupă locul 1, apoi vin locurile 2 și 3. Tipurile, în ordine: pavilion, serai, arcadă, apartament, grădină, turn.

    Runda de scor 1, numai locul 1: 1, 2, 3, 4, 5, 6. Runda de scor 2, locul 1: 8, 9, 10, 11, 12, 13; locul 2: 1, 2, 3, 4, 5, 6. Runda de scor 3, locul 1: 16, 17, 18, 19, 20, 21; locul 2: 8, 9, 10, 11, 12, 13; locul 3: 1, 2, 3, 4, 5, 6.

    Exemplu: în runda de scor 2, Ana are 4 apartamente, Bruno 2, Clara 1. Ana primește 11 puncte, Bruno 4, Clara nimic.
book-score-tie =
    Cine e la egalitate împarte. Se adună punctele locurilor pe care le ocupă împreună cei egali, apoi suma se împarte la numărul lor, cu rotunjire în jos. Un loc care nu aduce puncte în acea rundă de scor valorează 0.

    Exemplu: în runda de scor 2, doi jucători au cele mai multe grădini. Ocupă locurile 1 și 2: 12 + 5 = 17, deci câte 8. Cine urmează e pe locul 3 și nu primește nimic. În runda de scor 1, doi care împart locul 1 la turnuri primesc câte 3, fiindcă 6 + 0 = 6. La pavilioane, 1 + 0 = 1 înseamnă câte 0.
book-score-own-one =
    Pentru un tip primește puncte numai cine are în Alhambra cel puțin o clădire de acel tip. Cine nu are niciuna nu ocupă niciun loc, chiar dacă rămân libere locuri care aduc puncte. Exemplu: în runda de scor 3 doar două persoane au pavilioane. Locul 3 și punctul lui nu le primește nimeni.
book-score-wall =
    Primești un punct pentru fiecare latură din cea mai lungă porțiune neîntreruptă de zid exterior. O latură se numără dacă piesa are acolo un zid și dincolo de el nu se află nicio piesă; taberele nu se socotesc aici ca piese. Zidurile duble din interior, dintre două piese, nu dau nimic.

    Două laturi se leagă când au un capăt comun, chiar dacă țin de piese diferite. E la fel și unde două piese se întâlnesc numai la colț, ceea ce se poate întâmpla doar datorită taberelor. Fiecare latură se numără o singură dată; un inel închis de 14 laturi aduce 14 puncte.

    Exemplu: zidul tău are două porțiuni nelegate, de 7 și de 5 laturi. Primești 7 puncte, nu 12. O piesă cu ziduri la nord și la est, ambele spre exterior, are deja singură o porțiune de 2.
book-score-ties-final =
    Câștigă cine are cele mai multe puncte după runda de scor 3 și după tot ce mai adaugă sau scad modulele. Dacă mai mulți au la fel de multe, victoria se împarte: nici zidul, nici banii rămași, nici numărul clădirilor nu departajează.

## 5 End of the game

book-part-end = Sfârșitul partidei
book-part-end-text =
    Partida se încheie când piesele nu mai ajung pentru completarea târgului. Piesele rămase atunci în târg se împart după banii din mână, iar la urmă vine runda de scor 3, cea mai valoroasă. Merită deci să păstrezi niște bani pentru final: la distribuirea finală nu se cheltuiesc, dar pot aduce o piesă.
book-end-trigger =
    Partida se încheie când, la completarea de la sfârșitul unei ture, un spațiu din târg nu mai poate fi completat. Un săculeț gol nu e încă sfârșitul, cât timp în târg sunt patru piese.

    Exemplu: în târg lipsesc două piese, iar în săculeț mai sunt două. Târgul se umple, săculețul e gol și se joacă mai departe. Următoarea achiziție lasă un spațiu gol: acesta e sfârșitul. Dacă la aceeași completare a apărut o carte de scor, se numără mai întâi runda ei.
book-end-distribute =
    Fiecare piesă rămasă în târg ajunge la cine are în mână cei mai mulți bani în valuta spațiului ei. La egalitate sau dacă nimeni nu are acea valută, piesa nu ajunge la nimeni. Prețul nu contează și nimic nu se cheltuiește. Exemplu: pe spațiul dinarului a rămas un turn. Ana are 9 dinari, Bruno 4 și 6: îl primește Bruno, cu 10.

    Piesele primite se așază în orice ordine în Alhambra sau în rezervă, fără nicio reamenajare. Apoi vine runda de scor 3. Dacă a doua carte de scor n-a fost trasă niciodată, runda de scor 2 nu se mai numără.

    Cu module: monedele și cărțile de meșter din mână se socotesc aici ca bani, diamantele și cărțile de schimb nu. La așezare poți folosi cărți de poartă și se pot muta locuitori; vizirul, hoții, reamenajările meșterilor și personajele cu semnul * sau 1x nu se folosesc.

## 6 Two players

book-part-dirk = În doi, cu Dirk
book-part-dirk-text =
    { $seats ->
        [2] Partida ta este în doi, așa că joacă și Dirk: un al treilea jucător, imaginar, care adună piese și face concurență la majorități. Toate celelalte reguli rămân la fel.
       *[other] Aceste reguli se aplică numai în partidele în doi. Acolo joacă și Dirk: un al treilea jucător, imaginar, care adună piese și face concurență la majorități. Toate celelalte reguli rămân la fel.
    }
book-dirk-tiles =
    Dirk primește de trei ori piese trase la întâmplare din săculeț: 6 la început, 6 după runda de scor 1 (mai puține, dacă nu sunt destule) și, după runda de scor 2, o treime din piesele aflate în săculeț după completare, cu rotunjire în jos. Exemplu: din 20 de piese primește 6.

    Piesele lui stau pe față. Dintre piesele modulelor, taberele și bazarele pot ajunge la el, dar nu îi folosesc la nimic. Modulele nu îi împart nicio carte și nicio componentă.
book-dirk-score =
    Dirk ia parte la majorități ca oricine: poate ocupa un loc, poate împărți puncte la egalitate și îți poate lua locul 1. La fel se întâmplă la cufere, cu modulul „{ mod-treasure }”. Altceva nu primește. Nu îi vine niciodată rândul și nu are nici mână, nici Alhambra, deci nici zid.

    Exemplu: în runda de scor 2 Dirk are 4 turnuri, tu 3, adversarul 1. Dirk ia 13 puncte, tu 6.
book-dirk-gift =
    Când așezi o piesă cumpărată, i-o poți da lui Dirk în loc s-o pui în Alhambra sau în rezervă. Hotărăști separat pentru fiecare piesă. Astfel îi poți strica adversarului o majoritate sau poți scăpa de o piesă pe care ai cumpărat-o numai ca să plătești exact.

    Nu îi poți da nici barăci, nici piese din rezervă, nici piese primite la distribuirea finală.

## 8 Order of events after a turn

book-part-order = Ce se întâmplă după o tură
book-part-order-text =
    Când acțiunile unei ture s-au încheiat, totul se petrece mereu în aceeași ordine. Pașii care țin de module nejucate se sar.

    1. Se așază piesele cumpărate, cu tot cu barăci, tabere și bazare, în orice ordine.

    2. Se așază cuferele cumpărate.

    3. Urmează reamenajările cu o carte de meșter și cu Ammar, în orice ordine.

    4. Un negustor pus deoparte se așază din nou.

    5. Se completează banii. Cărțile de poartă și de zid se pun alături, un personaj se licitează imediat, o carte de scor se notează.

    6. Se completează târgul. Bazarele se pun alături.

    7. Se numără fiecare rundă de scor notată. Mai întâi se pot arăta cărți bonus și se alege tipul pentru Hakim. Apoi vin punctele pentru majorități, zid (și Yusuf), tabere, locuitori și cufere, iar în runda de scor 3 și pentru bazare. La urmă vin atacul, cercetașii noi și piesele lui Dirk.

    8. Dacă un spațiu din târg e gol, partida se încheie: distribuirea finală, runda de scor 3, atacul.

    9. Se pot folosi hoți și viziri. După fiecare folosire a unui vizir se reiau pașii 1, 4 și 5–8, după fiecare hoț pașii 5–8.

    10. Urmează jucătorul următor: întâi Yammerad, Laila sau Machma, apoi acțiunile.

## 9 What is public

book-part-public = Ce e public și ce e secret
book-part-public-text =
    Toată lumea vede fiecare Alhambra, rezervele, târgul, cărțile la vedere, cartea de sus dintre cele decartate și câte cărți sau piese sunt în pachet, în săculeț și în fiecare mână. Publice sunt și negustorii, monedele, cuferele, vizirii, personajele, cercetașii la vedere și tot ce s-a împărțit pe față sau s-a luat de la vedere: cine ține minte cunoaște aproape toată mâna unui adversar.

    Secrete sunt mâinile, ordinea din pachet, din săculeț, din săculețul de monede și din cel de cufere, cărțile bonus nearătate, hoții din mână, cei trei locuitori cât timp se aleg, teancul de atacuri și ce a văzut un cercetaș. La fel ordinea barăcilor, a teancului separat și a cercetașilor, precum și cărțile bonus, hoții și cărțile de meșter ieșite din joc nevăzute.

    Jucătorii AI știu numai ce ar ști un jucător în locul lor, nimic mai mult.
