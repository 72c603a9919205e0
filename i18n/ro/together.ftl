### Jocul la mai multe calculatoare: invitații și de ce nu se poate intra la o masă.

invitation-none = Acest text nu conține o invitație
invitation-newer = Invitația aceasta vine dintr-o versiune mai nouă a programului
invitation-short = Invitația este incompletă (grupuri de litere primite: { $n } din { $all })
invitation-group = Grupul { $n } este greșit sau nu e la locul lui: { $group }
invitation-wrong = O parte din acest text vine din altă invitație
invitation-address = „{ $address }” nu este adresa unei mese
join-no-answer = Nu răspunde nimeni la { $address }. Masa este închisă sau un firewall de pe acel calculator blochează Alhambra Qt.
join-cut = Masa de la { $address } răspunde, dar legătura se întrerupe. Poate că încearcă prea mulți să intre. Mai târziu ar putea merge.
join-relay-full = Releul de la { $address } este plin. Mai târziu ar putea fi loc.
join-no-table = Releul de la { $address } răspunde, dar masa nu este acolo. Roag-o pe gazdă să deschidă masa.
join-other = La { $address } răspunde altă masă. Invitația nu se potrivește cu cheia ei.
join-strange = La { $address } răspunde ceva, dar nu este Alhambra Qt.
join-version-newer = Masa folosește versiunea { $theirs } (protocol { $their }); tu ai { $ours } (protocol { $our }). Actualizează programul pe acest calculator.
join-version-older = Masa folosește versiunea { $theirs } (protocol { $their }); tu ai { $ours } (protocol { $our }). Programul de la masă trebuie actualizat.
join-void = Invitația aceasta nu mai este valabilă. Cere una nouă.
join-full = La această masă nu mai este niciun loc liber.
join-watch-full = Nimeni altcineva nu mai poate privi această masă.
join-elsewhere = Locul tău a fost luat de pe alt calculator.
join-closed = Masa a fost închisă.
join-ended = Masa a fost închisă definitiv.
join-refused = Masa a refuzat ce a trimis acest program.
join-unfit = Masa a trimis ceva ce nu se potrivește cu această partidă sau cu această versiune a programului ({ $ours }), așa că programul tău a părăsit masa.
join-deals-again = Masa a cerut să se amestece din nou după ce numerele tuturor fuseseră dezvăluite. Astfel o gazdă ar putea alege împărțirea, de aceea programul tău a părăsit masa.

together-title = Joacă împreună
together-host = Găzduiește
together-open = Deschide o masă
together-open-note = Calculatorul tău este masa. Prietenii au nevoie doar de acest program: fără cont, fără server.
together-name = Numele tău
together-mark = Simbolul tău: { $mark }
together-begin = Începe cu
together-new = o partidă nouă
together-saved = partida salvată
together-waits = Partida salvată: { $name }
together-finds = Cine o poate găsi
together-network = rețeaua aceasta
together-invited = numai cei invitați
together-more = Mai mult
together-found-by-network = Jucătorii din această rețea îți pot găsi masa. Poți invita și prieteni care sunt în altă parte.
together-found-by-invited = Numai cei invitați îți pot găsi masa.
together-listens = Nimeni nu se poate conecta încă. Cu masa deschisă, acest calculator ascultă la { $address } (sau alt port liber) până o închizi.
together-firewall = Prima dată sistemul poate întreba dacă Alhambra Qt are voie să folosească rețele private. Permite-i.
together-invitation = Ai o invitație
together-invitation-hint = ALH1-…
together-proves = Lipește, oriunde pe această pagină, mesajul primit de la gazdă.
together-no-address = Invitația este completă, dar nu spune adresa. Scrie-o la sfârșit: @192.168.1.23:8765
together-whole = Invitația este completă: masa de la { $address }
together-watch-whole = Cu această invitație poți privi masa de la { $address }
together-join = Intră
together-joining = Se caută masa…
together-looks-on = Locul tău este păstrat, iar programul caută mai departe masa. { $reason }
together-joined = Ești la masa aceasta: { $name }
together-watching = Privești masa aceasta: { $name }
together-watch = Uită-te
together-take-seat = Ia-ți locul
together-turn-lobby = Partida nu a început încă
together-turn-over = Partida s-a încheiat
together-turn-yours =
    { $n ->
        [0] E rândul tău
        [one] E rândul tău de { $n } minut
        [few] E rândul tău de { $n } minute
       *[other] E rândul tău de { $n } de minute
    }
