### The rulebook, modules: what each adds, and a paragraph for each rule of section 7.


## 7.1 The Vizier’s Favour

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

## 7.2 Currency exchange

book-intro-exchange =
    Printre bani apar 6 cărți de schimb, câte una pentru fiecare pereche de valute. Cu o asemenea carte plătești o piesă amestecând două valute, mereu cu suma exactă. Cartea nu valorează nimic singură, dar te ajută să ajungi exact la un preț și să câștigi încă o acțiune.
book-exchange-deal =
    Cele 6 cărți de schimb arată câte două valute: fiecare pereche o singură dată. Câte 2 se amestecă în teancurile 2, 3 și 4 ale pachetului. Când apare, o carte de schimb ocupă unul dintre cele patru locuri de la vedere, ca o carte de bani.
book-exchange-take =
    Când iei o carte de schimb, aceasta este toată acțiunea: nu iei nimic altceva odată cu ea, nici măcar bani mărunți cu suma de cel mult 5. Cartea nu are valoare. Stă în mână până o folosești și nu contează la distribuirea finală.
book-exchange-use =
    La o achiziție poți folosi o singură carte de schimb. Una dintre cele două valute ale ei trebuie să fie cea în care se cumpără piesa. Plătești exact prețul, în orice combinație a celor două valute, chiar și numai în una dintre ele. Apoi cartea de schimb se decartează.

    Exemplu: o arcadă cu prețul 8 se află pe spațiul florinului. Cu cartea florin–ducat poți plăti 5 florini și 3 ducați sau chiar 8 ducați. Urmează încă o acțiune.

    Nu se folosește împreună cu diamante, nici la licitații, nici pentru cufere, iar hoții nu o pot lua.

## 7.3 Bonus cards

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
    Cât timp chiar clădirea de pe carte se află în Alhambra ta, poți arăta cartea oricând, chiar și în timpul unei runde de scor. De atunci ai o clădire în plus de acel tip când se numără majoritățile. Programul te întreabă înaintea rundelor de scor 1 și 2, și din nou dacă ai păstrat o carte și apoi altcineva arată una; la runda de scor 3 arată singur tot ce contează.

    Exemplu: ai 2 turnuri, dintre care unul este turnul cu prețul 12 de pe cartea ta. După ce o arăți, ai 3 turnuri la majorități. Cartea nu este o piesă: la zid, la linii sau pentru vecini nu contează.
book-bonus-return =
    Dacă acea clădire iese din Alhambra, printr-o scoatere sau o înlocuire, cartea bonus arătată revine în mână și nu mai contează. Când clădirea se întoarce în Alhambra, o poți arăta din nou. Ceilalți știu însă de atunci ce carte ai.

## 7.4 Builders’ huts

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

## 7.5 City gates

book-intro-gates =
    În joc intră tot atâtea porți și cărți de poartă câți jucători sunt. Cu o carte de poartă legi de Alhambra o piesă care o atinge numai zid la zid: prin poartă se poate trece. Astfel poți construi dincolo de un zid, dar cele două piese de lângă poartă rămân acolo pentru totdeauna.
book-gates-deal =
    Se folosesc atâtea cărți de poartă câți jucători sunt, împărțite cât mai egal la teancurile 3, 4 și 5 ale pachetului; cele în plus merg la teancul 3, apoi la 4.

    { $seats ->
        [2] În doi: una în teancul 3, una în teancul 4, niciuna în teancul 5.
        [3] În trei: câte una în fiecare dintre cele trei teancuri.
        [4] În patru: 2 în teancul 3, câte una în teancurile 4 și 5.
        [5] În cinci: câte 2 în teancurile 3 și 4, una în teancul 5.
       *[other] În șase: câte 2 în fiecare dintre cele trei teancuri.
    }

    O carte de poartă trasă se pune la vedere lângă cărțile de bani. Dacă se află deja una acolo, cea nouă se decartează. În ambele cazuri se mai trage o carte în locul ei.
book-gates-take =
    Cartea de poartă de la vedere se ia ca acțiune, în loc de bani: nu mai iei nimic odată cu ea, iar acțiunile turei se încheie. Rămâne în mână până o folosești. Nu este o carte de bani: nu se plătește cu ea, nu contează la distribuirea finală, iar hoții nu o pot lua.
