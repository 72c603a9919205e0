### Warum die KI tut, was sie tut.


## Gründe: ein Stichwort und die erwarteten Punkte, ohne Punkt am Ende

ai-reason-only = Nichts anderes ist möglich
ai-reason-same = Es macht keinen Unterschied: der nächstbeste Zug ist gleich viel wert
ai-reason-exact = Passend bezahlt: noch eine Aktion
ai-reason-majority =
    { $type ->
        [pavilion] Pavillons
        [seraglio] Serails
        [arcades] Arkaden
        [chambers] Gemächer
        [garden] Gärten
       *[tower] Türme
    }: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-buildings =
    Gebäude aller Arten zusammen: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-rivals =
    Gegner: { $points ->
        [one] −{ $points } Punkt erwartet
       *[other] −{ $points } Punkte erwartet
    }
ai-reason-wall =
    Mauer { $to } statt { $from }: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-walls =
    Mauern zum Weiterbauen: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-room =
    Platz für kommende Plättchen: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-reserve =
    Plättchen in der Reserve: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-lines =
    Punkte durch die Module: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-money =
    Geld für spätere Käufe: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-window =
    Handlungsfreiheit zwischen zwei Zügen: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-modules =
    Was Teile der Module noch bringen können: { $points ->
        [one] +{ $points } Punkt erwartet
       *[other] +{ $points } Punkte erwartet
    }
ai-reason-score =
    Sofort: { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
ai-reason-soon =
    { $type ->
        [pavilion] Ein Pavillon
        [seraglio] Ein Serail
        [arcades] Eine Arkade
        [chambers] Ein Gemach
        [garden] Ein Garten
       *[tower] Ein Turm
    } ({ $price }): im nächsten Zug passend bezahlbar

## Was trotzdem gegen den Zug spricht: der größte Unterschied und wie groß er ist

ai-reason-against =
    Dagegen spricht: { $term ->
        [score] sofortige Punkte
        [majority] Gebäude
        [rivals] Punkte der Gegner
        [wall] Mauern
        [room] Platz für kommende Plättchen
        [reserve] Plättchen in der Reserve
        [lines] Punkte durch die Module
        [money] Geld für spätere Käufe
        [window] Handlungsfreiheit zwischen zwei Zügen
        [futures] die durchgespielten Fortsetzungen
       *[modules] was Teile der Module noch bringen können
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Ein Vergleich von Fortsetzungen: um wie viel, wie sicher (95 %), in wie vielen;
## wo der Sieg neben dem Vorsprung zählt, für wie viele Punkte er zählt

ai-reason-clearly =
    Deutlich besser als der nächstbeste Zug: { $points } ± { $width } { $win ->
        [0] Punkte im Schnitt
       *[other] Punkte im Schnitt (ein Sieg zählt { $win } mehr)
    }, { $n ->
        [one] in { $n } durchgespielten Fortsetzung
       *[other] in { $n } durchgespielten Fortsetzungen
    }
ai-reason-slightly =
    Etwas besser als der nächstbeste Zug: { $points } ± { $width } { $win ->
        [0] Punkte im Schnitt
       *[other] Punkte im Schnitt (ein Sieg zählt { $win } mehr)
    }, { $n ->
        [one] in { $n } durchgespielten Fortsetzung
       *[other] in { $n } durchgespielten Fortsetzungen
    }
ai-reason-taste =
    Geschmackssache; der nächstbeste Zug ist etwa gleich gut: { $points } ± { $width } { $win ->
        [0] Punkte im Schnitt
       *[other] Punkte im Schnitt (ein Sieg zählt { $win } mehr)
    }, { $n ->
        [one] in { $n } durchgespielten Fortsetzung
       *[other] in { $n } durchgespielten Fortsetzungen
    }
