### Столы: в чём они отказывают, что игроки говорят друг другу, и команды о них.

## В чём стол отказывает.

error-table-no-such-table = Стола «{ $table }» нет.
error-table-no-such-seat = Места { $seat } нет; места идут от 0 до { $last }.
error-table-no-token = У вас нет места за этим столом.
error-table-not-your-seat = Место { $seat } не ваше.
error-table-not-host = Это может только тот, кто открыл стол.
error-table-not-your-turn = Сейчас ход не ваш, а места { $seat }.
error-table-stale = Игра ушла вперёд: она на действии { $now }, а не { $ply }.
error-table-full = Свободных мест нет.
error-table-seat-taken = Место { $seat } занято.
error-table-seats-open = { $count ->
    [one] Ещё { $count } место свободно.
    [few] Ещё { $count } места свободны.
   *[many] Ещё { $count } мест свободно.
}
error-table-started = Игра уже началась.
error-table-not-started = Игра ещё не началась.
error-table-over = Игра окончена.
error-table-not-over = Игра ещё не окончена.
error-table-seats = Число игроков по этим правилам: { $players }, а не { $seats }.
error-table-name = В имени от 1 до { $most } букв и никаких управляющих знаков.
error-table-level = Бота «{ $level }» нет; есть { $known }.
error-table-clock = На ход даётся от { $least } до { $most } секунд или сколько угодно.
error-table-reaction = Реакции «{ $reaction }» нет; есть { $known }.
error-table-reactions = Реакций за одну игру бывает не больше { $most }.
error-table-contribution = Вклад в раздачу — не больше { $most } знаков: буквы a–z, A–Z и цифры.
error-table-key = В ключе от 1 до { $most } печатных знаков.
error-table-key-reused = Этот ключ уже использован для другого запроса.
error-table-not-alone = Вернуть ход может только тот, кто играет с одними ботами.
error-table-no-turn = Вы ещё не сделали ни одного хода.
error-table-unknown-deal = Раздача этой игры неизвестна, поэтому продолжить её нельзя.
error-table-hints = Подсказки даются только тому, кто играет с одними ботами.
error-table-counted = В зачётной попытке никто не может играть за вас.
error-table-take-backs = За одну игру можно вернуть не больше { $most } ходов.
error-table-present = Игрок на месте { $seat } сейчас за столом.
error-table-colour = Нет цвета «{ $colour }»; есть { $known }.
error-table-colour-taken = Цвет { $colour } уже занят.
error-table-device-link = Эта ссылка больше не действует: её использовали, срок истёк или её отозвали. Создайте новую.
error-table-device-links = За одним столом можно создать не больше { $most } ссылок на другое устройство.
error-table-device-seated = У этого устройства уже есть место за этим столом.
error-table-busy = За этим столом произошло слишком много сразу; попробуйте ещё раз.

## На чём остановился стол.

table-status-open = открыт
table-status-playing = идёт игра
table-status-over = окончен
table-status-abandoned = брошен

## Проверка раздачи.

verify-missing = Проверить нельзя: в записи нет { $tags }.
usage-contribution = «{ $value }» — это не место от 1 до { $players }, знак равенства и его вклад.

## Команды.

tables-none = Столов нет.
tables-pruned = { $count ->
    [one] Удалён { $count } стол.
    [few] Удалены { $count } стола.
   *[many] Удалено { $count } столов.
}
tables-backed-up = Столов скопировано в { $file }: { $count }
tables-restored = Столов восстановлено из { $file }: { $count }
tables-kept = То, что было раньше, лежит в { $file }
tables-rebuilt = Вычислено результатов: { $count }
error-database-url = «{ $url }» — не база данных: нужно sqlite:///FILE или postgresql://….
error-database-away = База данных недоступна: { $because }.
error-database-in-use = Базу данных { $file } использует другой сервер.
error-database-newer = База данных записана более новой версией программы.
error-database-unusable = Базу данных нельзя использовать: { $because }
error-database-not-file = Это для файлов SQLite; у PostgreSQL есть pg_dump и pg_restore.
error-database-same-file = { $file } — это сама база данных.

help-verify = Проверяет, что матч из FILE раздан так, как было обещано при открытии стола; - читает стандартный ввод.
help-verify-short = проверить, что раздача была честной
help-tables = Присмотр за столами сервера: список, записи в файлы, записи из файлов, удаление старых.
help-tables-short = список, экспорт, импорт и удаление столов
help-tables-list = Показывает столы, последние изменившиеся первыми.
help-tables-list-short = показать столы
help-tables-export = Пишет запись каждого стола TABLE в файл; без имён — всех оконченных столов.
help-tables-export-short = записать игры в файлы
help-tables-import = Вносит матч из каждой записи FILE, чтобы его можно было смотреть.
help-tables-import-short = внести записи
help-tables-prune = Удаляет столы, за которыми несколько дней ничего не происходило.
help-tables-prune-short = удалить старые столы
help-tables-backup = Копирует всю базу данных сервера в файл FILE, даже пока сервер работает. Для SQLite; у PostgreSQL есть pg_dump.
help-tables-backup-short = скопировать базу данных в файл
help-tables-restore = Заменяет базу данных сервера резервной копией FILE. Сервер должен быть остановлен; то, что было раньше, остаётся рядом.
help-tables-restore-short = вернуть резервную копию
help-tables-rebuild = Заново вычисляет результаты сыгранных игр по их журналам, для раздела «Мои игры». Сервер может при этом работать.
help-tables-rebuild-short = вычислить результаты заново

option-commitment = то, что вы записали при открытии стола, шестнадцатеричными цифрами
option-contribution = вклад места, по его номеру от 1, как его записал игрок; можно повторять
option-database = где хранятся столы: sqlite:///FILE или postgresql://…; иначе файл в папке ваших данных
option-status = только столы, дошедшие до этого
option-to = папка, куда писать
option-days = сколько дней ничего не происходило

example-verify = скачанная запись
example-verify-commitment = сверить с тем, что записали вы сами
example-tables-list = оконченные
example-tables-export = все оконченные, по файлу на каждый
example-tables-prune = забытые на три месяца
example-tables-backup = копия, даже пока сервер работает
