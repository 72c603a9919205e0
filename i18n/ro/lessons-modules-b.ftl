### Lessons about modules, second half: walls, thieves, change, trader, treasure, builders, invaders, bazaars.


## Walls

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
lesson-walls-bought-wrong-elsewhere = E permis, dar așa zidul lui nu se leagă de nimic. Vezi unde se termină zidul tău.
lesson-walls-score-title = Cât valorează
lesson-walls-score-1 = A apărut o carte de scor. Cel mai lung zid al tău are 5 laturi: **5 puncte**.
lesson-walls-score-2 = Dar printr-un zid nou nu se mai trece, iar lângă el se poate așeza doar alt zid.


## Thieves

lesson-thieves-title = Hoții
lesson-thieves-about = Iei bani la vedere între două ture.
lesson-thieves-use-title = Între două ture
lesson-thieves-use-1 = **După fiecare tură**, oricine poate folosi hoți, în afară de cine urmează la rând.
lesson-thieves-use-2 = Un hoț iese din joc și ia **o carte de bani la vedere din valuta lui**, de orice valoare.
lesson-thieves-use-3 = Rândul tău s-a încheiat, urmează Marco. Ai 4 ducați, iar turnul costă 13.
lesson-thieves-use-turn = Folosește un hoț ca să poți plăti turnul cu suma exactă.
lesson-thieves-use-done = 4 + 9 = 13 ducați. Iar pe locul gol se află deja o carte nouă.
lesson-thieves-use-hint = Alege cartea de 9 ducați: o ia hoțul tău de ducați.
lesson-thieves-use-wrong = Un hoț pentru doar 2 florini? Gândește-te la turn.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducați: turnul costă 13.
lesson-thieves-use-wrong-no = Poți spune oricând nu. Dar până la rândul tău altcineva poate lua cartea de 9.
lesson-thieves-again-title = Unul după altul
lesson-thieves-again-1 = Cărțile la vedere s-au completat, iar acum **ai din nou de ales**.
lesson-thieves-again-2 = Poți folosi oricâți hoți, unul după altul.
lesson-thieves-again-turn = Ai 3 florini, iar apartamentul costă 8. Folosește încă un hoț.
lesson-thieves-again-done = 3 + 5 = 8 florini: acum poți plăti două piese cu suma exactă.
lesson-thieves-again-hint = Cartea nouă e tocmai bună: 5 florini.
lesson-thieves-again-wrong = Ducați ai destui: 4 + 9. Uită-te la florini.
lesson-thieves-again-wrong-two = 3 + 2 = 5 florini: apartamentul costă 8.
lesson-thieves-again-wrong-no = Poți spune nu, dar cu cartea nouă ai avea suma exactă.
lesson-thieves-only-title = Nimic altceva
lesson-thieves-only-1 = Între două ture nu se cumpără și nu se așază nimic, iar un hoț ia doar **valuta lui**.
lesson-thieves-only-2 = În timpul unei ture, în schimb, hoții se odihnesc.
lesson-thieves-only-turn = Încearcă două lucruri nepermise acum: să iei dinarii, să cumperi o piesă.
lesson-thieves-only-done = Acțiunile tale s-au încheiat. Fără un hoț de dinari, dinarii rămân pe loc.
lesson-thieves-only-hint = Alege cartea de 4 dinari, apoi o piesă din târg.
lesson-thieves-keep-title = Merită un hoț?
lesson-thieves-keep-1 = În trei, fiecare primește la început **4 hoți** și niciodată unul nou.
lesson-thieves-keep-2 = De data asta florinii și ducații la vedere valorează doar 1 și 2.
lesson-thieves-keep-turn = Hotărăște: folosești un hoț sau spui nu?
lesson-thieves-keep-done = Chiar așa: un hoț ia o carte de 9 la fel de ușor ca una de 1.
lesson-thieves-keep-hint = Apasă „Nu”.
lesson-thieves-keep-wrong = E permis, dar un hoț e prea bun pentru atât de puțin. Păstrează-l pentru o carte mai bună.


## Change

