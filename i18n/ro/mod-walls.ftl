### Zidurile: reguli, refuzuri, jurnal, butoane (secțiunea 7.9).


new-idea-walls = Adaugi ziduri unde lipsesc.
zone-walls-open = Cărți de zid

rule-walls-deal-title = Cărțile de zid
rule-walls-deal-text = Cele 8 cărți de zid, câte 2 în teancurile de la 2 la 5, arată o latură sau un colț. Cele trase rămân la vedere alături, oricâte ar fi; în locul lor se trage altă carte.
rule-walls-build-title = Adăugarea de ziduri
rule-walls-build-text = Luarea unei cărți de zid la vedere este o acțiune care încheie acțiunile turei. Toate zidurile ei merg pe o singură piesă a ta, așezată sau nu, pe laturi fără zid, dar nu pe o tabără. Regulile de construcție rămân valabile. Zidurile rămân definitiv pe piesă.
refuse-walls-build =
    { $reason ->
        [not_open] Această carte de zid nu e la vedere.
        [not_own] Această piesă nu e nici în rezervă, nici printre cele de așezat.
        [no_tile] Aici nu e nicio piesă.
        [camp] O tabără nu primește ziduri.
       *[wall] Pe această latură e deja un zid.
    }

log-wall-card-shown = O carte rămâne la vedere ({ $card })
log-sticks-built =
    { $name } adaugă { $count ->
        [one] { $count } zid
        [few] { $count } ziduri
       *[other] { $count } de ziduri
    } la { $tile }
act-build-sticks = Adaugă ziduri
act-build-sticks-aside = Ziduri pentru o piesă încă neașezată
