### Rat: Tipps, warum die KI etwas getan hat, Stufen und Stile, wer an einem Sitz spielt.


## Ein Tipp: mit H gefragt, in drei Schritten

hint-thinking = Tipp { $k } von 3 wird überlegt…
hint-title = Tipp { $k } von 3
hint-topic = Am besten ist jetzt: „{ $kind }“
hint-topic-answer = Die beste Antwort ist jetzt: „{ $kind }“
hint-best = Am besten: { $move }
hint-than =
    Verglichen mit „{ $move }“: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
hint-next = Nächstbester Zug: „{ $move }“
hint-nothing = Verglichen mit Nichtstun
hint-alone = Nichts anderes kommt da heran
hint-more = Mehr
hint-do = Diesen Zug spielen
hint-close = Schließen
hint-not-now = Tipps gibt es, wenn du am Zug bist
hint-failed = Gerade kein Tipp: die KI antwortet nicht
hint-button = Tipp

## Arten von Zügen, wie in „Am besten ist jetzt“

kind-buy = Plättchen kaufen
kind-take-money = Geld nehmen
kind-redesign = Alhambra umbauen
kind-place = Plättchen in der Alhambra anlegen
kind-reserve = Plättchen in die Reserve legen
kind-give-to-dirk = Dirk ein Plättchen geben

## Züge

move-buy = Kaufe { $tile } ({ $price }) mit { $paid }
move-buy-cards = Kaufe { $tile } ({ $price }) für { $cards }
move-vizier = Kaufe mit dem Wesir { $tile } ({ $price }) für { $cards }
move-take = Nimm { $cards }
move-place = Lege { $tile } an ({ $cell })
move-reserve = Lege { $tile } in die Reserve
move-give-to-dirk = Gib Dirk { $tile }
move-add = Baue { $tile } aus der Reserve ein ({ $cell })
move-remove = Nimm { $old } aus der Alhambra heraus ({ $cell })
move-swap = Tausche { $old } gegen { $tile } ({ $cell })
move-other = { $action } – { $things }
move-things = { $one }, { $more }
weighed-next = { $move } – nächstbester Zug
weighed-same = { $move } – macht keinen Unterschied
weighed-even = { $move } – etwa gleich gut
weighed-little = { $move } – etwas schlechter ({ $n })
weighed-clearly = { $move } – deutlich schlechter ({ $n })

## Warum die KI etwas getan hat

why-title = Warum dieser Zug?
why-reasons = Die Gründe:
why-rather = Die Gründe, verglichen mit dem nächstbesten Zug:
why-against = Die Gründe, verglichen mit „{ $move }“:
why-alone = Die Gründe, verglichen mit Nichtstun:
why-no-reason = Kein einzelner Grund sticht heraus: es zählt die Summe
why-reason = • { $reason }
why-others = Auch erwogen:
why-seen = Die Gründe, die alle sehen können, verglichen mit Nichtstun:
why-secret = Die Gründe könnten die Hand verraten, darum sind sie erst am Ende der Partie zu sehen
why-unsent = Die Gründe wurden nicht an diesen Computer gesendet
why-ask = Warum?
ai-reason-other = Ein Grund aus einer anderen Version des Programms

## Stufen und Stile

style-balanced = Ausgewogen
style-collector = Sammler
style-builder = Mauerbauer
style-balanced-what = Gewichtet Mehrheiten und Mauern nach ihrem Wert
style-collector-what = Schätzt Mehrheiten etwas mehr, als sie wert sind
style-builder-what = Schätzt lange Mauern etwas mehr, als sie wert sind
level-random-what = Spielt irgendeinen erlaubten Zug
level-novice-what = Schätzt Züge oft falsch ein und vergisst, welche Karten andere genommen haben
level-easy-what = Schätzt Züge etwas falsch ein und vergisst, welche Karten andere genommen haben
level-medium-what = Bedenkt den ganzen Zug und merkt sich, welche Karten andere genommen haben
level-hard-what = Denkt weiter: spielt bis zu { $n } mögliche Fortsetzungen eines Zuges im Kopf durch
level-expert-what = Spielt bis zu { $n } mögliche Fortsetzungen im Kopf durch, manchmal einige Sekunden lang
new-style = Stil
new-ai-fair = Die KI weiß nur, was jemand auf ihrem Sitz wissen kann: keine verdeckte Karte, kein verdecktes Plättchen.

## Wer an einem Sitz spielt

log-takeover-human = { $name }: ab jetzt spielt hier ein Mensch
log-takeover-ai = { $name }: ab jetzt spielt hier die KI ({ $level }, { $style })
table-ai-style = KI · { $level }, { $style }
players-title = Wer spielt
players-note = An jedem Sitz können Mensch und KI jederzeit wechseln. Das Protokoll vermerkt es, und eine gespeicherte Partie behält es.
players-waits = Die Partie wartet, solange diese Seite offen ist.
players-far = Wer an einem anderen Computer sitzt, wählt dort für den eigenen Sitz. Die Partie geht weiter, solange diese Seite offen ist.
players-hidden = Wer von der KI übernimmt, sieht zuerst die Seite zum Weitergeben.
players-career = Nach diesem Wechsel zählt die Partie nicht für die Bilanz.
players-apply = Übernehmen
players-open = Ändern, wer spielt
menu-players = Wer spielt
menu-players-detail = Menschen, KI, Hilfe, Sprache
menu-unseen = Was noch verborgen ist
menu-unseen-detail = Plättchen, Karten, Geld
menu-ask-detail = was jede Wahl kostet
set-hint-level = Tipps
set-hint-level-help = Wie stark die Tipps sind; stärkere dauern länger.
set-hint-level-novice = Einsteiger
set-hint-level-easy = Leicht
set-hint-level-medium = Mittel
set-hint-level-hard = Schwer
set-hint-level-expert = Experte
