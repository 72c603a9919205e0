### Acțiuni cu module: despre ce este vorba și ce urmează după o acțiune.


## Personaje

auction-title = { $card }: oferi sau pasezi?
auction-first = încă nicio ofertă
auction-top = cea mai mare ofertă: { $n } ({ $name })
auction-passed = nu mai licitează: { $names }
auction-rivals = încă licitează: { $names }
auction-hand = { $name } ({ $cards })
sealed-title = { $card }: cea mai mare ofertă a ta, în secret?
sealed-how = o spui o singură dată, în secret; apoi calculatorul oferă pentru tine, niciodată mai mult decât trebuie
sealed-none = Nicio ofertă
sealed-limit = Până la { $n }
sealed-least = Cea mai mică ofertă posibilă e { $n }.
sealed-most = Poți plăti cel mult { $n }.
step-most = cel mult { $n }
act-bid-amount = Oferă { $n }
pay-bid-title = Plătește { $n } pentru { $card }
about-karim = o dată: o piesă de vânzare, gratis
about-knihstig = după ce cumperi o piesă cu prețul de cel puțin 10: o carte de bani la vedere
about-ammar = încă o reamenajare la sfârșitul fiecărei ture
about-faruk = ia mai multe cărți cu suma de cel mult 7 în loc de 5
about-fatima = 8 puncte pe loc sau alt personaj în locul ei
about-hakim = la fiecare rundă de scor, o jumătate de clădire în plus la un tip
about-laila = înaintea fiecărei ture: o piesă nouă pentru un spațiu din târg
about-machma = înaintea fiecărei ture: schimbă o carte de bani cu una la vedere
about-yammerad = o tură cu mai puțin de 3 cărți de bani poate începe cu o carte din pachet
about-yusuf = la fiecare rundă de scor, câte 1 punct în plus la fiecare 3 puncte de zid
before-title = Folosești cartea { $card } înainte de prima acțiune?
hakim-how = numărul arată cât ar aduce fiecare tip în runda de scor { $k }
chip-gain = { $what } { $n }

## Plata

pay-short = mai e de plătit: { $n }
pay-over = cu { $n } peste cât trebuie
pay-just = exact cât trebuie
pay-lost =
    { $paid }, { $n ->
        [one] { $n } carte iese din joc
        [few] { $n } cărți ies din joc
       *[other] { $n } de cărți ies din joc
    }
chests-price = { $n } sau mai mult, în orice combinație de valute
chests-price-diamonds = { $n } sau mai mult, în orice combinație de valute sau numai cu diamante

## Locuitori și negustor

chosen-of = { $n } din { $most }
chosen-full = Alegeri făcute: { $n }. Renunță mai întâi la una.
residents-how = în secret; ceilalți 3 merg în stoc
trader-in-title =
    Se mută aici locuitorul { $type ->
        [pavilion] albastru
        [seraglio] roșu
        [arcades] maro
        [chambers] alb
        [garden] verde
       *[tower] mov
    }?
trader-in-how = apoi alegi cine vine din stoc la negustor
trader-swap-how = unul merge în stoc, altul vine la negustor
trader-with = cu negustorul: { $things }
trader-home = acasă: { $things }
trader-supply = în stoc: { $things }

## Cărți bonus

bonus-how = numărul arată cât ți-ar aduce cartea în runda de scor { $k }
bonus-none = nicio clădire de pe cărțile tale nu se află în Alhambra

## Ce urmează după o acțiune

then-take-hut = gratis; se așază în tura aceasta, apoi nu mai urmează nicio acțiune
then-take-gate = vine în mână, apoi nu mai urmează nicio acțiune
then-build-sticks = zidurile rămân definitiv, apoi nu mai urmează nicio acțiune
then-build-sticks-aside = zidurile rămân definitiv, apoi nu mai urmează nicio acțiune
then-buy-chests = fără rest, apoi nu mai urmează nicio acțiune
then-buy-bazaar = sumă exactă: urmează încă o acțiune
then-use-karim = gratis, ca la o plată exactă: urmează încă o acțiune; Karim iese din joc
then-use-laila = trage o piesă nouă pentru acest spațiu; cea veche se întoarce în săculeț
then-use-machma = renunți la cartea ta; locul de la vedere rămâne gol până la completare
then-use-yammerad = banii trași se păstrează; orice altă carte are efect pe loc și se mai trage una
then-use-knihstig = cartea vine pe loc în mână
then-use-ammar = încă o reamenajare înainte de completare
then-use-builder = renunți la carte pentru încă o reamenajare
then-use-thief = renunți la hoț; cartea de bani vine în mână
then-keep-fatima = 8 puncte acum; Fatima iese din joc
then-swap-fatima = Fatima iese din joc; prima carte din teancul separat are efect pe loc
then-place-trader = după ce acolo se ridică o clădire, se poate muta un locuitor de culoarea ei
then-reveal-bonus = contează ca încă o clădire de tipul ei
then-place-with-gate = o carte de poartă deschide un zid și iese din joc
then-add-with-gate = o carte de poartă deschide un zid și iese din joc
then-open-gate =
    o poartă deschide zidul { $side ->
        [n] de la nord
        [e] de la est
        [s] de la sud
       *[w] de la vest
    }; cartea de poartă iese din joc
place-gates =
    { $n ->
        [one] { $n } dintre ele cu o poartă
        [few] { $n } dintre ele cu o poartă
       *[other] { $n } dintre ele cu o poartă
    }
cell-counts = { $cell }, valorează { $n }
cell-gate = cu o poartă: { $cell }
slot-first = primele piese vin după aceea

## Ce se alege pentru o acțiune

how-place-with-gate = alege un spațiu, apoi zidul pe care îl deschide poarta
how-use-machma = alege cartea ta, apoi una la vedere de valoare egală sau mai mică
how-use-laila = alege un spațiu din târg
how-use-karim = alege o piesă de vânzare
how-build-sticks = alege o carte de zid, apoi o piesă din Alhambra
how-build-sticks-aside = alege o carte de zid, apoi o piesă din rezervă sau cumpărată
how-take-hut = alege o baracă
how-use-builder = alege o carte de meșter
how-buy-chests = alege o sală
how-use-thief = alege un hoț și o carte de bani din valuta lui
how-use-knihstig = alege o carte de bani la vedere
how-place-chest = alege o clădire pentru cufăr
how-add-with-gate = alege o piesă din rezervă, apoi un spațiu
how-buy-bazaar = alege un bazar
how-place-trader = alege un spațiu pentru negustor