lesson-change-title = Mărunțișul
lesson-change-about = Primești monede când plătești prea mult.
lesson-change-draw-title = Primești monede
lesson-change-draw-1 = Nu poți plăti exact 9 dinari. Până acum, tot ce dădeai în plus era pierdut.
lesson-change-draw-2 = Acum tragi **o monedă pentru fiecare 2 întregi** în plus. Valuta o decide întâmplarea.
lesson-change-draw-3 = Totuși suma nu e exactă: acțiunile tale s-au încheiat.
lesson-change-draw-turn = Cumpără apartamentul astfel încât să primești o monedă.
lesson-change-draw-done = Pentru fiecare 2 întregi în plus ai acum o monedă în față.
lesson-change-draw-hint = Alege apartamentul, pune înapoi cartea de 6 și adaugă cartea de 7.
lesson-change-draw-wrong = De data asta cumpără apartamentul.
lesson-change-draw-wrong-one = 4 + 6 = 10: doar 1 în plus, care se pierde. Plătește cel puțin 2 în plus.
lesson-change-exact-title = Plata cu monede
lesson-change-exact-1 = O monedă valorează cât **o carte de 1** din valuta ei. Apoi se întoarce în săculeț.
lesson-change-exact-2 = Adesea tocmai acest 1 lipsește până la suma exactă.
lesson-change-exact-turn = Cumpără două piese în tura aceasta.
lesson-change-exact-done = 7 + 1 florini, 9 + 1 dirhami: de două ori suma exactă, datorită monedelor.
lesson-change-exact-hint = Apartamentul cu 7 și moneda galbenă, turnul cu 9 și moneda verde.
lesson-change-exact-wrong = Doar cu suma exactă cumperi două piese într-o singură tură.
lesson-change-exact-wrong-over = 9 în loc de 8 e prea mult: acțiunile tale s-ar încheia. Cu 7 și o monedă, suma e exactă.
lesson-change-colour-title = Doar în valuta ei
lesson-change-colour-1 = Cu 8 dinari și o monedă ai plăti apartamentul exact. Dar monedele tale **nu sunt dinari**.
lesson-change-colour-2 = Păstrează-le: contează și la distribuirea finală.
lesson-change-colour-turn = Alege apartamentul și încearcă să adaugi fiecare dintre cele două monede.
lesson-change-colour-done = La fel ca o carte, o monedă contează doar în valuta ei.
lesson-change-colour-hint = Monedele stau lângă cărțile tale.


## The street trader

lesson-trader-title = Negustorul ambulant
lesson-trader-about = Construiești unde stă negustorul, iar locuitorii se mută.
lesson-trader-move-title = Unde stă negustorul
lesson-trader-move-1 = La negustorul tău așteaptă **trei locuitori**, fiecare în culoarea unui tip de clădire.
lesson-trader-move-2 = Construiește pe **spațiul negustorului**: un locuitor de culoarea clădirii se poate muta în ea.
lesson-trader-move-3 = Ai cumpărat o grădină, iar un locuitor verde așteaptă.
lesson-trader-move-turn = Așază grădina astfel încât locuitorul să se poată muta.
lesson-trader-move-done = Negustorul se dă la o parte, iar grădina își așteaptă locuitorul.
lesson-trader-move-hint = Negustorul stă la est de fântână.
lesson-trader-move-wrong = E permis, dar aici nu se mută nimeni: negustorul stă în altă parte.
lesson-trader-move-wrong-reserve = Nimeni nu se mută într-o piesă din rezervă.
lesson-trader-new-title = Cine urmează?
lesson-trader-new-1 = În locul celui care se mută iei **un locuitor nou de orice culoare**.
lesson-trader-new-2 = Rundele de scor numără serii de **culori diferite**: 1–6 culori aduc 1, 3, 6, 10, 15, 21 de puncte.
lesson-trader-new-turn = La tine locuiesc roșu și verde, la negustor așteaptă roșu și albastru. Alege o culoare nouă.
lesson-trader-new-done = Verdele s-a mutat, iar acum așteaptă o culoare care îți lipsește.
lesson-trader-new-hint = Alege maro, alb sau mov.
lesson-trader-new-wrong = Culoarea aceasta locuiește deja la tine: ar începe doar o a doua serie, mai mică.
lesson-trader-new-wrong-waiting = Un locuitor albastru așteaptă deja. Altă culoare îți lasă mai multe posibilități.
lesson-trader-new-wrong-stay = E permis, dar atunci nu se mută nimeni și seria ta nu crește.
lesson-trader-free-title = Negustorul revine
lesson-trader-free-1 = Când închei rândul, după toate construcțiile, negustorul merge pe **un spațiu liber lângă o piesă a ta**.
lesson-trader-free-2 = Zidurile nu contează acolo.
lesson-trader-free-turn = Încheie rândul, apoi încearcă două spații unde negustorul nu poate merge.
lesson-trader-free-done = Spațiul trebuie să fie liber și să atingă o latură a unei piese de-ale tale.
lesson-trader-free-hint = Apasă „Încheie rândul”, apoi alege două dintre piesele tale.
lesson-trader-put-title = Gândește înainte
lesson-trader-put-1 = Cineva se mută doar dacă pe spațiul negustorului **chiar poți construi**.
lesson-trader-put-2 = În rezerva ta este un pavilion cu zid la nord, iar locuitorul albastru așteaptă.
lesson-trader-put-turn = Pune negustorul unde vei putea adăuga acest pavilion în tura următoare.
lesson-trader-put-done = Aici pavilionul se potrivește. Adaugă-l în tura următoare și se mută albastrul.
lesson-trader-put-hint = Se potrivește, de exemplu, la vest de fântână.
lesson-trader-put-wrong = E permis, dar pavilionul nu poate fi așezat aici: laturile nu se potrivesc sau nu se ajunge pe jos.
lesson-trader-score-title = Serii de culori
lesson-trader-score-1 = În Alhambra ta locuiesc roșu și verde: o serie de 2 culori, **3 puncte**.
lesson-trader-score-2 = Dacă o clădire iese din Alhambra, locuitorul ei se întoarce în stoc.