together-turn-yours-hours =
    { $n ->
        [one] E rândul tău de { $n } oră
        [few] E rândul tău de { $n } ore
       *[other] E rândul tău de { $n } de ore
    }
together-turn-yours-days =
    { $n ->
        [one] E rândul tău de { $n } zi
        [few] E rândul tău de { $n } zile
       *[other] E rândul tău de { $n } de zile
    }
together-turn-others =
    { $n ->
        [0] E rândul altcuiva
        [one] E rândul altcuiva de { $n } minut
        [few] E rândul altcuiva de { $n } minute
       *[other] E rândul altcuiva de { $n } de minute
    }
together-turn-others-hours =
    { $n ->
        [one] E rândul altcuiva de { $n } oră
        [few] E rândul altcuiva de { $n } ore
       *[other] E rândul altcuiva de { $n } de ore
    }
together-turn-others-days =
    { $n ->
        [one] E rândul altcuiva de { $n } zi
        [few] E rândul altcuiva de { $n } zile
       *[other] E rândul altcuiva de { $n } de zile
    }
together-tables-note = Aici numele nu sunt verificate. Dacă nu știi sigur, cere invitația.
together-found =
    { $n ->
        [0] Încă nicio masă în această rețea
        [one] { $n } masă în această rețea
        [few] { $n } mese în această rețea
       *[other] { $n } de mese în această rețea
    }
together-missing-table = Lipsește o masă? Trebuie să fiți în aceeași rețea, iar firewallul de pe calculatorul gazdei trebuie să lase Alhambra Qt să intre. Unele routere de acasă separă dispozitivele: atunci folosește invitația.
together-version = Versiunea { $theirs } (protocol { $their }); tu ai { $ours } (protocol { $our }). Cea mai veche trebuie actualizată.
together-kept = Locul tău de la { $address } este păstrat
together-mine = Locul tău de acolo este păstrat
together-watched = Poți privi din nou masa aceasta
together-full = Toate cele { $all } locuri sunt luate
together-waiting = Se așteaptă jucători · locuri libere: { $n } din { $all }
together-running = Partida a început · locuri libere: { $n } din { $all }
together-no-looking = Pe acest calculator nu se pot căuta mese. Invitațiile funcționează totuși.
together-not-announced = Masa nu poate fi anunțată în această rețea. Invitațiile funcționează totuși.
together-no-port = Pe acest calculator nu se poate deschide o masă: { $reason }
together-not-kept = Locurile nu au putut fi păstrate pentru mai târziu: { $reason }
together-same = Masa de data trecută este din nou deschisă. Invitațiile ei sunt încă valabile.
together-missing = Jocul împreună are nevoie de pachetele Python websockets, PyNaCl și zeroconf. Vin cu alhambra-qt[together].
together-over = Numai o partidă salvată care nu s-a terminat poate fi deschisă altora.
together-at-the-table = Doar de la calculatorul care este masa se poate salva sau schimba partida.
together-reopen-do = Deschide masa
together-leave-ask =
    { $n ->
        [one] { $names } e la masa ta. Dacă ieși, masa se închide pentru toți.
        [few] { $names } sunt la masa ta. Dacă ieși, masa se închide pentru toți.
       *[other] { $names } sunt la masa ta. Dacă ieși, masa se închide pentru toți.
    }
together-leave-do = Ieși oricum
reopen-title =
    { $n ->
        [one] { $names } joacă în altă parte
        [few] { $names } joacă în altă parte
       *[other] { $names } joacă în altă parte
    }
