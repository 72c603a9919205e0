# Când greșește chiar programul: anunțul și pagina care spune ce s-a întâmplat.
fault-told = Ceva din program nu a mers. Poți continua; partida este salvată ca întotdeauna.
fault-more = Ce s-a întâmplat
fault-title = Ceva nu a mers
fault-what = O parte a programului nu și-a putut face treaba, așa că pe ecran poate lipsi ceva sau se poate vedea ceva vechi. Partidele tale sunt în siguranță: se salvează după fiecare acțiune. Poți continua; dacă se repetă, închide programul și pornește-l din nou.
fault-report = Raportul
fault-report-what = Cu un raport, eroarea poate fi găsită și corectată. El conține:
fault-holds-log = Sfârșitul jurnalului: ce nu a mers și versiunile programului și ale sistemului.
fault-holds-settings = Setările tale, fără nume.
fault-holds-game = Partida în curs, cu toate acțiunile ei și fără nume. Cine citește raportul poate afla toate mâinile și toate cărțile ascunse ale acestei partide.
fault-holds-no-game = Nicio partidă, fiindcă nu este niciuna în curs.
fault-sent = Nimic nu se trimite de la sine. Raportul ajunge în clipboard, iar tu hotărăști cui îl dai.
fault-log = Jurnalul se află și separat: { $file }
fault-where = { $kind } în { $file }, linia { $line }
fault-times =
    { $n ->
        [one] { $n } eroare de la pornirea programului
        [few] { $n } erori de la pornirea programului
       *[other] { $n } de erori de la pornirea programului
    }
fault-copy = Copiază raportul
fault-copied = Raportul este acum în clipboard.
fault-go-on = Continuă
