### Jocul pe tot terminalul.

## Înainte.

option-plain = joc rând cu rând, nu pe tot terminalul
screen-no-textual = Lipsește pachetul Python textual, așa că se joacă rând cu rând.
screen-too-small = Terminalul are { $size }, așa că se joacă rând cu rând. De la { $wanted } în sus jocul umple terminalul.

## Sub tablă.

screen-place = { $player }, așază plăcuța { $domino } ({ $terrains }):
screen-thinking = { $player } se gândește…
screen-looking = Te uiți la un regat: { $player }.
screen-no-hint = Sugestiile sunt pentru un om împotriva boților și au nevoie de nucleul compilat.
screen-hint-wait = Se caută cea mai bună tură…
screen-leave = Ieși din joc? E salvat și poate fi reluat.
screen-enlarge = Fereastra e prea mică pentru joc: e nevoie de { $wanted }.

## Numele a două taste.

screen-enter = Enter
screen-escape = Esc

## Ce fac tastele, într-un cuvânt.

screen-key-move = mută
screen-key-turn = rotește
screen-key-place = așază
screen-key-choose = alege
screen-key-claim = ia
screen-key-kingdoms = regate
screen-key-hint = sugestie
screen-key-back = înapoi
screen-key-scroll = derulează
screen-key-next = partida următoare

## Ce fac tastele, în lista lor.

screen-about-arrows = mută plăcuța sau alege una din linie
screen-about-turn = rotește plăcuța; R o rotește înapoi
screen-about-enter = așază plăcuța sau o ia pe cea aleasă
screen-about-number = alege plăcuța cu acest număr
screen-about-kingdoms = arată regatul următor; Esc revine la al tău
screen-about-hint = cea mai bună tură, și de ce
screen-about-mouse = Sau dă clic pe o căsuță ca să așezi acolo și pe o plăcuță ca s-o iei. Rotița rotește plăcuța pe care o ții.
