### Raftul: ce țin modulele pentru toți în coloana din stânga, și șirul bazarelor.


shelf-open = Deschide lista
shelf-more = încă { $n }
shelf-stack =
    { $n ->
        [one] ultima
        [few] { $n } în teanc
       *[other] { $n } în teanc
    }
shelf-auction = La licitație
shelf-auction-brief = Licitație
shelf-gate = Poartă
shelf-walls = Cărți de zid
shelf-walls-brief = Ziduri
shelf-huts = Barăci
shelf-huts-note = gratis · încheie acțiunile
shelf-rooms = Camera tezaurului
shelf-rooms-brief = Cufere
shelf-rooms-note = 8+ · încheie acțiunile
shelf-attack = Invadatori
shelf-attack-brief = Atac
shelf-attack-note =
    { $scoring ->
        [1] −1 pe latură
        [2] −2 pe latură
       *[3] −3 pe latură
    }
shelf-attack-next-hidden = următorul atac, cu fața în jos
shelf-stalls = Bazare
shelf-stalls-note = exact
shelf-stalls-none = niciunul
shelf-stall-price = costă acum { $price }, sumă exactă
shelf-stall-none = fără preț: spațiul pentru { $money } este gol