reopen-kept = Masa acestei partide este închisă. Deschide-o, iar prietenii se pot întoarce cu invitațiile pe care le au.
reopen-lost = Masa acestei partide este închisă, iar cheile ei nu mai există. Deschide-o și trimite prietenilor invitații noi.
reopen-without = Continuă doar la acest calculator
reopen-note = AI-ul poate prelua locurile prietenilor: cărțile lor rămân ascunse. Dacă joci tu în locul lor, ecranul acesta le arată cărțile.
reopen-computer-sure = Dai locurile acestea AI-ului?
reopen-here = Joacă tu aici
reopen-here-sure = Arăți aici cărțile lor?
together-message = Vino la masa mea de Alhambra. În Alhambra Qt alege „{ together-title }” și lipește asta: { $invitation }
lobby-watch-message = Uită-te la masa mea de Alhambra. În Alhambra Qt alege „{ together-title }” și lipește asta: { $invitation }
together-sealed-title = Sigilat
together-sealed-what = Totul este criptat de la un capăt la altul.
together-honest-title = O împărțire cinstită
together-honest-what = Fiecare program ia parte la amestecat; la sfârșit fiecare verifică.
together-kept-title = Nimeni nu rămâne pe dinafară
together-host-title = Ce ar putea face gazda
together-host-what = Să se uite în săculeț. Dacă asta contează, lasă un al treilea calculator să găzduiască.
together-kept-what = Cine pierde legătura își păstrează locul și se întoarce la el.

lobby-title = Masa: { $name }
lobby-seats = Locurile, în ordinea jocului
lobby-here = Aici
lobby-far = În altă parte
lobby-computer = AI
lobby-free = Loc liber
lobby-you = la acest calculator
lobby-ready = aici, gata
lobby-not-ready = aici
lobby-nobody = încă nimeni
lobby-away-seconds =
    lipsește de { $n ->
        [one] { $n } secundă
        [few] { $n } secunde
       *[other] { $n } de secunde
    }
lobby-away =
    lipsește de { $n ->
        [one] { $n } minut
        [few] { $n } minute
       *[other] { $n } de minute
    }
lobby-invite = Invitația
lobby-renew = Înlocuiește
lobby-renew-sure = O anulezi pe cea veche?
lobby-taken = { $name } este pe acest loc. O invitație nouă o anulează pe cea veche și eliberează locul.
lobby-invitation = Invitație
lobby-for-seat = De trimis celui care va lua locul { $n }.
lobby-all-taken = Sunteți toți aici.
lobby-copy = Copiază pentru locul { $n }
lobby-show = Arată
lobby-copied = Copiat: trimite-l celui care va lua locul { $n }.
lobby-watch-renew = Invitație nouă de privit
lobby-watch-copied = Copiat: oricine are această invitație poate privi.
lobby-watch-copy = Copiază invitația de privit
lobby-watch-most =
    { $n ->
        [0] Nimeni nu poate privi
        [one] { $n } persoană poate privi
        [few] { $n } persoane pot privi
       *[other] { $n } de persoane pot privi
    }
lobby-watchers = Câți pot privi
lobby-watching = Privesc: { $names }
lobby-hands = Arată mâinile mai târziu
lobby-hands-note = Dacă toți jucătorii sunt de acord înainte ca partida să înceapă, cine privește vede toate mâinile cu zece runde întârziere.
lobby-hands-all = Toți jucătorii sunt de acord: cine privește vede toate mâinile cu zece runde întârziere.
lobby-agree = Sunt de acord să se vadă mâinile
lobby-agrees = e de acord să se vadă mâinile
lobby-listening = Acest calculator ascultă la { $address } până când masa se închide. Pentru jucătorii din afara rețelei, routerul trebuie să redirecționeze acest port.
lobby-game = Partida
lobby-minutes =
    Cam { $n ->
        [one] { $n } minut
        [few] { $n } minute
       *[other] { $n } de minute
    }
lobby-honest = La începutul partidei programul fiecărui jucător ia parte la împărțire. Fiecare își păstrează limba și ajutorul.
lobby-dealt = Împărțirea acestei partide s-a făcut mai devreme, la calculatorul mesei. Programul tău poate verifica mutările, dar nu împărțirea.
lobby-change = Schimbă…
lobby-changed = Gazda a schimbat partida. Spune din nou când ești gata.
lobby-added = În plus: { $names }
lobby-removed = În minus: { $names }
lobby-take-game = Folosește partida aceasta
lobby-count = Locuri gata: { $n } din { $all }
lobby-waits = Locuri gata: { $n } din { $all }. Dacă începi acum, pe locurile libere joacă AI-ul; cine vine mai târziu îi ia locul.
lobby-unready = Încă fără confirmare: { $names }. Poți începe fără să aștepți.
lobby-start = Începe
lobby-to-game = Mergi la partidă
lobby-say-ready = Sunt gata
lobby-wait = Încă nu, te rog
lobby-leave = Pleacă de la masă
lobby-close = Închide masa
lobby-close-sure = Ieși acum?

