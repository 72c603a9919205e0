### The exercises: the page, the questions, and what proves the answers.

## The page

practice-title = Exerciții
practice-intro = Fiecare întrebare vine dintr-o partidă adevărată, iar programul verifică fiecare răspuns după reguli.
practice-level = Dificultate
practice-level-1 = Ușor
practice-level-2 = Mediu
practice-level-3 = Greu
practice-group-base = Jocul de bază
practice-group-modules = Module
practice-mixed = Amestecate: ce ai învățat
practice-review = Reia cele greșite ({ $n })
practice-lay = Reconstituie această poziție
practice-record = { $k } din { $n } corecte
practice-untried = fără încercări
practice-topic = { $name }: { $record }
practice-streak =
    { $n ->
        [one] { $n } răspuns corect la rând
        [few] { $n } răspunsuri corecte la rând
       *[other] { $n } de răspunsuri corecte la rând
    }
practice-best = Record: { $n } la rând
practice-check = Verifică
practice-next = Exercițiul următor
practice-topics = Teme
practice-right = Corect!
practice-wrong = Nu de data asta
practice-answer = Răspunsul corect: { $list }
practice-rule = Regula: { $title }
practice-number = Răspuns: { $n }
practice-number-empty = Scrie numărul
practice-erase = Șterge
practice-how-one = Alege un răspuns.
practice-how-many = Alege toate răspunsurile corecte, apoi verifică.
practice-how-cards = Fă clic pe cărți sau apasă numerele lor, apoi verifică.
practice-how-cell = Fă clic sau deplasează-te cu săgețile și apasă tasta Space.
practice-how-cells = Fă clic sau folosește săgețile și tasta Space, apoi verifică.
practice-how-number = Scrie numărul sau fă clic pe cifre, apoi verifică.
practice-framed = încadrat: { $cell }
practice-said-right = corect
practice-said-wrong = greșit

## Topics

exercise-family-exact = Plata exactă
exercise-family-market = Achiziții cu suma exactă
exercise-family-take = Luarea banilor
exercise-family-left = Ce rămâne
exercise-family-cells = Unde poate sta o piesă
exercise-family-forbids = Ce regulă se opune
exercise-family-wall-cell = Cel mai bun spațiu pentru zid
exercise-family-remove = Scoaterea unei piese
exercise-family-wall = Cel mai lung zid
exercise-family-majority = Majorități
exercise-family-tie = Locuri împărțite
exercise-family-scoring = O rundă de scor întreagă
exercise-family-final = Distribuirea finală

## Questions

exercise-ask-exact = Ce cărți fac exact { $price }?
exercise-ask-market = Ce piese pot fi plătite exact? Alege-le pe toate.
exercise-ask-market-one = Ce piesă poate fi plătită exact?
exercise-ask-take = Ce cărți, luate împreună, valorează cel mai mult?
exercise-ask-left = Preț: { $price }, plătit cu cât mai puțin. Cât rămâne din această valută?
exercise-ask-over = Preț: { $price }. Cu cât trebuie să plătești în plus, cel puțin?
exercise-ask-final = Distribuirea finală, { $currency }: cine primește această piesă?
exercise-ask-cells = Unde poate fi așezată această piesă? Alege toate spațiile.
exercise-ask-cells-one = Alege un spațiu unde poate fi așezată această piesă.
exercise-ask-camp = Unde poate fi așezată această tabără? Alege toate spațiile.
exercise-ask-wall-cell = Pe ce spațiu formează această piesă cel mai lung zid?
exercise-ask-forbids = Această piesă pe spațiul încadrat: ce regulă interzice asta?
exercise-ask-remove = Ce piese pot fi scoase? Alege-le pe toate.
exercise-ask-remove-one = Alege o piesă care poate fi scoasă.
exercise-ask-wall = Câte laturi are cel mai lung zid?
exercise-ask-winner = { $types }: cine are majoritatea?
exercise-ask-majority = { $types }, runda de scor { $k }: câte puncte primește { $name }?
exercise-ask-scoring = Runda de scor { $k }: câte puncte primește { $name } pentru majorități și zid?

## Questions about modules

