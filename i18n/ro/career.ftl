### The career: what a person's finished games add up to, and the profiles they are booked on.

## The page

career-title = Parcurs
career-empty = Încă nicio partidă terminată. Tot ce joci până la capăt se păstrează aici: rezultate, de unde vin punctele, nivelul de joc și recordurile.
career-none-chosen = Nicio partidă nu se potrivește. Alege alte filtre.
career-reading = Se citesc partidele…
career-unread = Partidele nu au putut fi citite. Deschide din nou pagina pentru a încerca încă o dată.
career-tab-all = Tot
career-tab-results = Rezultate
career-tab-points = Puncte
career-tab-strength = Nivel
career-tab-records = Recorduri
career-tab-games = Partide
career-number = { $n }
career-games =
    { $n ->
        [one] { $n } partidă
        [few] { $n } partide
       *[other] { $n } de partide
    }
career-won =
    { $n ->
        [one] { $n } câștigată
        [few] { $n } câștigate
       *[other] { $n } câștigate
    }
career-summary = { $games }, { $won }
career-since = din { $day }
career-turns =
    { $n ->
        [one] { $n } tură
        [few] { $n } ture
       *[other] { $n } de ture
    }

## Filters

career-filters = Filtre
career-filter-person = Persoană:
career-filter-since = Perioadă:
career-filter-seats = Jucători:
career-filter-module = Module:
career-filter-level = Adversari:
career-since-all = de la început
career-since-year = ultimul an
career-since-quarter = ultimele 3 luni
career-since-month = ultimele 30 de zile
career-seats-all = oricâți
career-module-all = toate
career-module-base = Jocul de bază
career-level-all = toți
career-level-people = numai oameni
career-level-real = cu jocul din cutie
career-filters-clear = Șterge filtrele
career-filters-fold =
    { $n ->
        [0] Filtre
       *[other] Filtre ({ $n })
    }
career-chosen = Partide afișate: { $games }

## The person, records, victories in a row

career-person = Persoană
career-share = victorii
career-mean-points = puncte pe partidă
career-mean-place = locul mediu
career-records = Recorduri
career-records-keys = Enter deschide partida unui record.
career-record = { $name }: { $value }, { $day }
career-record-points = Cel mai mare scor
career-record-margin = Cel mai mare avans
career-record-wall = Cel mai lung zid
career-record-exact = Plăți exacte într-o partidă
career-record-bought = Piese cumpărate într-o partidă
career-record-turns = Cea mai rapidă victorie
career-streaks = Serii de victorii
career-streak-won =
    { $n ->
        [one] Acum: { $n } victorie
        [few] Acum: { $n } victorii la rând
       *[other] Acum: { $n } de victorii la rând
    }
career-streak-lost =
    { $n ->
        [one] Fără victorie de { $n } partidă
        [few] Fără victorie de { $n } partide
       *[other] Fără victorie de { $n } de partide
    }
career-streaks-later = Seriile de victorii și de înfrângeri apar după { $games }.
career-streak-most = Cea mai lungă serie: { $n }
career-streak-without =
    { $n ->
        [one] Cea mai lungă serie fără victorie: { $n } partidă
        [few] Cea mai lungă serie fără victorie: { $n } partide
       *[other] Cea mai lungă serie fără victorie: { $n } de partide
    }

## Results and sources

career-results = Rezultatele, partidă cu partidă
career-results-what = avansul față de cel mai bun adversar
career-results-keys = Săgețile aleg o partidă, Enter o deschide.
career-result = { $day }: { $place }, { $points }, { $lead }
career-ahead = { $n } în față
career-behind = { $n } în urmă
career-even = la egalitate
career-game-of = Rezultate, partida { $k } din { $n }. { $result }
career-legend-won = victorie ({ $n })
career-legend-lost = fără victorie ({ $n })
career-legend-mean = media ultimelor 10: { $n }
career-sources = De unde vin punctele
career-sources-what = puncte pe partidă
career-source-in =
    { $n ->
        [one] { $item } (în { $n } partidă)
        [few] { $item } (în { $n } partide)
       *[other] { $item } (în { $n } de partide)
    }
career-source = { $item }: { $points }, adversarii { $others }, diferența { $more }
career-rivals = media adversarilor
career-rivals-total = adversarii { $n }
career-best-worst = Cel mai mult peste adversari: { $best }. Cel mai mult sub ei: { $worst }.

## Strength

career-levels = Cât de bine joci, după adversari
career-levels-what = Cât de des câștigi față de pura întâmplare: 1× înseamnă la fel de des, 2× de două ori mai des. Linia e intervalul probabil. Partidele sunt grupate după cel mai puternic jucător AI de la masă.
career-modules = Cât de bine joci, după module
career-modules-what = La fel. O partidă cu mai multe module se numără la fiecare.
career-adjusted = La partidele analizate norocul e scos din calcul: { $n } din { $all }.
career-strength-later = Cât de des se câștigă față de pura întâmplare: apare de la { $games } în sus.
career-times = { $n }×
career-won-of =
    { $n ->
        [one] { $n } câștigată din { $all }
        [few] { $n } câștigate din { $all }
       *[other] { $n } câștigate din { $all }
    }
