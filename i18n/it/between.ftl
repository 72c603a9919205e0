# Passare da sé tra un turno e l’altro, e ciò che ha visto una sola persona.
between-open = Passa in automatico…
between-ask = Fino a quando passi in automatico tra un turno e l’altro?
between-how = non ti si chiede più nulla; { $key } o un clic nel tuo riquadro per tornare a decidere
between-until-turn = fino al mio prossimo turno
between-until-price = finché non esce un prezzo che posso pagare esatto
between-until-tile = finché al mercato non esce un prezzo nuovo
between-until-scoring = fin dopo il prossimo conteggio
between-until-always = finché non lo disattivo
between-passing = Tra un turno e l’altro passi automaticamente
between-idle = Niente da usare prima del prossimo turno: si continua
between-again = Hai passato e non c’è nulla di nuovo da fare
between-card = Passi sempre tra un turno e l’altro ({ $until }). Scegli questa carta per tornare a decidere.
between-title = Passo
between-off = torna a chiedermi
between-nothing = Per ora non c’è nulla su cui usarlo.
peek-closed = prossimo attacco (lo conosci solo tu). Clic o Spazio per mostrarlo
peek-open = { $thing }: la vedi solo tu. Clic o Spazio per nasconderla
