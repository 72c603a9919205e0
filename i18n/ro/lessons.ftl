### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = Tu
lesson-course = Învață jocul
lesson-chapter = capitolul { $n } din { $of }
lesson-chapters = Capitole
lesson-steps = Pași
lesson-step = pasul { $n } din { $of }
lesson-skip = Sari peste
lesson-leave = Ieși
lesson-hint = Sugestie
lesson-finish = Gata
lesson-next-chapter = Capitolul următor
lesson-turn = Acum tu
lesson-count = { $n } din { $of }
lesson-found = Corect! Mutarea se anulează, ca să mai găsești una.
lesson-found-again = Pe aceasta ai găsit-o deja. Mai caută una.
lesson-allowed = Regulile permit asta. Caută ceva ce nu e permis.
lesson-say-done = Foarte bine
lesson-say-found = Găsit
lesson-say-wrong = Permis, dar nu acum
lesson-say-hint = Sugestie
lesson-kept = Progresul tău se păstrează. Poți relua orice pas.
lesson-prompt-read = Citește textul acestui pas, apoi continuă
lesson-prompt-done = Pasul acesta e gata: continuă
lesson-key = { $key } nu face nimic într-o lecție.
lesson-state-done = făcut
lesson-state-now = acum
lesson-marked = Marcat pe masă: { $list }
lesson-marked-one = marcat


## The page of learning

start-learn = Învață
start-learn-detail = Lecții, regulament, exerciții
start-learn-first = Prima dată aici? Învață jucând
learn-title = Învață
learn-course-about =
    { $n ->
        [one] Cinci capitole, cam { $n } minut. Faci chiar tu fiecare mutare, într-o partidă adevărată.
        [few] Cinci capitole, cam { $n } minute. Faci chiar tu fiecare mutare, într-o partidă adevărată.
       *[other] Cinci capitole, cam { $n } de minute. Faci chiar tu fiecare mutare, într-o partidă adevărată.
    }
learn-course-done = Cunoști jocul de bază. Acum joacă: o primă partidă cu doi jucători AI și cu un mentor alături.
learn-begin = Începe
learn-go-on = Continuă
learn-repeat = Încă o dată de la început
learn-guided = Prima partidă ghidată
learn-minutes =
    { $n ->
        [one] { $n } minut
        [few] { $n } minute
       *[other] { $n } de minute
    }
learn-modules = Lecții despre module: elemente noi pentru partidele următoare
learn-book = Regulament
learn-book-detail = Fiecare regulă, cu exemple de încercat
learn-practice = Exerciții
learn-practice-detail = Întrebări scurte despre poziții adevărate
learn-known = Ce știi
learn-known-detail = Regulile pe care le-ai folosit și cele de descoperit
learn-who = Cine învață:
learn-nobody = fără nume
learn-new-name = Alt nume
learn-add = Adaugă
learn-open = „{ $step }” e încă de făcut
learn-delete = Șterge progresul
learn-delete-sure = Ștergi tot progresul?
learn-not-saved = Progresul nu a putut fi salvat: { $reason }
learn-broken = Progresul tău din { $file } nu poate fi folosit: { $reason }. Fișierul a fost păstrat ca { $kept } și se începe unul nou.
learn-locked = Progresul tău din { $file } rămâne așa cum este: { $reason }. Ce înveți acum se păstrează doar până la ieșire.
learn-offer =
    { $n ->
        [one] Lecție de { $n } minut
        [few] Lecție de { $n } minute
       *[other] Lecție de { $n } de minute
    }


## Chapter 1: money

