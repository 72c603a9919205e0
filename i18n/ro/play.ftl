### The table while playing: slots, prompts, buttons, what a move would do, proofs, results.


## Numbers, names, places

play-empty = { "" }
play-number = { $n }
play-sum = { $parts } = { $total }
play-money-parts = { $parts } { $money }
play-tile-name = { $word } { $n }
play-card-other =
    { $id ->
        [gate] carte de poartă
        [builder] carte de meșter
        [exchange] carte de schimb
        [character] carte de personaj
        [wall] carte de zid
        [scoring] carte de scor
        [coin] monedă
        [thief] hoț
       *[other] carte
    }
play-cur-florin = Florin
play-cur-dirham = Dirham
play-cur-denar = Dinar
play-cur-ducat = Ducat
play-cur-diamond = Diamant
play-row-wall = Zid
play-row-other = Altele
play-cell-ew =
    { $dir ->
        [e] { $n } spre est
       *[w] { $n } spre vest
    }
play-cell-ns =
    { $dir ->
        [n] { $n } spre nord
       *[s] { $n } spre sud
    }
play-cell-both = { $ew }, { $ns }
play-cell-fountain = fântâna
play-cell-legal = { $cell }, posibil, zid { $wall }
play-side =
    latura de { $dir ->
        [n] nord
        [e] est
        [s] sud
       *[w] vest
    }
play-many-pavilion =
    { $n ->
        [one] { $n } pavilion
        [few] { $n } pavilioane
       *[other] { $n } de pavilioane
    }
play-many-seraglio =
    { $n ->
        [one] { $n } serai
        [few] { $n } seraiuri
       *[other] { $n } de seraiuri
    }
play-many-arcades =
    { $n ->
        [one] { $n } arcadă
        [few] { $n } arcade
       *[other] { $n } de arcade
    }
play-many-chambers =
    { $n ->
        [one] { $n } apartament
        [few] { $n } apartamente
       *[other] { $n } de apartamente
    }
play-many-garden =
    { $n ->
        [one] { $n } grădină
        [few] { $n } grădini
       *[other] { $n } de grădini
    }
play-many-tower =
    { $n ->
        [one] { $n } turn
        [few] { $n } turnuri
       *[other] { $n } de turnuri
    }

## The table

play-header = { $game } · { $players } · runda { $round }
play-header-base = Joc de bază
play-header-modules =
    { $n ->
        [one] { $n } modul
        [few] { $n } module
       *[other] { $n } de module
    }
play-held = ai { $n }
play-pay-exact = exact
play-pay-over = { $n } în plus
play-pay-short =
    { $n ->
        [one] lipsește { $n }
        [few] lipsesc { $n }
       *[other] lipsesc { $n }
    }
play-slot-bought = piesă nouă la sfârșitul turei
play-slot-given = distribuită
play-slot-empty = rămâne gol
play-slot-say = { $currency }: { $tile }
play-display-rule = mai multe, dacă suma e de cel mult { $limit }
play-deck = { $cards }, teancul { $k } din 5
play-deck-again = { $cards }, pachet reamestecat
play-bag =
    { $n ->
        [one] { $n } piesă în săculeț
        [few] { $n } piese în săculeț
       *[other] { $n } de piese în săculeț
    }
play-hand = { $cards } · { $total } în total · nevăzute de ceilalți
play-hand-shown = { $cards } · { $total } în total
play-hand-down = { $cards } · cu fața în jos
play-reserve-note = piesele de aici nu aduc puncte
play-alhambra = Alhambra: { $name }
play-panel = { $name }: { $points }, zid { $wall }, { $cards } în mână, { $tiles } în rezervă
play-counts-title = Dacă acum ar fi runda de scor { $n }
play-counts-last = Ce a adus runda de scor { $n }

## Buttons and chips

play-button-undo = Anulează mutarea
play-button-redo = Refă mutarea
play-button-restart = Reia rândul
play-button-reserve = În rezervă
play-button-dirk = Dă-i-o lui Dirk
play-button-buy = Cumpără
play-button-take = Ia
play-button-place = Așază
play-button-add = Adaugă
play-button-remove = Scoate
play-button-swap = Înlocuiește
play-button-end-actions = Încheie acțiunile
play-button-end-turn = Încheie rândul
play-button-next-tile = Altă piesă
play-button-pass = Pas
play-button-no = Nu
play-button-wake = Reactivează vizirul
play-chip-money = Ia bani
play-chip-buy = Cumpără o piesă
play-chip-redesign = Reamenajează
play-action = { $name }

