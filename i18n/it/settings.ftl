## The settings screen: name, explanation, choices

set-language = Lingua
set-language-help = La lingua di tutti i testi. Cambia subito, anche durante una partita.
set-language-system = Lingua del sistema
language-part = { $name } ({ $n }%)
language-progress = In lavorazione
language-gaps = { $name } è ancora in lavorazione. I testi non ancora tradotti sono in inglese.
set-theme = Colori
set-theme-help = I colori notturni stancano meno gli occhi al buio. Il contrasto elevato è il più leggibile.
set-theme-system = Come il sistema
set-theme-light = Giorno
set-theme-dark = Notte
set-theme-high-contrast = Contrasto elevato
set-tiles = Tessere e tavolo
set-tiles-help = Il disegno delle tessere e del tavolo. Regole, segni e dimensioni restano uguali.
set-tiles-courtyard = Patio
set-tiles-plain = Semplice
set-tiles-mosaic = Mosaico
set-ui-scale = Dimensioni di testi e pulsanti
set-ui-scale-help = Con testi più grandi il tavolo si ridispone.
set-ui-scale-value = { $n }%
set-touch = Schermo touch
set-touch-help = Pulsanti e scelte sono alti almeno 44 pixel. Il primo tocco su un elemento mostra che cos’è, il secondo lo attiva; tieni premuto per saperne di più.
set-animation-speed = Velocità delle animazioni
set-animation-speed-help = Da 1 (lenta) a 5 (veloce); con 0 tutto è subito al suo posto.
set-animation-speed-value =
    { $n ->
        [0] Disattivate
       *[other] { $n }
    }
set-reduced-motion = Movimento ridotto
set-reduced-motion-help = Tessere e carte appaiono in dissolvenza invece di spostarsi.
set-reduced-motion-system = Come il sistema
set-reduced-motion-on = Sempre
set-reduced-motion-off = Mai
set-ai-speed = Velocità delle IA
set-ai-speed-help = Per quanto tempo si vede ogni mossa di un’IA. «Passo per passo» attende un tasto.
set-ai-speed-step = Passo per passo
set-ai-speed-slow = Lenta
set-ai-speed-normal = Normale
set-ai-speed-fast = Veloce
set-ai-speed-instant = Immediata
set-sounds = Suoni
set-sounds-help = A ogni suono corrisponde anche un segno visivo. Un tasto disattiva e riattiva tutti i suoni.
set-effects-volume = Volume degli effetti
set-effects-volume-help = Tessere, carte, segnalini e pulsanti, finché questa finestra è in primo piano.
set-effects-volume-value = { $n }%
set-notices-volume = Volume degli avvisi
set-notices-volume-help = Il tuo turno, una mossa non permessa, un conteggio, la fine della partita: anche dietro ad altre finestre.
set-notices-volume-value = { $n }%
sounds-on = Suoni attivati
sounds-off = Suoni disattivati
set-alt-keys = Lettere solo con Alt
set-alt-keys-help = Al tavolo lettere, cifre e segni funzionano solo con Alt; dove Alt e la lettera hanno già un uso, con Alt e Maiusc.
set-confirm-turn = Conferma delle mosse
set-confirm-turn-help = Quali mosse chiedono ancora conferma prima di essere giocate. Ciò che non si può annullare la chiede sempre, tranne con «{ set-confirm-turn-off }».
set-confirm-turn-auto = Tutto mentre si impara
set-confirm-turn-on = Tutto
set-confirm-turn-irreversible = Solo ciò che non si può annullare
set-confirm-turn-off = Niente
set-assist = Aiuto durante la partita
set-assist-help = «Per imparare» spiega ogni passo. «Per esperti» mostra solo ciò che chiedi. Vale dalla prossima partita.
set-assist-learn = Per imparare
set-assist-normal = Normale
set-assist-expert = Per esperti
set-remarks = Commenti delle IA
set-remarks-help = Dopo un conteggio ogni IA dice in una frase che cosa ne ha ricavato.
set-show-counts = Mostra la tabella degli edifici
set-show-counts-help = Gli edifici di tutti, con i punti che darebbe ora un conteggio. Vale dalla prossima partita.
set-milestones = Traguardi
set-milestones-help = La carriera annota la prima volta che riesci in qualcosa che vale la pena imparare. Durante una partita non compare nulla.
set-today = Partite del giorno
set-today-help = Una partita per ogni data, le sfide e un calendario dei tuoi risultati. Aggiunge «{ today-title }» alla pagina iniziale.

## What was wrong with the settings file

settings-broken = Le impostazioni in { $file } non sono utilizzabili: { $reason }. Il file è stato conservato come { $kept } e le impostazioni sono quelle predefinite.
settings-locked = Le impostazioni in { $file } restano come sono: { $reason }. Quello che scegli adesso vale finché non esci.
settings-bad-value = In { $file } il valore di «{ $key }» non è utilizzabile. Vale il valore predefinito.
settings-not-saved = Impossibile salvare le impostazioni in { $file } ({ $reason }). Valgono fino all’uscita.
set-hear-phrases = Messaggi degli altri
set-hear-phrases-help = Quando altri giocano altrove. Puoi anche ignorare una sola persona: «{ say-title }».
