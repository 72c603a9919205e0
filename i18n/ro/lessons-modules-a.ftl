### Lessons about modules: vizier, exchange, bonus, huts, gates, diamonds, characters, camps.


## The Vizier's Favour

lesson-vizier-title = Favoarea vizirului
lesson-vizier-about = Cumperi o piesă între ture, la momentul potrivit.
lesson-vizier-use-title = Cumpărare între ture
lesson-vizier-use-1 = Marco și-a încheiat rândul; urmează Claire.
lesson-vizier-use-2 = Între ture, **vizirul** tău poate cumpăra o piesă din târg.
lesson-vizier-use-3 = Plătești **suma exactă**, iar piesa se așază **imediat**.
lesson-vizier-use-turn = Cumpără arcada cu 9 florini și construiește-o.
lesson-vizier-use-done = Târgul este din nou plin, vizirul tău e inactiv, iar rândul tău abia urmează.
lesson-vizier-use-hint = Alege piesa de pe spațiul galben: 2 + 7 florini fac exact 9.
lesson-vizier-use-wrong = De data asta cumpără arcada cu vizirul și construiește-o.
lesson-vizier-use-wrong-pass = Claire joacă înaintea ta și ar putea cumpăra arcada. Folosește vizirul acum.
lesson-vizier-use-wrong-reserve = Și rezerva e permisă, dar nu aduce niciodată puncte. Construiește arcada.
lesson-vizier-exact-title = Exact sau deloc
lesson-vizier-exact-1 = La rândul tău poți plăti în plus. **Cu vizirul, nu.**
lesson-vizier-exact-2 = Ai 4 și 6 florini, 3 și 5 dirhami, 9 dinari și 8 ducați.
lesson-vizier-exact-turn = Încearcă să plătești prea mult pentru o piesă cu vizirul.
lesson-vizier-exact-done = Prea mult nu merge. Vizirului îi folosesc multe cărți mici: din ele ies multe sume.
lesson-vizier-exact-hint = Alege seraiul de pe spațiul portocaliu: costă 6, iar tu ai 8 ducați.
lesson-vizier-patience-title = Nu orice ocazie e bună
lesson-vizier-patience-1 = Claire și-a încheiat rândul: acum **tu** urmezi.
lesson-vizier-patience-2 = La rândul tău, suma exactă îți dă **încă o acțiune**. Cu vizirul nu.
lesson-vizier-patience-turn = Obține grădina cu 12 dinari în cel mai bun mod.
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


## Currency exchange

