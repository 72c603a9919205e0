### What is this? Answers about everything on the table.

## Asked: what is this?

ask-title-here = De ce nu aici?
ask-can = Acum se poate – { $acts }
ask-no-purchase = Acum nu se poate cumpăra nimic cu ea.
ask-none-fits = Acum nicio piesă din rezervă nu se potrivește aici.
ask-usable = Se poate folosi acum.
ask-stays = Acum o reamenajare n-o poate scoate.
ask-stays-ever = O reamenajare nu o poate scoate niciodată.
ask-nothing-title = Nimic
ask-nothing = Aici nu e nimic.
ask-player = Jucător: { $name }
ask-seat = Toată lumea vede Alhambra, rezerva, scorul și câte cărți sunt în mână.
ask-dirk = Dirk primește puncte pentru majorități. Nu îi vine rândul și nu are nici mână, nici zid.
ask-slot-of = Spațiu: { $currency }
ask-currency = Piesa din acest spațiu se plătește în { $money }.
ask-card = O carte de bani. O acțiune ia una sau mai multe, cu suma de cel mult { $limit }.
ask-hand = Bani din mâna ta. Cu ei cumperi piesa din spațiul valutei lor.
ask-hand-all = Banii tăi, pe valute. Valorile le vezi numai tu.
ask-display = Se află printre banii la vedere.
ask-held = Este în mâna ta.
ask-place-empty = Loc liber printre banii la vedere
ask-place-refilled = La completare, aici vine o carte din pachet.
ask-reserve = Se află în rezervă. O reamenajare o poate pune în Alhambra.
ask-reserve-all = Piese ale tale, dar neconstruite. Aici nu aduc puncte.
ask-bought = E a ta și mai trebuie așezată.
ask-cell-free = Un spațiu gol.
ask-cell-choice = Acest spațiu poate fi ales acum.
ask-cell-legal = Poți așeza aici: { $tile }.
ask-stands = Alhambra: { $name }
ask-of = Proprietar: { $name }
ask-carries = Pe ea: { $thing }
ask-sticks = Ziduri adăugate: { $sides }
ask-gates = Poartă: { $sides }. Se poate trece; zidul și piesa rămân pentru totdeauna.
ask-in-zone = { $zone } ({ $n } de acest fel)
ask-lies-there = Acum: { $things }
ask-deck = De aici se completează banii la vedere. Două runde de scor se ascund în două dintre cele cinci teancuri.
ask-bag-title = Săculeț
ask-bag = De aici se completează târgul. Când un spațiu nu mai poate fi completat, partida se încheie.

## Asked: what it is worth now

worth-now =
    { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    } dacă runda de scor { $k } ar fi acum
worth-was =
    { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    } în runda de scor { $k }
worth-place = { $row }: { $n } ({ $place })
worth-wall =
    Din cel mai lung zid, { $n ->
        [one] { $n } latură este
        [few] { $n } laturi sunt
       *[other] { $n } de laturi sunt
    } aici, din { $all }
worth-counted = Contează și pentru: { $thing }
worth-part = { $types }: contează ca încă { $n }
worth-types = { $types }: { $n } în Alhambra ta, cel mult { $most } în alta
worth-best = Pe cel mai bun spațiu
worth-price = Costă { $price }; în mână { $held }
worth-purse = În mână: { $money }
worth-sale = De vânzare: { $tile }, preț { $n }
worth-all = Toate la un loc
worth-has = { $name }: { $n }
worth-pays = Runda de scor { $k }, puncte pe locuri: { $pays }
worth-pile = Teancul { $n }: runda de scor { $k } e încă în el
worth-pile-came = Teancul { $n }: runda de scor { $k } nu mai e în el

## Asked: numbers

number-of = { $what } ({ $name })
number-hand = Cărți în mână
number-score = Puncte până acum
number-total = Total
number-then = Puncte după runda de scor
does-number-hand = Câte cărți are cineva în mână știu toți; care anume, nu.
does-number-score = Punctele din toate rundele de scor de până acum.
does-number-total = Ce ar aduce următoarea rundă de scor dacă ar fi acum.
does-number-then = Punctele pe care le-ar avea fiecare după următoarea rundă de scor dacă ar fi acum.
does-number-reserve = Piesele din rezervă nu aduc puncte până când o reamenajare nu le adaugă.
does-number-type = La fiecare rundă de scor, cine are cele mai multe clădiri de un tip primește punctele lui.
does-number-wall = Cea mai lungă porțiune neîntreruptă de zid exterior: 1 punct pe latură la fiecare rundă de scor.
does-score = Traseul de scor: câte un semn pentru fiecare jucător.

## Asked: what a button or a panel does

