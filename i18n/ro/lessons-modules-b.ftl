### Lessons about modules, second half: walls, thieves, change, trader, treasure, builders, invaders, bazaars.


## Walls

lesson-walls-title = Zidurile
lesson-walls-about = Pune ziduri acolo unde piesele tale nu au.
lesson-walls-corner-title = Un colț de zid
lesson-walls-corner-1 = Cărțile de zid trase stau **la vedere, pentru toți**.
lesson-walls-corner-2 = Luarea uneia este o acțiune care **îți încheie acțiunile**. Toate zidurile ei merg **pe o singură piesă a ta**, definitiv.
lesson-walls-corner-3 = La o rundă de scor contează ca zidurile tipărite.
lesson-walls-corner-turn = Ia cartea care îți lungește cel mai mult zidul și alege piesa.
lesson-walls-corner-done = Colțul leagă zidul arcadei de zidul grădinii: acum zidul tău are 4 laturi.
lesson-walls-corner-hint = Alege cartea cu colțul, apoi turnul.
lesson-walls-corner-wrong = Aici folosește o carte de zid: nu costă bani.
lesson-walls-corner-wrong-short = E permis, dar așa zidul tău are cel mult 3 laturi. Cu colțul poate avea 4.
lesson-walls-where-title = Nu oriunde
lesson-walls-where-1 = **Toate** zidurile unei cărți trebuie să încapă pe piesă, altfel nu pot merge acolo.
lesson-walls-where-2 = Latura nu trebuie să aibă deja zid și **nu trebuie să atingă altă piesă**.
lesson-walls-where-turn = Alege cartea cu colțul și încearcă două piese unde nu e permis.
lesson-walls-where-done = Fie era deja un zid, fie laturile care se ating nu s-ar mai potrivi.
lesson-walls-where-hint = Grădina are deja zid la est. La est de serai se află fântâna.
lesson-walls-bought-title = Înainte de așezare
lesson-walls-bought-1 = Zidurile pot merge și pe o piesă din rezervă sau pe una **cumpărată în rândul acesta**.
lesson-walls-bought-2 = Deci după o cumpărare cu **suma exactă** poți lua o carte de zid pentru piesa nouă.
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
lesson-thieves-about = Ia bani la vedere între două rânduri.
lesson-thieves-use-title = Între două rânduri
lesson-thieves-use-1 = **După fiecare rând** pot folosi hoți toți, în afară de cine urmează la rând.
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
lesson-thieves-again-wrong = Ducați ai destui: 4 + 9. Privește florinii.
lesson-thieves-again-wrong-two = 3 + 2 = 5 florini: apartamentul costă 8.
lesson-thieves-again-wrong-no = Poți spune nu, dar cu cartea nouă ai avea suma exactă.
lesson-thieves-only-title = Nimic altceva
lesson-thieves-only-1 = Între două rânduri nu se cumpără și nu se așază nimic, iar un hoț ia doar **valuta lui**.
lesson-thieves-only-2 = În timpul unui rând, în schimb, hoții se odihnesc.
lesson-thieves-only-turn = Încearcă două lucruri nepermise acum: să iei dinarii, să cumperi o piesă.
lesson-thieves-only-done = Acțiunile tale s-au încheiat. Fără un hoț de dinari, dinarii rămân pe loc.
lesson-thieves-only-hint = Alege cartea de 4 dinari, apoi o piesă din târg.
lesson-thieves-keep-title = Merită un hoț?
lesson-thieves-keep-1 = În trei, fiecare primește la început **4 hoți** și niciodată unul nou.
lesson-thieves-keep-2 = De data asta florinii și ducații la vedere valorează doar 1 și 2.
lesson-thieves-keep-turn = Hotărăște: folosești un hoț sau spui nu?
lesson-thieves-keep-done = Chiar așa: un hoț ia un 9 la fel de ușor ca un 1.
lesson-thieves-keep-hint = Apasă „Nu”.
lesson-thieves-keep-wrong = E permis, dar un hoț e prea bun pentru atât de puțin. Păstrează-l pentru o carte mai bună.


## Change

