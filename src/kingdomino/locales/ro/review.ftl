### Comenzi de analiză: analize, indicii și probleme.

help-review =
    Analizează o partidă înregistrată: cât a valorat fiecare tură, care ar fi fost mai bună și ce a adus norocul.

    FILE este o înregistrare; - citește intrarea standard.
help-review-short = dă note turelor unei partide salvate
help-hint =
    Arată cea mai bună tură într-un FILE cu o poziție sau cu o înregistrare neterminată și de ce este cea mai bună.

    Numărul de simulări spune cât gândește; - citește intrarea standard.
help-hint-short = cea mai bună tură într-o poziție și de ce
help-puzzles = Face probleme: poziții în care o singură tură este clar cea mai bună.
help-puzzles-short = face probleme din partide între boți
help-puzzles-make = Joacă partide între boți și scrie într-un fișier pozițiile în care o tură este clar cea mai bună și nu cea lacomă.
help-puzzles-make-short = găsește probleme în partide între boți
option-quality = cât de amănunțit
option-html = scrie o pagină cu analiza
option-rollouts = câte simulări
option-puzzles-count = câte probleme
option-puzzles-output = fișierul de scris
option-puzzles-seed = un număr care fixează partidele
example-review = toate turele într-un tabel
example-review-html = ca pagină
example-hint = cea mai bună tură
example-puzzles = cincizeci de probleme
error-hint-over = Partida s-a terminat: nu mai este nicio tură de ales.

## Analize. Primele sunt titluri de coloane.

review-title = Analiză
review-player = jucător
review-accuracy = precizie
review-lost = puncte pierdute
review-luck = noroc
review-number = nr.
review-turn = tură
review-grade = calificativ
review-better = mai bine
review-why = de ce
review-progress = Ture
review-adjusted = Cu o împărțire medie, { $player } ar fi câștigat { $share } din astfel de partide.
review-best-turn = Cea mai bună tură, { $player }: { $turn } (tura { $number })
review-turning-point = Moment decisiv: tura { $number }, șansa de câștig scade cu { $share } ({ $player }).
review-written = Analiza este în { $file }.
hint-value = Șansă de câștig între egali { $share }, circa { $points } puncte la final (plus-minus { $spread }).
hint-alternative = În schimb { $turn }: cu { $points } puncte mai puțin.
puzzles-progress = Probleme
puzzles-written = Probleme în { $file }: { $count }.