lesson-exchange-title = Casa de schimb
lesson-exchange-about = Plătești suma exactă în două valute deodată.
lesson-exchange-take-title = O carte pentru două valute
lesson-exchange-take-1 = Ai 6 florini și 7 ducați. Turnul costă **13 ducați**.
lesson-exchange-take-2 = O **carte de schimb** unește cele două valute ale ei într-o plată. Luarea ei este toată acțiunea.
lesson-exchange-take-turn = Ia cartea cu care vei putea cumpăra turnul.
lesson-exchange-take-done = 6 florini + 7 ducați fac 13: în tura următoare turnul poate fi al tău.
lesson-exchange-take-hint = Cartea trebuie să arate florini și ducați, galben și portocaliu.
lesson-exchange-take-wrong = Cu nicio carte de bani la vedere nu poți cumpăra turnul în tura următoare. Ia o carte de schimb.
lesson-exchange-take-wrong-other = Această carte unește dirhami și dinari. Turnul cere florini și ducați.
lesson-exchange-pay-title = Plata cu această carte
lesson-exchange-pay-1 = Una dintre cele două valute trebuie să fie a **spațiului**: la turn, ducații.
lesson-exchange-pay-2 = Plătești **suma exactă**, în orice combinație a celor două.
lesson-exchange-pay-3 = De aceea ai mereu încă o acțiune.
lesson-exchange-pay-turn = Cumpără turnul cu suma exactă.
lesson-exchange-pay-done = Cartea se decartează, iar tu mai ai o acțiune.
lesson-exchange-pay-hint = Alege turnul: odată cu el se aleg 6 florini, 7 ducați și cartea.
lesson-exchange-pay-wrong = De data asta cumpără turnul și plătește exact 13.
lesson-exchange-pay-wrong-over = 7 + 9 ducați înseamnă 3 în plus, iar acțiunile se încheie. Cu cartea de schimb, 6 + 7 e exact.
lesson-exchange-limits-title = Ce nu poate cartea
lesson-exchange-limits-1 = E bună numai pentru **cele două valute ale ei**.
lesson-exchange-limits-2 = Și cu ea **nu plătești niciodată în plus**.
lesson-exchange-limits-turn = Încearcă ambele: adaug-o la serai, apoi încearcă să plătești cu ea prea mult pentru turn.
lesson-exchange-limits-done = O carte la o achiziție, numai cele două valute ale ei, numai suma exactă.
lesson-exchange-limits-hint = Alege seraiul și adaugă cartea. Apoi turnul: adaugă cei 9 ducați și încearcă „Cumpără”.
lesson-exchange-both-title = Păstreaz-o pentru momentul potrivit
lesson-exchange-both-1 = Grădina costă 8 florini, arcada 8 ducați.
lesson-exchange-both-2 = În tura aceasta le poți cumpăra pe **amândouă**, dacă plătești mereu exact.
lesson-exchange-both-turn = Cumpără ambele piese.
lesson-exchange-both-done = Cu cartea de 8 plătești grădina; cu 5 florini + 3 ducați și cartea de schimb, arcada.
lesson-exchange-both-hint = Plătește grădina numai cu cei 8 florini.
lesson-exchange-both-wrong = De data asta cumpără grădina și arcada, fiecare cu suma exactă. Dacă plătești prea mult, acțiunile se încheie.
lesson-exchange-both-wrong-spent = Acum nu mai ai cartea de schimb, ci numai 8 florini: nu mai iei arcada. Plătește grădina fără ea.


## Bonus cards

lesson-bonus-title = Cărțile bonus
lesson-bonus-about = Faci ca o clădire să conteze de două ori la majorități.
lesson-bonus-card-title = Cărți secrete
lesson-bonus-card-1 = Ai în secret trei **cărți bonus**, fiecare pentru o clădire fără ziduri.
lesson-bonus-card-2 = Cât timp **chiar acea clădire** se află în Alhambra ta, cartea valorează încă o clădire de tipul ei.
lesson-bonus-card-3 = Se vând două turnuri și îl poți plăti pe oricare.
lesson-bonus-card-turn = Cumpără turnul de pe cartea ta.
lesson-bonus-card-done = Acest turn și cartea lui valorează două turnuri.
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


## Builders' huts

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
lesson-huts-walls-1 = Această baracă de grădină are ziduri **sus** și **la dreapta**.
lesson-huts-walls-2 = Un vecin **din spatele unui zid** nu contează.
lesson-huts-walls-turn = Așază baraca acolo unde valorează două grădini.
lesson-huts-walls-done = Două grădini, ambele deschise spre baracă.
lesson-huts-walls-hint = În capătul din dreapta e un spațiu cu o grădină la stânga și una dedesubt.
lesson-huts-walls-wrong = Baraca are nevoie de două grădini la laturile deschise: una la stânga, una dedesubt.
lesson-huts-walls-wrong-trap = Aici o ating trei grădini, dar două sunt în spatele unui zid: ar valora numai una.
lesson-huts-limit-title = Trei, nu mai multe
lesson-huts-limit-1 = Ai trei barăci: una e în Alhambra, două sunt în rezervă.
lesson-huts-limit-2 = **Nimeni nu poate avea mai mult de trei**, cu tot cu rezerva.
lesson-huts-limit-turn = Încearcă să iei a patra.
lesson-huts-limit-done = De aceea ia o baracă numai dacă ai un loc bun pentru ea.
lesson-huts-limit-hint = Alege oricare dintre barăcile la vedere.


## City gates