book-gates-use =
    O carte de poartă se folosește numai când așezi o piesă cumpărată sau adaugi una printr-o reamenajare, inclusiv cu un meșter, cu Ammar sau cu vizirul. Dacă piesa nouă atinge Alhambra numai prin ziduri, cartea deschide unul dintre aceste ziduri duble: pe latura aceea se poate trece pe jos. Pe ea, ambele piese trebuie să aibă un zid tipărit; un bețișor nu ajunge. Celelalte reguli de construcție rămân.

    Exemplu: un turn are zid la est. La est de el vrei să așezi o grădină cu zid la vest. Pe jos nu s-ar putea trece, dar cu o poartă locul e permis.

    O poartă nu ajută niciodată la scoaterea sau la înlocuirea unei piese. Într-o tură poți folosi mai multe cărți de poartă. Fiecare iese din joc după folosire.
book-gates-fixed =
    Cele două piese de lângă o poartă nu mai pot fi scoase sau înlocuite niciodată, oricât ar mai dura partida. Ele pot primi în continuare bețișoare (pe laturi fără zid), cufere și locuitori. Gândește-te bine înainte: o poartă nu se poate închide la loc.

## 7.6 Diamonds

book-intro-diamonds =
    Diamantele sunt a cincea valută: 11 cărți cu valori de la 3 la 9. Ele nu țin de niciun spațiu din târg și tocmai de aceea cu ele poți cumpăra orice piesă. În schimb nu se amestecă niciodată cu alți bani și la distribuirea finală nu valorează nimic.
book-diamonds-deal =
    Cele 11 cărți de diamant (3, 4, de două ori 5, de trei ori 6, de două ori 7, 8 și 9) se amestecă printre bani înainte de împărțirea banilor de început. Cine primește una o păstrează, iar valoarea ei contează pentru cei 20 de la început și când se hotărăște cine începe. Exemplu: 8 florini, 6 diamante și 7 dinari fac 21, deci nu mai primești nimic. Mai târziu se iau de la vedere ca orice carte de bani.
book-diamonds-use =
    Cu diamante poți plăti orice piesă din târg, dar numai cu ele: nicio altă carte, nicio monedă și nicio carte de schimb în aceeași plată. Dacă suma e exactă, ai încă o acțiune, ca de obicei. Exemplu: un turn cu prețul 12 se plătește cu 5 și 7 diamante, pe orice spațiu s-ar afla.

    Tot cu diamante poți licita pentru personaje, poți plăti cufere (numai diamante) și poți cumpăra bazare (exact). Nu contează la distribuirea finală, iar hoții nu le pot lua.

## 7.7 Characters

book-intro-characters =
    Zece personaje pot intra în serviciul tău. Când unul apare din pachet, toți licitează imediat pentru el. Cine îl câștigă poate face de atunci ceva ce ceilalți nu pot: să ia mai mulți bani, să mai reamenajeze, să primească puncte în plus. Unele personaje ajută o singură dată, altele toată partida.
book-characters-deal =
    Din cele 10 cărți de personaj, câte 2 se amestecă în teancurile 2, 3 și 4 ale pachetului. Celelalte 4 formează un teanc separat, cu fața în jos; numai Fatima poate aduce o carte de acolo.
book-characters-auction =
    Un personaj tras se licitează imediat; apoi se trage mai departe. Deschide jucătorul care urmează la rând: face o ofertă, cel puțin 1, sau pasează. Apoi, pe rând, fiecare oferă mai mult sau pasează definitiv. Cine rămâne ultimul primește cartea, care are efect din acel moment. Dacă nu oferă nimeni, ea iese din joc.

    Poți oferi cel mult cât ai într-o singură valută; monedele și cărțile de meșter din ea se adună, diamantele sunt și ele o valută, cărțile de schimb nu ajută. Cine câștigă plătește în acea singură valută cel puțin suma oferită. Rest nu se dă, decât cu modulul „{ mod-change }”.

    Exemplu: ai 5 și 4 dinari și 8 ducați. Poți oferi cel mult 9, nu 17. Dacă ai câștigat cu 7, plătești cu 8 ducați sau cu 9 dinari.