lesson-money-title = Banii
lesson-money-about = Iei bani și afli la ce folosesc.
lesson-money-goal-title = Alhambra ta
lesson-money-goal-1 = În jurul acestei **fântâni** construiești un palat. Clădirile și zidul lui aduc puncte: câștigă cine are cele mai multe.
lesson-money-goal-2 = Piesele se cumpără din **târg**. Numărul de pe piesă este prețul ei.
lesson-money-goal-3 = Când îți vine rândul, faci **un singur lucru**: iei bani, cumperi o piesă sau reamenajezi.
lesson-money-take-title = Ia o carte
lesson-money-take-1 = Patru cărți de bani stau mereu la vedere.
lesson-money-take-2 = Poți lua **o carte de orice valoare**.
lesson-money-take-3 = Totul merge și de la tastatură: **F2** arată tastele, **F3** le înșiră.
lesson-money-take-turn = Alege cartea cu cea mai mare valoare, apoi apasă „{ play-button-take }”.
lesson-money-take-done = Acum ai în mână cartea de 9. Locul ei rămâne gol până la sfârșitul turei.
lesson-money-take-hint = Cea mai mare este cartea de 9 ducați, cea portocalie.
lesson-money-take-wrong = O carte mică te costă aceeași acțiune ca una mare. Ia cartea de 9.
lesson-money-take-wrong-several = Se pot lua și două cărți mici: urmează imediat. De data asta ia cartea de 9.
lesson-money-several-title = Mai multe deodată
lesson-money-several-1 = În locul unei cărți poți lua **mai multe**, dacă împreună valorează **cel mult 5**.
lesson-money-several-2 = Culoarea lor nu contează.
lesson-money-several-turn = Găsește cele două moduri de a lua două cărți.
lesson-money-several-done = 1 + 3 și 1 + 4 nu trec de 5. Cu cărți mici e ușor să plătești suma exactă.
lesson-money-several-hint = Alege florinul (cartea galbenă de 1), apoi cei 3 dirhami (verzi) sau cei 4 dinari (albaștri).
lesson-money-several-wrong = O carte poți lua oricând. De data asta ia două care fac cel mult 5.
lesson-money-refill-title = Sfârșitul turei
lesson-money-refill-1 = După ce iei bani, nu mai ai acțiuni.
lesson-money-refill-2 = Cărți și piese noi apar abia **la sfârșitul turei**.
lesson-money-refill-turn = Încheie rândul: află ce umple locurile goale.
lesson-money-refill-done = Au apărut două cărți noi. Acum e rândul altcuiva.
lesson-money-refill-hint = Apasă „Încheie rândul” sau Enter.
lesson-money-refill-wrong = Acum încheie rândul.
lesson-money-currency-title = Patru valute
lesson-money-currency-1 = Fiecare spațiu din târg acceptă **o singură valută**: florini galbeni, dirhami verzi, dinari albaștri, ducați portocalii.
lesson-money-currency-2 = Ai 4 ducați, iar turnul costă 11.
lesson-money-currency-turn = Ia cartea cu care vei putea cumpăra turnul.
lesson-money-currency-done = 4 + 7 = 11 ducați: în tura următoare turnul poate fi al tău, cu suma exactă.
lesson-money-currency-hint = Turnul este pe spațiul portocaliu: se plătește în ducați.
lesson-money-currency-wrong = O carte mai mare, dar în altă valută: pentru turn contează doar ducații.


## Chapter 2: the market