## The treasure chamber

lesson-treasure-title = Camera tezaurului
lesson-treasure-about = Cumperi cufere pentru clădirile tale.
lesson-treasure-buy-title = O sală cu cufere
lesson-treasure-buy-1 = Toate cuferele unei săli costă **8 sau mai mult, în orice combinație de valute**. Apoi acțiunile tale se încheie.
lesson-treasure-buy-2 = Fiecare merge pe **o clădire de culoarea lui**, câte unul pe clădire.
lesson-treasure-buy-3 = Cele pe care nu le poți așeza **trec la stânga**.
lesson-treasure-buy-turn = Cumpără sala care îți aduce cele mai multe cufere.
lesson-treasure-buy-done = Două grădini, două turnuri: toate cele patru cufere și-au găsit locul.
lesson-treasure-buy-hint = Ai două grădini și două turnuri: uită-te la sala 2.
lesson-treasure-buy-wrong = De data asta cumpără o sală cu cufere.
lesson-treasure-buy-wrong-two = Ai păstra doar două: cufărul alb ar ajunge la Marco, cel roșu înapoi în săculeț.
lesson-treasure-buy-wrong-none = Nu ai nicio clădire de aceste culori: ceilalți ar lua ce li se potrivește.
lesson-treasure-where-title = Câte unul pe clădire
lesson-treasure-where-1 = Ai cumpărat o sală. Cufărul verde se potrivește pe mai multe grădini, așa că **alegi tu**.
lesson-treasure-where-2 = Dar nu orice clădire îl poate primi.
lesson-treasure-where-turn = Încearcă două clădiri unde cufărul verde nu poate merge.
lesson-treasure-where-done = Câte un cufăr pe clădire, și doar de culoarea ei.
lesson-treasure-where-hint = O grădină are deja un cufăr. Arcada este maro.
lesson-treasure-stay-title = Cuferele se pot pierde
lesson-treasure-stay-1 = Dacă o clădire **iese din Alhambra**, cufărul ei se întoarce în săculeț.
lesson-treasure-stay-2 = Vrei să înlocuiești grădina de la est de fântână cu cea din rezervă, care are mai multe ziduri.
lesson-treasure-stay-turn = Pune cufărul unde va rămâne.
lesson-treasure-stay-done = Grădina aceasta rămâne, iar cea nouă mai poate primi un cufăr.
lesson-treasure-stay-hint = Grădina de la sud de fântână rămâne.
lesson-treasure-stay-wrong = E permis, dar la înlocuire ai pierde acest cufăr.
lesson-treasure-score-title = Cele mai multe cufere
lesson-treasure-score-1 = Tu ai 4 cufere, Marco are 1: **7 puncte** pentru tine. Culorile nu mai contează.
lesson-treasure-score-2 = La runda de scor 2 locurile aduc 14 și 7, la runda de scor 3 aduc 22, 14 și 7.


## Master builders

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


## Invaders