book-characters-limits =
    Cărțile cu semnul * se pot folosi în fiecare tură a ta, dar numai una pe tură: dacă ai și Faruk, și Ammar, alegi de fiecare dată pe cine folosești. Cărțile cu semnul 1x ies din joc după ce au fost folosite. Hakim și Yusuf nu poartă niciun semn: ajută la fiecare rundă de scor.
book-karim =
    Abdul Karim, binefăcătorul bogat (1x), îți aduce gratis o piesă de vânzare din târg; poate fi și o tabără sau un bazar. Îl folosești ca acțiune. Piesa se socotește plătită cu suma exactă: primești încă o acțiune și, dacă se potrivește, un cercetaș. Barăcile și cuferele nu sunt piese din târg. Apoi Karim iese din joc.
book-knihstig =
    Abdul Knihstig, vistiernicul (*), poate lua imediat o carte de bani la vedere, de orice valoare, după ce ai cumpărat o piesă, fie ea și bazar, cu prețul 10 sau mai mare, chiar și dacă ți-a adus-o Karim. Contează prețul piesei, nu cât ai plătit: o grădină cu prețul 9, plătită cu 12, nu ajunge.
book-ammar =
    Ammar El’Schauf, restauratorul (*), îți dă încă o reamenajare la sfârșitul turei, după ce ai așezat piesele cumpărate. Poți adăuga, scoate sau înlocui, după regulile obișnuite. Fiindcă vine după așezare, poate atinge și o piesă abia cumpărată. Cu o carte de meșter poți face încă o reamenajare în aceeași tură, înainte sau după aceasta.
book-faruk =
    Cu Faruk Will’haben, bancherul (*), poți lua mai multe cărți de bani la vedere cu suma de cel mult 7, în loc de 5. Exemplu: la vedere sunt 3, 4, 6 și 8. Fără Faruk iei o singură carte, cu el poți lua 3 și 4 împreună. O carte singură poate avea, ca întotdeauna, orice valoare.
book-fatima =
    Fatima, ghicitoarea (1x), se folosește imediat ce ai câștigat-o. Alegi una din două: primești 8 puncte sau o schimbi cu prima carte din teancul separat, pe care nu o vezi înainte. Cartea aceea devine a ta și are efect de atunci, fără să fie licitată. În ambele cazuri Fatima iese din joc.
book-hakim =
    Hakim Wahid, înțeleptul, numără la fiecare rundă de scor o jumătate de clădire în plus la un tip pe care îl alegi chiar înainte; de fiecare dată poți alege altul. La acel tip trebuie să ai cel puțin o clădire adevărată. Jumătatea departajează egalitățile: cu 3 grădini și Hakim ai 3,5 și întreci pe cine are 3, dar nu pe cine are 4.
book-laila =
    Laila Wundabah, cunoscătoarea (*), se folosește înainte de prima ta acțiune. Alegi un spațiu din târg și tragi pentru el o piesă nouă din săculeț; abia apoi piesa veche se întoarce în săculeț, așa că nu o poți trage chiar pe ea. Cu săculețul gol, Laila nu se poate folosi.

    Dacă iese un bazar, acesta se pune lângă târg și se trage mai departe; dacă ies numai bazare, piesa veche rămâne.
book-machma =
    Machma Klain, zaraful (*), se folosește înainte de prima ta acțiune. Dai o carte de bani din mână și iei una la vedere, de valoare egală sau mai mică. Exemplu: pentru 7 florini poți lua 7 dinari sau 5 ducați, dar nu 8 ducați.

    Cartea dată se decartează (o carte de meșter iese din joc). Locul cărții luate rămâne gol până la completarea de la sfârșitul turei.
book-yammerad =
    Yammerad, cerșetorul (*), ajută la începutul turei, dacă ai mai puțin de 3 cărți de bani. Diamantele și cărțile de meșter se socotesc aici drept cărți de bani, monedele nu. Tragi prima carte din pachet. O carte de bani, de diamant sau de meșter o păstrezi. Orice altă carte are efect pe loc și mai tragi una.

    Astfel, o rundă de scor se numără imediat, cu atacul, cercetașii noi și piesele lui Dirk; un personaj se licitează și deschizi tu; cărțile de poartă și de zid se pun la vedere ca la o completare; o carte de schimb se decartează.
