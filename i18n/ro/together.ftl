### Jocul la mai multe calculatoare: invitații și de ce nu se poate intra la o masă.

invitation-none = Acest text nu conține o invitație
invitation-newer = Invitația aceasta vine dintr-o versiune mai nouă a programului
invitation-short = Invitația este incompletă: are { $n } grupuri din { $all }
invitation-group = O literă este greșită în grupul { $n }: { $group } nu este posibil
invitation-wrong = Grupurile acestei invitații nu se potrivesc între ele
invitation-address = „{ $address }” nu este adresa unei mese
join-no-answer = Nu răspunde nimeni la { $address }. Masa este închisă sau un firewall de pe acel calculator blochează Alhambra Qt.
join-other = La { $address } răspunde altă masă. Invitația nu se potrivește cu cheia ei.
join-strange = Cine răspunde la { $address } nu vorbește limba acestui program.
join-version-newer = Masa joacă versiunea { $theirs } (protocol { $their }), aceasta este { $ours } (protocol { $our }). Actualizează programul pe acest calculator.
join-version-older = Masa joacă versiunea { $theirs } (protocol { $their }), aceasta este { $ours } (protocol { $our }). Programul de la masă trebuie actualizat.
join-void = Invitația aceasta nu mai este valabilă. Cere una nouă.
join-full = La această masă nu mai este niciun loc liber.
join-elsewhere = Locul tău a fost luat de pe alt calculator.
join-closed = Masa a fost închisă.
join-ended = Masa a fost închisă definitiv.
join-refused = Masa a refuzat ce a trimis acest program.
