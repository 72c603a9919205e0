### Remarks of the coach and of computer players, and the page of what is known.

## What the coach says after a turn

coach-title = Mentor
coach-exact = Puteai plăti exact: { $price } cu { $sum }. Cine plătește exact mai are o acțiune.
coach-exact-first = Mai întâi cumpără cu suma exactă: { $price } cu { $sum }. Astfel îți rămâne o acțiune și pentru piesa plătită în plus.
coach-take = Poți lua mai multe cărți dacă împreună valorează cel mult { $limit }. De data asta: { $sum }.
coach-wall =
    { $best ->
        [one] Pe alt spațiu, cel mai lung zid ar avea { $best } latură; aici are { $n }.
        [few] Pe alt spațiu, cel mai lung zid ar avea { $best } laturi; aici are { $n }.
       *[other] Pe alt spațiu, cel mai lung zid ar avea { $best } de laturi; aici are { $n }.
    }
coach-reserve =
    { $n ->
        [one] Această piesă putea fi așezată pe { $n } spațiu. În rezervă nu aduce puncte.
        [few] Această piesă putea fi așezată pe { $n } spații. În rezervă nu aduce puncte.
       *[other] Această piesă putea fi așezată pe { $n } de spații. În rezervă nu aduce puncte.
    }
coach-untried = E posibil de câteva ture și încă nu ai încercat: „{ $action }”.
coach-hello = Aceasta este o partidă întreagă, iar tu ești { $name }. Cu { $own_key } ceri o sugestie, cu F1 deschizi regulile, cu F3 afli toate tastele, iar un clic dreapta, Shift + F1 sau un deget ținut pe orice element îți spune ce este. După tura ta, mentorul face cel mult o observație.
coach-next = Cunoști regulile de bază. Un modul de încercat în partida următoare: { $module }.
coach-rule = Regula
coach-close = Închide
coach-off = Fără mentor
coach-is-on = Mentorul vorbește după fiecare tură a ta.
coach-is-off = Mentorul tace.
coach-not-here = Mentorul vorbește doar cu cine joacă la acest calculator.
keys-coach = Pornește sau oprește mentorul
set-coach = Mentor
set-coach-help = După o tură, cel mult o scurtă observație despre o regulă pe care încă n-o stăpânești. Alegerea de aici e valabilă pentru toți la acest calculator; la masă, fiecare poate alege altfel.
set-coach-auto = Când ajutorul e „Învățare”
set-coach-on = Întotdeauna
set-coach-off = Niciodată

## All buildings of a type, as in “leads in the towers”

all-pavilion = pavilioane
all-seraglio = seraiuri
all-arcades = arcade
all-chambers = apartamente
all-garden = grădini
all-tower = turnuri

## What a computer player says about its own points after a scoring

remark-alone =
    { $n ->
        [one] { $name } conduce la { $what } cu { $n } clădire în plus.
        [few] { $name } conduce la { $what } cu { $n } clădiri în plus.
       *[other] { $name } conduce la { $what } cu { $n } de clădiri în plus.
    }
remark-shared = { $name } și { $other } sunt la egalitate la { $what }.
remark-wall = { $name } are cel mai lung zid: { $sides }.
remark-lead = { $name } trece în frunte cu { $points }.
remark-most = { $name } are cel mai bun scor al rundei: { $points }.
remark-points = { $name } primește { $points }.
remark-lost = { $name } pierde { $points }.
remark-none = { $name } nu primește puncte de data asta.

## What you know

known-title = Ce știi
known-intro = Nimic nu părăsește acest calculator. Regulile le întâlnești în lecții, exerciții și partide.
known-intro-name = { $name }: nimic nu părăsește acest calculator. Regulile le întâlnești în lecții, exerciții și partide.
known-new = nouă
known-met = întâlnită
known-mastered = stăpânită
known-missed = adesea ratată
known-rule = { $title }: { $state }
known-uses = folosită bine × { $used }, ratată × { $missed }
known-part =
    { $name }: { $k } din { $n } întâlnite, { $m ->
        [one] { $m } stăpânită
        [few] { $m } stăpânite
       *[other] { $m } stăpânite
    }
known-practise = Exersează
known-lesson = Urmează lecția
known-read = Citește regulile
known-practises = { $what }: { $title }
known-counts = stăpânite { $mastered } · întâlnite { $met } · adesea ratate { $missed } · noi { $new }
known-todo = Urmează: { $title } ({ $state })
known-part-done = Toate stăpânite
known-keys = Pe o regulă: Enter o deschide, cu P o exersezi.
known-record = Exerciții: { $k } din { $n } corecte, record { $best } la rând
known-lessons =
    { $n ->
        [one] Lecții: { $n } pas făcut
        [few] Lecții: { $n } pași făcuți
       *[other] Lecții: { $n } de pași făcuți
    }
known-next = Următorul modul de încercat: { $module }
known-delete = Șterge tot ce s-a învățat
known-delete-sure = Sigur ștergi? Apasă din nou
known-deleted = Ce s-a învățat pe acest calculator a fost șters.
known-save = Salvează ca pagină web
