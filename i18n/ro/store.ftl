### The menu entry, the page in shops, and the installer: packaging/texts.py puts them there.

## Menu entry

store-kind = Joc de societate
store-comment = Joacă jocul de societate Alhambra cu oameni și cu jucători AI
store-keywords = alhambra, piese, palat, joc de societate, strategie
store-demo = Urmărește o partidă între patru AI-uri
# What a saved game is called among files.
store-file = Partidă de Alhambra

## Shop page

store-summary = Construiește un palat, piesă cu piesă
store-about-1 = Cumperi clădiri, le așezi zid lângă zid în propria Alhambra și încerci să ai cele mai multe de fiecare fel când se numără, de trei ori într-o partidă. Programul știe fiecare regulă și o explică atunci când întrebi.
store-about-2 = Jocul de bază și șaisprezece module de extensie, pentru 2 până la 6 jucători oameni sau AI, la același calculator sau la distanță; lecții, exerciții, un mentor și un regulament ale cărui exemple se pot juca. Cu mausul sau numai cu tastele, cu litere mari, contrast ridicat și cititoare de ecran.
store-about-3 = După partidă, revede-o, află cât a fost noroc, cât a fost pricepere și care alegeri au costat cel mai mult, încearcă-le din nou sau joacă mai departe din orice moment.
store-about-4 = Pentru o partidă cu prieteni aflați în altă parte nu e nevoie de cont sau de server; nimic altceva nu folosește rețeaua. O versiune neoficială făcută de pasionați: nu este făcută și nici aprobată de autorii sau editorii jocului și nu conține imagini sau texte din vreo ediție publicată.
store-picture-table = Masa: târgul, banii și Alhambra ta
store-picture-table-six-dark = Șase jucători și opt module, în culori închise
store-picture-setup = Pregătirea unei partide: șaisprezece module în orice combinație
store-picture-ledger = Foaia de scor explică fiecare punct
store-picture-lesson = O lecție la o masă adevărată
store-picture-book = Regulamentul cu un exemplu de încercat
store-picture-review = Analiza unei partide: noroc, alegeri și ce a decis-o
store-picture-replay = O partidă revăzută, cu toate mâinile la vedere
store-picture-career = Un parcurs: rezultate, putere și recorduri
store-release-1-0-0 = Prima versiune: jocul de bază și toate cele șaisprezece module, jucători AI, lecții și exerciții; după partidă o poți revedea și analiza.

## Installer

store-install-desktop = Scurtătură pe desktop
store-install-stay = Partidele salvate și setările rămân în { $folder }.
store-install-running = Alhambra Qt este deschis. Închide-l, apoi încearcă din nou.
store-install-windows = Alhambra Qt are nevoie de Windows 10 pe 64 de biți, versiunea 1809 sau mai nouă.
store-install-older = Versiunea mai veche din { $folder } nu a putut fi eliminată.
store-install-foreign = { $file } există deja și nu face parte din Alhambra Qt. Alege alt dosar.
