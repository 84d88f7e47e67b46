### Справка и ошибки командной строки.

usage = Использование:
usage-options = [ПАРАМЕТРЫ]
usage-command = КОМАНДА …
usage-options-title = Параметры
usage-commands-title = Команды
usage-examples-title = Примеры

help-kingdomino =
    Настольная игра «Лоскутное королевство», с людьми и ботами: в браузере или здесь, в терминале.

    Без команды игра запускается только на этой машине и открывается в вашем браузере.
help-kingdomino-short = настольная игра «Лоскутное королевство»
help-play =
    Игра в этом терминале: люди и боты за одной клавиатурой.

    Без параметров спросит, какая игра и кто играет. Всё сохраняется после каждого действия; --resume продолжает сохранённую игру.
help-play-short = сыграть или продолжить сохранённую игру
help-show = Рисует стол из FILE с записью или позицией; - читает стандартный ввод.
help-show-short = нарисовать сохранённую игру или позицию
help-replay = Рассказывает записанную игру ход за ходом, с королевствами; - читает стандартный ввод.
help-replay-short = рассказать сохранённую игру ход за ходом
help-score = Показывает очки из FILE с записью, позицией или нарисованными королевствами: области, бонусы и кто победил; - читает стандартный ввод.
help-score-short = посчитать очки сохранённой игры или позиции
help-perft =
    Считает, сколькими способами можно положить участки DOMINO один за другим в одно королевство: по строке на глубину, с участком и числом.

    Без участков: 48, 47, 46 и так далее.
help-perft-short = посчитать размещения, чтобы проверить правила
help-completion = Выводит сценарий, который дополняет команды, параметры и имена в оболочке (SHELL): bash, zsh или fish.
help-completion-short = дополнение команд в оболочке

option-help = показать эту справку
option-version = показать версию
option-no-browser = не открывать браузер, только сказать, где страница
option-language = язык всех текстов; иначе решают KINGDOMINO_LANGUAGE, LANGUAGE, LC_ALL, LC_MESSAGES или LANG
option-preset = какая игра
option-players = сколько игроков, от 2 до 4
option-seat = имя человека или бот: { $bots }; по разу на каждое место
option-deck = сколько из 48 участков в игре
option-opening = кто выбирает участки для первых королей
option-middle-kingdom = { $points } за замок в середине
option-harmony = { $points }, если ничего не сброшено
option-tie-breaks = что решает при равенстве очков
option-dynasty = три игры подряд
option-seed = число или 64 шестнадцатеричные цифры, задающие раздачу
option-save = куда сохранять; иначе в папку ваших данных
option-resume = продолжить сохранённую игру
option-ply = после стольких действий
option-step = ждать Enter после каждого действия
option-json = писать JSON для программ
option-svg = записать стол картинкой SVG в этот файл
option-png = записать стол картинкой PNG в этот файл
option-grid = размер королевства
option-depth = сколько участков

example-bare = в вашем браузере
example-play = остальное спросит
example-seats = вы против бота
example-hot-seat = трое играют по очереди
example-duel = королевства 7×7
example-resume = продолжить сохранённую игру
example-show = нарисовать сохранённую игру
example-language = играть на иврите
example-ply = как было после 20 действий
example-picture = картинкой
example-pipe = из стандартного ввода
example-step = ход за ходом
example-json = для программ
example-drawing = королевства, нарисованные в текстовом файле
example-perft = три участка
example-perft-grid = королевство побольше
example-completion = для этого bash; чтобы осталось, добавьте в ~/.bashrc

## Что не так с аргументами.

usage-more = Подробнее: { $command }
usage-one-of = «{ $value }» не входит в список: { $known }.
usage-number = «{ $value }» — не целое число от { $low } до { $high }.
usage-no-such-option = Параметра { $option } нет.
usage-no-such-command = Команды «{ $command }» нет.
usage-did-you-mean = Возможно, имелось в виду { $guess }?
usage-missing = Не указано: { $parameter }.
usage-bad-option = Параметр { $option } использован неверно.
usage-bad-value = { $parameter }: { $because }
usage-too-many = Аргументов больше, чем нужно.