## The prompt: what can be done, and what it will cause

prompt-turn = Alege o acțiune
prompt-turn-how = bani, o piesă din târg sau o reamenajare
prompt-again = Încă o acțiune?
prompt-again-why = ultima plată a fost exactă
prompt-held =
    { $n ->
        [one] { $n } piesă de așezat
        [few] { $n } piese de așezat
       *[other] { $n } de piese de așezat
    }
prompt-take = Iei { $cards }?
prompt-take-ends = apoi nu mai urmează nicio acțiune
prompt-take-more = suma { $sum }: poți ajunge până la { $limit }
prompt-money = Ia bani: alege cărțile
prompt-money-how = o carte sau mai multe, cu suma de cel mult { $limit }
prompt-market = Cumpără o piesă: alege un spațiu
prompt-market-how = suma exactă îți dă încă o acțiune
prompt-buy = Cumperi { $tile } cu { $price }?
prompt-buy-exact = sumă exactă: apoi încă o acțiune
prompt-buy-over = { $n } în plus: apoi nicio altă acțiune
prompt-buy-short = De plătit încă: { $price }
prompt-buy-choose = alege cărțile: { $price }
prompt-buy-could = se poate plăti suma exactă: { $sum }
prompt-place = Așază { $tile }
prompt-place-here = Așezi { $tile } aici?
prompt-place-cells =
    { $n ->
        [one] { $n } spațiu potrivit
        [few] { $n } spații potrivite
       *[other] { $n } de spații potrivite
    }
prompt-place-nowhere =
    { $dirk ->
        [yes] niciun spațiu potrivit: rămân rezerva și Dirk
       *[no] niciun spațiu potrivit: rămâne rezerva
    }
prompt-place-how = alege unul, și cu săgețile
prompt-place-last = ultima piesă din tura aceasta
prompt-place-more =
    { $n ->
        [one] apoi încă o piesă
        [few] apoi încă { $n } piese
       *[other] apoi încă { $n } de piese
    }
prompt-place-won =
    ai cei mai mulți { $cur ->
        [florin] florini
        [dirham] dirhami
        [denar] dinari
       *[other] ducați
    }: { $sum }
prompt-redesign = Reamenajează: alege o piesă
prompt-redesign-how = din rezervă: adaugi sau înlocuiești; din Alhambra: scoți
prompt-add = Reamenajează: unde așezi { $tile }?
prompt-add-how = pe un spațiu gol sau în locul altei piese
prompt-add-nowhere = acum niciun spațiu nu se potrivește, nici prin înlocuire
prompt-add-here = Adaugi { $tile } aici?
prompt-remove = Scoți { $tile }?
prompt-remove-how = ajunge în rezervă; ori alege din rezervă piesa care o înlocuiește
prompt-swap = Înlocuiești { $old } cu { $new }?
prompt-reserve = Pui { $tile } în rezervă?
prompt-gift = Îi dai lui Dirk { $tile }?
prompt-swap-how = își schimbă locurile: { $old } ajunge în rezervă
prompt-end = Îți închei rândul?
prompt-end-then = apoi se completează târgul și banii
prompt-end-last = nu mai sunt destule piese pentru târg: partida se încheie cu tura aceasta
prompt-end-safe = acum nu se completează nimic
prompt-pass = Nicio acțiune posibilă: pasează
prompt-window = Vrei să faci ceva înainte de tura următoare?
prompt-window-only = { $what }?
prompt-window-none = Nu poți face nimic înainte de tura următoare
prompt-wake = Reactivezi vizirul?
prompt-choose = Alege
ask-redesign = Ce reamenajare faci: adaugi, scoți sau înlocuiești o piesă?
prompt-wait-ai = { $name } se gândește…
prompt-wait-human = La rând: { $name }
prompt-wait-bids = { $name } oferă până la o limită secretă
prompt-over = Partida s-a încheiat

## What a move would do

