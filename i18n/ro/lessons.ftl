### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = Tu
lesson-course = Învață jocul
lesson-chapter = capitolul { $n } din { $of }
lesson-module = lecție despre un modul
lesson-chapters = Capitole
lesson-steps = Pași
lesson-step = pasul { $n } din { $of }
lesson-skip = Sari peste
lesson-leave = Ieși
lesson-hint = Sugestie
lesson-finish = Gata
lesson-next-chapter = Capitolul următor
lesson-turn = Rândul tău
lesson-count = { $n } din { $of }
lesson-found = Corect! Mutarea e luată înapoi, ca să mai găsești una.
lesson-allowed = Regulile permit asta. Caută ceva ce nu e permis.
lesson-say-done = Foarte bine
lesson-say-found = Găsit
lesson-say-wrong = Permis, dar nu aici
lesson-say-hint = Sugestie
lesson-kept = Progresul tău se păstrează. Poți relua orice pas.
lesson-prompt-read = Citește textul din dreapta, apoi continuă
lesson-prompt-done = Pasul acesta e gata: continuă
lesson-state-done = făcut
lesson-state-now = acum


## The page of learning

start-learn = Învață
start-learn-detail = Lecții, regulament, exerciții
start-learn-first = Prima dată aici? Învață jucând
learn-title = Învață
learn-course-about =
    { $n ->
        [one] Cinci capitole, cam { $n } minut. Faci chiar tu fiecare mutare, la o masă adevărată.
        [few] Cinci capitole, cam { $n } minute. Faci chiar tu fiecare mutare, la o masă adevărată.
       *[other] Cinci capitole, cam { $n } de minute. Faci chiar tu fiecare mutare, la o masă adevărată.
    }
learn-course-done = Cunoști jocul de bază. Acum joacă: o partidă mică, cu toate explicațiile.
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
learn-modules = Lecții despre module
learn-book = Regulament
learn-book-detail = Fiecare regulă, cu exemple de încercat
learn-practice = Exerciții
learn-practice-detail = Întrebări scurte despre poziții adevărate
learn-known = Ce știi
learn-known-detail = Regulile pe care le-ai folosit și cele de descoperit
learn-who = Învață:
learn-nobody = fără nume
learn-new-name = Alt nume
learn-add = Adaugă
learn-delete = Șterge
learn-delete-sure = Ștergi tot progresul?
learn-not-saved = Progresul nu a putut fi salvat: { $reason }
learn-not-read = Progresul nu a putut fi citit și a fost pus deoparte: { $reason }
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
lesson-money-goal-1 = În jurul acestei **fântâni** construiești un palat, piesă cu piesă.
lesson-money-goal-2 = Piesele se cumpără din **târg**. Numărul de pe piesă este prețul ei.
lesson-money-goal-3 = Când îți vine rândul faci **un singur lucru**: iei bani, cumperi o piesă sau reamenajezi.
lesson-money-take-title = Ia o carte
lesson-money-take-1 = Patru cărți de bani stau mereu la vedere.
lesson-money-take-2 = Poți lua **o carte de orice valoare**.
lesson-money-take-turn = Ia cartea cu cea mai mare valoare și confirmă.
lesson-money-take-done = Acum ai în mână cartea de 9. Locul ei rămâne gol până la sfârșitul rândului.
lesson-money-take-hint = Cea mai mare este cartea portocalie de 9.
lesson-money-take-wrong = O carte mică te costă aceeași acțiune ca una mare. Ia cartea de 9.
lesson-money-take-wrong-several = Se pot lua și două cărți mici: urmează imediat. Aici ia cartea de 9.
lesson-money-several-title = Mai multe deodată
lesson-money-several-1 = În locul unei cărți poți lua **mai multe**, dacă împreună valorează **cel mult 5**.
lesson-money-several-2 = Culoarea lor nu contează.
lesson-money-several-turn = Găsește cele două moduri de a lua două cărți.
lesson-money-several-done = 1 + 3 și 1 + 4: ambele rămân până la 5. Cu cărți mici e ușor să plătești suma exactă.
lesson-money-several-hint = Alege cartea galbenă de 1, apoi pe cea verde de 3 sau pe cea albastră de 4.
lesson-money-several-wrong = O carte poți lua oricând. Aici ia două care fac cel mult 5.
lesson-money-refill-title = Sfârșitul rândului
lesson-money-refill-1 = După ce iei bani nu mai ai acțiuni.
lesson-money-refill-2 = Cărți și piese noi apar abia **la sfârșitul rândului**.
lesson-money-refill-turn = Încheie rândul și privește locurile goale.
lesson-money-refill-done = Au apărut două cărți noi. Acum urmează rândul altcuiva.
lesson-money-refill-hint = Apasă „Încheie rândul”, deasupra Alhambrei tale.
lesson-money-refill-wrong = Acum încheie rândul.
lesson-money-currency-title = Patru valute
lesson-money-currency-1 = Fiecare spațiu din târg acceptă **o singură valută**: florini galbeni, dirhami verzi, dinari albaștri, ducați portocalii.
lesson-money-currency-2 = Ai 4 ducați, iar turnul costă 11.
lesson-money-currency-turn = Ia cartea cu care vei putea cumpăra turnul.
lesson-money-currency-done = 4 + 7 = 11 ducați: la rândul următor turnul poate fi al tău, cu suma exactă.
lesson-money-currency-hint = Turnul este pe spațiul portocaliu: se plătește în ducați.
lesson-money-currency-wrong = O carte mai mare, dar în altă valută: pentru turn contează doar ducații.
