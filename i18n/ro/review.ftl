### The review of a game that is over: what decided it, was it luck or choice.


## The page

review-title = Analiză
review-tab-course = Desfășurare
review-tab-moment = Moment
review-tab-choices = Alegeri
review-replay = Reluare
review-table = Tabel
review-table-of = Partida tură cu tură; noroc și alegeri: { $name }
review-head-turn = Tură
review-see = Arată momentul
review-later = După analiză

## While it is worked out

review-working = Partida este analizată
review-progress = Gata { $n }%, { $left }
review-progress-begun = Gata { $n }%
review-left-seconds =
    { $n ->
        [one] mai e cam { $n } secundă
        [few] mai sunt cam { $n } secunde
       *[other] mai sunt cam { $n } de secunde
    }
review-left-minutes =
    { $n ->
        [one] mai e cam { $n } minut
        [few] mai sunt cam { $n } minute
       *[other] mai sunt cam { $n } de minute
    }
review-stop = Oprește
review-stopped = Analiza s-a oprit
review-stopped-text = Rezultatele de până acum se păstrează.
review-go-on = Continuă
review-not-over = Se poate analiza doar o partidă jucată până la capăt.
review-failed = Analiza acestei partide s-a întrerupt de două ori și nu poate fi făcută.
review-waits = Analiza nu răspunde de ceva vreme. Poți aștepta sau întreba din nou.

## What decided the game

review-turning-luck = Momentul decisiv: ce a venit după tura { $turn }
review-turning-choice = Momentul decisiv: tura { $turn }, { $name }
review-turning-turns =
    { $kind ->
        [long] Decisă puțin câte puțin: turele { $first }–{ $last }
       *[short] Momentul decisiv: turele { $first }–{ $last }
    }
review-turning-last = Nedecisă până la ultima tură
review-turning-last-text =
    Până atunci { $name } era la aproximativ **{ $before ->
        [one] { $before } victorie
        [few] { $before } victorii
       *[other] { $before } de victorii
    } din 100 de partide**.
review-turning-none = Nicio răsturnare de durată nu a decis partida
review-turning-none-text = Nimănui nu i-a crescut șansa de victorie clar și de durată.
review-turning-text =
    { $what }. { $name } trece de la aproximativ { $before } la **{ $after ->
        [one] { $after } victorie
        [few] { $after } victorii
       *[other] { $after } de victorii
    } din 100 de partide**.
review-turning-run =
    { $name } trece de la aproximativ { $before } la **{ $after ->
        [one] { $after } victorie
        [few] { $after } victorii
       *[other] { $after } de victorii
    } din 100 de partide**. Cel mai mare salt vine în tura { $turn }.
review-done-both = { $one }; { $more }
review-came = Nou pe masă: { $things }
review-came-ready = { $came }; { $ready }
review-tile = { $tile } ({ $price })
review-ready = { $name } urmează la rând și poate plăti suma exactă ({ $paid })
review-verdict =
    { $name }: **{ $kind ->
        [luck] mai ales ghinion
        [more-luck] mai mult ghinionul decât alegerile
        [choices] alegerile, nu norocul
        [more-choices] mai mult alegerile decât norocul
        [both] ghinion și alegeri costisitoare deopotrivă
        [helped] noroc, dar alegeri costisitoare
        [lucky] noroc
        [others] mai ales greșelile altora
       *[neither] nici norocul, nici alegerile nu au cântărit mult
    }**.

## The graph

review-graph = Cum a mers partida
review-share = Șanse de victorie
review-share-if = victorii estimate din 100 de partide continuate de aici
# Beside the review of a branch: the line of the game that it left.
review-in-game = În partidă
review-luck-of-whom = Noroc și alegeri:
review-luck = Noroc
review-luck-of = în fiecare tură: { $name }
review-choices = Alegeri
review-choices-cost = cât costă
review-turn = tura { $turn }
review-after = După tura { $turn }
review-beginning = Înainte de prima tură
review-scoring = Runda de scor { $k }
review-final = Final
review-signed = { $n }
review-heard-turn = tura { $turn } din { $turns }; victorii din 100 de partide: { $shares }
review-heard-luck = { $name }: noroc { $luck }, alegeri { $cost }
review-heard-both = { $one }; { $more }
review-heard-game = { $name } în partidă: { $n }

## A moment

review-moment = Momentul
review-choice-of = Tura { $turn }: { $name }
review-before = Anterior
review-next = Următor
review-display = Bani la vedere
review-new = nouă
review-hand = la rând acum
review-about =
    { $n ->
        [one] { $n } piesă
        [few] { $n } piese
       *[other] { $n } de piese
    }, { $reserve } în rezervă, zid { $wall }
review-go = Vezi în reluare
review-try = Încearcă tu

## The dear choices

review-dearest = Cele mai costisitoare alegeri
review-dearest-of =
    { $name }: { $n ->
        [0] cele mai costisitoare alegeri
        [one] cea mai costisitoare alegere
        [few] cele mai costisitoare { $n } alegeri
       *[other] cele mai costisitoare { $n } de alegeri
    }
review-dear-unit = victorii pierdute din 100 de partide (interval probabil)
review-dear-none = Nicio alegere n-a fost clar mai costisitoare decât celelalte.
review-dear-unclear =
    { $n ->
        [one] Neclar: tura { $turns }. Cât a costat o alegere de acolo, dacă a costat ceva, poate depinde de cum joacă toți mai departe.
        [few] Neclar: turele { $turns }. Cât au costat alegerile de acolo, dacă au costat ceva, poate depinde de cum joacă toți mai departe.
       *[other] Neclar: turele { $turns }. Cât au costat alegerile de acolo, dacă au costat ceva, poate depinde de cum joacă toți mai departe.
    }
