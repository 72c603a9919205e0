# Passare da sé tra due turni, e ciò che un solo posto ha visto.
between-open = Passa sempre…
between-ask = Passare sempre tra due turni, fino a quando?
between-how = non ti si chiederà più nulla; { $key } o un clic nel tuo pannello lo annulla
between-until-turn = fino al mio prossimo turno
between-until-price = fino a un nuovo prezzo che posso pagare esatto
between-until-tile = fino a un nuovo prezzo al mercato
between-until-scoring = fino a dopo il prossimo conteggio
between-until-always = finché non lo disattivo
between-passing = Tra due turni passi automaticamente
between-idle = Niente da usare tra due turni: si continua
between-card = Passi sempre tra due turni ({ $until }). Scegli questa carta perché ti si chieda di nuovo.
between-title = Passo
between-off = chiedi ancora
between-nothing = Per ora non c’è nulla su cui usarlo.
peek-closed = prossimo attacco: lo conosci solo tu. Un clic o Spazio lo mostra
peek-open = { $thing }: lo vedi solo tu. Un clic o Spazio lo nasconde