what-title = Dacă o așezi aici
what-title-move = Dacă faci asta
what-wall = Cel mai lung zid { $old } → { $new }
what-wall-each = { $n } la fiecare rundă de scor
what-wall-same = Cel mai lung zid: tot { $n }
what-count = { $old } → { $new }
what-lead-grows = avansul crește: { $name } are { $n }
what-lead-new = preiei conducerea: { $name } are { $n }
what-lead-tie = egalitate pe primul loc: { $name } are { $n }
what-lead-shrinks = avansul scade: { $name } are { $n }
what-behind = cele mai multe: { $name } cu { $n }
what-only = ceilalți nu au deloc
what-points = Dacă acum ar fi runda de scor { $k }: { $changes }
what-points-same = Dacă acum ar fi runda de scor { $k }: nicio schimbare
what-points-end = În runda de scor finală: { $changes }
what-points-end-best = Pe cel mai bun spațiu pentru runda de scor finală: { $changes }
what-points-placed = Pe cel mai bun spațiu, dacă acum ar fi runda de scor { $k }: { $changes }
what-points-placed-same = Pe cel mai bun spațiu, dacă acum ar fi runda de scor { $k }: nicio schimbare
what-points-noted = { $changes } ({ $note })
what-points-built = Cu piesele noi așezate unde aduc cel mai mult, dacă acum ar fi runda de scor { $k }: { $changes }
what-points-built-same = Cu piesele noi așezate unde aduc cel mai mult, dacă acum ar fi runda de scor { $k }: nicio schimbare
what-points-row = { $row }: { $changes }
what-points-rows = { $rows }; { $row }
what-wall-best = Cel mai lung zid, pe cel mai bun spațiu: { $old } → { $new }
what-no-space =
    { $dirk ->
        [yes] acum niciun spațiu nu se potrivește: ar ajunge în rezervă sau la Dirk
       *[no] acum niciun spațiu nu se potrivește: ar ajunge în rezervă
    }
what-exact = sumă exactă: încă o acțiune
what-over = { $n } în plus: fără rest, nicio altă acțiune
what-over-change = { $n } în plus: nicio altă acțiune
what-again = poate urma încă o acțiune
what-free = nu costă nicio acțiune
what-spent = nicio altă acțiune în tura aceasta
what-gone = { $card } iese din joc
what-gone-left =
    { $n ->
        [0] a fost folosită ca bani; nu mai ai în mână alta de felul ei
        [one] a fost folosită ca bani; mai ai în mână { $n } de felul ei
        [few] a fost folosită ca bani; mai ai în mână { $n } de felul ei
       *[other] a fost folosită ca bani; mai ai în mână { $n } de felul ei
    }
what-market-filled = târgul se completează din săculeț
what-market-last = nu mai sunt destule piese pentru târg: partida se încheie cu tura aceasta
what-display-filled = cărțile de bani la vedere se completează din pachet
what-shared-out = ultimele piese din târg ajung la cine are cei mai mulți bani în valuta lor
what-scored = are loc runda de scor { $k }
what-seen = se dezvăluie ceva ascuns
what-others = apoi mută altcineva
what-now = Pe loc
what-worth = Cât valorează
what-then = După ce o așezi
what-end = La sfârșitul turei
final = nu se mai poate anula
what-reserve = ajunge în rezervă și acolo nu aduce puncte

## Taking back

undo-revealed = A fost trasă o carte sau o piesă. Se poate reveni până aici, nu mai departe.
undo-revealed-card = A fost trasă o carte. Se poate reveni până aici, nu mai departe.
undo-revealed-tile = A fost trasă o piesă. Se poate reveni până aici, nu mai departe.
undo-moved = { $name } a jucat între timp. Se poate reveni până aici, nu mai departe.
undo-nothing = Nu e nicio mutare de anulat.
undo-no-redo = Nu e nicio mutare de refăcut.
undo-lost = Nu există legătură cu masa.
undo-not-yours = Acum decide altcineva.
undo-done =
    { $n ->
        [one] { $n } mutare anulată
        [few] { $n } mutări anulate
       *[other] { $n } de mutări anulate
    }
redo-done =
    { $n ->
        [one] { $n } mutare refăcută
        [few] { $n } mutări refăcute
       *[other] { $n } de mutări refăcute
    }

## Why a button does not work now

why-choose-cards = Mai întâi alege cărți.
why-choose-cell = Mai întâi alege un spațiu.
why-add-nowhere = Acum piesa aceasta nu se potrivește nicăieri.
why-choose-first = Mai întâi alege ce vrei să faci.
why-no-redesign = Nicio reamenajare nu e posibilă: nicio piesă nu se poate adăuga, schimba sau scoate.
why-no-money = Nu sunt bani la vedere.
why-no-tile = Cu cărțile din mână nu poți plăti nicio piesă.
why-no-chests = Cu cărțile din mână nu poți cumpăra cufere: o sală costă cel puțin { $n }.
why-no-room = Nicio sală nu mai are cufere.
why-no-bazaar = Cu cărțile din mână nu poți plăti exact niciun bazar.
why-theirs = Numai { $name } are voie să folosească asta.