lesson-change-title = Mărunțișul
lesson-change-about = Primești monede când plătești prea mult.
lesson-change-draw-title = Se întorc monede
lesson-change-draw-1 = Nu poți plăti exact 9 dinari. Până acum, tot ce dădeai în plus era pierdut.
lesson-change-draw-2 = Acum tragi **o monedă pentru fiecare 2 întregi** în plus. Valuta o decide întâmplarea.
lesson-change-draw-3 = Totuși suma nu e exactă: acțiunile tale s-au încheiat.
lesson-change-draw-turn = Cumpără apartamentul astfel încât să se întoarcă o monedă.
lesson-change-draw-done = Pentru fiecare 2 întregi în plus ai acum o monedă în față.
lesson-change-draw-hint = Alege apartamentul, pune înapoi cartea de 6 și adaugă cartea de 7.
lesson-change-draw-wrong = Aici cumpără apartamentul.
lesson-change-draw-wrong-one = 4 + 6 = 10: doar 1 în plus, care se pierde. Plătește cel puțin 2 în plus.
lesson-change-exact-title = Monedele plătesc
lesson-change-exact-1 = O monedă plătește ca **o carte de valoare 1** din valuta ei. Apoi se întoarce în săculeț.
lesson-change-exact-2 = Adesea tocmai acest 1 lipsește până la suma exactă.
lesson-change-exact-turn = Cumpără două piese în rândul acesta.
lesson-change-exact-done = 7 + 1 florini, 9 + 1 dirhami: de două ori suma exactă, datorită monedelor.
lesson-change-exact-hint = Apartamentul cu 7 și moneda galbenă, turnul cu 9 și moneda verde.
lesson-change-exact-wrong = Doar cu suma exactă cumperi două piese într-un rând.
lesson-change-exact-wrong-over = 9 în loc de 8 e prea mult: acțiunile tale s-ar încheia. Cu 7 și o monedă, suma e exactă.
lesson-change-colour-title = Doar în valuta ei
lesson-change-colour-1 = Cu 8 dinari și o monedă ai plăti apartamentul exact. Dar monedele tale **nu sunt dinari**.
lesson-change-colour-2 = Păstrează-le: contează și la distribuirea finală.
lesson-change-colour-turn = Alege apartamentul și încearcă să adaugi fiecare dintre cele două monede.
lesson-change-colour-done = La fel ca o carte, o monedă plătește doar în valuta ei.
lesson-change-colour-hint = Monedele stau lângă cărțile tale.


## The street trader

lesson-trader-title = Negustorul ambulant
lesson-trader-about = Construiește unde stă negustorul, iar locuitorii se mută.
lesson-trader-move-title = Unde stă negustorul
lesson-trader-move-1 = Pe negustorul tău așteaptă **trei locuitori**, fiecare în culoarea unui tip de clădire.
lesson-trader-move-2 = Construiește pe **spațiul negustorului**: un locuitor de culoarea clădirii se poate muta în ea.
lesson-trader-move-3 = Ai cumpărat o grădină, iar un locuitor verde așteaptă.
lesson-trader-move-turn = Așază grădina astfel încât locuitorul să se poată muta.
lesson-trader-move-done = Negustorul se dă la o parte, iar grădina își așteaptă locuitorul.
lesson-trader-move-hint = Negustorul stă la est de fântână.
lesson-trader-move-wrong = E permis, dar aici nu se mută nimeni: negustorul stă în altă parte.
lesson-trader-move-wrong-reserve = Nimeni nu se mută pe o piesă din rezervă.
lesson-trader-new-title = Cine urmează?
lesson-trader-new-1 = În locul celui care se mută iei **un locuitor nou de orice culoare**.
lesson-trader-new-2 = Rundele de scor numără serii de **culori diferite**: 1–6 culori aduc 1, 3, 6, 10, 15, 21 de puncte.
lesson-trader-new-turn = La tine locuiesc roșu și verde, pe negustor așteaptă roșu și albastru. Alege o culoare nouă.
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
lesson-trader-put-turn = Pune negustorul unde vei putea adăuga acest pavilion la rândul următor.
lesson-trader-put-done = Aici pavilionul se potrivește. Adaugă-l la rândul următor și se mută albastrul.
lesson-trader-put-hint = Se potrivește, de exemplu, la vest de fântână.
lesson-trader-put-wrong = E permis, dar pavilionul nu poate fi așezat aici: laturile nu se potrivesc sau nu se ajunge pe jos.
lesson-trader-score-title = Serii de culori
lesson-trader-score-1 = În Alhambra ta locuiesc roșu și verde: o serie de 2 culori, **3 puncte**.
lesson-trader-score-2 = Dacă o clădire părăsește Alhambra, locuitorul ei se întoarce în stoc.
