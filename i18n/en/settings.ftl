## The settings screen: name, explanation, choices

set-language = Language
set-language-help = The language of all texts. It changes at once, even during a game.
set-language-system = System language
language-part = { $name } ({ $n }%)
language-progress = In progress
language-gaps = { $name } is still in progress. Texts that are not translated yet are in English.
set-theme = Colours
set-theme-help = The night colours are easier on the eyes in a dark room. High contrast is easiest to read.
set-theme-system = Same as the system
set-theme-light = Day
set-theme-dark = Night
set-theme-high-contrast = High contrast
set-tiles = Tiles and table
set-tiles-help = How tiles and table are drawn. The rules, the signs and the sizes stay the same.
set-tiles-courtyard = Courtyard
set-tiles-plain = Plain
set-tiles-mosaic = Mosaic
set-ui-scale = Text and button size
set-ui-scale-help = With larger text the table rearranges itself.
set-ui-scale-value = { $n }%
set-touch = Touch screen
set-touch-help = Buttons and choices are at least 44 pixels high. The first tap shows what something is, the second uses it; press and hold for help.
set-animation-speed = Animation speed
set-animation-speed-help = From 1 (slow) to 5 (fast); at 0 everything is in place at once.
set-animation-speed-value =
    { $n ->
        [0] Off
       *[other] { $n }
    }
set-reduced-motion = Reduced motion
set-reduced-motion-help = Tiles and cards fade in instead of travelling.
set-reduced-motion-system = Same as the system
set-reduced-motion-on = Always
set-reduced-motion-off = Never
set-ai-speed = Computer player speed
set-ai-speed-help = How long each move of a computer player is shown. Step by step waits for a key.
set-ai-speed-step = Step by step
set-ai-speed-slow = Slow
set-ai-speed-normal = Normal
set-ai-speed-fast = Fast
set-ai-speed-instant = Instant
set-sounds = Sounds
set-sounds-help = Every sound also has something to see. One key switches all sounds off and on.
set-effects-volume = Effects volume
set-effects-volume-help = Tiles, cards, tokens and buttons, while this window is in front.
set-effects-volume-value = { $n }%
set-notices-volume = Alert volume
set-notices-volume-help = Your turn, a move that is not allowed, a scoring, the end of the game; heard behind other windows too.
set-notices-volume-value = { $n }%
sounds-on = Sounds on
sounds-off = Sounds off
set-alt-keys = Require Alt for letter keys
set-alt-keys-help = At the table letters, digits and signs work only with Alt; where Alt and a letter are already used, with Alt and Shift.
set-confirm-turn = Confirm moves
set-confirm-turn-help = Which moves you confirm before they are played. Those that cannot be undone always ask, except with “{ set-confirm-turn-off }”.
set-confirm-turn-auto = Everything while learning
set-confirm-turn-on = Everything
set-confirm-turn-irreversible = Only what cannot be undone
set-confirm-turn-off = Nothing
set-assist = Help while playing
set-assist-help = Learning explains every step. Expert shows only what you ask for. Takes effect from the next game.
set-assist-learn = Learning
set-assist-normal = Normal
set-assist-expert = Expert
set-remarks = Computer players’ comments
set-remarks-help = After a scoring each computer player says in one sentence what it brought.
set-show-counts = Show the building counts
set-show-counts-help = Everybody’s buildings, and what they would score now. Takes effect from the next game.
set-milestones = Milestones
set-milestones-help = Adds a note to your career the first time you manage something worth learning. Never shown during a game.
set-today = Deals of the day
set-today-help = A deal for each date, challenges and a calendar of your results. Adds “{ today-title }” to the start page.

## What was wrong with the settings file

settings-broken = The settings in { $file } cannot be used: { $reason }. The file was kept as { $kept }, and the settings are back to their defaults.
settings-locked = The settings in { $file } stay as they are: { $reason }. What you choose now lasts until you quit.
settings-bad-value = In { $file } the value of “{ $key }” cannot be used. The default is used instead.
settings-not-saved = The settings cannot be saved in { $file } ({ $reason }). They last until you quit.
set-hear-phrases = Messages from other players
set-hear-phrases-help = When others play elsewhere. You can also mute one person: “{ say-title }”.