exercise-ask-vizier = Ce piese poate cumpăra vizirul? Alege-le pe toate.
exercise-ask-vizier-one = Ce piesă poate cumpăra vizirul?
exercise-ask-order = Cui i se pune întâi întrebarea dacă folosește vizirul?
exercise-ask-bonus = Care dintre aceste cărți bonus poate fi arătată acum?
exercise-ask-bonus-count = Cartea bonus e arătată. { $types }: câte se numără în această Alhambra?
exercise-ask-hut = Câte clădiri valorează baraca încadrată?
exercise-ask-count = { $types }: câte se numără în această Alhambra, cu tot cu baraca încadrată?
exercise-ask-hut-cell = Pe ce spațiu ar valora această baracă cele mai multe clădiri?
exercise-ask-gate = Unde poate fi așezată această piesă numai cu o poartă? Alege toate spațiile.
exercise-ask-gate-one = Alege un spațiu unde această piesă poate fi așezată numai cu o poartă.
exercise-ask-faruk = Faruk, până la { $limit }: ce cărți, luate împreună, valorează cel mai mult?
exercise-ask-yusuf = Câte puncte adaugă Yusuf pentru acest zid?
exercise-ask-hakim = { $types }, runda de scor { $k }: câte puncte primește { $name } cu Hakim?
exercise-ask-camp-points = Câte puncte aduce tabăra încadrată la fiecare rundă de scor?
exercise-ask-camps = Câte puncte aduc împreună taberele încadrate la fiecare rundă de scor?
exercise-ask-sticks = Ziduri de adăugat: { $sides }. Pe ce piese din Alhambra pot merge? Alege-le pe toate.
exercise-ask-sticks-one = Ziduri de adăugat: { $sides }. Alege o piesă din Alhambra care le poate primi.
exercise-ask-thief =
    { $n ->
        [one] Ce cărți poate lua acest hoț? Alege-le pe toate.
        [few] Ce cărți pot lua acești hoți? Alege-le pe toate.
       *[other] Ce cărți pot lua acești hoți? Alege-le pe toate.
    }
exercise-ask-thief-who = Cine poate folosi un hoț acum? Alege toate numele.
exercise-ask-coins = Preț: { $price }. Câte monede primești drept rest?
exercise-ask-residents = Câte puncte valorează acești locuitori?
exercise-ask-chests = Cufere, runda de scor { $k }: câte puncte primește { $name }?
exercise-ask-chest-cells = Pe ce piese poate sta acest cufăr? Alege-le pe toate.
exercise-ask-attack =
    Runda de scor { $k }: câte puncte costă un atac dinspre { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] vest
    }?
exercise-ask-bazaar = Câte puncte aduce bazarul încadrat la ultima rundă de scor?
exercise-ask-bazaar-cell = Pe ce spațiu ar aduce acest bazar cele mai multe puncte?
exercise-ask-bazaar-price = Cât costă acum acest bazar?

## What is shown

exercise-row-tile = Piesă
exercise-row-hand = Mână
exercise-row-display = Cărți la vedere
exercise-row-of = { $name }
exercise-row-paid = Plătit cu
exercise-row-thieves = Hoți
exercise-row-bonus = Carte bonus arătată
exercise-row-bonus-of = Carte bonus arătată: { $name }
exercise-row-character = Personaj
exercise-row-card = Carte de zid
exercise-row-market = Târg
exercise-row-chest = Cufăr
exercise-row-attack = Atac
exercise-option-tile = { $tile } ({ $price })
exercise-nobody = Nimeni
exercise-allowed = Niciuna: e permis
exercise-place = { $points } pentru { $place }
exercise-paid = Puncte aici: { $list }
exercise-table = Punctele pe locuri în runda de scor { $k }, de la pavilion la turn: { $list }
exercise-sets = O serie de 1 până la 6 culori: { $list }
exercise-round = În jurul mesei: { $list }
exercise-moved = Tocmai a jucat: { $name }
exercise-next = Urmează la rând: { $name }
exercise-active = Viziri activi: { $list }

## What proves the answer

exercise-why-exact = { $sum }: exact { $price }.
exercise-why-ways =
    { $n ->
        [one] { $n } mod de a plăti exact.
        [few] { $n } moduri de a plăti exact.
       *[other] { $n } de moduri de a plăti exact.
    }
exercise-why-payable = { $price }: { $sum }.
exercise-note-not-exact = Nicio combinație nu dă exact { $price }.
exercise-why-take = { $sum }: nicio altă alegere nu se apropie mai mult de { $limit }.
exercise-why-cheapest = { $sum } la un preț de { $price }.
exercise-why-over = Plătit cu { $n } în plus: nicio altă acțiune în tura aceasta.
exercise-why-left =
    În mână { $held }, plătești { $paid }: { $n ->
        [one] rămâne { $n }
        [few] rămân { $n }
       *[other] rămân { $n }
    }.
exercise-why-holds = { $name }: { $money }
exercise-why-gets = Cel mai mult din această valută: { $name }.
exercise-why-nobody = Egalitate la cei mai mulți bani: piesa nu ajunge la nimeni.
exercise-why-cells =
    { $n ->
        [one] Doar { $n } spațiu e posibil.
        [few] { $n } spații sunt posibile.
       *[other] { $n } de spații sunt posibile.
    }
exercise-why-wall-cell =
    { $n ->
        [one] Acolo cel mai lung zid are { $n } latură.
        [few] Acolo cel mai lung zid are { $n } laturi.
       *[other] Acolo cel mai lung zid are { $n } de laturi.
    }
exercise-note-wall =
    { $n ->
        [one] Pe spațiul tău ar avea doar { $n } latură.
        [few] Pe spațiul tău ar avea doar { $n } laturi.
       *[other] Pe spațiul tău ar avea doar { $n } de laturi.
    }