book-yusuf =
    Yusuf E’Passuff, străjerul, aduce la fiecare rundă de scor câte un punct în plus pentru fiecare 3 puncte întregi pe care le primești pentru zid. Exemplu: un zid de 11 laturi aduce 11 puncte, iar Yusuf încă 3. Cu 2 puncte de zid nu aduce nimic.

## 7.8 Camps

book-intro-camps =
    Opt tabere se amestecă în săculeț și se cumpără ca orice piesă. O tabără se sprijină din afară, cu bastioanele ei, pe zidurile tale și privește peste ele spre interior. La fiecare rundă de scor, fiecare săgeată a ei aduce puncte pentru piesele din linia pe care o arată. De aceea merită să construiești șiruri lungi, fără întreruperi.
book-camps-deal =
    Cele 8 tabere au prețuri de la 3 la 10. Cele mai ieftine patru au un bastion, celelalte patru au două, în unghi drept. Se află în săculeț printre clădiri și se cumpără din târg ca orice piesă, în valuta spațiului lor. O tabără nu este o clădire, deci nu contează la majorități.
book-camps-build =
    O tabără nu se rotește. Cel puțin una dintre laturile ei cu bastion trebuie să se sprijine pe un zid al unei piese de-ale tale; se pot sprijini și două. Pe laturile care se ating sunt permise numai două lucruri: bastion lângă zid sau latură simplă lângă latura simplă a altei tabere. Orice altceva e interzis: bastion lângă latură deschisă, bastion lângă tabără, latură simplă lângă o piesă.

    Exemplu: o tabără cu bastionul la nord poate sta la sud de o piesă care are zid la sud.

    La o tabără nu trebuie să se ajungă pe jos. Regula golurilor rămâne însă valabilă, iar o reamenajare nu poate lăsa nicio tabără fără sprijinul unui bastion.
book-camps-score =
    Fiecare bastion are o săgeată, care arată dincolo de el. La fiecare rundă de scor, fiecare săgeată aduce 1 punct pentru fiecare piesă aflată în linie dreaptă, începând lângă tabără. Linia se oprește la primul spațiu gol sau cu o altă tabără. Se numără și fântâna, barăcile și bazarele. Zidurile din drum nu opresc linia, iar o piesă poate conta pentru mai multe tabere.

    Exemplu: la nord de tabără se află un turn, o grădină și fântâna, apoi un spațiu gol, apoi un serai. Săgeata spre nord aduce 3 puncte.
book-camps-wall =
    Zidul pe care se sprijină un bastion rămâne zid exterior: aduce puncte și apără de atacuri în continuare. Tabăra însăși nu are laturi exterioare, nu primește cufăr, locuitor sau bețișor și nu apără nimic. Pentru zid e ca și cum spațiul ei ar fi gol.

## 7.9 Walls

book-intro-walls =
    Opt cărți de zid îți permit să pui ziduri noi pe piesele tale: 4 arată o singură latură, 4 arată un colț, adică două laturi. Zidurile puse sunt bețișoare, în total 12. Un zid nou poate uni două porțiuni ale zidului tău sau poate apăra o latură deschisă; dar lângă el nu se mai potrivește nicio piesă cu o latură deschisă spre el.
book-walls-deal =
    Câte 2 dintre cele 8 cărți de zid se amestecă în teancurile 2, 3, 4 și 5 ale pachetului. Când apare una, se pune la vedere, lângă cărțile de bani, și se trage altă carte în locul ei. Pot sta acolo oricâte cărți de zid deodată.
book-walls-build =
    Ca acțiune, iei o carte de zid la vedere; cu ea se încheie acțiunile turei. Toate bețișoarele ei, unul sau două, se pun imediat pe o singură piesă a ta, pe laturile arătate de carte, unde nu e încă zid. Piesa poate fi în Alhambra, în rezervă sau cumpărată în tura aceasta; poate fi și o baracă, un bazar sau fântâna, dar nu o tabără. Apoi regulile de construcție trebuie respectate.

    Exemplu: pe latura unde se ating două grădini deschise una spre alta nu poți pune un bețișor, fiindcă ar fi zid lângă latură deschisă.

    Un bețișor este zid în toate privințele, numai că nu poate primi o poartă. Rămâne definitiv pe piesa lui. Cartea iese din joc; una care nu se potrivește nicăieri nu se poate lua.