lesson-market-title = Târgul
lesson-market-about = Cumperi piese și afli de ce merită suma exactă.
lesson-market-pay-title = Cumpără o piesă
lesson-market-pay-1 = Plătești **cel puțin prețul**, în valuta spațiului.
lesson-market-pay-2 = Nu se dă rest.
lesson-market-pay-turn = Cumpără singura piesă pentru care îți ajung banii.
lesson-market-pay-done = Ai plătit 8 pentru un preț de 7. Când plătești în plus, nu mai ai acțiuni.
lesson-market-pay-hint = Arcada costă 7 dinari, iar tu ai o carte de 8 dinari.
lesson-market-pay-wrong = Bani poți lua oricând. De data asta cumpără o piesă.
lesson-market-place-title = Așaz-o
lesson-market-place-1 = Piesa cumpărată stă deoparte și se așază **la sfârșitul turei**.
lesson-market-place-2 = Spațiile **posibile** sunt marcate: acolo se potrivește. Piesele nu se rotesc niciodată.
lesson-market-place-turn = Așază arcada lângă fântână.
lesson-market-place-done = Alhambra ta crește. Zidurile ei sunt spre exterior: mai târziu vor aduce puncte.
lesson-market-place-hint = Alege un spațiu posibil, apoi apasă „{ play-button-place }”.
lesson-market-place-wrong = Pune arcada în Alhambra ta.
lesson-market-place-wrong-reserve = Rezerva nu aduce puncte, iar scoaterea din ea costă o acțiune. Construiește arcada acum.
lesson-market-exact-title = Suma exactă
lesson-market-exact-1 = Dacă plătești **exact** prețul, poți face **încă o acțiune**.
lesson-market-exact-2 = De aceea cărțile mici sunt prețioase.
lesson-market-exact-turn = Cumpără o piesă cu suma exactă.
lesson-market-exact-done = Exact! E tot rândul tău.
lesson-market-exact-hint = 2 + 4 florini fac exact prețul pavilionului.
lesson-market-exact-wrong = Cumpără o piesă și plătește suma exactă.
lesson-market-exact-wrong-over = Ai plătit în plus: nu mai ai acțiuni. Alege alte cărți din mână.
lesson-market-again-title = Încă o acțiune
lesson-market-again-1 = Cât timp plătești exact, rândul tău **continuă**.
lesson-market-again-2 = Spațiul piesei cumpărate rămâne **gol până la sfârșitul turei**.
lesson-market-again-turn = Cumpără a doua piesă cu suma exactă, apoi ia bani.
lesson-market-again-done = Trei acțiuni într-o singură tură! Luarea banilor a fost ultima.
lesson-market-again-hint = Și cealaltă piesă se poate plăti exact: grădina cu 3 + 5 dinari, pavilionul cu 2 + 4 florini. Apoi ia o carte.
lesson-market-again-wrong = Mai întâi cumpără a doua piesă: după ce iei bani, nu mai ai acțiuni.
lesson-market-again-wrong-over = Prea mult: nu ai mai avea acțiuni. Plătește exact.
lesson-market-again-wrong-end = Poți să te oprești, dar o acțiune în plus nu costă nimic. Folosește-o.
lesson-market-both-title = Două piese puse deoparte
lesson-market-both-1 = Acum se așază toate piesele din tura aceasta, în **orice ordine**.
lesson-market-both-2 = Ce nu vrei să construiești merge în **rezervă**.
lesson-market-both-turn = Așază ambele piese.
lesson-market-both-done = A fost o tură întreagă: două piese și o carte.
lesson-market-both-hint = Alege un spațiu posibil sau pune piesa în rezervă.
lesson-market-both-wrong = Așază cele două piese.


## Chapter 3: building

