# The window around the pages: notices, the menu of a running game, a computer's steps.
notice-close = Ho capito
menu-title = Menu
menu-continue = Torna al tavolo
menu-save = Salva una copia
menu-save-detail = La partita si salva da sola dopo ogni azione; una copia resta com’è adesso
menu-saved = Copia salvata: {$name}
menu-settings-detail = Lingua, dimensioni, velocità, conferme
menu-new-detail = Questa partita resta salvata e si può continuare
menu-leave = Torna alla pagina iniziale
menu-leave-detail = Questa partita resta salvata e si può continuare
menu-quit-detail = Chiudi il programma; questa partita resta salvata
game-step = Mossa successiva