lesson-gates-title = Porțile orașului
lesson-gates-about = Deschizi o trecere printr-un zid unde nicio piesă nu s-ar potrivi.
lesson-gates-take-title = Cartea de poartă
lesson-gates-take-1 = Turnul din rezerva ta **nu se potrivește pe niciun spațiu liber**.
lesson-gates-take-2 = O **carte de poartă** e la vedere. Se ia în loc de bani și îți încheie acțiunile.
lesson-gates-take-turn = Ia cartea de poartă.
lesson-gates-take-done = Îți rămâne în mână până când ai nevoie de ea.
lesson-gates-take-hint = Cartea de poartă e lângă bani.
lesson-gates-take-wrong = Așa turnul nu iese din rezervă. Ia cartea de poartă.
lesson-gates-take-wrong-swap = Așa ajunge altă piesă în rezervă în locul lui. Ia cartea de poartă.
lesson-gates-open-title = Prin zid
lesson-gates-open-1 = Dacă o piesă atinge Alhambra **numai prin ziduri**, o poartă deschide unul dintre ele.
lesson-gates-open-2 = Pe acea latură se poate trece pe jos. Ambele piese trebuie să aibă acolo un zid.
lesson-gates-open-turn = Adaugă turnul cu o poartă.
lesson-gates-open-done = La turn se poate ajunge pe jos. Cartea de poartă iese din joc.
lesson-gates-open-hint = Alege turnul, apoi un spațiu din spatele unui zid, de exemplu cel mai de jos.
lesson-gates-open-wrong = În rezervă turnul nu aduce niciodată puncte. Adaugă-l cu o poartă.
lesson-gates-open-wrong-swap = Așa ajunge altă piesă în rezervă în locul lui. Cu o poartă rămân amândouă în Alhambra.
lesson-gates-fixed-title = Pentru totdeauna
lesson-gates-fixed-1 = Acum o poartă leagă apartamentul și turnul de sub el.
lesson-gates-fixed-2 = **Niciunul nu mai poate fi scos sau înlocuit.**
lesson-gates-fixed-turn = Încearcă să le scoți pe rând.
lesson-gates-fixed-done = De aceea deschide o poartă numai unde ambele piese pot rămâne.
lesson-gates-fixed-hint = Apasă „Reamenajează” și alege apartamentul, apoi turnul.
lesson-gates-save-title = Nu orice zid cere o poartă
lesson-gates-save-1 = Acest turn se potrivește pe unele spații cu o poartă, pe altele fără.
lesson-gates-save-2 = Zidurile **dintre** două piese nu aduc puncte.
lesson-gates-save-turn = Așază turnul astfel încât zidul tău să aibă două laturi.
lesson-gates-save-done = Zidul are două laturi, nicio piesă nu e fixată, iar cartea de poartă e tot a ta.
lesson-gates-save-hint = Ambele ziduri ale turnului trebuie să fie în afară, de exemplu deasupra fântânii.
lesson-gates-save-wrong = De data asta, turnul trebuie să-ți dea un zid de două laturi.
lesson-gates-save-wrong-gate = Acum un zid al turnului e înăuntru: zidul tău are o singură latură, iar cartea nu mai e.
lesson-gates-save-wrong-reserve = În rezervă zidurile lui nu aduc puncte. Construiește-l.


## Diamonds