lesson-building-title = Construirea
lesson-building-about = Unde se potrivește o piesă și ce faci când nu se potrivește.
lesson-building-edges-title = Laturile se potrivesc
lesson-building-edges-1 = Fiecare latură a unei piese are zid sau este deschisă.
lesson-building-edges-2 = Unde două piese se ating: **zid la zid** sau **deschis la deschis**.
lesson-building-edges-turn = Greșește intenționat: alege un spațiu unde un zid atinge o latură deschisă.
lesson-building-edges-done = Jocul spune ce latură nu se potrivește și o marchează cu o bară roșie. Nu pierzi nimic dacă încerci.
lesson-building-edges-hint = La vest de serai: latura lui de vest are zid, latura de est a grădinii nu are.
lesson-building-places-title = Locurile bune
lesson-building-places-1 = O piesă nouă are cel puțin **o latură întreagă** comună cu Alhambra ta.
lesson-building-places-2 = Toate laturile care se ating trebuie să se potrivească, nu doar una.
lesson-building-places-turn = Găsește cele două locuri unde se potrivește grădina.
lesson-building-places-done = Ambele sunt permise. Zidurile hotărăsc care e mai bun: vezi în capitolul 4.
lesson-building-places-hint = La vest de fântână și la nord de serai.
lesson-building-places-wrong = Construiește grădina în Alhambra ta.
lesson-building-places-wrong-reserve = Se potrivește în două locuri, nu e nevoie de rezervă.
lesson-building-walk-title = Pe jos de la fântână
lesson-building-walk-1 = La fiecare piesă se ajunge **pe jos de la fântână**, prin laturi deschise.
lesson-building-walk-2 = Zid la zid se potrivește, dar pe acolo nu se poate trece.
lesson-building-walk-turn = Încearcă un spațiu unde apartamentul ar atinge doar zid la zid.
lesson-building-walk-done = Laturile se potrivesc, dar de la fântână nu duce niciun drum acolo.
lesson-building-walk-hint = La est de arcadă: acolo zidul ei atinge zidul apartamentului.
lesson-building-hole-title = Fără goluri
lesson-building-hole-1 = Niciun spațiu gol nu poate fi **închis** între piese.
lesson-building-hole-2 = O ieșire pe diagonală nu e de ajuns.
lesson-building-hole-turn = Încearcă să închizi spațiul gol dintre piesele tale.
lesson-building-hole-done = Spațiul gol ar rămâne închis pentru totdeauna. Să-l umpli e permis.
lesson-building-hole-hint = La est de spațiul gol: la sud de arcada 8 și la nord de apartamentul 11.
lesson-building-reserve-title = Rezerva
lesson-building-reserve-1 = O piesă care nu se potrivește nicăieri sau pe care o păstrezi merge în **rezervă**.
lesson-building-reserve-2 = Acolo nu aduce niciodată puncte.
lesson-building-reserve-turn = Acest turn nu se potrivește nicăieri. Pune-l în rezervă.
lesson-building-reserve-done = Rezerva nu are limită. Mai târziu turnul își poate găsi locul.
lesson-building-reserve-hint = Apasă „{ play-button-reserve }”, apoi confirmă.
lesson-building-reserve-wrong = Pune turnul în rezervă.
lesson-building-add-title = Reamenajează: adaugă
lesson-building-add-1 = În loc să iei bani sau să cumperi, poți **reamenaja**: este o acțiune întreagă.
lesson-building-add-2 = De exemplu, **adaugi** o piesă din rezervă.
lesson-building-add-turn = Adaugă arcada la Alhambra ta.
lesson-building-add-done = Închide colțul: zidul din jur e acum mult mai lung.
lesson-building-add-hint = Apasă „Reamenajează”, alege arcada din rezervă, apoi spațiul posibil.
lesson-building-add-wrong = Se poate, dar de data asta adaugă arcada pe un spațiu gol.
lesson-building-swap-title = Reamenajează: înlocuiește
lesson-building-swap-1 = Poți și să **scoți** o piesă și s-o pui în rezervă.
lesson-building-swap-2 = Sau să **înlocuiești** o piesă așezată cu una din rezervă, **pe același spațiu**.
lesson-building-swap-3 = După aceea toate regulile de construcție trebuie respectate. Fântâna nu se mută niciodată.
lesson-building-swap-turn = Pune turnul în locul arcadei.
lesson-building-swap-done = Acum arcada e în rezervă și se poate întoarce mai târziu.
lesson-building-swap-hint = Apasă „Reamenajează”, alege turnul din rezervă, apoi arcada.
lesson-building-swap-wrong = Se poate, dar de data asta înlocuiește o piesă cu alta.
lesson-building-swap-wrong-remove = Scoaterea costă o acțiune, adăugarea încă una. Înlocuirea le face pe amândouă deodată.
lesson-building-swap-wrong-add = Așa adaugi turnul. De data asta pune-l exact pe arcadă.


## Chapter 4: the longest wall

