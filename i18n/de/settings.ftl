## Die Einstellungen: Name, Erklärung, Auswahl

set-language = Sprache
set-language-help = Die Sprache aller Texte. Sie wechselt sofort, auch mitten in der Partie.
set-language-system = Sprache des Systems
language-part = { $name } ({ $n } %)
language-progress = In Arbeit
language-gaps = { $name } ist noch in Arbeit. Was noch nicht übersetzt ist, steht auf Englisch.
set-theme = Farben
set-theme-help = Die Farben für die Nacht schonen die Augen in einem dunklen Raum. Hoher Kontrast ist am leichtesten zu lesen.
set-theme-system = Wie das System
set-theme-light = Tag
set-theme-dark = Nacht
set-theme-high-contrast = Hoher Kontrast
set-tiles = Plättchen und Tisch
set-tiles-help = Wie Plättchen und Tisch gezeichnet sind. Regeln, Zeichen und Größen bleiben gleich.
set-tiles-courtyard = Innenhof
set-tiles-plain = Schlicht
set-tiles-mosaic = Mosaik
set-ui-scale = Größe von Text und Knöpfen
set-ui-scale-help = Bei größerem Text ordnet sich der Tisch neu.
set-ui-scale-value = { $n } %
set-touch = Touchscreen
set-touch-help = Knöpfe und Auswahlfelder sind mindestens 44 Pixel hoch. Das erste Tippen zeigt, was etwas ist, das zweite nutzt es; lange drücken erklärt es.
set-animation-speed = Tempo der Animationen
set-animation-speed-help = Von 1 (langsam) bis 5 (schnell); bei 0 ist alles sofort an seinem Ort.
set-animation-speed-value =
    { $n ->
        [0] Aus
       *[other] { $n }
    }
set-reduced-motion = Weniger Bewegung
set-reduced-motion-help = Plättchen und Karten werden eingeblendet, statt zu wandern.
set-reduced-motion-system = Wie das System
set-reduced-motion-on = Immer
set-reduced-motion-off = Nie
set-ai-speed = Tempo der KI
set-ai-speed-help = Wie lange jeder Schritt der KI zu sehen ist. „{ set-ai-speed-step }“ wartet auf eine Taste.
set-ai-speed-step = Schritt für Schritt
set-ai-speed-slow = Langsam
set-ai-speed-normal = Normal
set-ai-speed-fast = Schnell
set-ai-speed-instant = Sofort
set-sounds = Töne
set-sounds-help = Zu jedem Ton gibt es auch etwas zu sehen. Eine Taste schaltet alle Töne aus und an.
set-effects-volume = Lautstärke der Effekte
set-effects-volume-help = Plättchen, Karten, Spielsteine und Knöpfe, solange dieses Fenster vorn ist.
set-effects-volume-value = { $n } %
set-notices-volume = Lautstärke der Signale
set-notices-volume-help = Du bist am Zug, ein unerlaubter Zug, eine Wertung, das Ende der Partie; zu hören auch hinter anderen Fenstern.
set-notices-volume-value = { $n } %
sounds-on = Ton an
sounds-off = Ton aus
set-alt-keys = Buchstaben nur mit Alt
set-alt-keys-help = Am Tisch wirken Buchstaben, Ziffern und Zeichen nur mit Alt; wo Alt mit einem Buchstaben schon belegt ist, mit Alt und Umschalt.
set-confirm-turn = Züge bestätigen
set-confirm-turn-help = Welche Schritte du bestätigst, bevor sie gespielt werden. Was sich nicht zurücknehmen lässt, fragt immer nach, außer bei „{ set-confirm-turn-off }“.
set-confirm-turn-auto = Beim Lernen alles
set-confirm-turn-on = Alles
set-confirm-turn-irreversible = Nur was endgültig ist
set-confirm-turn-off = Nichts
set-assist = Hilfe beim Spielen
set-assist-help = „{ set-assist-learn }“ erklärt jeden Schritt. „{ set-assist-expert }“ zeigt nur, wonach du fragst. Gilt ab der nächsten Partie.
set-assist-learn = Lernen
set-assist-normal = Normal
set-assist-expert = Experte
set-remarks = Kommentare der KI
set-remarks-help = Nach einer Wertung sagt jede KI in einem Satz, was sie ihr gebracht hat.
set-show-counts = Anzahl der Gebäude zeigen
set-show-counts-help = Die Gebäude von allen, und was sie jetzt bringen würden. Gilt ab der nächsten Partie.
set-milestones = Meilensteine
set-milestones-help = Vermerkt in deiner Bilanz, wenn dir zum ersten Mal etwas gelingt, das sich zu lernen lohnt. Nie während einer Partie.
set-today = Tagespartien
set-today-help = Eine Mischung für jedes Datum, Herausforderungen und ein Kalender deiner Ergebnisse. Bringt „{ today-title }“ auf die Startseite.

## Was mit der Datei der Einstellungen nicht stimmte

settings-broken = Die Einstellungen in { $file } lassen sich nicht nutzen: { $reason }. Die Datei wurde als { $kept } aufbewahrt, und alles steht wieder auf Standard.
settings-locked = Die Einstellungen in { $file } bleiben, wie sie sind: { $reason }. Was du jetzt wählst, gilt bis zum Beenden.
settings-bad-value = In { $file } ist der Wert von „{ $key }“ nicht zu gebrauchen. Stattdessen gilt der Standard.
settings-not-saved = Die Einstellungen lassen sich nicht in { $file } speichern ({ $reason }). Sie gelten bis zum Beenden.
set-hear-phrases = Nachrichten von anderen
set-hear-phrases-help = Wenn andere woanders spielen. Auch einzelne Personen kannst du stummschalten: „{ say-title }“.