does-money = O acțiune: iei bani la vedere.
does-buy = O acțiune: cumperi o piesă din târg. Dacă plătești exact, urmează încă o acțiune.
does-redesign = O acțiune: adaugi, scoți sau schimbi o piesă din Alhambra ta.
does-pay = Unul dintre felurile de a plăti, numărul { $n }: alege aceste cărți.
does-skip = Până atunci nu mai primești întrebări între ture: programul pasează pentru tine.
does-choice = Unul dintre răspunsurile la întrebarea de acum.
does-confirm = Confirmă ce ai ales.
does-cancel = Anulează ce ai ales; nu se joacă nimic.
does-no = Răspunde nu: nu se folosește nimic, iar partida continuă.
does-pass = Nu faci nimic în tura aceasta, pentru că nimic nu e posibil.
does-end-actions = Încheie acțiunile turei; apoi se așază piesele cumpărate.
does-here = Arată masa celui care trebuie să aleagă.
does-step = Joacă următoarea mutare a unui AI.
does-pause = Oprește jucătorii AI sau îi lasă să continue.
does-slow = Arată fiecare mutare a unui AI timp de o secundă și jumătate.
does-normal = Arată fiecare mutare a unui AI timp de trei sferturi de secundă.
does-fast = Arată fiecare mutare a unui AI timp de un sfert de secundă.
does-instant = Joacă mutările jucătorilor AI fără să aștepte.
does-start = Părăsește partida și revine la pagina de start.
does-next = Trece la altă piesă de așezat.
does-next-board = Arată în mijloc Alhambra jucătorului următor.
does-reserve = Pune piesa în rezerva ta, unde nu aduce puncte.
does-dirk = Îi dă piesa lui Dirk: contează la majoritățile lui.
does-undo = Anulează ultima mutare, cât timp nu s-a văzut nimic ascuns de atunci.
does-redo = Reface ce a fost anulat.
does-restart = Anulează din tura aceasta tot ce se poate anula.
does-hint = O sugestie în trei pași: felul mutării, mutarea și motivele.
does-hint-close = Închide sugestia.
does-hint-do = Joacă mutarea sugerată.
does-my-turn = Joacă imediat mutările jucătorilor AI, până îți vine rândul.
does-coach-rule = Deschide regulamentul la regula despre care e vorba.
does-coach-off = Oprește mentorul; din meniu îl poți porni din nou.
does-menu = Deschide meniul: salvare, setări, reguli și ieșire.
does-players = Schimbă cine joacă: orice loc poate fi preluat de un om sau de AI.
does-ledger = Deschide foaia de scor: fiecare punct explicat, oricând.
does-results = Arată cine a câștigat și statistica partidei.
does-review = Arată cât a contat norocul și cât alegerile, și care alegeri au costat cel mai mult.
does-replay = Arată din nou această partidă, mutare cu mutare.
does-branches = Arată ramurile care pleacă din această partidă.
does-original = Revine la partida originală; ramura se păstrează.
does-challenge = Copiază un text scurt cu această partidă și rezultatul tău, pentru cine vrea să te întreacă.
does-share-game = Oferă această partidă ca pagină web, ca text și ca imagine.
does-career = Arată bilanțul tuturor partidelor jucate.
does-log = Deschide jurnalul complet.
does-log-more = Arată mai mult din jurnal.
does-counts = Deschide tabelul cu ce are fiecare și cu punctele următoarei runde de scor.
does-tray = Deschide ce păstrează modulele lângă Alhambre.
does-recap = Închide rezumatul a ceea ce au făcut ceilalți.
does-recap-more = Arată tot ce s-a întâmplat de la tura ta.
does-why = Spune tot ce ar face această mutare.
does-chips-back = Arată alegerile dinaintea acestora.
does-chips-on = Arată alegerile de după acestea.
does-zoom-in = Mărește Alhambra; la fel și rotița mausului.
does-zoom-out = Micșorează Alhambra; la fel și rotița mausului.
does-zoom-fit = Arată toată Alhambra și toate spațiile care pot fi alese.
does-overlay-close = Închide ce acoperă masa.
does-shelf-close = Închide acest panou.
does-tray-back = Arată piesele dinaintea acestora.
does-tray-on = Arată piesele de după acestea.
does-pull-hand = Deschide cărțile din mână.
does-pull-reserve = Deschide rezerva ta și piesele de așezat.
does-pull-you = Deschide cărțile tale speciale.
does-pull-shelf = Deschide ce oferă modulele tuturor.
does-pull-tray = Deschide piesele de lângă Alhambre.
does-panel-header = Partida în curs și butoanele pentru ce nu e mutare.
does-panel-prompt = Întrebarea de acum și butoanele cu răspunsurile.
does-panel-market = Patru piese de vânzare, fiecare în valuta spațiului ei.
does-panel-display = Banii la vedere, care se pot lua printr-o acțiune.
does-panel-hand = Banii tăi, pe valute. Valorile le vezi numai tu.
does-panel-reserve = Piese ale tale, dar neconstruite. Aici nu aduc puncte.
does-panel-counts = Ce are fiecare, cine are mai mult și ce ar aduce acum următoarea rundă de scor.
does-panel-log = Ce s-a întâmplat, cu cele mai noi la sfârșit.
does-panel-recap = Ce au făcut ceilalți de la tura ta.
does-panel-shelf = Ce oferă modulele tuturor jucătorilor.
does-panel-tray = Ce păstrează modulele lângă Alhambre: stocuri, săculeți și ce e scos din joc.
does-notice = Un mesaj al programului; următoarea acțiune îl închide.
does-share = O piesă care la sfârșit ajunge la cine are cei mai mulți bani în valuta ei.
piece-building = O clădire. La fiecare rundă de scor, cine are cele mai multe de tipul ei primește puncte.
piece-fountain = Începutul oricărei Alhambre. De aici se ajunge pe jos la orice piesă.
