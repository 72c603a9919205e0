### Sfaturi: sugestii, de ce a făcut IA ceva, niveluri și stiluri, cine joacă un loc.


## O sugestie: se cere cu H, trei pași

hint-thinking = Mă gândesc la sugestia { $k } din 3…
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
hint-next = Următoarea: „{ $move }”
hint-nothing = Față de varianta de a nu face nimic
hint-alone = Nicio altă mutare nu se apropie
hint-more = Mai mult
hint-do = Joacă această mutare
hint-close = Închide
hint-not-now = Poți cere o sugestie când e rândul tău
hint-failed = Acum nu e nicio sugestie: AI-ul nu răspunde
hint-button = Sugestie

## Kinds of moves, as in “the best kind of move”

kind-buy = Cumpără o piesă
kind-take-money = Ia bani
kind-redesign = Reamenajează Alhambra
kind-place = Așază în Alhambra
kind-reserve = Pune în rezervă
kind-give-to-dirk = Dă-i piesa lui Dirk

## Moves

move-buy = Cumpără { $tile } ({ $price }) cu { $paid }
move-buy-cards = Cumpără { $tile } ({ $price }) cu { $cards }
move-vizier = Folosește vizirul pentru { $tile } ({ $price }) cu { $cards }
move-take = Ia { $cards }
move-place = Așază { $tile } ({ $cell })
move-reserve = Pune { $tile } în rezervă
move-give-to-dirk = Dă-i lui Dirk { $tile }
move-add = Adaugă { $tile } din rezervă ({ $cell })
move-remove = Scoate { $old } din Alhambra ({ $cell })
move-swap = Înlocuiește { $old } cu { $tile } ({ $cell })
move-other = { $action } – { $things }
move-things = { $one }, { $more }
weighed-next = { $move } (următoarea)
weighed-same = { $move } (nu e nicio diferență)
weighed-even = { $move } (cam la fel de bună)
weighed-little = { $move } (ceva mai slabă: { $n })
weighed-clearly = { $move } (clar mai slabă: { $n })

## Why a computer did something

why-title = De ce mutarea aceasta?
why-reasons = Motivele:
why-rather = Motivele, față de următoarea mutare:
why-against = Motivele, față de „{ $move }”:
why-alone = Motivele, față de varianta de a nu face nimic:
why-no-reason = Niciun motiv nu iese în evidență: contează toate la un loc
why-reason = • { $reason }
why-others = A mai cântărit:
why-seen = Ce poate vedea oricine, față de varianta de a nu face nimic:
why-secret = Motivele i-ar putea trăda cărțile din mână, așa că apar abia la sfârșitul partidei
why-unsent = Motivele sale nu au fost trimise la acest calculator
why-ask = De ce?
ai-reason-other = Un motiv dintr-o altă versiune a programului

## Levels and styles

style-balanced = Echilibrat
style-collector = Colecționar
style-builder = Constructor de ziduri
style-balanced-what = Cântărește majoritățile și zidurile după cât valorează
style-collector-what = Prețuiește majoritățile puțin mai mult decât merită
style-builder-what = Prețuiește zidurile lungi puțin mai mult decât merită
level-random-what = Joacă orice mutare permisă
level-novice-what = Se înșală mult când judecă mutările și uită ce cărți au luat ceilalți
level-easy-what = Se înșală puțin când judecă mutările și uită ce cărți au luat ceilalți
level-medium-what = Își cântărește toată tura și ține minte cărțile luate la vedere
level-hard-what =
    { $n ->
        [one] Vede mai departe: joacă în minte cel mult o continuare posibilă a unei ture
        [few] Vede mai departe: joacă în minte până la { $n } continuări posibile ale unei ture
       *[other] Vede mai departe: joacă în minte până la { $n } de continuări posibile ale unei ture
    }
level-expert-what =
    { $n ->
        [one] Joacă în minte cel mult o continuare posibilă, uneori timp de câteva secunde
        [few] Joacă în minte până la { $n } continuări posibile, uneori timp de câteva secunde
       *[other] Joacă în minte până la { $n } de continuări posibile, uneori timp de câteva secunde
    }
new-style = stil
new-ai-fair = AI-ul știe doar ce ar ști un om în locul lui: nicio carte și nicio piesă ascunsă.

## Who plays a seat

log-takeover-human = { $name }: de acum joacă un om
log-takeover-ai = { $name }: de acum joacă AI-ul ({ $level }, { $style })
table-ai-style = AI · { $level }, { $style }
players-title = Cine joacă
players-note = Orice jucător poate trece oricând de la un om la AI sau invers. Schimbarea apare în jurnal și rămâne în partida salvată.
players-waits = Cât timp pagina aceasta e deschisă, jocul așteaptă.
players-far = Prietenii aflați în altă parte hotărăsc pentru locurile lor, iar jocul continuă cât timp pagina aceasta e deschisă.
players-hidden = Când un om preia un jucător de la AI, întâi apare ecranul care ascunde cărțile.
players-career = După această schimbare, partida nu mai face parte din parcurs.
players-apply = Aplică
players-open = Schimbă cine joacă
menu-players = Cine joacă
menu-players-detail = oameni, AI, ajutor, limbă
menu-unseen = Ce e încă ascuns
menu-unseen-detail = piese, cărți, bani
menu-ask-detail = cât costă fiecare alegere
set-hint-level = Sugestii
set-hint-level-help = Cât de bune sunt sugestiile; cele mai bune durează mai mult.
set-hint-level-novice = Începător
set-hint-level-easy = Ușor
set-hint-level-medium = Mediu
set-hint-level-hard = Greu
set-hint-level-expert = Expert
