### The vizier beside the market: the texts of the module.

mod-vizier = Il favore del visir
    .bare = Favore del visir
new-idea-vizier = Compra fuori turno, se paghi l’importo esatto.
new-pieces-vizier = Materiale: un visir a testa.
new-changes-vizier = Tra un turno e l’altro si può comprare una tessera pagando l’importo esatto; riattivare il visir è un’azione.
log-vizier-used = { $name } usa il visir: { $tile } per { $price }
log-vizier-woken = { $name } riattiva il visir
play-vizier-on = visir attivo
play-vizier-off = visir inattivo
prompt-vizier = Vuoi usare il visir?
prompt-vizier-how = una tessera del mercato pagando l’importo esatto; si piazza subito
prompt-vizier-buy = Visir: compri { $tile } per { $price }?
prompt-vizier-exact = importo esatto: il visir diventa inattivo
prompt-vizier-over = { $n } in più: con il visir serve l’importo esatto
rule-vizier-use-title = Usare il visir
rule-vizier-use-text = Dopo ogni turno, con un visir attivo si può comprare una tessera del mercato pagando l’importo esatto. La tessera si piazza subito e il visir diventa inattivo.
refuse-vizier-use =
    { $reason ->
        [inactive] Il visir è inattivo.
        [not_for_sale] Questa tessera ora non è in vendita.
        [exact] Con il visir serve l’importo esatto: { $over } in più.
       *[not_now] Il visir si usa tra un turno e l’altro.
    }
rule-vizier-order-title = A chi si chiede prima
rule-vizier-order-text = La domanda fa il giro del tavolo, cominciando da chi sta per giocare; per ultimo viene chi ha appena giocato. Dopo ogni uso si chiede di nuovo a tutti.
rule-vizier-reactivate-title = Riattivare il visir
rule-vizier-reactivate-text = Riattivare il proprio visir è un’azione e conclude le azioni del turno.
refuse-vizier-reactivate = Il visir è già attivo.
rule-vizier-limits-title = Limiti del visir
rule-vizier-limits-text = Con il visir non si comprano capannoni e nessun personaggio agisce sul suo acquisto. Quando scatta la fine della partita, il visir non si usa più.
act-use-vizier-aside = Usa il visir per un bazar
piece-vizier = Il visir. Se è attivo, dopo un turno puoi comprare una tessera del mercato con l’importo esatto.
worth-vizier = Importo esatto possibile: { $tiles }
worth-vizier-none = Per nessuna tessera hai l’importo esatto

## Regolamento

book-intro-vizier =
    Ognuno ha un visir, che all’inizio è attivo. Con il visir attivo puoi comprare una tessera del mercato tra un turno e l’altro, anche se non tocca a te, purché tu paghi l’importo esatto. Dopo l’uso il visir è inattivo; per riattivarlo serve un’azione.

    La tessera che aspetti può quindi sparire prima del tuo turno, e avere in mano l’importo esatto vale di più.
book-vizier-use =
    Dopo il turno di chiunque, quando le tessere sono piazzate, il rifornimento è completo e gli eventuali conteggi sono fatti, chi ha il visir attivo può usarlo: compra una tessera del mercato pagando esattamente il suo prezzo.

    L’acquisto non dà un’altra azione. La tessera va subito nell’Alhambra, in riserva o, in due, a Carlo. Il visir diventa inattivo e il mercato si rifornisce. Se una casella non si può riempire, la partita finisce.
book-vizier-order =
    La domanda fa il giro del tavolo, cominciando da chi sta per giocare; per ultimo si chiede a chi ha appena giocato. Dopo ogni uso si ricomincia da capo e si chiede di nuovo a tutti.

    Esempio: ha appena giocato Anna, e dopo di lei vengono Bruno, Clara e Dario. L’ordine è Bruno, Clara, Dario, Anna. Se Clara compra una tessera, il mercato si rifornisce e si riparte da Bruno.
book-vizier-reactivate =
    Se il tuo visir è inattivo, puoi riattivarlo con un’azione del tuo turno. Questa azione conclude le azioni del turno, ma può venire dopo un acquisto con l’importo esatto, come azione in più. Un visir già attivo non si può riattivare.
