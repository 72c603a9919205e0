### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Cumpără, construiește și înconjoară cu ziduri cel mai frumos palat din Granada
start-continue-detail = { $names } · turul { $n } · { $when }
start-new-detail = 2–6 locuri, oameni și calculatoare
start-saved = Partide salvate
start-demo = Privește o demonstrație
start-picture = O Alhambra de 18 piese, înconjurată de un zid lung
start-about = O versiune neoficială, făcută de pasionați, fără imagini sau texte ale editorului

## New game

new-players-range = 2–6
new-players = Jucători
new-seat-name = Numele de pe locul { $n }
new-seat-kind = Cine joacă pe locul { $n }
new-ai = IA
new-level = nivel
new-level-name = { $name } ({ $stars } din 5)
new-language = limbă
new-assist = ajutor
new-assist-learn = învățare
new-assist-normal = normal
new-assist-expert = expert
new-language-same = ca în program
new-seat-remove = Scoate locul { $n }
new-seat-add = Adaugă un jucător
new-dirk-note = În doi, regulile îl adaugă pe Dirk, un al treilea jucător imaginar.
new-how = Cum se joacă
new-youngest = Cea mai mică vârstă (începe la egalitate)
new-youngest-lot = la sorți, după sămânță
new-mark = Semnul locului { $n }: { $mark }
mark-circle = cerc
mark-diamond = romb
mark-triangle = triunghi
mark-square = pătrat
mark-hexagon = hexagon
mark-star = stea
new-counts = Ajutor la numărat
new-counts-open = vizibil pentru toți
new-counts-hidden = ascuns
new-seed = Sămânță
new-seed-help = Aceeași sămânță dă aceleași cărți și piese.
new-seed-roll = Alta
new-seed-copy = Copiază
new-modules = Module
new-modules-chosen = { $n } din { $total }
new-modules-none = Doar jocul de bază
new-modules-all = Toate
new-module-minutes = +{ $n } min
new-module-spoken =
    { $n ->
        [one] { $name }: { $idea } Complexitate { $level } din 5, cam { $n } minut în plus.
        [few] { $name }: { $idea } Complexitate { $level } din 5, cam { $n } minute în plus.
       *[other] { $name }: { $idea } Complexitate { $level } din 5, cam { $n } de minute în plus.
    }
new-idea-vizier = Cumperi și în afara rândului, dacă plătești exact.
new-idea-camps = Corturile din afara zidului dau puncte pentru linii întregi.
new-complexity = Complexitate
new-complexity-base = jocul de bază: potrivit pentru prima partidă
new-complexity-easy = ușor: potrivit pentru prima partidă cu module
new-complexity-middle = pentru cine cunoaște bine jocul de bază
new-complexity-full = multe de urmărit: o seară lungă
new-no-modules = fără module
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · cam { $minutes } minut**
        [few] **{ $players } · { $modules } · cam { $minutes } minute**
       *[other] **{ $players } · { $modules } · cam { $minutes } de minute**
    }
new-play = Joacă
new-reset = De la zero

## Saved games

games-none = Încă nicio partidă salvată
games-none-help = Fiecare partidă se salvează singură după fiecare mutare și te așteaptă aici.
games-round = turul { $n }
games-position = o poziție, fără jucători
games-scoring =
    { $n ->
        [one] { $n } rundă de scor din 3
        [few] { $n } runde de scor din 3
       *[other] { $n } de runde de scor din 3
    }
games-over = încheiată
games-auto = salvată automat
games-open = Joacă mai departe
games-view = Privește-o
games-rename = Redenumește
games-delete = Șterge
games-delete-ask = Ștergi „{ $name }”?
games-delete-help = Nu va mai putea fi recuperată.
games-rename-ask = Nume nou
games-spoken = { $name }, { $names }, { $when }
games-file = Deschide un fișier…
games-save-name = Păstrează numele

## Settings screen

settings-group-language = Limbă
settings-group-look = Aspect
settings-group-motion = Viteză și mișcare
settings-group-play = Joc
settings-reset = Înapoi la valorile implicite
settings-done = Gata
settings-seat = Locul { $n }
settings-about = Despre
settings-about-text = Alhambra Qt { $version }, software liber sub licența MIT. Este o versiune neoficială a jocului de masă, făcută de pasionați: regulile sunt repovestite, imaginile și sunetele sunt ale noastre.
settings-about-fonts = Fonturi: Alegreya și Source Sans 3, ambele sub licența SIL Open Font License.

## Keys, as they stand on key caps

key-enter = Enter
key-esc = Esc
key-space = Spațiu
key-delete = Del

## Counted things of these pages

new-count-modules =
    { $n ->
        [one] { $n } modul
        [few] { $n } module
       *[other] { $n } de module
    }

## Variants of modules

new-variant-thieves = Hoții se folosesc
new-variant-thieves-usual = după fiecare rând
new-variant-thieves-round = după fiecare tur
new-variant-invaders = Atacuri
new-variant-invaders-usual = cercetașii privesc
new-variant-invaders-open = următorul e la vedere
