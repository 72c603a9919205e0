### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Cumpără, construiește și întărește cel mai frumos palat din Granada
start-continue-detail = runda { $n } · { $when }
start-name = Cum te cheamă?
start-new-detail = 2–6 jucători, oameni și AI
start-saved = Partide salvate
start-demo = Demonstrație
start-picture = O Alhambra din 18 piese, înconjurată de un zid lung
start-about = Versiune neoficială a fanilor, fără imagini sau texte ale editorului

## Saved games

games-none = Încă nicio partidă salvată
games-none-help = Fiecare partidă se salvează singură după fiecare mutare și te așteaptă aici.
games-round = runda { $n }
games-position = o poziție, fără jucători
games-scoring =
    { $n ->
        [one] { $n } rundă de scor din 3
        [few] { $n } runde de scor din 3
       *[other] { $n } de runde de scor din 3
    }
games-over = încheiată
games-auto = salvată automat
games-view = Vezi partida
games-rename = Redenumește
games-delete = Șterge
games-delete-ask = Ștergi „{ $name }”?
games-delete-help = Nu se poate anula.
games-rename-ask = Nume nou
games-about = { $names }, { $when }
games-kept = Partidele rămân aici până le ștergi; dintre cele încheiate și salvate automat se păstrează doar cele mai noi { $n } și cele cu un record.
games-spoken = { $place } din { $count } – { $name }, { $about }
games-file = Deschide un fișier…
games-save-name = Păstrează numele
games-copy = copie · runda { $n }
games-search = Caută în partidele salvate
games-search-hint = Nume, jucător, modul ( / )
games-kinds = Partide afișate
games-kind-all = Toate { $n }
games-kind-going = În curs { $n }
games-kind-finished = Încheiate { $n }
games-kind-copies = Copii { $n }
games-sort = Ordinea partidelor
games-sort-newest = Cele mai noi
games-sort-name = După nume
games-sort-points = După puncte
games-sort-longest = Cele mai lungi
games-no-match = Nicio partidă salvată nu corespunde căutării.

## Settings screen

settings-group-language = Limbă
settings-group-look = Aspect
settings-group-motion = Viteză și mișcare
settings-group-sound = Sunet
settings-group-play = Joc
settings-group-day = Partidele zilei și parcursul
settings-group-keys = Taste
settings-reset = Înapoi la valorile implicite
settings-reset-undo = Anulează: totul ca înainte
settings-done = Gata
settings-about = Despre
settings-about-text = Alhambra Qt { $version }, software liber sub licența MIT. Este o versiune neoficială a jocului de societate, făcută de pasionați: regulile sunt reformulate, imaginile și sunetele sunt ale noastre.
settings-about-fonts = Fonturi: Alegreya și Source Sans 3, ambele sub licența SIL Open Font License.
settings-about-parts = Realizat cu { $parts }.

## Keys, as they stand on key caps

key-enter = Enter
key-esc = Esc
key-space = Space
key-shift = Shift
key-ctrl = Ctrl
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-held = { $held } { $key }

## Counted things of these pages

new-count-modules =
    { $n ->
        [one] { $n } modul
        [few] { $n } module
       *[other] { $n } de module
    }

## Dates

date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-weekday = { $weekday } { $day } { $month }
date-when = { $day } { $month } { $year }, { $time }
