### O partidă adevărată, jucată cu piese de carton: se scriu numerele și se socotesc punctele.

real-title = Partidă la masă
real-tab-all = Scor
real-tab-numbers = Numere
real-tab-score = Foaie de scor
real-tab-table = Masă
real-scorings = Runda de scor
real-how-many = Câte are fiecare
real-hint = Cifrele scriu un număr, Tab duce la jucătorul următor, Enter la linia următoare. Piesele din rezervă nu se numără.
real-less = Cu una mai puțin
real-more = Cu una mai mult
real-field = { $row }, { $name }
real-asks-points = puncte
real-asks-count = câte
real-asks-lost = puncte pierdute
real-too-many = { $types }: în cutie sunt doar { $most }, dar aici s-au numărat { $n }.
real-too-long = { $name }: un zid de lungime { $n } e prea lung pentru aceste clădiri (cel mult { $most }).
real-ties = Egalități
real-more-ties = și încă { $n }
real-missing =
    { $n ->
        [one] Lipsește { $n } număr
        [few] Lipsesc { $n } numere
       *[other] Lipsesc { $n } de numere
    }
real-complete = Runda de scor e completă
real-kept = Tot ce scrii se salvează. Partida poate continua în altă zi.
real-gained = { $name }: { $points } în această rundă de scor, { $total } în total
real-undo = Anulează
real-new = Partidă nouă la masă
real-finish = Adaugă în carieră
real-finished = Partida este acum în carieră.
real-next = Runda de scor următoare
real-where = Loc
real-where-hint = Acasă la cine?
real-day = Data
real-name = Jucătorul { $n }
real-add-seat = Adaugă un jucător
real-remove-seat = Scoate jucătorul { $n }
real-players = Jucători
real-evening = Loc și dată
real-modules = Module
real-others = Partide la masă
real-other = { $day }, { $names }
