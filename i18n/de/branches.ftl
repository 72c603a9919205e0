### Von einem Moment einer beendeten Partie aus weiterspielen, und die Zweige, die so entstehen.

## Was nicht geht

branch-not-over = Abzweigen kannst du erst, wenn eine Partie zu Ende ist; vorher würdest du sehen, was noch kommt.
branch-most =
    Eine Partie kann höchstens { $most ->
        [one] { $most } Zweig
       *[other] { $most } Zweige
    } haben.
branch-not-read = Der Zweig „{ $name }“ lässt sich nicht öffnen: { $reason }
branches-left-out =
    { $n ->
        [one] { $n } Zweig dieser Partie ließ sich nicht laden: { $reason }
       *[other] { $n } Zweige dieser Partie ließen sich nicht laden: { $reason }
    }
undo-branches = Von dieser Partie gehen Zweige aus, darum lassen sich ihre Schritte nicht mehr zurücknehmen.

## Die Partie verlassen

playon-title = Von hier weiterspielen
playon-where = Runde { $round }, am Zug: { $name }
playon-note = Ein Zweig zeigt, was hätte geschehen können. Er zählt nicht, und die ursprüngliche Partie bleibt, wie sie ist.
playon-name = Name des Zweigs
playon-luck = Glück
playon-luck-same = Dasselbe
playon-luck-new = Neu
playon-luck-same-help = Karten und Plättchen kommen in derselben Reihenfolge wie in der Partie.
playon-luck-new-help = Was noch nicht gezogen ist, wird neu gemischt; Hände und offene Teile bleiben.
playon-seats = Wer weiterspielt
playon-begin = Weiterspielen
branch-name = Zweig { $n }
branch-frame = { $branch } · zählt nicht
branch-leave = Zurück zur Partie
menu-original-detail = Ergebnis, Nachspielen, Analyse
menu-branches-detail = die von dieser Partie
menu-branch-kept = Der Zweig bleibt bei seiner Partie, unter „{ start-saved }“

## Die Zweige einer Partie

branches-title = Zweige
games-branches =
    { $n ->
        [one] { $n } Zweig
       *[other] { $n } Zweige
    }
branches-happened = Die ursprüngliche Partie
branches-none = Von dieser Partie gehen noch keine Zweige aus.
branches-none-help = In „{ replay-title }“ beginnt „{ playon-title }“ einen Zweig.
branches-where = Runde { $round }, am Zug: { $name }
branches-within = beginnt in „{ $name }“
branches-luck-same = dasselbe Glück
branches-luck-new = neues Glück
branches-going = nicht zu Ende, Runde { $round }
branches-over = zu Ende gespielt
branches-score = { $name } { $score }
branches-compared = { $name } { $score } ({ $change })
branches-play = Weiterspielen
branches-view = Ansehen
branches-replay = Nachspielen
branches-delete-help = Seine Schritte gehen verloren, auch die Zweige, die von ihm ausgehen.
results-branch = { $branch } zählt nicht. In der ursprünglichen Partie: { $scores }