career-strength =
    { $sure ->
        [yes] { $name }: { $times } față de pura întâmplare (între { $low } și { $high }), diferență clară; { $won }
       *[no] { $name }: { $times } față de pura întâmplare (între { $low } și { $high }), diferență nesigură; { $won }
    }
career-strength-few = { $name }: { $won }, prea puține partide pentru mai mult
career-legend-sure = clar diferit de 1×
career-legend-open = nu se știe încă
career-legend-few =
    { $n ->
        [one] sub { $n } partidă
        [few] sub { $n } partide
       *[other] sub { $n } de partide
    }

career-your-level = Nivelul tău
career-rating-what = Punctele tale comparate cu ale celor cinci niveluri; { level-medium } are { $medium }. Bara arată intervalul probabil.
career-set-few = Cu 1–4 module
career-set-many = Cu 5 module sau mai multe
career-rating-between = { $low }–{ $high }, ultima partidă { $last }
career-rating-told = { $name }: { $points } ({ $between }), cel mai aproape de { $level }; { $games }
career-level-later = Punctele tale și cât de des câștigi apar după { $games }.
career-rating-later = după { $games }
career-rating-few = { $name }: { $later }

## The list of games

career-games-title = Partide
career-games-keys = Enter deschide o partidă.
career-game = { $result }. Adversari: { $rivals }. Module: { $modules }
career-rival = { $name } ({ $level })
career-delete = Șterge
career-delete-sure = Sigur o ștergi?
career-record-gone = Fișierul acestei partide nu mai este printre partidele salvate.
career-export = Tabel (CSV)

## Milestones

career-tab-milestones = Realizări
milestones-title = Realizări
milestones-total = { $n } din { $all }
milestones-keys = Enter deschide partida în care ai reușit.
milestone-told = { $name }: { $state }
milestone-reached = { $day }
milestone-not-yet = încă nu
milestone-so-far = până acum { $n } din { $of }
milestone-triple = 3 plăți exacte într-o tură
milestone-wall = Un zid de 20
milestone-six = Locul 1 la toate tipurile de clădiri
milestone-modules = Toate modulele jucate
milestone-behind = O revenire victorioasă
milestone-clean = O zi fără mutări refuzate
milestone-exact = 8 piese, toate plătite exact
milestone-row = 3 victorii la rând
milestone-seats = Partide în 2, 3, 4, 5 și 6
milestone-reviewed = 5 partide analizate
milestone-hard = Nivelul greu învins
milestone-expert = Nivelul expert învins

## What does not count, and why the career could not be kept

career-not-computers = Partida nu face parte din parcurs: au jucat numai jucători AI.
career-not-elsewhere = Partida nu face parte din parcurs: nimeni nu a jucat-o la acest calculator.
career-not-branch = Partida nu face parte din parcurs: e o ramură a altei partide.
career-not-laid = Partida nu face parte din parcurs: a început dintr-o poziție compusă.
career-not-taken = Partida nu face parte din parcurs: un loc a fost preluat de altcineva.
career-not-again = Partida nu face parte din parcurs: aceeași împărțire a mai fost jucată până la capăt.
career-broken = Parcursul din { $file } nu poate fi folosit: { $reason }. Fișierul a fost păstrat ca { $kept }. Începe unul nou, cu partidele terminate care sunt încă salvate.
career-locked = Parcursul din { $file } rămâne așa cum este: { $reason }. Deocamdată nu se adaugă nicio partidă.
career-not-kept = Parcursul nu poate fi schimbat: { $reason }.
career-odd =
    { $n ->
        [one] { $n } înregistrare din { $file } este deteriorată și nu intră în parcurs. Rămâne în fișier.
        [few] { $n } înregistrări din { $file } sunt deteriorate și nu intră în parcurs. Rămân în fișier.
       *[other] { $n } de înregistrări din { $file } sunt deteriorate și nu intră în parcurs. Rămân în fișier.
    }
career-odd-profile = înregistrarea acestei persoane este deteriorată
career-is-locked = fișierul lui rămâne așa cum este
career-no-database = este deteriorat
career-foreign = aparține altui program
career-busy = alt program scrie în el

## Profiles

profiles-title = Profiluri
profiles-what = Un profil păstrează numele, simbolul, limba, ajutorul, tastele și aspectul mesei unei persoane. Alege-l pentru un loc dintr-o partidă nouă; ce joacă acea persoană până la capăt face parte din parcurs.
profiles-none = Încă nu există niciun profil.
profiles-new = Profil nou
profiles-new-name = Jucătorul { $n }
profiles-name = Numele profilului
profiles-mark = Simbol: { $mark }
profiles-tiles = piese și masă
profiles-keys = Taste
profiles-delete =
    { $n ->
        [0] Șterge
        [one] Șterge cu { $n } partidă
        [few] Șterge cu { $n } partide
       *[other] Șterge cu { $n } de partide
    }
profiles-delete-sure = Sigur ștergi? Apasă din nou
profiles-clear = Șterge toate profilurile și partidele
profiles-cleared = Toate profilurile și toate partidele din parcurs au fost șterse.
profiles-taken = Există deja un profil sau o partidă cu numele { $name }.
profiles-choice = profil
profiles-nobody = niciunul
profiles-keep = păstrează ca profil
