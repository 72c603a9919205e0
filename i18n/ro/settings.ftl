## The settings screen: name, explanation, choices

set-language = Limbă
set-language-help = Limba tuturor textelor. Se schimbă imediat, chiar și în timpul unei partide.
set-language-system = Limba sistemului
language-part = { $name } ({ $n }%)
language-progress = În lucru
language-gaps = { $name } este încă în lucru. Textele care nu sunt încă traduse sunt în engleză.
set-theme = Culori
set-theme-help = Culorile de noapte obosesc mai puțin ochii pe întuneric. Contrastul ridicat se citește cel mai ușor.
set-theme-system = La fel ca sistemul
set-theme-light = Zi
set-theme-dark = Noapte
set-theme-high-contrast = Contrast ridicat
set-tiles = Piesele și masa
set-tiles-help = Cum sunt desenate piesele și masa. Regulile, semnele și mărimile rămân aceleași.
set-tiles-courtyard = Curte
set-tiles-plain = Simplu
set-tiles-mosaic = Mozaic
set-ui-scale = Mărimea textelor și a butoanelor
set-ui-scale-help = Când textele sunt mai mari, masa se rearanjează.
set-ui-scale-value = { $n }%
set-touch = Ecran tactil
set-touch-help = Butoanele și opțiunile au cel puțin 44 de pixeli înălțime. Prima atingere arată ce este un element, a doua îl folosește; ține degetul pe el ca să afli mai multe.
set-animation-speed = Viteza animațiilor
set-animation-speed-help = De la 1 (încet) la 5 (repede); la 0 totul e imediat la locul său.
set-animation-speed-value =
    { $n ->
        [0] Oprite
       *[other] { $n }
    }
set-reduced-motion = Mișcare redusă
set-reduced-motion-help = Piesele și cărțile apar treptat, fără să se deplaseze.
set-reduced-motion-system = La fel ca sistemul
set-reduced-motion-on = Întotdeauna
set-reduced-motion-off = Niciodată
set-ai-speed = Viteza jucătorilor AI
set-ai-speed-help = Cât timp se vede fiecare mutare a unui jucător AI. „Pas cu pas” așteaptă o tastă.
set-ai-speed-step = Pas cu pas
set-ai-speed-slow = Încet
set-ai-speed-normal = Normal
set-ai-speed-fast = Repede
set-ai-speed-instant = Imediat
set-sounds = Sunete
set-sounds-help = Orice sunet are și ceva de văzut. O tastă oprește și repornește toate sunetele.
set-effects-volume = Volumul efectelor
set-effects-volume-help = Piese, cărți, jetoane și butoane, cât timp această fereastră este în față.
set-effects-volume-value = { $n }%
set-notices-volume = Volumul alertelor
set-notices-volume-help = Rândul tău, o mutare respinsă, o rundă de scor, sfârșitul partidei: și din spatele altor ferestre.
set-notices-volume-value = { $n }%
sounds-on = Sunete pornite
sounds-off = Sunete oprite
set-alt-keys = Literele cer tasta Alt
set-alt-keys-help = La masă, literele, cifrele și semnele merg numai cu Alt. Unde Alt și litera au deja alt rol, adaugă Shift.
set-confirm-turn = Confirmarea mutărilor
set-confirm-turn-help = Ce mutări mai cer confirmare înainte de a fi jucate. Ce nu se poate anula o cere mereu, în afară de „{ set-confirm-turn-off }”.
set-confirm-turn-auto = Totul în timpul învățării
set-confirm-turn-on = Totul
set-confirm-turn-irreversible = Doar ce nu se poate anula
set-confirm-turn-off = Nimic
set-assist = Ajutor în timpul jocului
set-assist-help = „Învățare” explică fiecare pas. „Expert” arată doar ce ceri. Se aplică de la partida următoare.
set-assist-learn = Învățare
set-assist-normal = Normal
set-assist-expert = Expert
set-remarks = Remarcile jucătorilor AI
set-remarks-help = După o rundă de scor, fiecare jucător AI spune într-o propoziție ce i-a adus.
set-show-counts = Arată tabelul clădirilor
set-show-counts-help = Clădirile tuturor și punctele pe care le-ar aduce acum o rundă de scor. Se aplică de la partida următoare.
set-milestones = Realizări
set-milestones-help = În parcurs apar primele reușite din care ai ce învăța. Nu apar niciodată în timpul unei partide.
set-today = Partidele zilei
set-today-help = O partidă pentru fiecare dată, provocări și un calendar al rezultatelor tale. Adaugă „{ today-title }” pe pagina de start.

## What was wrong with the settings file

settings-broken = Setările din { $file } nu pot fi folosite: { $reason }. Fișierul a fost păstrat ca { $kept }, iar setările au revenit la valorile implicite.
settings-locked = Setările din { $file } rămân așa cum sunt: { $reason }. Ce alegi acum este valabil până la ieșire.
settings-bad-value = În { $file }, valoarea pentru „{ $key }” nu poate fi folosită. Se folosește valoarea implicită.
settings-not-saved = Setările nu pot fi salvate în { $file } ({ $reason }). Sunt valabile până la ieșire.
set-hear-phrases = Mesajele celorlalți
set-hear-phrases-help = Când alții joacă în altă parte. Poți ignora și o singură persoană: „{ say-title }”.