## Spoken answers to a key

say-walls = Cel mai lung zid: { $list }
say-points = Puncte: { $list }
say-hands = Cărți în mână: { $list }
say-number = { $name } { $n }
say-counts = { $item }: { $list }
say-free-none = Acum nu e niciun spațiu de ales.
say-last-none = Încă nu s-a întâmplat nimic.
say-row = linia: { $where }
say-column = coloana: { $where }
say-line-empty = aici nu e nicio piesă
say-from = începe cu { $cell }
say-gap =
    { $n ->
        [one] { $n } spațiu gol
        [few] { $n } spații goale
       *[other] { $n } de spații goale
    }
say-edge =
    { $kind ->
        [gate] poartă
        [open] deschis
       *[wall] zid
    }
say-needs = spațiu gol, cere { $what }
say-need =
    { $kind ->
        [open] latură deschisă la { $sides }
       *[wall] zid la { $sides }
    }
say-needs-none = spațiu gol, aici nu încape nicio clădire
say-near = { $k } din { $n }
say-side-of = { $k } din { $n }, { $side }: { $cell }
say-run = { $k }–{ $m } din { $n }, { $side }: întâi { $first }, la capăt { $last }
say-exact = Sumă exactă: { $list }
say-exact-none = Nicio sumă exactă posibilă

## The ledger and its proofs

proof-tab = Runda de scor { $k }
proof-tab-final = Runda de scor finală
proof-when = runda { $round } · ultima tură: { $name }
proof-pays-1 = puncte pentru locul 1
proof-pays-2 = puncte pentru locurile 1 și 2
proof-pays-3 = puncte pentru locurile 1, 2 și 3
proof-pay-1 = { $first }
proof-pay-2 = { $first } · { $second }
proof-pay-3 = { $first } · { $second } · { $third }
proof-pay-wall = 1 pentru fiecare latură
proof-built =
    { $n ->
        [one] { $n } clădire
        [few] { $n } clădiri
       *[other] { $n } de clădiri
    }
proof-none = nimic
proof-sides =
    { $n ->
        [one] { $n } latură
        [few] { $n } laturi
       *[other] { $n } de laturi
    }
proof-in-line =
    { $n ->
        [one] { $n } piesă
        [few] { $n } piese
       *[other] { $n } de piese
    }
proof-proof-majority = { $item }: cine are cele mai multe
proof-proof-tie = { $item }: egalitate pe { $place }
proof-not-paid = fără puncte în runda de scor { $n }
proof-share = ({ $parts }) ÷ { $k } = { $pool } ÷ { $k } = { $share }
proof-rest = restul de { $n } se pierde
proof-proof-wall =
    Zid: { $name }, { $n ->
        [one] { $n } latură
        [few] { $n } laturi
       *[other] { $n } de laturi
    }
proof-wall-counted =
    { $n ->
        [one] { $n } latură exterioară legată
        [few] { $n } laturi exterioare legate
       *[other] { $n } de laturi exterioare legate
    }
proof-wall-counted-why =
    = { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }, fiecare latură o dată
proof-wall-lost =
    { $n ->
        [one] { $n } latură exterioară
        [few] { $n } laturi exterioare
       *[other] { $n } de laturi exterioare
    }
proof-wall-lost-why = fără legătură cu acest zid: nu se numără
proof-wall-inside =
    { $n ->
        [one] { $n } zid dublu
        [few] { $n } ziduri duble
       *[other] { $n } de ziduri duble
    }
proof-wall-inside-why = în interior: nu se numără niciodată
proof-hint = ↑ ↓ ← → navighează · Enter ține un rând deschis

## Results

