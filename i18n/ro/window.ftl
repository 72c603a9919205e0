# The window around the pages: notices, the menu of a running game, a computer's steps.
notice-close = Am înțeles
ask-again = Întreabă din nou
menu-title = Meniu
menu-program = Program
menu-continue = Înapoi la masă
menu-save = Salvează o copie
menu-save-detail = rămâne cum e acum
menu-saved = Copie salvată: {$name}
menu-settings-detail = limbă, mărimi, viteză
menu-new-detail = aceasta rămâne salvată
menu-leave = Înapoi la pagina de start
menu-leave-detail = partida rămâne salvată
menu-quit-detail = partida rămâne salvată
game-decided = {$name} s-a hotărât: apasă Enter ca să vezi mutarea
game-step = Mutarea următoare
pace-pause = Pauză
pace-on = Continuă
pace-my-turn = Până la rândul meu
pace-stop = Oprește
pace-demo = Demonstrație – { $happens }
pace-watch = { $names } joacă fără tine, tu privești
pace-why = De ce? { $reason }
pace-first-exact = Cine plătește exact poate face încă o acțiune.
pace-leave = Ieși
game-elsewhere = Partida este deschisă și în altă fereastră Alhambra: aici joci mai departe pe o copie.

file-html = Pagină web
file-pdf = Document PDF
file-csv = Tabel
file-txt = Text simplu
file-png = Imagine
file-json = Poziție
file-games = Partide Alhambra
file-every = Toate fișierele

# A demonstration game without a window, printed to the terminal.
demo-begins = O partidă demonstrativă între jucători AI: {$names} (codul împărțirii {$seed})
demo-scoring = Runda de scor {$n}: {$scores}
demo-score = {$name} {$gained} = {$score}
demo-won = {$names} câștigă cu {$n ->
        [one] {$n} punct
        [few] {$n} puncte
       *[other] {$n} de puncte
} după {$turns ->
        [one] {$turns} tură
        [few] {$turns} ture
       *[other] {$turns} de ture
}
demo-shared = {$names} împart victoria cu {$n ->
        [one] {$n} punct
        [few] {$n} puncte
       *[other] {$n} de puncte
} după {$turns ->
        [one] {$turns} tură
        [few] {$turns} ture
       *[other] {$turns} de ture
}
demo-picture = Imaginea mesei: {$file}

## For translators: alhambra-qt --debug

texts-read =
    { $n ->
        [one] { $n } fișier de texte recitit
        [few] { $n } fișiere de texte recitite
       *[other] { $n } de fișiere de texte recitite
    }
texts-wrong = { $file }, linia { $line }: sintaxa Fluent nu e corectă; până la corectare, textul rămâne în engleză

## What game this is

this-game-title = Partida aceasta
this-game-base = Jocul de bază, fără module
this-game-help = ajutor: { $help }
file-alhambra = Fișier Alhambra