lesson-diamonds-title = Diamantele
lesson-diamonds-about = Folosești a cincea valută acolo unde valorează cel mai mult.
lesson-diamonds-take-title = A cincea valută
lesson-diamonds-take-1 = **Diamantele** se iau ca banii.
lesson-diamonds-take-2 = Cu ele plătești **orice piesă**, de pe orice spațiu. Ai 4 diamante.
lesson-diamonds-take-turn = Ia cartea cu care poți cumpăra turnul în tura următoare.
lesson-diamonds-take-done = 4 + 7 diamante fac 11, prețul turnului.
lesson-diamonds-take-hint = Turnul costă 11: îți mai trebuie 7 diamante.
lesson-diamonds-take-wrong = Cu această carte nu poți plăti turnul. Ia cele 7 diamante.
lesson-diamonds-any-title = Pentru orice spațiu
lesson-diamonds-any-1 = Turnul costă 11 ducați, iar tu nu ai niciunul.
lesson-diamonds-any-2 = Dacă plătești **numai cu diamante**, poți cumpăra de pe orice spațiu.
lesson-diamonds-any-turn = Plătește turnul cu suma exactă.
lesson-diamonds-any-done = Suma e exactă: și aici urmează încă o acțiune.
lesson-diamonds-any-hint = Alege turnul: 4 + 7 diamante fac 11.
lesson-diamonds-any-wrong = De data asta cumpără turnul cu 11 diamante.
lesson-diamonds-any-wrong-over = Nici la diamante nu primești rest, iar acțiunile se încheie. Turnul costă exact 11.
lesson-diamonds-mix-title = Niciodată amestecate
lesson-diamonds-mix-1 = Grădina costă 8 florini. 5 florini și 3 diamante ar face 8.
lesson-diamonds-mix-2 = Dar diamantele **nu se amestecă niciodată** cu alți bani.
lesson-diamonds-mix-turn = Alege grădina, adaugă cele 3 diamante și încearcă să o cumperi.
lesson-diamonds-mix-done = Plătești numai cu diamante sau deloc cu ele.
lesson-diamonds-mix-hint = Întâi grădina, apoi cartea de 3 diamante, apoi „Cumpără”.
lesson-diamonds-both-title = Unde valorează cel mai mult
lesson-diamonds-both-1 = Grădina costă 8 florini, arcada 8 ducați.
lesson-diamonds-both-2 = Ai 8 florini, 8 diamante și **niciun ducat**.
lesson-diamonds-both-turn = Cumpără ambele piese, fiecare cu suma exactă.
lesson-diamonds-both-done = Cu diamantele ai plătit unde îți lipseau banii. Cheltuie-le pe toate: la distribuirea finală nu contează.
lesson-diamonds-both-hint = Florinii merg pe un singur spațiu, diamantele pe toate.
lesson-diamonds-both-wrong = De data asta cumpără grădina și arcada, fiecare cu suma exactă.
lesson-diamonds-both-wrong-spent = Acum îți rămân florinii, iar cu ei nu cumperi arcada. Plătește grădina cu florini.
lesson-diamonds-both-wrong-over = Dacă plătești prea mult, acțiunile se încheie. Ambele cer suma exactă.


## Characters

lesson-characters-title = Personajele
lesson-characters-about = Licitezi pentru personaje și le lași să te ajute.
lesson-characters-bid-title = O licitație
lesson-characters-bid-1 = A fost tras Faruk Will’haben și **se licitează imediat**. Marco oferă 3, Claire pasează.
lesson-characters-bid-2 = Oferta cea mai mare se plătește **într-o singură valută**, fără rest.
lesson-characters-bid-3 = Cine pasează iese din licitație.
lesson-characters-bid-turn = Oferă 4 și plătește cu cei 4 florini ai tăi.
lesson-characters-bid-done = Marco pasează: Faruk e al tău pentru exact 4 florini.
lesson-characters-bid-hint = Confirmă oferta de 4, apoi plata de 4 florini.
lesson-characters-bid-wrong = De data asta oferă 4 și plătește cu cei 4 florini.
lesson-characters-bid-wrong-pass = Așa Marco îl obține pe Faruk pentru 3. O ofertă de 4 te costă o carte mică.
lesson-characters-bid-wrong-high = Cu o ofertă de 4 conduci deja și o poți plăti exact.
lesson-characters-bid-wrong-dear = Nu primești rest: plătește cu cei 4 florini.
lesson-characters-cover-title = Cât poți oferi
lesson-characters-cover-1 = Marco oferă 6. Tu ai 7 florini, 3 dinari și 5 dirhami.
lesson-characters-cover-2 = **O singură valută** trebuie să acopere toată oferta.
lesson-characters-cover-turn = Încearcă să oferi 8.
lesson-characters-cover-done = În total ai 15, dar cea mai mare ofertă a ta este 7.
lesson-characters-cover-hint = Mărește oferta de la 7 la 8.
lesson-characters-faruk-title = Faruk te ajută
lesson-characters-faruk-1 = Cu Faruk poți lua mai multe cărți în valoare de cel mult **7** în loc de 5.
lesson-characters-faruk-2 = Are semnul *: într-o tură se poate folosi o singură astfel de carte.
lesson-characters-faruk-turn = Ia două cărți care împreună valorează 7.
lesson-characters-faruk-done = 3 + 4 într-o acțiune: fără Faruk e prea mult.
lesson-characters-faruk-hint = Alege cartea galbenă de 3 și cea verde de 4.
lesson-characters-faruk-wrong = Asta se poate și fără Faruk. De data asta ia 3 și 4.
lesson-characters-hakim-title = Jumătate de clădire
lesson-characters-hakim-1 = Urmează o rundă de scor. Hakim Wahid numără **o jumătate de clădire în plus** la un tip al tău.
lesson-characters-hakim-2 = E tocmai cât să departajeze o egalitate.
lesson-characters-hakim-3 = Uită-te la toate cele trei Alhambre.
lesson-characters-hakim-turn = Alege tipul la care o jumătate de clădire aduce puncte.
lesson-characters-hakim-done = Două turnuri și jumătate față de cele două ale lui Marco.
lesson-characters-hakim-hint = La care tip are cineva tot atâtea clădiri cât tine?
lesson-characters-hakim-wrong = Alege tipul la care e egalitate.
lesson-characters-hakim-wrong-garden = Claire are două grădini: cu una și jumătate rămâi în urmă.
lesson-characters-hakim-wrong-pavilion = Nimeni altcineva nu are un pavilion: primul loc e oricum al tău.
lesson-characters-score-title = Egalitatea a fost departajată
lesson-characters-score-1 = Turnuri: primul loc fără egalitate, **6 puncte** în loc de 3.
lesson-characters-score-2 = Hakim rămâne la tine. Cărțile cu semnul 1x ies din joc după folosire.