review-behind = Din tura { $turn } încolo { $name } era prea în urmă ca o alegere să mai coste mult.
review-dear-played = Tura { $turn } – **{ $move }**
review-dear-better = mai bine – { $move }
review-dear-together = Tura { $turn }, în total: { $cost }
review-within = { $low }–{ $high }
review-spread =
    { $kind ->
        [near] în jur de { $low }
       *[between] între { $low } și { $high }
    }
review-between = Victorii pierdute din 100 de partide: aproape sigur { $within }
review-severity-0 = cost mic
review-severity-1 = scăpare
review-severity-2 = greșeală
review-severity-3 = gafă
review-dear-heard = Alegerea costisitoare { $k } din { $of }, tura { $turn }, { $word }. Victorii pierdute din 100 de partide: { $cost }, { $within }. Mutarea jucată: { $played }. Mai bine: { $better }.
review-close-choice = Înapoi la listă
review-own-view = Văzut de la locul celui care a ales: ce nu se putea ști nu e nici arătat, nici judecat.
review-played = Jucat
review-better = Mai bine
review-covered = Gândește-te întâi: ce ai face aici? Încearcă, apoi vezi răspunsul.
review-uncover = Arată răspunsul
review-why = De ce era mai bine
review-why-unit = În victorii din 100 de partide; suma lor e costul.
review-why-none = Niciun motiv nu iese singur în evidență. În partidele continuate de aici a câștigat pur și simplu mai des.
review-cells = Spațiile se numără de la fântână.

## Trying again

review-try-notice = { $name } din nou, tura { $turn }: alege o singură acțiune. Cu Esc te întorci.
review-tried-best = Cea mai bună mutare găsită: din 100 de partide câștigă cu { $n } mai mult decât cea jucată.
review-tried-same-best = Cea mai bună mutare găsită, ca în partidă.
review-tried-played =
    { $kind ->
        [cost] Ca în partidă: din 100 de partide câștigă cu { $n } mai puțin decât cea mai bună mutare găsită, { $within }.
       *[none] Ca în partidă: n-a costat aproape nimic.
    }
review-tried-unclear =
    { $kind ->
        [best] Cea mai bună mutare găsită, dar nu e clar cum stă față de cea jucată. Poate depinde de cum joacă toți mai departe.
        [played] Ca în partidă: nu e clar cât a costat, dacă a costat ceva. Poate depinde de cum joacă toți mai departe.
       *[other] Nu e clar cum stă față de cea mai bună mutare găsită. Poate depinde de cum joacă toți mai departe.
    }
review-tried-unknown = Nu s-a putut calcula cât ar fi costat.
review-tried-working = Se calculează cât ar fi costat…
review-tried-same = Pe cât se poate spune, la fel de bună ca cea mai bună mutare găsită.
review-tried-better = Mai bună chiar decât cea mai bună mutare găsită: din 100 de partide câștigă cu { $n } mai mult.
review-tried-worse = Din 100 de partide ar câștiga cu { $n } mai puțin decât cea mai bună mutare găsită, { $within } ({ $kind ->
        [unclear] mutarea jucată: neclar
       *[clear] mutarea jucată: cu { $cost } mai puțin
    }).

## How well

review-level = Cum s-a jucat?
review-level-of = Nivel de joc: { $name }
review-like = Ca **{ $level }**
review-like-about = Ca **{ $level }**, poate între { $low } și { $high }
review-like-between = Între **{ $low }** și **{ $high }**
review-like-any = **O singură partidă nu e de ajuns.** E posibil orice, de la { $first } la { $last }.
review-like-unknown = Prea puține alegeri ca să se poată spune.
# What can be counted without judging, where one game does not tell a level.
review-fact-exact = Plăți exacte: { $n } din { $all }
review-fact-single = Ture în care s-a luat doar o carte: { $n } din { $all }
review-fact-left = Bani rămași la sfârșit: { $n } ({ $cards })
review-judged =
    { $n ->
        [one] { $n } alegere a costat victoria în { $cost } din 100 de partide; se judecă doar ce se putea ști.
        [few] { $n } alegeri au costat în total victoria în { $cost } din 100 de partide; se judecă doar ce se putea ști.
       *[other] { $n } de alegeri au costat în total victoria în { $cost } din 100 de partide; se judecă doar ce se putea ști.
    }

## With even luck

review-even = Cu noroc egal
review-even-text =
    { $kind ->
        [level] { $name } ar fi la egalitate: **fiecare cu { $n ->
            [one] { $n } victorie
            [few] { $n } victorii
           *[other] { $n } de victorii
        } din 100 de partide**
        [still] { $name } ar fi tot în frunte, cu **{ $n ->
            [one] { $n } victorie
            [few] { $n } victorii
           *[other] { $n } de victorii
        } din 100 de partide**
       *[other] { $name } ar fi în frunte, cu **{ $n ->
            [one] { $n } victorie
            [few] { $n } victorii
           *[other] { $n } de victorii
        } din 100 de partide**
    }
review-even-nearest = Fără noroc, rezultatul cuiva ar fi sub 0, așa că acestea sunt cele mai apropiate numere care dau împreună 100.
review-term-start = după împărțire
review-term-luck = noroc
review-term-own = alegeri proprii
review-term-others = greșelile altora
review-term-result = rezultat
review-unit = În victorii din 100 de partide; suma lor e rezultatul.
review-unit-more = Victorii din 100 de partide. Norocul și alegerile au luat mai mult decât șansa de la început, fiindcă greșelile adversarilor au dat o parte înapoi.