## 7.10 Thieves

book-intro-thieves =
    În joc sunt 12 hoți, câte 3 pentru fiecare valută, împărțiți în secret. Un hoț ia, între două ture, o carte de bani la vedere din valuta lui. Astfel iei banii de sub nasul adversarului care urmează și poți strânge o sumă exactă fără să pierzi o acțiune. Fiecare hoț se folosește o singură dată.
book-thieves-deal =
    Cei 12 hoți, câte 3 pentru fiecare valută, se împart în secret la început: câte 4 în partidele în 2 sau 3, câte 3 în partidele în 4, câte 2 în partidele în 5 sau 6. Ceilalți ies din joc fără să fie văzuți. Câți hoți mai are fiecare se știe, dar din ce valute, nu.

    { $seats ->
        [2] În doi, fiecare primește 4 hoți, iar 4 ies din joc.
        [3] În trei, fiecare primește 4 hoți și nu iese niciunul din joc.
        [4] În patru, fiecare primește 3 hoți și nu iese niciunul din joc.
        [5] În cinci, fiecare primește 2 hoți, iar 2 ies din joc.
       *[other] În șase, fiecare primește 2 hoți și nu iese niciunul din joc.
    }
book-thieves-use =
    După fiecare tură, când completarea și eventualele runde de scor s-au încheiat, poți renunța la un hoț ca să iei exact o carte de bani (sau de meșter) la vedere, din valuta lui. Numai cine urmează la rând nu poate folosi hoți. Poți folosi mai mulți, unul după altul. Fiecare hoț folosit iese din joc.

    După fiecare hoț cărțile la vedere se completează. Aceasta poate aduce o rundă de scor, o licitație sau o carte de zid, care se rezolvă imediat. Ordinea întrebărilor este cea de la vizir; dacă se joacă și cu vizirul, fiecare este întrebat în același timp despre hoți și despre vizir.
book-variant-thieves-round =
    Variantă: hoții nu se folosesc după fiecare tură, ci numai după o rundă întreagă, adică după ce fiecare a avut câte o tură. Restul rămâne la fel: nu poate folosi hoți cine urmează la rând, iar după fiecare hoț cărțile la vedere se completează. Hoții sunt astfel mai rari și trebuie aleși cu mai multă grijă.

## 7.11 Change

book-intro-change =
    Cine plătește în plus nu mai pierde totul: primește drept rest monede. În săculețul lor sunt 24 de monede cu valoarea 1, câte 6 pentru fiecare valută. Adesea, o monedă e tocmai ce îți lipsește până la suma exactă. Valuta ei o hotărăște însă întâmplarea.
book-change-draw =
    Pentru fiecare 2 întregi plătiți în plus tragi la întâmplare o monedă din săculeț, cât timp mai sunt. Regula e valabilă la piese, tabere și personaje, chiar dacă plătești cu diamante, dar nu la cufere. Exemplu: plătești 13 pentru un apartament cu prețul 8; cei 5 în plus aduc 2 monede.

    Monedele cu care ai plătit se întorc în săculeț înainte de tragere, așa că le poți trage chiar pe ele. Plata nu devine astfel exactă: nu primești încă o acțiune. Pentru numai 1 în plus nu primești nimic.
book-change-use =
    Monedele stau la vedere în fața ta. La plată, o monedă valorează cât o carte de valoare 1 din valuta ei și se poate adăuga la cărți. Odată cheltuită, se întoarce în săculeț. La distribuirea finală, monedele se adună la banii din mână. Exemplu: cu 7 dinari și o monedă de dinar plătești exact prețul 8.

## 7.12 The street trader

book-intro-trader =
    Fiecare are un negustor ambulant, care stă pe un spațiu liber lângă Alhambra lui și poartă cu el locuitori. Dacă construiești pe spațiul negustorului o clădire de culoarea unui locuitor, acesta se poate muta în ea. La fiecare rundă de scor, locuitorii aduc puncte în serii de culori diferite. În total sunt 42 de locuitori, câte 7 de fiecare culoare de clădire.
book-trader-deal =
    Înainte de așezarea primelor piese, fiecare ia câte un locuitor din fiecare dintre cele șase culori, păstrează 3 în secret și pune 3 înapoi în stoc. Când au ales toți, locuitorii păstrați se arată și se pun la negustor. Apoi fiecare își așază negustorul lângă o latură a fântânii, la alegere.