## Camps

lesson-camps-title = Taberele
lesson-camps-about = Sprijini tabere pe zidul tău și primești puncte pentru linii întregi.
lesson-camps-build-title = În afara zidului
lesson-camps-build-1 = O **tabără** se sprijină cu bastionul pe zidul unei piese. Aici bastionul e la dreapta.
lesson-camps-build-2 = Săgeata ei aduce **1 punct pentru fiecare piesă dintr-o linie neîntreruptă**.
lesson-camps-build-turn = Așază tabăra unde linia ei e cea mai lungă.
lesson-camps-build-done = Patru piese în linie: 4 puncte la fiecare rundă de scor.
lesson-camps-build-hint = Așaz-o la stânga celui mai lung șir.
lesson-camps-build-wrong = De data asta așază tabăra.
lesson-camps-build-wrong-short = În spatele acestui zid e o piesă, apoi un spațiu gol: 1 punct. Caută cel mai lung șir.
lesson-camps-build-wrong-reserve = În rezervă o tabără nu aduce puncte. Așaz-o.
lesson-camps-score-title = Linia contează
lesson-camps-score-1 = La „Tabere”: **4 puncte**. Contează și fântâna, iar zidurile dinăuntru nu opresc linia.
lesson-camps-score-2 = Zidul din spatele bastionului contează mai departe la zidul tău.
lesson-camps-forbidden-title = Bastion la zid
lesson-camps-forbidden-1 = Această tabără are bastionul **sus**.
lesson-camps-forbidden-2 = Un bastion atinge un zid; o **latură simplă** nu atinge nicio piesă.
lesson-camps-forbidden-turn = Încearcă două spații unde nu e așa.
lesson-camps-forbidden-done = Bastion și zid sau laturile simple a două tabere: nimic altceva nu se poate atinge.
lesson-camps-forbidden-hint = Grădina de sub fântână nu are ziduri: încearcă spațiile de lângă ea.
lesson-camps-held-title = Zidul trebuie să rămână
lesson-camps-held-1 = Tabăra se sprijină numai pe serai.
lesson-camps-held-2 = Nicio reamenajare nu poate lăsa o tabără **fără zidul ei**.
lesson-camps-held-turn = Încearcă să scoți seraiul.
lesson-camps-held-done = Scoate întâi tabăra, apoi seraiul.
lesson-camps-held-hint = Apasă „Reamenajează”, apoi alege seraiul din stânga fântânii.
