### Маси: какво отказват, какво си казват играчите и командите за тях.

## Какво отказва една маса.

error-table-no-such-table = Няма маса „{ $table }“.
error-table-no-such-seat = Няма място { $seat }; местата са от 0 до { $last }.
error-table-no-token = Нямате място на тази маса.
error-table-not-your-seat = Място { $seat } не е ваше.
error-table-not-host = Това може само този, който е отворил масата.
error-table-not-your-turn = Не сте на ход: на ход е място { $seat }.
error-table-stale = Играта е продължила: тя е на действие { $now }, а не на { $ply }.
error-table-full = Няма свободно място.
error-table-seat-taken = Място { $seat } е заето.
error-table-seats-open = { $count ->
    [one] Още едно място е свободно.
   *[other] Още { $count } места са свободни.
}
error-table-started = Играта вече е започнала.
error-table-not-started = Играта още не е започнала.
error-table-over = Играта свърши.
error-table-not-over = Играта още не е свършила.
error-table-seats = Броят на играчите по тези правила е { $players }, а не { $seats }.
error-table-name = Името има от 1 до { $most } букви и никакви управляващи знаци.
error-table-level = Няма бот „{ $level }“; има { $known }.
error-table-clock = Ходът трае от { $least } до { $most } секунди или е без ограничение.
error-table-reaction = Няма реакция „{ $reaction }“; има { $known }.
error-table-reactions = Изпратихте { $most } реакции, повече за една игра не може.
error-table-contribution = Приносът има най-много { $most } знака: букви a до z, A до Z и цифри.
error-table-key = Ключът има от 1 до { $most } печатни знака.
error-table-key-reused = Този ключ вече е използван за друга заявка.
error-table-not-alone = Ход може да върне само човек, който играе единствено с ботове.
error-table-no-turn = Още не сте изиграли ход.
error-table-unknown-deal = Раздаването на тази игра не е известно и тя не може да се продължи.
error-table-hints = Подсказките са само за човек, който играе единствено с ботове.
error-table-counted = При опит, който се брои, никой не може да играе вместо вас.
error-table-take-backs = В една игра могат да се върнат най-много { $most } хода.
error-table-present = Играчът на място { $seat } е на масата.
error-table-colour = Няма цвят „{ $colour }“; има { $known }.
error-table-colour-taken = Цветът { $colour } вече е зает.
error-table-device-link = Тази връзка вече не работи: използвана е, изтекла е или е отменена. Създайте нова.
error-table-device-links = На една маса можете да създадете най-много { $most } връзки към друго устройство.
error-table-device-seated = Това устройство вече има място на тази маса.
error-table-busy = На тази маса се случи твърде много наведнъж; опитайте пак.

## Докъде е стигнала една маса.

table-status-open = отворена
table-status-playing = играе се
table-status-over = завършена
table-status-abandoned = изоставена

## Проверка на разбъркването.

verify-missing = Това не може да се провери: в записа липсва { $tags }.
usage-contribution = „{ $value }“ не е място от 1 до { $players }, знак за равенство и приносът му.

## Командите.

tables-none = Няма маси.
tables-pruned = { $count ->
    [one] Премахната е една маса.
   *[other] Премахнати са { $count } маси.
}
tables-backed-up = Маси, копирани в { $file }: { $count }
tables-restored = Маси, възстановени от { $file }: { $count }
tables-kept = Предишното е в { $file }
tables-rebuilt = Изчислени резултати: { $count }
error-database-url = „{ $url }“ не е база данни: дайте sqlite:///FILE или postgresql://….
error-database-away = Няма връзка с базата данни: { $because }.
error-database-in-use = Друг сървър използва базата данни { $file }.
error-database-newer = Базата данни е записана от по-нова версия на програмата.
error-database-unusable = Базата данни не може да се използва: { $because }
error-database-not-file = Това е за файлове на SQLite; PostgreSQL има pg_dump и pg_restore.
error-database-same-file = { $file } е самата база данни.

help-verify = Проверява дали играта от FILE е раздадена, както е обещано при отварянето на масата; - чете стандартния вход.
help-verify-short = проверява дали раздаването е било честно
help-tables = Грижи се за масите на сървър: изброява ги, пише записите им във файлове, внася записи, премахва стари.
help-tables-short = изброява, изнася, внася и премахва маси
help-tables-list = Изброява масите, последно променените първи.
help-tables-list-short = изброява масите
help-tables-export = Пише записа на всяка маса TABLE във файл; без имена, на всички завършени маси.
help-tables-export-short = пише записи във файлове
help-tables-import = Внася играта от всеки запис FILE, за да може да се гледа.
help-tables-import-short = внася записи
help-tables-prune = Премахва масите, на които от няколко дни нищо не се е случило.
help-tables-prune-short = премахва стари маси
help-tables-backup = Копира цялата база данни на сървър във файл FILE, дори докато сървърът работи. За SQLite; за PostgreSQL има pg_dump.
help-tables-backup-short = копира базата данни във файл
help-tables-restore = Заменя базата данни на сървър с резервно копие FILE. Сървърът трябва да е спрян; предишното остава до нея.
help-tables-restore-short = връща резервно копие
help-tables-rebuild = Изчислява наново резултатите от завършените игри по техните записи, за „Моите игри“. Сървърът може да работи през това време.
help-tables-rebuild-short = изчислява резултатите наново

option-commitment = каквото сте си отбелязали при отварянето на масата, с шестнайсетични цифри
option-contribution = какво е внесло дадено място, по номера му от 1, както играчът си го е отбелязал; може да се повтаря
option-database = къде се пазят масите: sqlite:///FILE или postgresql://…; иначе във файл в папката с вашите данни
option-status = само маси, стигнали дотам
option-to = папката, в която да се пише
option-days = колко дни нищо да не се е случвало

example-verify = изтеглен запис
example-verify-commitment = срещу това, което сте си отбелязали
example-tables-list = завършените
example-tables-export = всички завършени, по един файл
example-tables-prune = оставените без внимание три месеца
example-tables-backup = копие, дори докато сървърът работи