company-lost = Se caută masa ({ $table })…
company-lost-note = Legătura s-a pierdut. Ce vezi rămâne, locul tău este păstrat, iar întoarcerea e automată.
watch-lost-note = Legătura s-a pierdut. Ce vezi rămâne, iar întoarcerea e automată.
watch-next = { $name } la mijloc
watch-note = Privești: nu vezi mâna nimănui și nu trimiți nimic.
watch-hands = Toți jucătorii au fost de acord: mâinile se văd cu zece runde întârziere.
watch-open = Mâinile din runda { $n }
company-ended = Masa ({ $table }) s-a închis
company-ended-note = Ce ai văzut se poate citi în continuare.
company-taken = Pe acest loc se joacă acum de la alt calculator
company-taken-note = Pe un loc se poate juca de la un singur calculator. Dacă locul tău l-a luat altcineva, ia-l înapoi și cere-i gazdei o invitație nouă.
company-take = Ia locul înapoi
company-leave = Ieși
company-save = Salvează și ieși
company-wait = Așteaptă
company-computer = Lasă AI-ul să joace
company-away =
    { $name } lipsește de { $n ->
        [one] { $n } minut
        [few] { $n } minute
       *[other] { $n } de minute
    }
company-left = { $name } lipsește
company-waits = { $name } e la rând. Partida așteaptă cât vrei.
company-soon = După două minute poți lăsa AI-ul să joace.
company-wants = De acord ca AI-ul să joace: { $names }. Începe când sunt de acord toți cei prezenți.
company-came = { $name } a venit: locul { $n }
company-watches = { $name } privește
company-expelled = Legătură închisă: { $name }. Cine privește nu poate trimite nimic.
company-hands = Toți jucătorii au fost de acord: cine privește vede toate mâinile cu zece runde întârziere.
company-hands-ended = Cine privește nu mai vede mâinile: nu toți jucătorii au fost de acord.
company-back = { $name } s-a întors
company-moved = { $name } joacă acum de la alt calculator
company-renew = Invitație nouă
company-plays = { $name } lipsește: joacă AI-ul
menu-invite = Invită prieteni
menu-invite-detail = care sunt în altă parte
keys-invite = Invită prieteni care sunt în altă parte
keys-say = Trimite un mesaj mesei

say-title = Mesaje pentru masă
say-note = Fiecare citește în limba lui.
say-nudge = Un semn pentru cine trebuie să aleagă
say-nobody = Nimeni nu este la alt calculator.
watch-silent = Privești: jucătorii nu primesc mesaje de la tine.
say-said = { $name }: { $phrase }
say-nudged = { $name } îți amintește: e rândul tău
say-nudge-sent = { $name } a primit semnul tău
say-nudge-nobody = Nu este nimeni căruia să-i faci semn.
phrase-hello = Salut tuturor
phrase-good-luck = Mult noroc
phrase-your-turn = E rândul tău
phrase-one-moment = Un moment, te rog
phrase-thinking = Mă gândesc
phrase-well-played = Bine jucat
phrase-oops = Hopa
phrase-thanks = Mulțumesc
phrase-back-soon = Revin imediat
phrase-must-go = Trebuie să plec în curând
phrase-good-game = A fost o partidă frumoasă
phrase-again = Încă o partidă?

