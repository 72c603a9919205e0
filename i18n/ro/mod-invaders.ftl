### Invaders: the texts of the module.

mod-invaders = Invadatorii
new-pieces-invaders = Componente: 4 cărți de atac, 6 cercetași.
new-changes-invaders = După fiecare rundă de scor, laturile deschise spre atac costă puncte; cercetașii arată de unde vine.
new-differs-invaders-open = următorul atac la vedere, fără cercetași
new-variant-invaders = Atacuri
new-variant-invaders-usual = cu cercetași
new-variant-invaders-open = următorul e la vedere
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
rule-invaders-scouts-text = Doi cercetași stau la vedere, iar după rundele de scor 1 și 2 vin alți doi. Cine cumpără cu suma exactă o clădire de tipul unui cercetaș, chiar cu vizirul sau pentru Dirk, îl ia și se uită în secret la următoarea carte de atac. La fel cu Karim.
rule-invaders-open-title = Cartea de atac la vedere
rule-invaders-open-text = Variantă: următoarea carte de atac stă la vedere și nu există cercetași.
piece-scout = Un cercetaș. Cine cumpără cu suma exactă o clădire de tipul lui îl ia și vede următoarea carte de atac.
piece-attack = O carte de atac. După o rundă de scor, fiecare latură deschisă spre ea costă puncte.
worth-attack-side =
    { $dir ->
        [n] Dinspre nord
        [e] Dinspre est
        [s] Dinspre sud
       *[w] Dinspre vest
    } te-ar costa { $n }

## Regulament

book-intro-invaders =
    După fiecare rundă de scor vine un atac dintr-o direcție: 4 cărți de atac, câte una pentru nord, est, sud și vest. Fiecare latură deschisă spre acea direcție te costă puncte. Șase cercetași, câte unul pentru fiecare tip de clădire, îți pot arăta din timp de unde vine atacul. Astfel zidurile nu aduc numai puncte, ci te și apără.
book-invaders-attack =
    Cele patru cărți de atac se amestecă. După fiecare rundă de scor se dezvăluie cea de deasupra. Fiecare pierde puncte pentru fiecare latură deschisă spre acea direcție: o latură fără zid a unei piese, a fântânii, a unei barăci sau a unui bazar, dincolo de care nu se află nicio piesă. Contează și laturile din adâncituri. Taberele nu au laturi deschise și nu apără.

    O latură costă 1 punct după runda de scor 1, 2 după runda de scor 2, 3 după runda de scor 3. După runda de scor 3 costă câte 1 punct și laturile deschise spre cele două direcții vecine, dar nu și cele opuse. Exemplu: ultimul atac vine dinspre nord; ai 2 laturi deschise la nord, una la est, 3 la vest: pierzi 6 + 1 + 3 = 10. Scorul nu scade niciodată sub 0.
book-invaders-scouts =
    La început stau la vedere 2 dintre cei 6 cercetași; după rundele de scor 1 și 2 vin alți 2, iar cei nefolosiți ies din joc. Dacă cumperi cu suma exactă o clădire de tipul unui cercetaș la vedere, îl iei și te uiți în secret la următoarea carte de atac.

    E valabil și la cumpărarea cu vizirul sau cu Abdul Karim și chiar dacă dai apoi piesa lui Dirk. Exemplu: la vedere e cercetașul turnului; cumperi un turn cu prețul 9 cu 4 și 5 ducați și afli, numai tu, de unde vine atacul. Mai ai timp să închizi laturile din partea aceea.
book-invaders-open =
    În această variantă următoarea carte de atac stă mereu la vedere, iar cercetași nu există. Toți știu deci de unde vine atacul și se pot pregăti la fel.
book-variant-invaders-open =
    Variantă: următoarea carte de atac stă la vedere pentru toată lumea și se joacă fără cercetași. După un atac se dezvăluie imediat cartea următoare. Atacurile însele rămân la fel. Varianta se potrivește pentru cine vrea să-și planifice zidurile în loc să ghicească.
book-variant-invaders-open-title = Variantă: următorul atac la vedere

## Lecție

lesson-invaders-title = Invadatorii
lesson-invaders-about = Închizi Alhambra înainte să vină atacul.
lesson-invaders-scout-title = Un cercetaș
lesson-invaders-scout-1 = După fiecare rundă de scor vine un **atac dintr-o direcție**. Care anume, este secret.
lesson-invaders-scout-2 = Doi cercetași stau la vedere. Cumpără cu **suma exactă** o clădire de tipul unuia dintre ei și ai voie să te uiți.
lesson-invaders-scout-turn = Câștigă un cercetaș.
lesson-invaders-scout-done = Cercetașul ți-a arătat următoarea carte de atac. Doar tu te poți uita la ea.
lesson-invaders-scout-hint = La vedere e cercetașul grădinii, iar o grădină costă 9 dirhami.
lesson-invaders-scout-wrong = De data asta cumpără o clădire de tipul unui cercetaș.
lesson-invaders-scout-wrong-other = Suma e exactă, dar cercetașul apartamentului nu e la vedere. Alege unul dintre cei doi care sunt.
lesson-invaders-scout-wrong-over = Prea mult: doar suma exactă aduce cercetașul.
lesson-invaders-close-title = Dinspre est!
lesson-invaders-close-1 = Poți întoarce cartea de atac: atacul vine dinspre **est**.
lesson-invaders-close-2 = Fiecare latură a ta spre est, **fără zid și fără piesă dincolo**, costă un punct.
lesson-invaders-close-3 = Ai două astfel de laturi.
lesson-invaders-close-turn = Încheie acțiunile și așază grădina unde îți folosește cel mai mult.
lesson-invaders-close-done = O latură deschisă mai puțin, iar zidul grădinii îl continuă pe cel al turnului.
lesson-invaders-close-hint = Așaz-o la sud de turnul de la est.
lesson-invaders-close-wrong = Acum încheie acțiunile și așază grădina.
lesson-invaders-close-wrong-half = Și așa se închide o latură. Dar la sud de turn îți lungește și zidul.
lesson-invaders-close-wrong-open = E permis, dar ambele laturi rămân deschise spre est.
lesson-invaders-attack-title = Atacul
lesson-invaders-attack-1 = Întâi primești punctele rundei de scor, apoi fiecare latură deschisă spre atac costă **1 punct**; după runda de scor 2 costă 2, după runda de scor 3 costă 3.
lesson-invaders-attack-2 = O latură era încă deschisă. Niciun scor nu scade sub 0.
lesson-invaders-final-title = Ultimul atac
lesson-invaders-final-1 = La runda de scor 3 costă și **cele două direcții vecine**: câte 1 punct pe latură deschisă.
lesson-invaders-final-2 = Joci varianta fără cercetași: cartea de atac stă la vedere. Atacul vine dinspre nord.
lesson-invaders-final-turn = Așază arcada unde îți salvează cele mai multe puncte.
lesson-invaders-final-done = O latură deschisă mai puțin la nord îți salvează 3 puncte, una în plus la vest costă 1.
lesson-invaders-final-hint = Așaz-o la nord de fântână sau de serai.
lesson-invaders-final-wrong = Așa închizi o latură la est și salvezi 1 punct. La nord fiecare latură costă 3.
lesson-invaders-final-wrong-reserve = În rezervă nu apără nimic.
