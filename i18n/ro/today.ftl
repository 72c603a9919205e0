### Pagina zilei: partidele datei, luna, provocările.

today-title = Astăzi
start-today-left =
    { $n ->
        [0] Ambele partide sunt jucate
        [one] Încă o partidă de jucat
        [few] { $n } partide de jucat
       *[other] { $n } de partide de jucat
    }
today-today = astăzi
today-rule = Data hotărăște partida: aceleași cărți, piese și adversari pentru toți. Nimic nu se trimite nicăieri.
today-against = Contra { $opponents }
today-opponent = { $name } ({ $level })
today-play = Joacă
today-practise = Exersează
today-open = Deschide
today-one-try = O singură încercare. Contează de la prima mutare; te poți opri și poți continua.
today-begun = Încercarea ta a început.
today-late = Nejucată în ziua ei. O mai poți exersa.
today-result = { $points }, { $place }
today-practising = Acesta este un exercițiu: încercarea care contează ai făcut-o deja.
today-not-kept = Încercarea ta nu poate fi salvată: { $reason }
today-month-none = Nicio partidă jucată în această lună: fiecare încercare lasă un semn pe ziua ei.
today-month = { $n ->
        [one] { $n } jucată
        [few] { $n } jucate
       *[other] { $n } de partide jucate
    }, { $won ->
        [one] { $won } câștigată
        [few] { $won } câștigate
       *[other] { $won } de partide câștigate
    }
today-hint = { $day }, partida ta: { $told }
today-hint-better = mai bine în tura { $turn } – { $move }
today-hint-none = nicio alegere nu a fost costisitoare
today-hint-offer = analiza arată cele mai bune mutări
today-earlier = Luna anterioară
today-later = Luna următoare
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Joc de bază: { $result }
today-heard-modules = Cu module: { $result }
today-heard-missed = nejucată
today-heard-begun = neterminată
tries-broken = Încercările tale din { $file } nu pot fi folosite: { $reason }. Fișierul a fost păstrat ca { $kept } și se începe unul nou.
tries-locked = Încercările tale din { $file } rămân așa cum sunt: { $reason }. Cele noi nu se păstrează.

## Provocări

challenge-title = Provocare
challenge-note = Ai primit o provocare? Lipește-o oriunde pe această pagină. Joci cu aceleași cărți contra acelorași adversari; apoi vezi toate partidele comparate.
challenge-hint = DEAL1-…
challenge-none = Acest text nu conține nicio provocare
challenge-newer = Această provocare vine dintr-o versiune mai nouă a programului
challenge-short = Provocarea este incompletă (grupuri de litere primite: { $n } din { $all })
challenge-group = Grupul { $n } este greșit sau nu e la locul lui: { $group }
challenge-wrong = O parte din acest text vine din altă provocare
challenge-people = Această provocare nu vine dintr-o partidă a unei singure persoane contra AI
challenge-deal = { $name } te provoacă: { $modules }
challenge-today = Este una dintre partidele de azi: singura ta încercare contează pentru ambele.
challenge-first = Joacă mai întâi: rezultatul rămâne ascuns până la sfârșitul încercării tale.
challenge-also = Mai așteaptă partida ta: { $names }
challenge-changed = Jucătorii AI s-au schimbat între timp (versiunea { $theirs } atunci, { $ours } acum). Pot juca altfel.
challenge-row = { $item }: { $points }
challenge-cell = { $name } { $n }
challenge-cell-most = { $name } { $n } (cel mai mult)
challenge-remove = Scoate: { $name }
challenge-removed = Rezultat scos din comparație: { $name }.
challenge-put-back = Pune la loc
challenge-even = { $name }, victorii în 100 de partide cu noroc egal: { $n }
challenge-most = Cel mai mare avans al tău: { $item } (+{ $n })
challenge-least = { $name }, cel mai mare avans: { $item } (+{ $n })
challenge-unlike = Mutările acestei provocări nu se potrivesc cu regulile acestei versiuni.
challenge-alike = Cele două partide sunt la fel, mutare cu mutare.
challenge-computers = În tura { $turn } un AI a ales altfel; de acolo partidele diferă.
challenge-parted = Partidele diferă din tura { $turn } încolo:
challenge-no-try = Doar prima ta partidă terminată cu aceste cărți poate fi o provocare.
challenge-copied =
    Provocarea este acum în clipboard ({ $n ->
        [one] { $n } literă
        [few] { $n } litere
       *[other] { $n } de litere
    }). Trimite-o unui prieten.
challenge-whole = Cu toate mutările
