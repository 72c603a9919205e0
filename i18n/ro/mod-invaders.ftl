### Invaders: the texts of the module.

new-idea-invaders = Laturile deschise costă puncte.
zone-attacks = Atacuri până acum
zone-attack-next = Următorul atac
zone-scouts = Cercetași la vedere
play-row-invaders = Atac
proof-pay-invaders = la fiecare latură deschisă
proof-count-invaders =
    { $n ->
        [one] { $n } latură deschisă
        [few] { $n } laturi deschise
       *[other] { $n } de laturi deschise
    }
lab-line-invaders =
    Atac dinspre { $item ->
        [n] nord
        [e] est
        [s] sud
       *[w] vest
    }: { $n ->
        [one] { $n } latură deschisă
        [few] { $n } laturi deschise
       *[other] { $n } de laturi deschise
    }, { $points ->
        [0] 0 puncte
        [one] −{ $points } punct
        [few] −{ $points } puncte
       *[other] −{ $points } de puncte
    }
log-attack-turned =
    { $side ->
        [n] Atac dinspre nord
        [e] Atac dinspre est
        [s] Atac dinspre sud
       *[w] Atac dinspre vest
    }
log-attack-foreseen =
    { $side ->
        [n] Următorul atac vine dinspre nord
        [e] Următorul atac vine dinspre est
        [s] Următorul atac vine dinspre sud
       *[w] Următorul atac vine dinspre vest
    }
log-scout-shown =
    { $colour ->
        [pavilion] Cercetaș nou: pavilion
        [seraglio] Cercetaș nou: serai
        [arcades] Cercetaș nou: arcadă
        [chambers] Cercetaș nou: apartament
        [garden] Cercetaș nou: grădină
       *[tower] Cercetaș nou: turn
    }
log-scout-left =
    { $colour ->
        [pavilion] Un cercetaș iese din joc: pavilion
        [seraglio] Un cercetaș iese din joc: serai
        [arcades] Un cercetaș iese din joc: arcadă
        [chambers] Un cercetaș iese din joc: apartament
        [garden] Un cercetaș iese din joc: grădină
       *[tower] Un cercetaș iese din joc: turn
    }
log-scout-taken =
    { $colour ->
        [pavilion] { $name } folosește un cercetaș (pavilion) și se uită la următoarea carte de atac
        [seraglio] { $name } folosește un cercetaș (serai) și se uită la următoarea carte de atac
        [arcades] { $name } folosește un cercetaș (arcadă) și se uită la următoarea carte de atac
        [chambers] { $name } folosește un cercetaș (apartament) și se uită la următoarea carte de atac
        [garden] { $name } folosește un cercetaș (grădină) și se uită la următoarea carte de atac
       *[tower] { $name } folosește un cercetaș (turn) și se uită la următoarea carte de atac
    }

rule-invaders-attack-title = Atacul
rule-invaders-attack-text = După fiecare rundă de scor se dezvăluie o carte de atac: fiecare latură deschisă spre acea direcție costă 1, apoi 2, apoi 3 puncte; în runda de scor 3, și câte 1 pentru fiecare latură deschisă spre cele două direcții vecine. Niciun scor nu scade sub 0.
rule-invaders-scouts-title = Cercetașii
rule-invaders-scouts-text = Doi cercetași stau la vedere, iar după rundele de scor 1 și 2 vin alți doi. Cine cumpără cu suma exactă o clădire de tipul unui cercetaș îl ia și se uită în secret la următoarea carte de atac.
rule-invaders-open-title = Cartea de atac la vedere
rule-invaders-open-text = Variantă: următoarea carte de atac stă la vedere și nu există cercetași.
