### Pagina zilei: partidele datei, luna, provocările.

today-title = Astăzi
start-today-detail = Aceeași partidă pentru toți
today-today = astăzi
today-rule = Partidele se nasc din dată: aceleași cărți, piese și adversari pentru toți. Nimic nu se trimite nicăieri.
today-against = Contra { $opponents }
today-opponent = { $name } ({ $level })
today-play = Joacă
today-practise = Exersează
today-open = Deschide
today-one-try = O singură încercare. Contează de la prima mutare; te poți opri și poți continua.
today-begun = Încercarea ta a început.
today-late = Nejucată în ziua ei. Poți exersa.
today-result = { $points }, { $place }
today-practising = Acesta este un exercițiu: încercarea ta cu această partidă contează deja.
today-not-kept = Încercarea ta nu poate fi salvată: { $reason }
today-month = { $n ->
        [one] { $n } jucată
        [few] { $n } jucate
       *[other] { $n } de partide jucate
    }, { $won ->
        [one] { $won } câștigată
        [few] { $won } câștigate
       *[other] { $won } de partide câștigate
    }
today-legend = câștigată
today-earlier = Înapoi
today-later = Înainte
today-heard = { $day }. { $base }. { $modules }.
today-heard-base = Joc de bază: { $result }
today-heard-modules = Cu module: { $result }
today-heard-missed = nejucată
today-heard-begun = neterminată
tries-broken = Încercările tale din { $file } nu pot fi folosite: { $reason }. Fișierul a fost păstrat ca { $kept } și se începe unul nou.
tries-locked = Încercările tale din { $file } rămân așa cum sunt: { $reason }. Cele noi nu se păstrează.
