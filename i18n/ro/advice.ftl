### Sfaturi: sugestii, de ce a făcut IA ceva, niveluri și stiluri, cine joacă un loc.


## O sugestie: se cere cu H, trei pași

hint-thinking = Mă gândesc la o sugestie …
hint-title = Sugestia { $k } din 3
hint-topic = Cel mai bun fel de mutare acum: „{ $kind }”
hint-topic-answer = Cel mai bun răspuns acum: „{ $kind }”
hint-best = Cea mai bună: { $move }
hint-than =
    Față de „{ $move }”: { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
hint-next = A doua: „{ $move }”
hint-nothing = Față de a nu face nimic
hint-alone = Nimic altceva nu se apropie
hint-more = Mai mult
hint-done = Gata
hint-close = Închide
hint-not-now = Sugestiile apar când e rândul tău
hint-failed = Acum nu e nicio sugestie: jucătorul controlat de calculator nu răspunde
hint-button = Sugestie

## Kinds of moves, as in “the best kind of move”

kind-buy = Cumpără o piesă
kind-take-money = Ia bani
kind-redesign = Reamenajează Alhambra
kind-place = Construiește în Alhambra
kind-reserve = Pune în rezervă
kind-give-to-dirk = Dă-i piesa lui Dirk

## Moves

move-buy = Cumpără { $tile } ({ $price }) cu { $paid }
move-buy-cards = Cumpără { $tile } ({ $price }) cu { $cards }
move-vizier = Folosește vizirul: { $tile } ({ $price }) cu { $cards }
move-take = Ia: { $cards }
move-place = Construiește { $tile }: { $cell }
move-reserve = Pune { $tile } în rezervă
move-give-to-dirk = Dă-i lui Dirk { $tile }
move-add = Adaugă { $tile } din rezervă: { $cell }
move-remove = Scoate { $old } din Alhambra: { $cell }
move-swap = Înlocuiește { $old } cu { $tile }: { $cell }
move-other = { $action } – { $things }
move-things = { $one }, { $more }
weighed-next = { $move } (următoarea)
weighed-same = { $move } (nu e nicio diferență)
weighed-even = { $move } (cam la fel de bună)
weighed-little = { $move } (ceva mai puțin: { $n })
weighed-clearly = { $move } (clar mai puțin: { $n })

## Why a computer did something

why-title = De ce mutarea aceasta?
why-reasons = Motivele:
why-rather = Motivele, față de a doua mutare ca valoare:
why-against = Motivele, față de „{ $move }”:
why-alone = Motivele, față de a nu face nimic:
why-no-reason = Niciun motiv nu iese în față: a cântărit totul laolaltă
why-reason = • { $reason }
why-others = A mai cântărit:
why-secret =
    { $n ->
        [one] Încă { $n } gând ar trăda cărțile din mână: se spune la sfârșitul jocului
        [few] Încă { $n } gânduri ar trăda cărțile din mână: se spun la sfârșitul jocului
       *[other] Încă { $n } de gânduri ar trăda cărțile din mână: se spun la sfârșitul jocului
    }
why-ask = De ce?
ai-reason-other = Un motiv dintr-o altă versiune a programului

## Levels and styles

style-balanced = Echilibrat
style-collector = Colecționar
style-builder = Constructor de ziduri
style-balanced-what = Cântărește majoritățile și zidurile după cât valorează
style-collector-what = Ține la majoritățile de clădiri puțin mai mult decât se cuvine
style-builder-what = Ține la zidurile lungi puțin mai mult decât se cuvine
level-random-what = Joacă orice mutare permisă
level-novice-what = Greșește mult la evaluare și uită ce cărți au luat ceilalți
level-easy-what = Greșește puțin la evaluare și uită ce cărți au luat ceilalți
level-medium-what = Își cântărește toată tura și ține minte cărțile luate la vedere
level-hard-what =
    { $n ->
        [one] Vede mai departe: își închipuie cel mult o urmare posibilă a unui rând
        [few] Vede mai departe: își închipuie până la { $n } urmări posibile ale unui rând
       *[other] Vede mai departe: își închipuie până la { $n } de urmări posibile ale unui rând
    }
level-expert-what =
    { $n ->
        [one] Își închipuie cel mult o urmare posibilă, uneori timp de câteva secunde
        [few] Își închipuie până la { $n } urmări posibile, uneori timp de câteva secunde
       *[other] Își închipuie până la { $n } de urmări posibile, uneori timp de câteva secunde
    }
new-style = stil
new-ai-fair = AI știe doar ce ar ști un jucător în locul ei: nicio carte și nicio piesă ascunsă.

## Who plays a seat

log-takeover-human = { $name }: de acum joacă un om
log-takeover-ai = { $name }: de acum joacă IA ({ $level }, { $style })
table-ai-style = IA · { $level }, { $style }
players-title = Cine joacă
players-note = Orice loc poate trece oricând de la un om la IA și înapoi. Jurnalul notează asta, iar jocul salvat o păstrează.
players-waits = Cât timp pagina aceasta e deschisă, jocul așteaptă.
players-hidden = Cine preia un loc vede mai întâi ecranul de predare.
players-apply = Aplică
players-open = Schimbă cine joacă
menu-players = Cine joacă
menu-players-detail = Lasă un loc în seama IA sau ia-l înapoi
set-hint-level = Sugestii
set-hint-level-help = Cât de bine e gândită o sugestie; cu cât mai bine, cu atât durează mai mult.
set-hint-level-novice = Începător
set-hint-level-easy = Ușor
set-hint-level-medium = Mediu
set-hint-level-hard = Greu
set-hint-level-expert = Expert
