### Stadttore: Regeln, Einwände, Protokoll, Knöpfe (Abschnitt 7.5).

mod-gates = Stadttore
new-pieces-gates = Material: so viele Tore und Torkarten wie Spieler.
new-changes-gates = Wo ein Plättchen nur an Mauern stößt, öffnet ein Tor einen Weg; beide Plättchen bleiben dann für immer.
new-idea-gates = Einen Weg durch eine Mauer öffnen.
zone-gate-open = Torkarte

rule-gates-deal-title = Torkarten
rule-gates-deal-text = So viele Torkarten wie Spieler stecken in den Stapeln 3, 4 und 5. Eine gezogene Karte wird offen ausgelegt; liegt dort schon eine, kommt die neue auf den Ablagestapel. In beiden Fällen wird weiter gezogen.
rule-gates-take-title = Eine Torkarte nehmen
rule-gates-take-text = Statt Geld darfst du die offene Torkarte nehmen; diese Aktion beendet die Aktionen des Zuges.
refuse-gates-take = Es liegt keine Torkarte offen.
rule-gates-use-title = Ein Tor öffnen
rule-gates-use-text = Stößt ein Plättchen nur mit Mauern an die Alhambra, öffnet eine Torkarte eine davon, sodass man hindurchkommt. Beide Plättchen müssen dort eine gedruckte Mauer haben. Das geht nur beim Anlegen oder Einbauen, im selben Zug beliebig oft; die Karte kommt aus dem Spiel.
refuse-gates-use =
    { $reason ->
        [no_card] Du hast keine Torkarte auf der Hand.
        [needless] Hier braucht es kein Tor.
        [stick] Ein Tor öffnet nur gedruckte Mauern, hier aber ist ein Mauerstäbchen.
       *[no_tile] Hinter dieser Seite liegt kein Plättchen.
    }
rule-gates-fixed-title = Plättchen neben einem Tor
rule-gates-fixed-text = Die beiden Plättchen neben einem Tor darfst du nie herausnehmen oder tauschen.
refuse-gates-fixed = Ein Plättchen neben einem Tor bleibt, wo es ist.

log-gate-shown = Eine Torkarte wird offen ausgelegt
log-gate-discarded = Noch eine Torkarte: sie kommt auf den Ablagestapel
log-gate-taken = { $name } nimmt die Torkarte
log-gate-opened =
    { $name } öffnet ein Tor für { $tile } ({ $side ->
        [n] Nordseite
        [e] Ostseite
        [s] Südseite
       *[w] Westseite
    })

act-take-gate = Torkarte nehmen
act-place-with-gate = Mit Tor anlegen
act-add-with-gate = Mit Tor einbauen
move-place-with-gate =
    Lege { $tile } mit einem Tor an ({ $cell }, { $side ->
        [n] Nordseite
        [e] Ostseite
        [s] Südseite
       *[w] Westseite
    })
move-add-with-gate =
    Baue { $tile } aus der Reserve mit einem Tor ein ({ $cell }, { $side ->
        [n] Nordseite
        [e] Ostseite
        [s] Südseite
       *[w] Westseite
    })
piece-gate = Eine Torkarte. Beim Anlegen oder Einbauen öffnet sie eine Mauer, sodass man hindurchkommt; beide Plättchen bleiben dann für immer.

## Das Regelheft

book-intro-gates =
    Es gibt so viele Tore und Torkarten wie Spieler. Ein Tor ist ein Durchgang in einer doppelten Mauer, wo zwei Plättchen Mauer an Mauer liegen. So darfst du an Stellen bauen, die Mauern sonst verbieten. Dafür bleiben beide Plättchen bis zum Ende der Partie, wo sie sind.
book-gates-deal =
    So viele Torkarten wie Spieler werden möglichst gleichmäßig auf die Stapel 3, 4 und 5 des Nachziehstapels verteilt; überzählige kommen in Stapel 3, dann in Stapel 4.

    { $seats ->
        [2] Zu zweit: eine in Stapel 3, eine in Stapel 4, keine in Stapel 5.
        [3] Zu dritt: eine in jeden der drei Stapel.
        [4] Zu viert: zwei in Stapel 3, je eine in die Stapel 4 und 5.
        [5] Zu fünft: je zwei in die Stapel 3 und 4, eine in Stapel 5.
       *[other] Zu sechst: je zwei in alle drei Stapel.
    }

    Eine gezogene Torkarte wird offen neben die Auslage gelegt, wenn dort keine andere liegt; sonst kommt sie auf den Ablagestapel. In beiden Fällen wird für die Auslage weiter gezogen.
book-gates-take =
    Statt Geld darfst du als Aktion die offene Torkarte nehmen; weder Geld noch eine Wechselstube nimmst du dazu. Das beendet die Aktionen deines Zuges. Die Karte bleibt auf deiner Hand, bis du sie nutzt. Du darfst mehrere Torkarten auf der Hand haben.
