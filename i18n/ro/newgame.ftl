### The set-up of a new game.


## Players, modules and options

new-players-range = 2–6
new-players = Jucători
new-seat-name = Numele jucătorului { $n }
new-seat-kind = Cine controlează jucătorul { $n }
new-ai = AI
new-level = nivel
new-level-name = { $name } ({ $stars } din 5)
new-language = limbă
new-assist = ajutor
new-assist-learn = învățare
new-assist-normal = normal
new-assist-expert = expert
new-language-same = la fel ca programul
new-seat-remove = Scoate jucătorul { $n }
new-seat-add = Adaugă un jucător
new-dirk-note = În doi, regulile îl adaugă pe Dirk, un al treilea jucător imaginar.
new-how = Opțiuni de joc
new-youngest = Cea mai mică vârstă (începe la egalitate)
new-youngest-lot = prin tragere la sorți
new-mark = Simbolul jucătorului { $n }: { $mark }
mark-circle = cerc
mark-diamond = romb
mark-triangle = triunghi
mark-square = pătrat
mark-hexagon = hexagon
mark-star = stea
new-counts = Ajutor la numărat
new-counts-all = tot ce se poate ști
new-counts-buildings = doar clădirile (puriști)
new-counts-nothing = nimic
new-auctions = Licitații pe același ecran
new-auctions-open = pe față
new-auctions-sealed = în secret, o dată
new-seed = Codul împărțirii
new-seed-help = Același cod dă aceleași cărți și piese.
new-seed-roll = Altul
new-seed-copy = Copiază
new-modules = Module
new-more = Jocul de bază · adaugă module
new-modules-chosen = { $n } din { $total }
new-module-minutes = +{ $n } min
new-complexity = Complexitate
new-complexity-base = jocul de bază: potrivit pentru prima partidă
new-complexity-easy = ușor: potrivit pentru prima partidă cu module
new-complexity-middle = pentru cine cunoaște bine jocul de bază
# Why the modules are much for a first game; the module is the one with the largest part of it.
new-heavy-rules =
    { $n ->
        [one] mult pentru prima partidă: { $n } fel nou de acțiuni, evenimente și puncte, mai ales cu „{ $module }”
        [few] mult pentru prima partidă: { $n } feluri noi de acțiuni, evenimente și puncte, mai ales cu „{ $module }”
       *[other] mult pentru prima partidă: { $n } de feluri noi de acțiuni, evenimente și puncte, mai ales cu „{ $module }”
    }
new-no-modules = fără module
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · cam { $minutes } minut**
        [few] **{ $players } · { $modules } · cam { $minutes } minute**
       *[other] **{ $players } · { $modules } · cam { $minutes } de minute**
    }
new-play = Joacă
new-reset = De la zero

## Cards of the modules

new-module-spoken =
    { $n ->
        [one] { $name }. { $idea } { $pieces } { $changes } Complexitate { $level } din 5, cam { $n } minut în plus.
        [few] { $name }. { $idea } { $pieces } { $changes } Complexitate { $level } din 5, cam { $n } minute în plus.
       *[other] { $name }. { $idea } { $pieces } { $changes } Complexitate { $level } din 5, cam { $n } de minute în plus.
    }
# Short for learn-offer, where a card is narrow.
new-lesson = Lecție
new-detail-none = Pune cursorul pe un modul sau mergi la el cu tastele: aici citești ce conține și ce schimbă.
new-detail = **{ $name }** · { $pieces } { $changes }
new-detail-short = **{ $name }** · { $changes }
new-detail-measured = Ture pe partidă, în medie: { $turns } · feluri noi de acțiuni, evenimente și puncte: { $news }
new-partners = Se potrivește cu: { $modules }

## Ready-made choices of modules

new-preset-base = Jocul de bază
new-preset-first = Primii pași
new-preset-all = Toate
new-preset-boxes = Extensie
new-preset-mixes = Recomandate
new-preset-surprise = Surprinde-mă
new-preset-mix-money = Afaceri și monede
new-preset-mix-city = Ziduri și porți
new-preset-mix-rivals = Rivali
new-preset-mix-treasures = Colecții
new-surprise-budget = complexitate până la { $n }
new-complexity-number = { $n } din { $total }

## How the set-up differs from the printed rules

new-joined = { $head } · { $rest }
new-differs-nothing = față de regulile tipărite: nicio schimbare
new-differs = față de regulile tipărite: { $what }
new-differs-numbers = numere alese de noi, fiindcă sursele nu le dau ({ $modules })
new-differs-shared = mai multe persoane, un ecran: mâinile rămân acoperite între ture

## Set-up codes

new-code-header = Cod…
new-code = Codul partidei
new-code-help = Copiază codul ca să trimiți această partidă sau lipește altul; numele rămân.
new-code-done = Partida corespunde acum codului.
code-empty = Scrie sau lipește mai întâi un cod
code-letter = Niciun cod nu conține „{ $letter }”
code-wrong = Nu este un cod de partidă sau o parte din el lipsește ori e greșită
code-newer = Codul acesta vine dintr-o versiune mai nouă a programului

## Favourites and the last set-up

new-last = Ultima partidă
new-favourites = Favorite
new-favourites-none = Dă un nume acestei partide și o găsești aici.
new-favourite-name = Numele partidei favorite
new-favourite-hint = Nume
new-favourite-keep = Păstrează
new-favourite-forget = Șterge { $name } din favorite
new-favourites-full =
    { $n ->
        [one] Este loc pentru { $n } partidă favorită: mai întâi șterge-o.
        [few] Este loc pentru { $n } partide favorite: mai întâi șterge una.
       *[other] Este loc pentru { $n } de partide favorite: mai întâi șterge una.
    }
new-favourite-facts = { $players } · { $modules }

## Rating and the level Fitting

new-told = { $one } { $more }
new-rating =
    { $base ->
        [yes] Cota ta în jocul de bază: { $points } ({ $low }–{ $high }).
       *[no] Cota ta cu cam tot atâtea module: { $points } ({ $low }–{ $high }).
    }
new-rating-chance = Contra acestor adversari câștigi cam { $n } din 100 de partide.
new-rating-up = E timpul să încerci nivelul { $level }.
new-rating-down = Deocamdată { $level } e nivelul care ți se potrivește.
new-fitting = Pe măsură
new-fitting-what = Joacă la unul din două niveluri vecine, tras la sorți înaintea fiecărei partide: câștigi puțin mai des decât la șanse egale, cam 40 din 100 de partide în trei
new-fitting-drawn =
    { $alike ->
        [yes] Nivelul pe măsura ta este { $level }: câștigi cam { $n } din 100 de partide.
       *[no] Nivelul pe măsura ta este de data asta { $level }, tras la sorți între { $easier } și { $harder }: în medie câștigi cam { $n } din 100 de partide.
    }
new-fitting-level = nivelul pe măsura ta: { $level }
new-fitting-one = Nivelul pe măsura ta cere exact o persoană la masă.