result-win =
    { $name } câștigă cu { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
result-win-shared =
    { $name } împart victoria cu { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
result-you-win = Ai câștigat cu { $points }
result-you-win-close = Ai câștigat la limită, cu { $points }
result-you-win-far = Ai câștigat detașat, cu { $points }
result-you-win-shared = Împarți victoria cu { $points }
result-you-place =
    Ești pe locul { $place ->
        [2] doi
        [3] trei
        [4] patru
        [5] cinci
       *[other] șase
    } cu { $points }
result-you-place-close = Atât de aproape: { $rank } cu { $points }
story-ahead = Cu { $points } mai mult decât { $name }
story-behind = Cu { $points } mai puțin decât { $name }
story-level = La puncte egale, victoria se împarte
story-led-before = Înainte de runda de scor finală aveai încă { $points } mai mult decât { $name }
story-turned = Înainte de runda de scor finală, { $name } avea încă { $points } mai puțin decât { $other }
story-turned-you = Înainte de runda de scor finală aveai încă { $points } mai puțin decât { $other }
story-led = { $name } a condus după fiecare rundă de scor
story-led-you = Ai condus după fiecare rundă de scor
story-dirk = Dirk a strâns cele mai multe puncte: { $points }
story-rows = Ce a făcut diferența: { $rows } ({ $name } { $n }, { $other } { $m })
story-source = Cele mai multe puncte pentru { $name }: { $row } ({ $n })
story-source-you = Cele mai multe puncte pentru tine: { $row } ({ $n })
result-stat-exact = Plăți exacte
result-stat-overpaid = Plătit în plus
result-stat-wall = Cel mai lung zid
result-stat-tiles = Clădiri
result-stat-turns = Ture
result-exact = { $n }
result-overpaid = { $n }
result-wall =
    { $n ->
        [one] { $n } latură
        [few] { $n } laturi
       *[other] { $n } de laturi
    }
result-tiles = { $n }
result-turns = { $n }
result-rematch = Joacă din nou
result-same-deal = Joacă din nou aceeași împărțire
result-ledger = Foaia de scor
result-review = Analiză
result-lost =
    { $n ->
        [one] Unde s-a pierdut { $n } punct?
        [few] Unde s-au pierdut { $n } puncte?
       *[other] Unde s-au pierdut { $n } de puncte?
    }
result-won =
    { $n ->
        [one] Unde s-a câștigat { $n } punct?
        [few] Unde s-au câștigat { $n } puncte?
       *[other] Unde s-au câștigat { $n } de puncte?
    }
result-why = Noroc sau alegeri?
result-show = Rezultate
result-table = Masa
result-start = Pagina de start

## Passing the computer on

pass-title = { $name }, e rândul tău
pass-asked = { $name }, o întrebare pentru tine
pass-between = { $last } a jucat, { $next } urmează
pass-playing = { $name } joacă acum
pass-text = Dă calculatorul mai departe. Apasă când nimeni altcineva nu se uită la ecran.
pass-since = De la ultima ta mutare
pass-begun = Până acum
recap-total = Dacă s-ar puncta acum: { $old } → { $new }
recap-row = { $row }: { $old } → { $new }
recap-scored = Runda de scor { $k }: { $n }, acum { $total }
recap-lost = { $row }: { $n }
recap-sold =
    { $n ->
        [0] { $name } a cumpărat { $tile } ({ $price }): aveai banii
        [one] { $name } a cumpărat { $tile } ({ $price }): îți lipsea { $n }
        [few] { $name } a cumpărat { $tile } ({ $price }): îți lipseau { $n }
       *[other] { $name } a cumpărat { $tile } ({ $price }): îți lipseau { $n }
    }
recap-new = Nou la vânzare: { $tiles }
recap-rest = Între timp: { $what }
recap-n-yours =
    { $n ->
        [one] încă o schimbare pentru tine
        [few] încă { $n } schimbări pentru tine
       *[other] încă { $n } de schimbări pentru tine
    }
recap-n-bought =
    { $n ->
        [one] o achiziție
        [few] { $n } achiziții
       *[other] { $n } de achiziții
    }
recap-n-took =
    { $n ->
        [one] bani luați o dată
        [few] bani luați de { $n } ori
       *[other] bani luați de { $n } de ori
    }
recap-n-redesigned =
    { $n ->
        [one] o reamenajare
        [few] { $n } reamenajări
       *[other] { $n } de reamenajări
    }
recap-n-other =
    { $n ->
        [one] un alt eveniment
        [few] alte { $n } evenimente
       *[other] alte { $n } de evenimente
    }
pass-lead =
    { $name } conduce cu { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
pass-lead-shared =
    { $name } conduc cu { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
pass-button = Sunt { $name }
pass-note = Până atunci nu se arată nicio carte secretă.
pass-asks = Înainte de tura următoare: { $names }
pass-window = O întrebare înainte de tura următoare, aceeași pentru toți.

## The computer players

ai-lost = Jucătorul AI s-a oprit și a fost repornit.
ai-failed = Jucătorul AI nu poate porni. În locul lui se joacă mutări simple.
ai-waits = Jucătorul AI nu răspunde de ceva vreme. Poți aștepta sau întreba din nou.

## Saving and loading

save-failed = Partida nu a putut fi salvată în { $folder }: { $reason }. Jocul continuă.
save-reason-read-only = dosarul permite doar citirea
save-reason-full = discul e plin
save-reason-no-folder = dosarul nu există
save-reason-long = calea este prea lungă
save-reason-name = sistemul nu permite acest nume
save-reason-in-use = fișierul e deschis în alt program
save-reason-other = sistemul refuză scrierea
load-not-read = { $file } nu se poate citi: { $reason }
load-not-json = nu e un fișier JSON complet (linia { $line })
load-not-text = nu e un fișier text
load-missing = fișierul nu există
load-forbidden = citirea nu e permisă
load-foreign = nu e o partidă a acestui program (câmpul format)
load-newer = provine dintr-o versiune mai nouă a programului (câmpul version este { $found }, cunoscut până la { $known })
load-field = câmpul { $field } e greșit ({ $detail })
load-detail-missing = lipsește
load-detail-type = tipul nu e corect
load-detail-value = această valoare nu e cunoscută
load-action = acțiunea { $n } nu se mai potrivește (câmpul { $field })
load-digest = de la acțiunea { $n } încolo, înregistrarea nu mai corespunde partidei descrise (câmpul { $field })
load-position = poziția nu e posibilă (câmpul { $field }, { $detail })
load-no-file = nu este un fișier obișnuit
load-no-access = nu poate fi citit de pe disc
load-large = depășește { $n } MB
load-branches =
    o partidă poate avea cel mult { $most ->
        [one] { $most } ramură
        [few] { $most } ramuri
       *[other] { $most } de ramuri
    }
load-no-object = nu conține un obiect între acolade
load-detail-range = numărul este în afara limitelor
load-detail-long = este prea lung
load-shortened = Sfârșitul din { $file } nu se mai potrivește cu regulile: { $reason }. Partida continuă după acțiunea { $n }; fișierul rămâne așa cum este.
save-not-renamed = { $file } nu se poate redenumi: { $reason }
save-name-empty = Partida are nevoie de un nume.
save-name-taken = Există deja o partidă cu numele { $file }.
save-not-deleted = { $file } nu se poate șterge: { $reason }
save-review-broken = Analiza din { $file } nu poate fi folosită: { $reason }. Se face din nou.

## Setting up a game

config-seats = Pot juca 2–6 persoane, nu { $n }
config-name-empty = Jucătorul { $n }: lipsește numele
config-name-long =
    Jucătorul { $n }: numele are peste { $max ->
        [one] { $max } caracter
        [few] { $max } caractere
       *[other] { $max } de caractere
    }
config-name-twice = Jucătorul { $n }: numele { $name } există deja
config-mark-twice = Jucătorul { $n }: alt jucător are acest simbol
config-value = { $field }: valoarea { $value } nu e cunoscută
config-seat-value = Jucătorul { $n }, { $field }: valoarea { $value } nu e cunoscută
config-module = Nu există modulul { $value }
config-seed-long =
    Codul împărțirii are peste { $max ->
        [one] { $max } caracter
        [few] { $max } caractere
       *[other] { $max } de caractere
    }

## Alegerea dintre acțiuni oarecare

play-cell-free = { $cell }, posibil
play-about = acum: { $things }
choice-room = sala { $n }
choice-noted = { $choice } · { $note }
choice-amount = { $n }

## Ce țin modulele lângă masă

zone-other = Alte componente
zone-of = { $zone }: { $name }

play-paid = { $parts } = { $money }
choice-none = niciunul
choice-old-colour = pleacă: { $type }
choice-new-colour = vine: { $type }

## What modules count

proof-proof-lines = { $what }: { $name }, { $n }
proof-line =
    { $t }: { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
proof-counted = { $n }
proof-counted-trader =
    { $n ->
        [one] { $n } locuitor
        [few] { $n } locuitori
       *[other] { $n } de locuitori
    }
proof-counted-treasure =
    { $n ->
        [one] { $n } cufăr
        [few] { $n } cufere
       *[other] { $n } de cufere
    }
proof-counted-invaders =
    { $n ->
        [one] { $n } latură deschisă
        [few] { $n } laturi deschise
       *[other] { $n } de laturi deschise
    }
proof-counted-bazaars =
    { $n ->
        [one] { $n } clădire
        [few] { $n } clădiri
       *[other] { $n } de clădiri
    }
proof-counted-yusuf =
    { $n ->
        [one] { $n } latură de zid
        [few] { $n } laturi de zid
       *[other] { $n } de laturi de zid
    }