lesson-wall-title = Cel mai lung zid
lesson-wall-about = Cum aduc puncte zidurile și cum le faci mai lungi.
lesson-wall-count-title = Ce se numără
lesson-wall-count-1 = La fiecare rundă de scor (sunt trei într-o partidă) **cel mai lung zid** al tău aduce 1 punct pentru fiecare latură.
lesson-wall-count-2 = Contează doar laturile **exterioare**: zid fără nicio piesă dincolo de el.
lesson-wall-count-3 = Laturile trebuie să fie legate, colț la colț. Zidul tău merge pe lângă cele trei turnuri: 1 + 3 + 3 = 7 laturi.
lesson-wall-longer-title = Fă-l mai lung
lesson-wall-longer-1 = Fiecare spațiu posibil spune cu cât s-ar schimba zidul tău acolo.
lesson-wall-longer-2 = Un zid **între două piese** e în interior și nu mai contează.
lesson-wall-longer-turn = Construiește seraiul acolo unde zidul devine cel mai lung.
lesson-wall-longer-done = 9 laturi: ambele ziduri ale lui continuă zidul pe care îl aveai.
lesson-wall-longer-hint = La sud de fântână, zidurile lui se leagă de zidul dinspre est.
lesson-wall-longer-wrong = Acolo zidul nu se lungește. Există un spațiu mai bun.
lesson-wall-longer-wrong-inside = Acolo un zid ajunge în interior: cel mai lung zid al tău pierde 2 laturi.
lesson-wall-longer-wrong-reserve = În rezervă zidurile lui nu contează. Construiește-l.
lesson-wall-join-title = Unește două ziduri
lesson-wall-join-1 = Doar porțiunea **cea mai lungă** aduce puncte, celelalte nimic.
lesson-wall-join-2 = De aceea merită să unești două porțiuni.
lesson-wall-join-turn = Construiește seraiul astfel încât două ziduri să devină unul.
lesson-wall-join-done = De la 6 la 11 laturi cu o singură piesă!
lesson-wall-join-hint = La vest de fântână: între zidul de la nord și cel de la sud.
lesson-wall-join-wrong = Acolo cel mai lung zid rămâne la 6. Caută golul dintre două ziduri.
lesson-wall-join-wrong-reserve = În rezervă zidurile lui nu contează. Construiește-l.
lesson-wall-choose-title = Alege piesa potrivită
lesson-wall-choose-1 = Piesele ieftine au multe ziduri, cele scumpe puține sau deloc.
lesson-wall-choose-2 = Dar laturile deschise lasă Alhambra să crească: ai nevoie și de ele.
lesson-wall-choose-turn = Cumpără piesa care îți lungește cel mai mult zidul și construiește-o.
lesson-wall-choose-done = 10 laturi, 10 puncte la fiecare rundă de scor care urmează.
lesson-wall-choose-hint = Apartamentul are două ziduri potrivite pentru colțul din sud-est.
lesson-wall-choose-wrong = Cumpără o piesă, apoi construiește-o unde zidul se lungește cel mai mult.
lesson-wall-choose-wrong-tile = Piesa aceasta are prea puține ziduri ca să-ți lungească zidul.
lesson-wall-choose-wrong-place = Piesa potrivită, dar nu cel mai bun spațiu pentru zid.


## Chapter 5: scoring

