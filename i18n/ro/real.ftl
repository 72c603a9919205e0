### O partidă adevărată, jucată cu piese de carton: se scriu numerele și se socotesc punctele.

real-title = Jocul din cutie
real-tab-numbers = Introdu numerele
real-tab-table = Detalii
real-scorings = Runda de scor
real-how-many = Câte are fiecare
real-hint = Scrie numerele; Tab trece la jucătorul următor, Enter la linia următoare. Piesele din rezervă nu se numără.
real-hint-more = Adaugă și tot ce contează drept clădire cu aceste module.
real-most = { $row }: se pot introduce numai numere de la 0 la { $most }.
real-less = Cu una mai puțin
real-more = Cu una mai mult
real-field = { $row }, { $name }
real-asks-points = puncte
real-asks-count = câte
real-asks-lost = puncte pierdute
real-too-many = { $types }: în cutie sunt doar { $most }, dar ai scris { $n }.
real-too-long = { $name }: un zid de lungime { $n } e prea lung pentru aceste clădiri (cel mult { $most }).
real-ties = Egalități
real-more-ties = și încă { $n }
real-missing =
    { $n ->
        [one] { $n } număr lipsă
        [few] { $n } numere lipsă
       *[other] { $n } de numere lipsă
    }
real-missing-all =
    { $n ->
        [one] { $n } număr lipsă în toată partida
        [few] { $n } numere lipsă în toată partida
       *[other] { $n } de numere lipsă în toată partida
    }
real-complete = Runda de scor e completă
real-wrong =
    { $n ->
        [one] { $n } număr imposibil
        [few] { $n } numere imposibile
       *[other] { $n } de numere imposibile
    }
real-empty =
    { $which ->
        [first] runda de scor 1 goală
        [second] runda de scor 2 goală
       *[both] rundele de scor 1 și 2 goale
    }
real-state = { $state }
real-objection = Adaugi partida cu { $state }?
real-kept = Tot ce scrii se salvează. Partida poate continua în altă zi.
real-gained = { $name }: { $points } în această rundă de scor, { $total } în total
real-undo = Anulează
real-new = Partidă nouă cu jocul din cutie
real-finish = Adaugă partida în parcurs
real-finish-sure = Adaugă totuși
real-finished = Partida este acum în parcurs.
real-next = Treci la runda de scor următoare
real-where = Loc
real-where-hint = Acasă la cine?
real-day = Data
real-name = Jucătorul { $n }
real-add-seat = Adaugă un jucător
real-remove-seat = Scoate jucătorul { $n }
real-players = Jucători
real-evening = Loc și dată
real-modules = Module
real-others = Partide cu jocul din cutie
real-other = { $day }, { $names }

position-wrong = { $name }, { $thing }: { $rule }
position-wrong-board = { $board }: { $rule }
position-no-turn = Aici suntem între două ture, așa că poziția nu poate fi reconstituită.
position-no-room = Aici nu mai e loc pentru încă o componentă.
position-broken =
    { $n ->
        [0] Partida nu poate continua de aici. { $first }
        [one] Partida nu poate continua de aici. { $first } { $n } alt lucru încalcă o regulă.
        [few] Partida nu poate continua de aici. { $first } { $n } alte lucruri încalcă regulile.
       *[other] Partida nu poate continua de aici. { $first } { $n } de alte lucruri încalcă regulile.
    }
position-no-text = Acest text nu conține o poziție.
position-text-wrong = O parte din acest text lipsește sau e greșită.

position-zone-market = Târg
position-zone-display = Bani la vedere
position-zone-dirk = Dirk
position-zone-alhambra = { $name }, Alhambra
position-zone-reserve = { $name }, rezervă
position-zone-hand = { $name }, mână

position-tiles = Compune o poziție
position-pieces = Componente
position-group = Felul componentei
position-money = Bani ({ $currency })
position-hint = Scrie prima literă, prețul și zidurile unei componente (g8nv) ca să o iei în mână. Enter duce la un spațiu unde se potrivește; încă un Enter o așază.
position-walls = nesv
position-where = Loc pe masă
position-place = { $place } ({ $n })
position-count = Numără punctele
position-counted = Poziția compusă
position-counted-broken =
    { $n ->
        [one] { $n } lucru încalcă regulile, dar se numără
        [few] { $n } lucruri încalcă regulile, dar se numără
       *[other] { $n } de lucruri încalcă regulile, dar se numără
    }