book-trader-move-in =
    Când așezi o piesă pe spațiul negustorului, negustorul se pune deoparte. Dacă piesa este o clădire de culoarea unuia dintre locuitorii lui, acela se poate muta în ea: unul singur. În locul lui iei din stoc un locuitor de orice culoare. Dacă nu se potrivește niciunul sau piesa este o baracă, un bazar ori o tabără, nu se mută nimeni, dar poți schimba un locuitor cu stocul. Cu stocul gol nu există nici locuitor nou, nici schimb.

    După toate construcțiile turei, un negustor pus deoparte se așază pe un spațiu liber lângă o latură a oricărei piese din Alhambra, afară de o tabără; alte reguli de construcție nu contează.

    Într-o tură se mută cel mult un locuitor. Un negustor ale cărui piese vecine au fost scoase rămâne pe loc.
book-trader-score =
    La fiecare rundă de scor, locuitorii din Alhambra ta formează serii de culori diferite, începând cu cea mai mare serie posibilă. O serie de 1, 2, 3, 4, 5 sau 6 culori valorează 1, 3, 6, 10, 15 sau 21 de puncte.

    Exemplu: ai doi locuitori verzi, doi albi și unul roșu. Prima serie are 3 culori (6 puncte), a doua are verde și alb (3 puncte): în total 9. Locuitorii de la negustor nu contează.
book-trader-return =
    Dacă o clădire iese din Alhambra, printr-o scoatere sau o înlocuire, locuitorul ei se întoarce în stoc și nu mai aduce puncte. Dacă așezi mai târziu clădirea din nou, el nu revine cu ea. În barăci, tabere și bazare nu locuiește nimeni, iar în rezervă nici atât.

## 7.13 The treasure chamber

book-intro-treasure =
    Camera tezaurului are trei săli cu câte patru cufere colorate. Ca acțiune cumperi toate cuferele unei săli, cu bani din orice valute. Fiecare cufăr se pune pe o clădire de culoarea lui. La rundele de scor primește puncte cine are cele mai multe cufere, indiferent de culori. Astfel folosesc la ceva și banii care nu se potrivesc la nicio piesă.
book-treasure-deal =
    Cele 42 de cufere stau într-un săculeț al lor: 9 verzi, 9 mov, 7 albe, 7 maro, 5 roșii și 5 albastre, deci cele mai multe pentru grădini și turnuri. Culorile sunt cele ale clădirilor: albastru pentru pavilioane, roșu pentru seraiuri, maro pentru arcade, alb pentru apartamente, verde pentru grădini, mov pentru turnuri. La început se trag câte 4 pentru fiecare dintre cele trei săli; ele stau la vedere.
book-treasure-buy =
    Ca acțiune, cumperi toate cuferele dintr-o sală cu 8 sau mai mult. Poți amesteca toate cele patru valute sau poți plăti totul în diamante. Exemplu: 3 florini, 2 dirhami și 3 ducați ajung.

    Nici dacă plătești exact 8 nu primești încă o acțiune: acțiunile turei se încheie. Nu se dă rest. O sală goală nu se poate cumpăra.
book-treasure-place =
    După ce ai așezat piesele cumpărate, cuferele se pun pe clădirile tale din Alhambra care au culoarea lor, câte unul pe clădire. Trebuie să așezi câte încap. Barăcile, bazarele, taberele și piesele din rezervă nu primesc cufere.

    { $seats ->
        [2] Ce rămâne ajunge mai întâi la Dirk, care ia tot ce se potrivește la clădirile lui, apoi la adversar, care așază tot ce poate. Restul se întoarce în săculeț.
       *[other] Ce rămâne trece la jucătorul din stânga, care așază tot ce poate, apoi la următorul, și așa mai departe. Restul se întoarce în săculeț. În partidele în doi primește mai întâi Dirk, apoi adversarul.
    }

    Exemplu: cumperi trei cufere verzi și unul roșu. Ai două grădini fără cufăr și niciun serai. Așezi două cufere verzi; unul verde și cel roșu merg mai departe.
