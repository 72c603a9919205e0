### Giocare con più computer: gli inviti, e perché non si può entrare a un tavolo.

invitation-none = Questo testo non contiene un invito
invitation-newer = Questo invito viene da una versione più recente del programma
invitation-short = L’invito è incompleto: ci sono { $n } gruppi su { $all }
invitation-group = Una lettera è sbagliata nel gruppo { $n }: { $group } non è possibile
invitation-wrong = I gruppi di questo invito non vanno insieme
invitation-address = «{ $address }» non è l’indirizzo di un tavolo
join-no-answer = Nessuno risponde a { $address }. Il tavolo è chiuso, oppure un firewall su quel computer blocca Alhambra Qt.
join-other = A { $address } risponde un altro tavolo. L’invito non corrisponde alla sua chiave.
join-strange = Chi risponde a { $address } non parla la lingua di questo programma.
join-version-newer = Il tavolo usa la versione { $theirs } (protocollo { $their }), questa è la { $ours } (protocollo { $our }). Aggiorna il programma su questo computer.
join-version-older = Il tavolo usa la versione { $theirs } (protocollo { $their }), questa è la { $ours } (protocollo { $our }). Va aggiornato il programma al tavolo.
join-void = Questo invito non è più valido. Chiedine uno nuovo.
join-full = A questo tavolo non ci sono posti liberi.
join-elsewhere = Il tuo posto è stato preso da un altro computer.
join-closed = Il tavolo è stato chiuso.
join-ended = Il tavolo è stato chiuso definitivamente.
join-refused = Il tavolo ha rifiutato quello che questo programma ha inviato.
