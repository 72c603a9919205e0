### Three puzzles for today, in the exercises.

puzzle-title = Trei probleme pentru azi
puzzle-intro = Pe măsura ta
puzzle-solve = Rezolvă
puzzle-again = Încearcă din nou
puzzle-theme = Tema problemelor
puzzle-theme-all = Ce ai învățat
puzzle-theme-money = Plăți exacte
puzzle-theme-wall = Cel mai lung zid
puzzle-theme-building = Construcție
puzzle-theme-scoring = Rundă de scor
puzzle-theme-games = Partidele tale analizate
puzzle-tomorrow = De mâine: { $theme }
puzzle-whose = { $name } · { $note }
puzzle-waiting = încă nerezolvată
puzzle-heard = Problema { $k }, { $name }: { $state }
puzzle-number = Problema { $k } din { $n }
puzzle-next = Problema următoare
puzzle-finish = Gata
puzzle-done = Gata pe azi: { $k } din { $n } corecte

## Questions from reviewed games

exercise-family-game = Dintr-o partidă analizată
puzzle-ask-game = Ce ai face?
puzzle-ask-place = Unde ai așeza această piesă?
puzzle-ask-add = Unde ai adăuga această piesă?
puzzle-ask-remove = Ce piesă ai scoate?
puzzle-ask-swap = Ce piesă ai schimba cu aceasta?
puzzle-when = Ești { $name }, în tura { $turn } a unei partide analizate. Runda de scor { $k } abia urmează.
puzzle-points = Puncte – { $list }
puzzle-market = Târg – { $list }
puzzle-row-aside = Cumpărate sau în rezervă
puzzle-best = Cea mai bună mutare găsită: { $move }
puzzle-good = Aproape la fel de bună: { $move }
puzzle-played = Jucată în partidă: { $move } ({ $n ->
        [0] la fel de bună
        [one] cu { $n } victorie mai puțin la 100 de partide
        [few] cu { $n } victorii mai puțin la 100 de partide
       *[other] cu { $n } de victorii mai puțin la 100 de partide
    })
puzzle-worse = { $n ->
        [one] Așa câștigi cu { $n } partidă mai puțin la 100, { $within }.
        [few] Așa câștigi cu { $n } partide mai puțin la 100, { $within }.
       *[other] Așa câștigi cu { $n } de partide mai puțin la 100, { $within }.
    }

## The file

puzzles-broken = Fișierul problemelor zilei, { $file }, nu poate fi folosit: { $reason }. Fișierul a fost păstrat ca { $kept } și a fost început unul nou.
puzzles-locked = Problemele tale din { $file } rămân așa cum sunt: { $reason }. Cele noi nu se păstrează.