does-await = Așteaptă și întreabă din nou numai dacă se schimbă ceva.
does-let-computer = Lasă AI-ul să joace pe acest loc, imediat ce sunt de acord toți cei prezenți.
does-save-leave = Părăsește masa. Partida rămâne salvată așa cum este.
does-take-seat = Ia locul tău înapoi de la celălalt calculator.
deal-checking = Se verifică împărțirea…
deal-checking-note = Programul compară toată partida cu tot ce ți-a arătat.
deal-honest = Împărțirea a fost cinstită: verificat
deal-honest-note = Programul tău a repetat amestecarea cu numerele tuturor, iar toate mutările se potrivesc.
deal-moves = Toate mutările se potrivesc: verificat
deal-moves-note = Partida se potrivește cu tot ce ai văzut. Împărțirea era făcută înainte să vii tu.
deal-watched-note = Partida se potrivește cu tot ce ai văzut. La împărțire participă doar jucătorii.
deal-turn = Înregistrarea nu se potrivește de la tura { $n } încolo
deal-turn-note = Ți s-a arătat altceva. Înregistrarea e între partidele tale salvate: întreabă gazda.
deal-show = Arată tura { $n }
deal-broken = Împărțirea nu e cea promisă
deal-broken-note = Înregistrarea nu se potrivește cu numerele din care trebuia făcută împărțirea: întreabă gazda.
deal-unasked = Împărțirea s-a făcut fără numărul tău
deal-unasked-note = Erai la masă înainte de început, dar nimeni nu i-a cerut programului tău numărul. Astfel gazda ar fi putut alege împărțirea.
deal-unused = Împărțirea s-a făcut fără numărul tău
deal-unused-note = Programul tău și-a dat numărul, dar împărțirea s-a făcut fără el. Astfel gazda ar fi putut alege împărțirea.
deal-lost = Împărțirea s-a făcut fără numărul tău
deal-lost-note = Programul tău nu era conectat în timpul împărțirii. O masă cinstită merge atunci mai departe fără el, dar gazda poate și să taie legătura ca să aleagă împărțirea. Programul nu poate deosebi cele două cazuri.
deal-played = Masa a jucat pentru tine în tura { $n }
deal-played-note = În acea tură, de pe locul tău s-a făcut o mutare pe care programul tău nu a trimis-o. Dacă nu ai jucat la alt calculator, a făcut-o gazda.
deal-undone = Masa a anulat mutări în tura { $n }
deal-undone-note = Nimeni nu are voie să anuleze aceste mutări: au dezvăluit ceva sau cine le-a făcut nu a cerut anularea. Se întâmplă când un calculator își pierde ultimele mutări, dar și când gazda vrea alt rezultat.
deal-record = Înregistrarea nu poate fi redată
deal-record-note = Încalcă regulile sau e deteriorată, așa că programul nu o poate compara cu ce ai văzut: întreabă gazda.
deal-more =
    { $n ->
        [one] S-a întâmplat în încă o tură.
        [few] S-a întâmplat în încă { $n } ture.
       *[other] S-a întâmplat în încă { $n } de ture.
    }
deal-compared = Mutările tale sunt comparate de la tura { $n } încolo. Cele de dinainte au fost făcute înainte de pornirea acestui program sau la alt calculator.
deal-missing = Împărțirea nu a putut fi verificată
deal-missing-note = Masa a fost închisă înainte să ajungă toată înregistrarea.
deal-host = Oaspeții verifică împărțirea
deal-host-note = Programele lor au acum toată partida și o compară cu ce li s-a arătat.
presence-host = aici · gazdă
presence-away = lipsește
presence-away-for = lipsește de { $n } min
presence-computer = joacă AI-ul
menu-say-detail = gata scrise, în limba fiecăruia
menu-leave-table-detail = partida rămâne salvată
menu-host-leaves = masa se închide, partida rămâne salvată
menu-guest-leaves = locul tău rămâne al tău
this-game-unknown = Codul împărțirii și cel al partidei rămân la gazdă până se termină partida.
say-hear = Mesaje afișate: { $name }
say-rest = A fost mult deodată. Poți continua peste câteva secunde.
company-your-turn = E rândul tău · { $names }
together-relay = Releu
together-relay-hint = niciunul
together-relay-note = Pentru cei din afara rețelei tale, dacă routerul nu redirecționează un port: adresa unui releu, de exemplu 203.0.113.7:8765. El transmite mesaje sigilate și vede cine e conectat, când și cât se trimite, dar nimic din partidă.
lobby-relay-asked = Se caută releul de la { $address }…
lobby-relay-there = Oaspeții pot veni prin releul de la { $address }; invitația îi conține adresa.
lobby-relay-full = Releul de la { $address } este plin. Programul încearcă în continuare.
lobby-relay-silent = Releul de la { $address } nu răspunde. Programul încearcă în continuare.
lobby-earlier = Locul { $n } joacă mai devreme ({ key-ctrl }+↑)
lobby-moved = { $name }: locul { $n }
lobby-lots = Trage la sorți
lobby-file = Fișier…
lobby-file-name = Invitație Alhambra, locul { $n }