lesson-scoring-title = Rundele de scor
lesson-scoring-about = Majorități, egalități și sfârșitul partidei.
lesson-scoring-most-title = Majorități
lesson-scoring-most-1 = Sunt șase tipuri de clădiri. Cine are **cele mai multe** de un tip primește punctele lui.
lesson-scoring-most-2 = Compară cele trei Alhambre: la grădini toți au câte 1.
lesson-scoring-overtake-title = Treci în frunte
lesson-scoring-overtake-1 = E de ajuns o clădire în plus față de ceilalți.
lesson-scoring-overtake-2 = Tipurile scumpe aduc mai mult: pavilioanele cel mai puțin, turnurile cel mai mult.
lesson-scoring-overtake-turn = Cumpără piesa care îți aduce o majoritate fără egalitate.
lesson-scoring-overtake-done = 2 grădini, ceilalți câte 1. Și cu suma exactă: încă o acțiune.
lesson-scoring-overtake-hint = Poți plăti grădina cu suma exactă.
lesson-scoring-overtake-wrong = Runda de scor e aproape. Cumpără mai întâi grădina.
lesson-scoring-turn-title = Încheie rândul
lesson-scoring-turn-1 = Contează doar ce se află în Alhambra: grădina trebuie construită.
lesson-scoring-turn-turn = Ia bani, apoi construiește grădina.
lesson-scoring-turn-done = Acum trebuie trasă o carte pentru locul gol.
lesson-scoring-turn-hint = Alege o carte și confirmă. Apoi un spațiu posibil pentru grădină.
lesson-scoring-turn-wrong = Mai întâi ia bani, apoi construiește grădina.
lesson-scoring-turn-wrong-end = Poți să te oprești, dar acum o carte nu costă nimic. Ia una.
lesson-scoring-turn-wrong-reserve = În rezervă grădina nu aduce puncte. Construiește-o.
lesson-scoring-count-title = O carte de scor
lesson-scoring-count-1 = În pachet sunt două cărți de scor. Când apare una, **se numără punctele**.
lesson-scoring-count-2 = A treia rundă de scor vine la sfârșitul partidei.
lesson-scoring-count-turn = Încheie rândul și urmărește runda de scor.
lesson-scoring-count-done = La fiecare punct se vede de unde vine. Poți deschide oricând paginile acestea cu S.
lesson-scoring-count-hint = Apasă „Încheie rândul”.
lesson-scoring-count-wrong = Acum încheie rândul.
lesson-scoring-ties-title = Locuri și egalități
lesson-scoring-ties-1 = În runda de scor 1 contează doar **primul loc** la un tip. În runda de scor 2 și al doilea, în runda de scor 3 și al treilea, pentru mult mai multe puncte.
lesson-scoring-ties-2 = La **egalitate**, punctele locurilor se adună și se împart, rotunjit în jos.
lesson-scoring-ties-3 = La turnuri, de exemplu: 6 puncte la doi, câte 3.
lesson-scoring-end-title = Se apropie sfârșitul
lesson-scoring-end-1 = Tocmai ai cumpărat două piese cu suma exactă, iar în săculeț a rămas **una** singură.
lesson-scoring-end-2 = Dacă un spațiu din târg **nu mai poate fi completat**, partida se încheie.
lesson-scoring-end-3 = Apoi fiecare piesă rămasă ajunge **gratis** la cine are cei mai mulți bani în valuta ei.
lesson-scoring-end-turn = Marco are 8 ducați, tu ai 4. Ia cartea care îți aduce turnul.
lesson-scoring-end-done = 13 ducați față de 8: turnul va fi al tău.
lesson-scoring-end-hint = Turnul e pe spațiul ducaților. Ia cartea de 9 ducați.
lesson-scoring-end-wrong = Atunci turnul i-ar reveni lui Marco. Ai nevoie de mai mulți ducați.
lesson-scoring-end-wrong-end = Folosește acțiunea: banii hotărăsc cine primește turnul.
lesson-scoring-last-title = Ultima tură
lesson-scoring-last-1 = Așază cele două piese cumpărate.
lesson-scoring-last-2 = Apoi încheie rândul: două spații goale, o singură piesă rămasă.
lesson-scoring-last-turn = Așază ambele piese și încheie rândul.
lesson-scoring-last-done = Un spațiu rămâne gol: partida se încheie, iar târgul se împarte.
lesson-scoring-last-hint = Alege câte un spațiu posibil, confirmă, apoi încheie rândul.
lesson-scoring-last-wrong = Așază ambele piese, apoi încheie rândul.
lesson-scoring-gift-title = O piesă gratis
lesson-scoring-gift-1 = Turnul e al tău, iar banii îți rămân.
lesson-scoring-gift-2 = Apoi vine runda de scor 3. **Câștigă cine are cele mai multe puncte.**
lesson-scoring-gift-turn = Construiește turnul și urmărește ultima rundă de scor.
lesson-scoring-gift-done = Acum cunoști jocul de bază. Distracție plăcută la prima partidă ghidată!
lesson-scoring-gift-hint = Alege un spațiu posibil și confirmă.
lesson-scoring-gift-wrong = Construiește turnul.
lesson-scoring-gift-wrong-reserve = În rezervă turnul nu contează. Construiește-l.
