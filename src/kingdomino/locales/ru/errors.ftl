### Что может пойти не так. Каждое сообщение — одно предложение в одной строке.

## Действия, которые правила запрещают.

error-illegal-game-over = Игра окончена.
error-illegal-place-first = Сначала положите участок { $domino }, потом выбирайте следующий.
error-illegal-claim-first = Сейчас участок выбирают, а не кладут.
error-illegal-no-such-domino = Участка { $domino } нет; номера идут от 1 до 48.
error-illegal-not-your-domino = Сейчас кладут не участок { $domino }, а { $expected }.
error-illegal-must-place = Для участка { $domino } есть место, значит, его нужно положить.
error-illegal-not-adjacent = Клетки { $first } и { $second } не соседние.
error-illegal-occupied = Клетка { $cell } уже занята.
error-illegal-out-of-grid = С { $cell } королевство станет больше чем { $grid }×{ $grid }.
error-illegal-no-matching-neighbour = Ни одна половина участка { $domino } не касается там замка или своего ландшафта.
error-illegal-not-in-line = Участка { $domino } нет в ряду, из которого выбирают.
error-illegal-already-claimed = На участке { $domino } уже стоит король.

## Условия, по которым не сыграть.

error-ruleset-unknown-preset = Игры «{ $preset }» нет; есть { $known }.
error-ruleset-unknown-setting = Настройки «{ $setting }» нет; есть { $known }.
error-ruleset-unknown-choice = Для { $setting } не подходит «{ $value }»; можно { $known }.
error-ruleset-players = Число игроков для { $preset }: { $known }, а не { $players }.
error-ruleset-not-for-players = При числе игроков { $players } для { $setting } не подходит «{ $value }»; можно { $known }.
error-seed-seed = Зерно — это целое число от 0 или 64 шестнадцатеричные цифры, а не { $seed }.
error-tiling-undecided = Выяснить, можно ли сложить эти королевства из 48 участков, не удалось за разумное время.
error-deal-unknown-deal = Неизвестно, что выйдет дальше: в записи этой игры нет зерна.

## Тексты, которые не читаются.

error-notation-unreadable = строка { $line }, столбец { $column }. Ожидается: { $expected }.
error-notation-impossible = строка { $line }, столбец { $column }. Ожидается: { $expected }. { $because }

expected-text = текст в UTF-8
expected-end = конец текста
expected-action = действие, например 13:g8h8, 13:-- или >28
expected-legal-action = действие, разрешённое правилами
expected-domino = номер участка от 1 до 48
expected-cell = клетка от a1 до m13
expected-claim = выбор, например >28
expected-rules = описание правил, например classic/4 или classic/2+harmony=yes
expected-setting = настройка, например opening=drawer
expected-seat = место: p, y, g или b, либо - для зрителя
expected-king = король: p, y, g или b, игрока, у которого он ещё есть
expected-kingdoms = по королевству на игрока, через /, с тем, что уже построено
expected-line = ряд вроде (4 13 28 40), по возрастанию, из ещё не виденных участков
expected-current-line = ряд этого раунда вроде 4@p,13@y, по возрастанию, с королём на каждом участке
expected-next-line = следующий ряд вроде 4,13@y, с королями, которые уже выбрали
expected-to-act = кто ходит и в каком раунде, например 0:p, 3:y:place, 3:y:claim или 6:over
expected-unseen = список участков, которых никто не видел, например 1,2,3, или -, если таких нет
expected-earlier = слово earlier= и счёт прежних игр вроде 45.12.8/51.10.9
expected-pile = слово pile= и ещё не вышедшие участки
expected-king-order = слово hand= и ещё не вытянутые короли
expected-space = пробел
expected-tag = тег вроде [Rules "classic/2"]
expected-tag-once = каждый тег только один раз
expected-seed = зерно из 64 шестнадцатеричных цифр, которое даёт именно эту раздачу
expected-result = тот результат, с которым закончилась игра
expected-game = игра этого матча вроде [Game "2"], после конца предыдущей
expected-round = номер следующего раунда и точка
expected-turn = ход вроде 13:g8h8>28
expected-comment-end = скобка, закрывающая комментарий
expected-json = JSON игры или записи
expected-square = квадрат, например W или M3, замок # или пустая клетка .
expected-one-castle = один замок # в каждом королевстве
expected-smaller-land = королевство, которое помещается в размер по правилам
expected-land = по королевству на каждого игрока из правил

## Файлы.

error-read = Не удалось прочитать { $file }: { $because }
error-write = Не удалось сохранить игру в { $file }: { $because }
error-write-file = Не удалось записать { $file }: { $because }
error-file-missing = такого файла нет.
error-file-folder = это папка.
error-file-forbidden = доступ запрещён.
error-not-a-record = { $file } — это позиция, а здесь нужна запись целой игры.
error-save-exists = { $file } уже существует. Продолжите эту игру с --resume или выберите другое имя.
error-ply = Действия { $ply } в записи нет; последнее — { $last }.

## Места.

error-bot-unknown-bot = Бота «{ $bot }» нет; есть { $known }.
error-bot-unknown-option = У { $bot } нет настройки «{ $option }»; { $known ->
    [none] их нет вовсе.
   *[other] есть { $known }.
}
error-bot-unknown-value = { $option } у { $bot } не бывает «{ $value }»; бывает { $known }.
error-bot-not-loaded = Не удалось загрузить { $bot }: { $error }
error-bot-bad-label = «{ $label }» не может быть меткой: она занята или в ней не от 1 до { $most } знаков.
error-bot-no-class = В { $bot } нет класса «{ $name }».
error-bot-no-choose = { $bot } — не бот: нет метода «choose».
error-name = Игроку нужно имя.
error-seats = Мест ({ $seats }) больше, чем игроков ({ $players }).
error-resume-alone = Продолжаемая игра сохраняет правила и места: с --resume сочетаются только --save и --language.
error-unexpected = Что-то не так в самой программе: { $error }