position-play = Joacă de aici
position-save = Salvează poziția
position-copy = Copiază poziția
position-open = Deschide o poziție
position-paste = Lipește o poziție
position-lies = Așază oricum
position-held = În mână: { $piece }
position-found =
    { $n ->
        [one] În mână: { $piece }
        [few] În mână: { $piece } ({ $n } se potrivesc)
       *[other] În mână: { $piece } (se potrivesc { $n })
    }
position-fits = spațiu gol unde se potrivește
position-tile = { $tile }, { $sides }
position-nothing = Aici nu e nimic.
position-whole = Toate regulile sunt respectate. Restul e în săculeț sau în pachet.
position-next = Runda de scor următoare
position-turn = Cine e la rând
position-score = Punctele jucătorului { $n }
position-points = Puncte
position-copied = Poziția este în clipboard, ca text.
position-out = Reconstituie această poziție

position-marks = Pe această piesă
position-mark-chest = Cufăr
position-mark-resident = Locuitor
position-mark-sticks = Bețișoare
position-mark-none = nimic
position-mark-there = da
position-mark-sides = { $sides }
position-zone-bonus = { $name }, cărți bonus
position-zone-bonus_shown = { $name }, cărți bonus arătate
position-zone-characters = { $name }, personaje
position-zone-thieves = { $name }, hoți
position-zone-bazaars_open = Bazare de vânzare
position-zone-walls_open = Cărți de zid la vedere
position-bag = Piese în săculeț
position-deck = Cărți în pachet
position-coming = Ce mai urmează
position-face-down = Cărți cu fața în jos
position-deal = Completează târgul și banii
position-cleared =
    { $n ->
        [one] { $n } componentă a plecat de pe masă odată cu modulul. { key-ctrl }+Z o aduce înapoi.
        [few] { $n } componente au plecat de pe masă odată cu modulul. { key-ctrl }+Z le aduce înapoi.
       *[other] { $n } de componente au plecat de pe masă odată cu modulul. { key-ctrl }+Z le aduce înapoi.
    }
position-mark-gates = Porțile orașului
position-mark-gate_open = Carte de poartă la vedere
position-mark-trader = Negustor
position-mark-vizier = Vizir activ
position-mark-attack_next = Următorul atac
position-zone-coins = { $name }, monede
position-zone-residents = { $name }, locuitori la negustor
position-zone-thieves_used = Hoți folosiți
position-zone-huts_open = Barăci la vedere
position-zone-chests = Dirk, cufere
position-zone-rooms = Sălile tezaurului
position-zone-attacks = Atacuri până acum
position-zone-scouts_open = Cercetași la vedere
position-luck-same-help = Cărțile și piesele vin în aceeași ordine de fiecare dată când joci din această poziție.
position-luck-new-help = Cărțile și piesele vin într-o ordine nouă.

### Întrebări pentru AI despre un moment

position-ask = Întreabă AI-ul
advised-title = Întreabă AI-ul
advised-tab-all = Sfaturi
advised-who = { $name } e la rând
advised-seat = Sfaturi pentru
advised-done = Gata
advised-hint = Cărțile și piesele ascunse se împart din nou de multe ori. Costul este numărul de victorii pierdute din 100 de partide, cu valorile între care se află aproape sigur.
advised-levels = Ce ar face fiecare nivel
advised-moves = Cât costă fiecare alegere
advised-instead = Ratează – { $reason }
advised-wait = AI-ul se gândește.
advised-best = Cea mai bună
advised-equal = Cam la fel
advised-under = sub 1
advised-share = câștigă { $n } din 100
advised-by = Aleasă de: { $levels }
advised-price =
    { $kind ->
        [best] cea mai bună, câștigă { $share } din 100 de partide
        [equal] aproape egală cu cea mai bună, câștigă { $share } din 100 de partide
        [under] câștigă { $share } din 100 de partide, cu mai puțin de 1 sub cea mai bună
       *[cost] câștigă { $share } din 100 de partide, cu { $cost } mai puțin decât cea mai bună, { $within }
    }
advised-heard = { $move }: { $price }
advised-level-heard = { $level }: { $what }
advised-heard-why = { $what }. De ce: { $more }
advised-heard-instead = { $what }. Ratează: { $more }
advised-heard-chosen = { $what }. Aleasă de: { $more }
advised-nothing = Încă nu e nimic de ales: adaugă piese în târg, bani la vedere și o mână.
advised-not-now = Poți întreba AI-ul când ești la rând.
advised-failed = AI-ul nu a răspuns. Poți întreba din nou.
