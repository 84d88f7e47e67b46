### The game on the whole terminal.

## Before it.

option-plain = play line by line instead of on the whole terminal
screen-no-textual = The Python package textual is missing, so the game is played line by line.
screen-too-small = This terminal is { $size }, so the game is played line by line. At { $wanted } or more it fills the terminal.

## What is said below the board.

screen-place = { $player }, place domino { $domino } ({ $terrains }):
screen-thinking = { $player } is thinking…
screen-looking = You are looking at a kingdom: { $player }.
screen-no-hint = Hints are for one person against bots, and need the compiled kernel.
screen-hint-wait = Looking for the best turn…
screen-leave = Leave the game? It is saved and can be resumed.
screen-enlarge = The window is too small for the game: it needs { $wanted }.

## The names of two keys.

screen-enter = Enter
screen-escape = Esc

## What keys do, in a word.

screen-key-move = move
screen-key-turn = turn
screen-key-place = place
screen-key-choose = choose
screen-key-claim = claim
screen-key-kingdoms = kingdoms
screen-key-hint = hint
screen-key-back = back
screen-key-scroll = scroll
screen-key-next = next game

## What keys do, in the list of keys.

screen-about-arrows = move the domino, or choose one to claim
screen-about-turn = turn the domino; R turns it the other way
screen-about-enter = place the domino, or claim the chosen one
screen-about-number = choose the domino of that number
screen-about-kingdoms = look at the next kingdom; Esc returns to yours
screen-about-hint = the best turn, and why
screen-about-mouse = Or click a cell to place there, and a domino to claim it. The wheel turns the domino you hold.