lesson-invaders-title = Invadatorii
lesson-invaders-about = Închizi Alhambra înainte să vină atacul.
lesson-invaders-scout-title = Un cercetaș
lesson-invaders-scout-1 = După fiecare rundă de scor vine un **atac dintr-o direcție**. Care anume, este secret.
lesson-invaders-scout-2 = Doi cercetași stau la vedere. Cumpără cu **suma exactă** o clădire de tipul unuia dintre ei și ai voie să te uiți.
lesson-invaders-scout-turn = Câștigă un cercetaș.
lesson-invaders-scout-done = Cercetașul ți-a arătat următoarea carte de atac. Doar tu te poți uita la ea.
lesson-invaders-scout-hint = La vedere e cercetașul grădinii, iar o grădină costă 9 dirhami.
lesson-invaders-scout-wrong = De data asta cumpără o clădire de tipul unui cercetaș.
lesson-invaders-scout-wrong-other = Suma e exactă, dar cercetașul apartamentului nu e la vedere. Uită-te la cei doi care sunt.
lesson-invaders-scout-wrong-over = Prea mult: doar suma exactă aduce cercetașul.
lesson-invaders-close-title = Dinspre est!
lesson-invaders-close-1 = Poți întoarce cartea de atac: atacul vine dinspre **est**.
lesson-invaders-close-2 = Fiecare latură a ta spre est, **fără zid și fără piesă dincolo**, costă un punct.
lesson-invaders-close-3 = Ai două astfel de laturi.
lesson-invaders-close-turn = Încheie acțiunile și așază grădina unde îți folosește cel mai mult.
lesson-invaders-close-done = O latură deschisă mai puțin, iar zidul grădinii îl continuă pe cel al turnului.
lesson-invaders-close-hint = Așaz-o sub turnul de la est.
lesson-invaders-close-wrong = Acum încheie acțiunile și așază grădina.
lesson-invaders-close-wrong-half = Și așa se închide o latură. Dar sub turn îți lungește și zidul.
lesson-invaders-close-wrong-open = E permis, dar ambele laturi rămân deschise spre est.
lesson-invaders-attack-title = Atacul
lesson-invaders-attack-1 = Întâi primești punctele rundei de scor, apoi fiecare latură deschisă spre atac costă **1 punct**; după runda de scor 2 costă 2, după runda de scor 3 costă 3.
lesson-invaders-attack-2 = O latură era încă deschisă. Niciun scor nu scade sub 0.
lesson-invaders-final-title = Ultimul atac
lesson-invaders-final-1 = La runda de scor 3 costă și **cele două direcții vecine**: câte 1 punct pe latură deschisă.
lesson-invaders-final-2 = Joci varianta fără cercetași: cartea de atac stă la vedere. Atacul vine dinspre nord.
lesson-invaders-final-turn = Așază arcada unde îți salvează cele mai multe puncte.
lesson-invaders-final-done = O latură deschisă mai puțin la nord îți salvează 3 puncte, una în plus la vest costă 1.
lesson-invaders-final-hint = Așaz-o la nord de fântână sau de serai.
lesson-invaders-final-wrong = Așa închizi o latură la est și salvezi 1 punct. La nord fiecare latură costă 3.
lesson-invaders-final-wrong-reserve = În rezervă nu apără nimic.


## Bazaars

lesson-bazaars-title = Bazarele
lesson-bazaars-about = Cumperi piese care aduc puncte pentru culorile din jur.
lesson-bazaars-buy-title = Lângă târg
lesson-bazaars-buy-1 = Bazarele stau lângă târg. Fiecare are o valută și trei culori.
lesson-bazaars-buy-2 = Costă cât **piesa de pe spațiul valutei lui** și se plătește cu **suma exactă**. Deci urmează încă o acțiune.
lesson-bazaars-buy-turn = Cumpără bazarul.
lesson-bazaars-buy-done = 9 dirhami, ca grădina. Și mai ai o acțiune.
lesson-bazaars-buy-hint = Alege bazarul: îl plătești cu 5 + 4 dirhami.
lesson-bazaars-buy-wrong = De data asta cumpără bazarul.
lesson-bazaars-buy-wrong-tile = E permis, dar atunci spațiul verde rămâne gol și bazarul nu mai are preț.
lesson-bazaars-price-title = Fără preț nu se cumpără
lesson-bazaars-price-1 = Cât timp spațiul valutei lui e **gol**, un bazar nu e de vânzare.
lesson-bazaars-price-2 = Nici **prea mult** nu se poate plăti: cu 7 + 6 ducați nu cumperi unul de 10.
lesson-bazaars-price-turn = Încearcă să cumperi ambele bazare.
lesson-bazaars-price-done = Unul nu are preț acum; pentru celălalt îți lipsește suma exactă.
lesson-bazaars-price-hint = Alege un bazar, apoi pe celălalt.
lesson-bazaars-place-title = Vecini buni
lesson-bazaars-place-1 = Un bazar nu are ziduri și se așază ca o clădire.
lesson-bazaars-place-2 = La sfârșit se uită la **cele 8 spații din jur**: clădirile de culorile lui **×** câte dintre aceste culori apar.
lesson-bazaars-place-3 = Pentru al tău contează pavilioane, apartamente și turnuri.
lesson-bazaars-place-turn = Așază-l unde aduce cele mai multe puncte.
lesson-bazaars-place-done = Două turnuri, un apartament, un pavilion: 4 clădiri × 3 culori = 12 puncte.
lesson-bazaars-place-hint = Uită-te la nord-vest de fântână; contează și vecinii pe diagonală.
lesson-bazaars-place-wrong = E permis, dar aici aduce mai puțin. Se pot obține 12 puncte.
lesson-bazaars-place-wrong-reserve = În rezervă nu aduce nimic.
lesson-bazaars-score-title = Doar la sfârșit
lesson-bazaars-score-1 = Bazarele aduc puncte **doar la runda de scor 3**: al tău a adus 12 puncte.
lesson-bazaars-score-2 = Un bazar nu este clădire: nu câștigă majorități. Dar o clădire poate conta pentru mai multe bazare.
