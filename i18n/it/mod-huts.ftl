### Builders’ huts (rules of section 7.4).

mod-huts = I capannoni
    .bare = Capannoni
new-pieces-huts = Materiale: 24 capannoni in sei pile.
new-changes-huts = Prenderne uno è un’azione e non costa denaro; vale un edificio per ogni vicino del suo tipo senza muri in mezzo, al massimo 3.
new-idea-huts = Tessere gratis che valgono quanto i vicini.
act-take-hut = Prendi un capannone
log-hut-taken = { $name } prende { $tile }
log-hut-shown = Scoperto ora: { $tile }
zone-huts = Capannoni
zone-huts-below = Capannoni coperti

## 7.4 Builders’ huts

rule-huts-take-title = Prendere un capannone
rule-huts-take-text = È un’azione: prendi gratis uno dei capannoni scoperti. Conclude le azioni del turno. Nessuno può avere più di 3 capannoni, compresi quelli in riserva.
refuse-huts-take =
    { $reason ->
        [limit] Nessuno può avere più di 3 capannoni, compresi quelli in riserva.
       *[not_open] Questo capannone non è scoperto.
    }
rule-huts-score-title = Quanto vale un capannone
rule-huts-score-text = Nelle maggioranze un capannone vale un edificio per ogni vicino del suo tipo senza muri in mezzo, al massimo 3. Gli altri capannoni non contano come vicini, e una porta non aiuta.
rule-huts-tile-title = Un capannone è una tessera
rule-huts-tile-text = Un capannone si piazza, si attraversa, si rimuove e si scambia come ogni tessera, e i suoi muri contano. Non ospita forzieri né abitanti.
piece-hut = Un capannone. Vale un edificio per ogni vicino del suo tipo senza muri in mezzo, al massimo 3.
worth-hut = { $types }: conta come { $n }, al massimo 3
worth-hut-best = ora conta al massimo { $n }

## Regolamento

book-intro-huts =
    I capannoni, cioè le baracche di cantiere, sono 24 tessere in più, divise per tipo: 3 per i padiglioni, 3 per i serragli, 4 per i porticati, 4 per gli appartamenti, 5 per i giardini e 5 per le torri. Ognuno ha uno o due muri. Un capannone non costa denaro, solo un’azione, e vale un edificio per ogni vicino del suo tipo, al massimo 3. Nel posto giusto può ribaltare una maggioranza.
book-huts-take =
    I capannoni di ogni tipo formano una pila coperta e mescolata, con il primo scoperto: ce ne sono quindi fino a sei da scegliere. Come azione ne prendi uno gratis, e si scopre subito il successivo della pila. Non vale mai come importo esatto e conclude le azioni del turno.

    Alla fine del turno il capannone si piazza come una tessera comprata, nell’Alhambra o in riserva. Nessuno può averne più di 3, compresi quelli in riserva.
book-huts-score =
    Nelle maggioranze un capannone vale un edificio del suo tipo per ogni vicino dello stesso tipo a nord, est, sud o ovest, se in mezzo non c’è un muro; al massimo 3. Sono vicini solo gli edifici, non gli altri capannoni. Una porta nel muro non aiuta.

    Esempio: un capannone dei giardini ha un giardino a nord e uno a est, ma a est c’è un muro in mezzo. Vale 1, e con quei due giardini ne conti 3. Un capannone che vale 0 non conta come edificio: da solo non basta per avere punti.
book-huts-tile =
    Per il resto un capannone è una tessera come le altre: i lati devono combaciare, lo si attraversa a piedi, non deve lasciare buchi, i suoi muri contano per le mura e lo si può ristrutturare. Conta nella linea di un accampamento e ha lati aperti verso gli aggressori.

    Non ospita però forzieri né abitanti, e per un bazar non è un vicino che conti.

## Lezione

lesson-huts-title = I capannoni
lesson-huts-about = Prendi tessere gratis che valgono quanto ciò che hanno accanto.
lesson-huts-take-title = Il posto giusto
lesson-huts-take-1 = Un **capannone**, cioè una baracca di cantiere, è gratis. Prenderlo conclude le tue azioni.
lesson-huts-take-2 = Vale un edificio per **ogni vicino del suo tipo** senza muri in mezzo, al massimo 3.
lesson-huts-take-3 = Si piazza come ogni tessera.
lesson-huts-take-turn = Prendi il capannone dei giardini e mettilo dove vale di più.
lesson-huts-take-done = Ha accanto tre giardini: vale tre giardini.
lesson-huts-take-hint = Tra i tuoi tre giardini c’è una casella libera.
lesson-huts-take-wrong = Questa volta prendi il capannone dei giardini: i tuoi giardini sono vicini tra loro.
lesson-huts-take-wrong-type = Quelli che hai vicini tra loro sono giardini. Solo un capannone dei giardini lì vale tre.
lesson-huts-take-wrong-fewer = Lì ha accanto meno giardini. In mezzo a tutti e tre vale di più.
lesson-huts-take-wrong-reserve = In riserva non vale nulla. Piazzalo tra i giardini.
lesson-huts-score-title = Il capannone conta
lesson-huts-score-1 = Marco ha quattro giardini, tu tre, **e il tuo capannone ne aggiunge tre**.
lesson-huts-score-2 = Un capannone non guadagna nulla da altri capannoni vicini.
lesson-huts-walls-title = Muri in mezzo
lesson-huts-walls-1 = Questo capannone dei giardini ha muri sui lati **nord** ed **est**.
lesson-huts-walls-2 = Un vicino **dietro un muro** non conta.
lesson-huts-walls-turn = Piazza il capannone dove vale due giardini.
lesson-huts-walls-done = Due giardini, aperti verso il capannone.
lesson-huts-walls-hint = All’estremità est c’è una casella con un giardino a ovest e uno a sud.
lesson-huts-walls-wrong = Al capannone servono due giardini sui lati aperti: uno a ovest, uno a sud.
lesson-huts-walls-wrong-trap = Qui lo toccano tre giardini, ma due sono dietro un muro: varrebbe solo uno.
lesson-huts-limit-title = Tre e non di più
lesson-huts-limit-1 = Hai tre capannoni: uno nell’Alhambra, due in riserva.
lesson-huts-limit-2 = **Nessuno può averne più di tre**, riserva compresa.
lesson-huts-limit-turn = Prova a prenderne un quarto.
lesson-huts-limit-done = Perciò prendi un capannone solo se hai un buon posto.
lesson-huts-limit-hint = Scegli uno qualsiasi dei capannoni scoperti.
