### Porțile orașului: reguli, refuzuri, jurnal, butoane (secțiunea 7.5).


new-idea-gates = Deschizi o trecere printr-un zid.
zone-gate-open = Carte de poartă

rule-gates-deal-title = Cărțile de poartă
rule-gates-deal-text = În teancurile 3, 4 și 5 sunt tot atâtea cărți de poartă câți jucători. Cartea trasă rămâne la vedere; dacă una se află deja acolo, cea nouă se decartează. În locul ei se trage altă carte.
rule-gates-take-title = Luarea unei cărți de poartă
rule-gates-take-text = Cartea de poartă de la vedere se ia ca acțiune, în loc de bani, și încheie acțiunile turei.
refuse-gates-take = Nicio carte de poartă nu e la vedere.
rule-gates-use-title = Deschiderea unei porți
rule-gates-use-text = Dacă o piesă atinge Alhambra numai prin ziduri, o carte de poartă deschide unul dintre ele: pe acea latură se poate trece pe jos. Ambele piese au acolo un zid tipărit. Numai pentru a așeza sau a adăuga o piesă; cartea iese din joc.
refuse-gates-use =
    { $reason ->
        [no_card] Nu ai nicio carte de poartă în mână.
        [needless] Aici nu e nevoie de poartă.
        [stick] O poartă se deschide numai în ziduri tipărite, iar aici unul a fost adăugat.
       *[no_tile] Dincolo de această latură nu e nicio piesă.
    }
rule-gates-fixed-title = Piesele de lângă o poartă
rule-gates-fixed-text = Cele două piese de lângă o poartă nu mai pot fi scoase sau înlocuite niciodată.
refuse-gates-fixed = O piesă de lângă o poartă rămâne la locul ei.

log-gate-shown = O carte de poartă e la vedere
log-gate-discarded = Altă carte de poartă se decartează
log-gate-taken = { $name } ia cartea de poartă
log-gate-opened =
    { $name } deschide o poartă: { $tile }, { $side ->
        [n] latura de nord
        [e] latura de est
        [s] latura de sud
       *[w] latura de vest
    }

act-take-gate = Ia cartea de poartă
act-place-with-gate = Așază cu o poartă
act-add-with-gate = Adaugă cu o poartă
move-place-with-gate =
    Așază { $tile } cu o poartă ({ $cell }, { $side ->
        [n] latura de nord
        [e] latura de est
        [s] latura de sud
       *[w] latura de vest
    })
move-add-with-gate =
    Adaugă { $tile } din rezervă cu o poartă ({ $cell }, { $side ->
        [n] latura de nord
        [e] latura de est
        [s] latura de sud
       *[w] latura de vest
    })
