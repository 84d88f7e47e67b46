### Играта в терминала.

welcome = Добре дошли в { $title }!
yes = да
no = не
hint-help = Всичко се запазва, докато играете. При съмнение напишете „помощ“.

## Преди играта.

ask-preset = Коя игра?
ask-players = Колко играчи?
ask-variants = Да се променят ли правилата?
ask-deck = Колко домино плочки?
ask-opening = Как кралете заемат първата редица?
ask-middle-kingdom = Средното кралство: { $points } за замък в средата?
ask-harmony = Хармония: { $points }, ако нищо не е извадено от игра?
ask-tie-breaks = Какво решава при равни точки?
ask-dynasty = Династия: три поредни игри?
ask-seats = Кой играе? Напишете име или бот: { $bots }. Enter приема посоченото в скобите.
ask-seat = { $colour } [{ $default }]:
ask-number = Напишете число от 1 до { $last }.
ask-one-of = Напишете едно от { $known }.
ask-yes-or-no = Отговорете с „{ $yes }“ или „{ $no }“.

## Масата.

line-current = За поставяне сега
line-next = За избиране
legend-free = свободно място, което още може да се застрои
legend-crowns = житно поле с { $count ->
    [one] { $count } корона
   *[other] { $count } корони
}
legend-acts = който е на ход
legend-done = който вече е играл

## Ход.

ask-place = { $player }, поставете { $domino } ({ $terrains }) – Enter показва местата:
ask-claim = { $player }, изберете домино плочка:
ask-claim-for = { $player }, изберете домино плочка за този крал – { $owner }:
claim-these = Домино плочките за избиране и най-многото точки, които всяка би донесла сега:
list-more = … и още { $count }: напишете „{ $all }“, за да ги видите
claim-at-best = най-много { $points } ({ $gain })
claim-fits-nowhere = сега няма място за нея
event-place = { $player }: домино плочка { $domino } ({ $terrains }) на { $first } и { $second }, { $points } ({ $gain })
event-claim = { $player }: кралят отива на домино плочка { $domino }
event-claim-for = { $player }: домино плочка { $domino } за друг крал – { $owner }
event-discard = { $player }: за домино плочка { $domino } няма място и тя се изважда от игра
not-understood = Това не може да се прочете. Очаква се: { $expected }.
undone = Върнато.
undo-nothing = Няма какво да се върне: връща се само току-що поставена плочка, преди да е избрана следващата.
saved = Запазено в { $file }

## Какво може да се напише.

help-place =
    Поставете плочката: с номер от списъка или с клетките на двата ѝ квадрата: g8h8 слага първия квадрат на g8, втория на h8.
    Заедно с избора наведнъж: g8h8>28.
help-claim = Изберете домино плочка по номера ѝ: 28 или >28.
word-list = списък
word-list-about = какво можете да направите сега, подредено по точки (или само Enter)
word-all = всички
word-all-about = целият списък, когато е дълъг
word-undo = назад
word-undo-about = връща току-що поставената плочка, преди да изберете
word-board = маса
word-board-about = показва отново кралствата и редиците
word-score = точки
word-score-about = точките досега, с всички области
word-legend = легенда
word-legend-about = какво означават буквите и знаците
word-save = запази
word-save-about = къде е запазена играта (запазва се след всяко действие)
word-help = помощ
word-help-about = този списък (или ?)
word-quit = изход
word-quit-about = край засега; играта може да се продължи

## Краят.

territory-idle = без корони: { $squares } = 0
score-not-over = Играта още не е свършила.
record-kept = Записът на играта: { $file }
resume-with = Играта е запазена. Продължете с: { $command }
replay-enter = Enter…
bots-without-kernel = Без компилираното ядро greedy играе вместо: { $bots }.
notice-no-kernel = Липсва компилираното ядро: при инсталирането нямаше компилатор за C. Най-силните ботове играят по-просто и няма анализи. Инсталирайте gcc или clang, после отново този пакет.
notice-no-pages = Липсват уеб страниците: при инсталирането нямаше npm. Играта върви в терминала. Инсталирайте Node.js с npm, после отново този пакет.