book-treasure-refill =
    După așezare, sala golită primește 4 cufere noi din săculeț, cu tot cu cele care tocmai s-au întors. Dacă săculețul are mai puțin de 4, sala rămâne goală și de atunci nu se mai umple nicio sală. Ce se află încă în celelalte săli se poate cumpăra în continuare.
book-treasure-lost =
    Dacă o clădire iese din Alhambra, printr-o scoatere sau o înlocuire, cufărul ei se întoarce în săculeț. Dacă așezi clădirea din nou, revine fără cufăr. Înainte să înlocuiești o clădire, uită-te deci ce poartă.
book-treasure-score =
    La fiecare rundă de scor contează cine are cele mai multe cufere în Alhambra, toate culorile la un loc. Runda de scor 1: 7 puncte pentru locul 1. Runda de scor 2: 14 și 7 pentru locurile 1 și 2. Runda de scor 3: 22, 14 și 7 pentru locurile 1, 2 și 3. Trebuie să ai cel puțin un cufăr. La egalitate se adună și se împarte ca la clădiri. În doi, contează și Dirk.

    Exemplu: în runda de scor 2, doi jucători au câte 5 cufere, cele mai multe. Împart 14 + 7 = 21 și primesc câte 10.

## 7.14 Master builders

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

    Exemplu: cu un meșter de ducat și 5 ducați plătești exact prețul 8.
book-builders-redesign =
    În loc să plătești cu ea, poți renunța la o carte de meșter la sfârșitul turei tale, după așezarea pieselor, pentru încă o reamenajare: adaugi, scoți sau înlocuiești. Cartea iese din joc, iar valuta ei nu contează. Se poate o singură dată pe tură.

    Reamenajarea poate atinge și o piesă abia așezată. Dacă ai și Ammar, le poți face pe amândouă în aceeași tură.

## 7.15 Invaders

book-intro-invaders =
    După fiecare rundă de scor vine un atac dintr-o direcție: 4 cărți de atac, câte una pentru nord, est, sud și vest. Fiecare latură deschisă spre acea direcție te costă puncte. Șase cercetași, câte unul pentru fiecare tip de clădire, îți pot arăta din timp de unde vine atacul. Astfel zidurile nu aduc numai puncte, ci te și apără.
book-invaders-attack =
    Cele patru cărți de atac se amestecă. După fiecare rundă de scor se dezvăluie cea de deasupra. Fiecare pierde puncte pentru fiecare latură deschisă spre acea direcție: o latură fără zid a unei piese, a fântânii, a unei barăci sau a unui bazar, dincolo de care nu se află nicio piesă. Contează și laturile din adâncituri. Taberele nu au laturi deschise și nu apără.

    O latură costă 1 punct după runda de scor 1, 2 după runda de scor 2, 3 după runda de scor 3. După runda de scor 3 costă câte 1 punct și laturile deschise spre cele două direcții vecine, dar nu și cele opuse. Exemplu: ultimul atac vine dinspre nord; ai 2 laturi deschise la nord, una la est, 3 la vest: pierzi 6 + 1 + 3 = 10. Scorul nu scade niciodată sub 0.
book-invaders-scouts =
    La început stau la vedere 2 dintre cei 6 cercetași; după rundele de scor 1 și 2 vin alți 2, iar cei nefolosiți ies din joc. Dacă cumperi cu suma exactă o clădire de tipul unui cercetaș la vedere, îl iei și te uiți în secret la următoarea carte de atac.

    E valabil și la cumpărarea cu vizirul sau cu Abdul Karim și chiar dacă dai apoi piesa lui Dirk. Exemplu: la vedere e cercetașul turnului; cumperi un turn cu prețul 9 cu 4 și 5 ducați și afli, numai tu, de unde vine atacul. Mai ai timp să închizi laturile din partea aceea.
book-invaders-open =
    În această variantă următoarea carte de atac stă mereu la vedere, iar cercetași nu există. Toți știu deci de unde vine atacul și se pot pregăti la fel.
book-variant-invaders-open =
    Variantă: următoarea carte de atac stă la vedere pentru toată lumea și se joacă fără cercetași. După un atac se dezvăluie imediat cartea următoare. Atacurile însele rămân la fel. Varianta se potrivește pentru cine vrea să-și planifice zidurile în loc să ghicească.

## 7.16 Bazaars

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