book-gates-use =
    Eine Torkarte nutzt du, während du ein gekauftes Plättchen anlegst oder bei einem Umbau eines einbaust, auch mit einer Baumeisterkarte oder Ammar und auch beim Wesir. Stößt das neue Plättchen nur mit Mauern an die Alhambra, öffnet die Karte eine dieser doppelten Mauern: auf dieser Seite kommt man nun hindurch. Beide Plättchen müssen dort eine gedruckte Mauer haben; ein Mauerstäbchen genügt nicht. Alle anderen Bauregeln gelten.

    Beispiel: ein Plättchen hat eine Mauer im Osten; dahinter legst du ein Plättchen mit einer Mauer im Westen. Niemand käme dort hindurch, aber mit einem Tor ist das Feld erlaubt.

    Zum Herausnehmen oder Tauschen hilft ein Tor nie. In einem Zug darfst du mehrere Torkarten nutzen. Eine genutzte Karte kommt aus dem Spiel.
book-gates-fixed =
    Die beiden Plättchen neben einem Tor darfst du bis zum Ende der Partie weder herausnehmen noch tauschen. Mauerstäbchen (auf Seiten ohne Mauer), Truhen und Bewohner dürfen sie noch bekommen.

## Die Lektion

lesson-gates-title = Stadttore
lesson-gates-about = Öffne einen Weg durch eine Mauer, wo sonst kein Plättchen passt.
lesson-gates-take-title = Die Torkarte
lesson-gates-take-1 = Der Turm in deiner Reserve **passt auf kein freies Feld**.
lesson-gates-take-2 = Eine **Torkarte** liegt offen. Du nimmst sie statt Geld, und deine Aktionen sind vorbei.
lesson-gates-take-turn = Nimm die Torkarte.
lesson-gates-take-done = Sie bleibt auf deiner Hand, bis du sie brauchst.
lesson-gates-take-hint = Wähle die Torkarte und bestätige.
lesson-gates-take-wrong = So kommt der Turm nicht aus der Reserve. Nimm die Torkarte.
lesson-gates-take-wrong-swap = Dann liegt stattdessen ein anderes Plättchen in der Reserve. Nimm die Torkarte.
lesson-gates-open-title = Durch die Mauer
lesson-gates-open-1 = Stößt ein Plättchen **nur mit Mauern** an deine Alhambra, öffnet ein Tor eine davon.
lesson-gates-open-2 = Dann kommt man auf dieser Seite hindurch. Beide Plättchen müssen dort eine Mauer haben.
lesson-gates-open-turn = Baue den Turm mit einem Tor ein.
lesson-gates-open-done = Der Turm ist zu Fuß erreichbar. Die Torkarte kommt aus dem Spiel.
lesson-gates-open-hint = Wähle den Turm, dann ein Feld hinter einer Mauer, etwa das südlich vom Gemach.
lesson-gates-open-wrong = In der Reserve bringt der Turm nie etwas. Baue ihn mit einem Tor ein.
lesson-gates-open-wrong-swap = Dann liegt stattdessen ein anderes Plättchen in der Reserve. Mit einem Tor bleiben beide gebaut.
lesson-gates-fixed-title = Fest für immer
lesson-gates-fixed-1 = Ein Tor verbindet jetzt das Gemach und den Turm südlich davon.
lesson-gates-fixed-2 = **Keines der beiden darfst du noch herausnehmen oder tauschen.**
lesson-gates-fixed-turn = Versuche, beide herauszunehmen.
lesson-gates-fixed-done = Öffne ein Tor also nur, wo beide Plättchen bleiben dürfen.
lesson-gates-fixed-hint = Drücke „{ play-chip-redesign }“ und wähle das Gemach, dann den Turm.
lesson-gates-save-title = Nicht jede Mauer braucht ein Tor
lesson-gates-save-1 = Dieser Turm passt auf manche Felder mit Tor, auf andere ohne.
lesson-gates-save-2 = Mauern **zwischen** zwei Plättchen bringen nichts.
lesson-gates-save-turn = Lege den Turm so an, dass deine Mauer zwei Seiten lang wird.
lesson-gates-save-done = Zwei Seiten Mauer, kein Plättchen ist fest, und die Torkarte hast du noch.
lesson-gates-save-hint = Beide Mauern des Turms müssen außen sein, zum Beispiel nördlich vom Brunnen.
lesson-gates-save-wrong = Diesmal soll der Turm dir eine Mauer von zwei Seiten geben.
lesson-gates-save-wrong-gate = Jetzt ist eine Mauer des Turms innen: deine Mauer hat nur eine Seite, und die Karte ist weg.
lesson-gates-save-wrong-reserve = In der Reserve bringen seine Mauern nichts. Baue ihn.