exercise-why-allowed = Toate laturile care se ating se potrivesc, se ajunge pe jos și nu rămâne niciun gol.
exercise-why-remove =
    { $n ->
        [one] { $n } piesă poate ieși: la toate celelalte se ajunge în continuare pe jos.
        [few] { $n } piese pot ieși, câte una: la toate celelalte se ajunge în continuare pe jos.
       *[other] { $n } de piese pot ieși, câte una: la toate celelalte se ajunge în continuare pe jos.
    }
exercise-why-wall =
    { $n ->
        [one] Cel mai lung zid are { $n } latură.
        [few] Cel mai lung zid are { $n } laturi, numerotate pe tablă.
       *[other] Cel mai lung zid are { $n } de laturi, numerotate pe tablă.
    }
exercise-why-runs =
    { $n ->
        [one] { $n } altă porțiune de zid nu contează.
        [few] { $n } alte porțiuni de zid nu contează.
       *[other] { $n } de alte porțiuni de zid nu contează.
    }
exercise-why-winner =
    { $n ->
        [one] { $name } are { $n } clădire și primește { $points }.
        [few] { $name } are { $n } clădiri, cele mai multe: { $points } în runda de scor 1.
       *[other] { $name } are { $n } de clădiri, cele mai multe: { $points } în runda de scor 1.
    }
exercise-why-count = { $name }: { $n }
exercise-why-place = Pe { $place }: { $points }.
exercise-why-line = { $what }: { $n }
exercise-why-total = În total: { $points }.

## What proves the answer, with modules

exercise-why-order = Ordinea întrebărilor: { $list }.
exercise-why-bonus = Chiar această clădire se află în Alhambra: { $tile }.
exercise-why-bonus-count = { $n } + 1 = { $all }: cartea bonus contează ca încă o clădire.
exercise-why-hut =
    { $n ->
        [one] Baraca valorează { $n } clădire: vecinii de același tip, fără zid la mijloc.
        [few] Baraca valorează { $n } clădiri: vecinii de același tip, fără zid la mijloc.
       *[other] Baraca valorează { $n } de clădiri: vecinii de același tip, fără zid la mijloc.
    }
exercise-why-all = În total: { $n }.
exercise-why-counts = Acolo valorează { $n }.
exercise-note-counts = Pe spațiul tău ar valora { $n }.
exercise-why-gate =
    { $n ->
        [one] Pe { $n } spațiu doar zidurile stau în cale: o poartă deschide unul.
        [few] Pe { $n } spații doar zidurile stau în cale: o poartă deschide unul.
       *[other] Pe { $n } de spații doar zidurile stau în cale: o poartă deschide unul.
    }
exercise-note-no-gate = Aici poate fi așezată fără poartă.
exercise-why-yusuf =
    { $n ->
        [one] { $n } latură ÷ 3, rotunjit în jos: { $points }.
        [few] { $n } laturi ÷ 3, rotunjit în jos: { $points }.
       *[other] { $n } de laturi ÷ 3, rotunjit în jos: { $points }.
    }
exercise-why-hakim = Cu Hakim valorează { $n }: nu mai e egalitate.
exercise-why-sticks =
    { $n ->
        [one] { $n } piesă are aceste laturi fără ziduri și fără vecini.
        [few] { $n } piese au aceste laturi fără ziduri și fără vecini.
       *[other] { $n } de piese au aceste laturi fără ziduri și fără vecini.
    }
exercise-note-sticks = Una dintre aceste laturi are deja un zid sau atinge o piesă.
exercise-why-thief = Un hoț ia numai cărți din valuta lui: { $list }.
exercise-note-thief = Niciun hoț de aici nu ia această valută, ci doar: { $list }.
exercise-why-thief-who = Pot folosi unul: { $list }. Nu și cine urmează la rând: { $name }.
exercise-note-next = { $name } urmează la rând și nu poate folosi hoți.
exercise-why-coins =
    { $n ->
        [one] Plătit cu { $over } în plus: câte o monedă la fiecare 2, deci { $n } monedă.
        [few] Plătit cu { $over } în plus: câte o monedă la fiecare 2, deci { $n } monede.
       *[other] Plătit cu { $over } în plus: câte o monedă la fiecare 2, deci { $n } de monede.
    }
exercise-why-set =
    { $n ->
        [one] Serie de { $n } culoare: { $points }
        [few] Serie de { $n } culori: { $points }
       *[other] Serie de { $n } de culori: { $points }
    }
exercise-why-chests =
    { $n ->
        [one] { $name } are { $n } cufăr.
        [few] { $name } are { $n } cufere.
       *[other] { $name } are { $n } de cufere.
    }
exercise-why-chest-cells =
    { $n ->
        [one] { $n } clădire de culoarea lui nu are încă un cufăr.
        [few] { $n } clădiri de culoarea lui nu au încă un cufăr.
       *[other] { $n } de clădiri de culoarea lui nu au încă un cufăr.
    }
exercise-why-lost = Pierdere: { $points }.
exercise-why-bazaar-price = Cât piesa de pe spațiul valutei lui: { $price }.
