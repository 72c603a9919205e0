# Pagina tuturor tastelor: grupurile și ce face fiecare tastă.

keys-title = Toate tastele
menu-keys-detail = Ce face fiecare tastă în partida aceasta
keys-group-go = Deplasare și alegere
keys-group-game = Partida
keys-group-see = Vezi mai mult
keys-group-say = Ascultare și citire
keys-group-turn = În tura ta
keys-group-modules = Modulele din partida aceasta
keys-or = { $one } · { $other }

keys-zones = Partea următoare sau anterioară a mesei
keys-items = Elementul următor sau anterior
keys-arrows = Cel mai apropiat element în direcția aceea
keys-cells = Orice spațiu din Alhambra, permis sau nu
keys-primary = Confirmă sau activează elementul ales
keys-choose = Alege sau anulează alegerea
keys-cancel = Anulează, închide sau răspunde nu
keys-why = De ce nu? Ce este?
keys-rules = Regula elementului ales

keys-undo = Anulează mutarea
keys-redo = Refă mutarea
keys-restart = Reia rândul
keys-save = Salvează o copie
keys-new = Joc nou
keys-hint = Sugestie
keys-players = Schimbă cine joacă
keys-menu = Meniu
keys-mute = Sunete pornite sau oprite
keys-pace = Jucători AI: mai încet, mai repede
keys-cues = Arată tastele pe masă
keys-help = Pagina aceasta

keys-ledger = Foaia de scor
keys-counts = Tabelul clădirilor
keys-unseen = Ce e încă ascuns
keys-lists = Comută între masă și liste
keys-log = Jurnal
keys-replay = Revezi ce au făcut ceilalți
keys-opponents = Altă Alhambra, mărită
keys-tray = Stocuri lângă Alhambra fiecăruia
keys-zoom = Mai mare, mai mic, arată tot
keys-pan = Mută imaginea Alhambrei
keys-pages = Răsfoiește listele

keys-say-walls = Zidurile
keys-say-counts = Clădirile tuturor
keys-say-free = Spațiile libere
keys-say-points = Punctele
keys-say-last = Ultima mutare
keys-say-row = Linia spațiului; din nou: următoarea
keys-say-column = Coloana spațiului; din nou: următoarea
keys-say-sides = Cele patru laturi ale spațiului
keys-say-near = Cel mai apropiat spațiu liber; din nou: următorul
keys-say-along = De-a lungul celui mai lung zid; din nou: mai departe
keys-say-board = Toată Alhambra
keys-say-since = Ce s-a întâmplat de la ultima ta tură
keys-say-hand = Mâna ta
keys-say-market = Târgul
keys-say-hands = Câte cărți are fiecare
keys-say-rival-board = Alhambra următorului jucător
keys-say-rival-lines = O linie, o coloană, laturile din acea Alhambra
keys-say-rival-along = De-a lungul celui mai lung zid al ei
keys-say-rival-counts = Clădirile ei

keys-slots = Piesă din târg
keys-display = Carte de bani la vedere
keys-amount = Oferă mai mult sau mai puțin
keys-choices = Unul dintre răspunsuri
keys-money = Ia bani
keys-buy = Cumpără o piesă
keys-redesign = Reamenajează
keys-next = Altă piesă
keys-reserve = În rezervă
keys-dirk = Dă-i-o lui Dirk
keys-between = Pasează automat între ture

keys-bonus = Arată o carte bonus
keys-characters = Folosește un personaj; din nou: următorul
keys-gates = Cartea de poartă sau deschide o poartă
keys-walls = Cărți de zid

keys-how = Alege o linie ca să-i schimbi tasta.
keys-own = Tastele personale: { $name }
keys-can = Enter schimbă tasta
keys-stays = Rămâne cum este
keys-none = Nicio tastă
keys-press = Apasă tasta nouă în loc de { $key }. Esc lasă totul cum este.
keys-press-first = Apasă tasta nouă. Esc lasă totul cum este.
keys-fixed = Aceste taste fac același lucru pe fiecare pagină, așa că rămân cum sunt.
keys-reserved = { $key } face același lucru pe fiecare pagină și nu poate fi folosită la altceva.
keys-taken = { $key } este deja folosită: „{ $what }”. Apas-o din nou ca să o iei de acolo sau apasă altă tastă.
keys-back = Cum era
keys-all-back = Toate cum erau
keys-sheet = Salvează ca fișă…
keys-sheet-saved = Tastele au fost salvate: { $file }
keys-no-printer = Nu s-a găsit nicio imprimantă. Fișa poate fi salvată în schimb ca fișier.

keys-replay-actions = Acțiunea anterioară sau următoare
keys-replay-turns = Tura anterioară sau următoare
keys-replay-rounds = Runda anterioară sau următoare
keys-replay-scorings = Runda de scor anterioară sau următoare
keys-replay-ends = Începutul sau sfârșitul
keys-replay-forks = Ramura următoare sau anterioară
keys-replay-tried = { branches-title }
keys-replay-seats = Ce vede un jucător
keys-replay-open = Arată toate mâinile
keys-replay-play = Redă, pauză
keys-replay-back = Redă invers
keys-replay-pace = Mai încet, mai repede
keys-replay-why = De ce a făcut AI-ul asta?
keys-replay-on = Continuă de aici

keys-review-turns = Tura anterioară sau următoare
keys-review-events = Tura anterioară sau următoare cu mult noroc ori cu o alegere costisitoare
keys-review-scorings = Runda de scor anterioară sau următoare
keys-review-ends = Prima sau ultima tură
keys-review-turning = Momentul decisiv al partidei
keys-review-dear = Alegerea costisitoare următoare sau anterioară
keys-review-open = Deschide sau închide alegerea
keys-review-try = Încearcă tu
keys-review-there = Masa din acel moment
keys-review-on = Continuă de aici
keys-review-seats = Norocul și alegerile unui jucător
keys-review-even = Toți jucătorii deodată
keys-review-zoom = Mărește sau micșorează
keys-review-ledger = { result-ledger }
keys-review-share = { share-title }
keys-review-table = Graficul ca tabel
keys-review-say = Totul despre această tură

keys-career-games = Partida anterioară sau următoare
keys-career-ends = Prima sau ultima partidă

keys-fixed-page = Tastele acestea sunt numai ale acelei pagini, așa că rămân cum sunt.