book-vizier-limits =
    Con il visir compri solo tessere in vendita al mercato, quindi niente capannoni. Nessuna carta personaggio vale per questo acquisto. Puoi invece pagare con una carta cambiavalute o con diamanti e comprare un bazar; carte porta e venditore funzionano come sempre quando piazzi la tessera.

    Quando scatta la fine della partita, il visir non si usa più.

## Lezione

lesson-vizier-title = Il favore del visir
lesson-vizier-about = Compra una tessera tra un turno e l’altro, e al momento giusto.
lesson-vizier-use-title = Comprare fuori turno
lesson-vizier-use-1 = Marco ha finito il turno, e ora tocca a Claire.
lesson-vizier-use-2 = Tra un turno e l’altro puoi comprare una tessera del mercato con il tuo **visir**.
lesson-vizier-use-3 = Paga l’**importo esatto**, e la tessera si piazza **subito**.
lesson-vizier-use-turn = Compra il porticato per 9 fiorini e costruiscilo.
lesson-vizier-use-done = Il mercato è di nuovo pieno, il visir è inattivo, e il tuo turno deve ancora venire.
lesson-vizier-use-hint = Scegli la tessera della casella dei fiorini: 2 + 7 fiorini fanno proprio 9.
lesson-vizier-use-wrong = Questa volta compra il porticato con il visir e costruiscilo.
lesson-vizier-use-wrong-pass = Claire gioca prima di te e potrebbe comprare il porticato. Usa il visir adesso.
lesson-vizier-use-wrong-reserve = Anche la riserva è permessa, ma non dà mai punti. Costruisci il porticato.
lesson-vizier-exact-title = Importo esatto o niente
lesson-vizier-exact-1 = Nel tuo turno puoi pagare in eccesso. **Con il visir no.**
lesson-vizier-exact-2 = Hai 4 e 6 fiorini, 3 e 5 dirham, 9 dinari e 8 ducati.
lesson-vizier-exact-turn = Prova a pagare più del prezzo con il visir.
lesson-vizier-exact-done = Pagare in eccesso non si può. Per il visir tieni più carte basse: permettono tante somme diverse.
lesson-vizier-exact-hint = Scegli il serraglio della casella dei ducati: costa 6, e tu hai 8 ducati.
lesson-vizier-patience-title = Non tutte le occasioni sono buone
lesson-vizier-patience-1 = Claire ha finito il turno: ora tocca **a te**.
lesson-vizier-patience-2 = Nel tuo turno l’importo esatto ti dà **un’altra azione**. Con il visir no.
lesson-vizier-patience-turn = Prendi il giardino per 12 dinari nel modo migliore.
lesson-vizier-patience-done = Il giardino è tuo, hai un’altra azione, e il visir è ancora attivo.
lesson-vizier-patience-hint = Rispondi «No», poi compra il giardino nel tuo turno.
lesson-vizier-patience-wrong = Nel tuo turno compra il giardino per 12 dinari esatti.
lesson-vizier-patience-wrong-vizier = Nessuno può prenderti il giardino prima del tuo turno. Allora costerà uguale, avrai un’altra azione e risparmierai il visir.
lesson-vizier-wake-title = Di nuovo attivo
lesson-vizier-wake-1 = Il tuo visir è stato usato. Riattivarlo è un’azione e **conclude le tue azioni**.
lesson-vizier-wake-2 = Un acquisto con l’importo esatto permette un’altra azione.
lesson-vizier-wake-turn = In un solo turno compra una tessera e riattiva il visir.
lesson-vizier-wake-done = L’importo esatto ti ha dato l’azione per il visir: è così che costa di meno.
lesson-vizier-wake-hint = Prima il serraglio per 6 ducati esatti, poi il visir.
lesson-vizier-wake-wrong = Solo un acquisto con l’importo esatto ti lascia un’azione per il visir.
lesson-vizier-wake-wrong-early = Ora le tue azioni sono finite e non hai comprato nulla. Prima compra.
lesson-vizier-wake-wrong-money = Prendere denaro conclude le azioni. Compra con l’importo esatto, poi riattiva il visir.
