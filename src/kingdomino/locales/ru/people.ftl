### People at a table: who is away, who plays for whom, who is the host. Loaded with a table.

away-minutes = нет { $minutes } мин
stand-in-for = бот играет за игрока { $player }
stand-in-ask = Пусть бот сыграет за игрока { $player }
stand-in-asked = Запрос отправлен. Остальные должны согласиться.
come-back = Вернуться за стол
watching-player = Вы смотрите: { $player }
spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
notice-left = Стол покидает { $player }. Теперь там играет { $bot }
notice-returned = Снова с нами: { $player }
notice-stand-in = Не в сети: { $player }. Теперь там играет { $bot }
notice-stand-in-you = Пока вас не было, за вас играл бот: { $bot }
notice-resumed = Снова играет: { $player }
notice-host = Хозяин стола теперь: { $player }
notice-host-you = Теперь хозяин стола — вы
notice-time-up = Время вышло, сыграл бот. { $turn }
move-log-bot = { $text } (бот)
leave-ask = Выйти из-за стола? За вас будет играть бот, и пока он играет, вы можете вернуться.
abandon-ask = Закончить игру для всех? Продолжить её никто не сможет.
stay = Остаться
host-take = Стать хозяином стола
lobby-host-away = Хозяин стола не в сети. Вы можете стать хозяином и начать игру.
lobby-leave-ask = Выйти из-за стола? Ваше место освободится.
lobby-close-ask = Закрыть стол? По ссылке больше никто не войдёт.
seat-free = Убрать: { $player }
device-continue = Продолжить на другом устройстве
device-about = Личная ссылка передаёт другому устройству ваше место.
device-about-all = Личная ссылка передаёт другому устройству все ваши места.
device-choice = А это устройство?
device-watches = Дальше оно только смотрит.
device-stays = Играть могут оба устройства.
device-games = «Мои игры» тоже переходят: оба устройства показывают один список. Если на другом есть свои игры, они добавятся к нему.
device-make = Создать ссылку
device-open = Отсканируйте код другим устройством или откройте там ссылку. Она действует один раз, до { $time }.
device-secret = Никому её не передавайте: кто её откроет, играет за вас.
device-only-here = Другое устройство не сможет открыть эту ссылку: она ведёт только на этот компьютер. Чтобы это изменить, перезапустите так: kingdomino --lan
device-link = Личная ссылка
device-qr = QR-код личной ссылки
device-pending = Ваша ссылка действует до { $time }.
device-cancel = Отозвать ссылку
device-new = Создать новую ссылку
device-used = Другое устройство уже за столом.
device-expired = Срок ссылки истёк.
device-moved = Вы играете на другом устройстве. Это устройство только смотрит.
device-arrive = Продолжить на этом устройстве?
device-arrive-about = Это устройство получит место того, кто создал ссылку. Ссылка действует один раз.
device-arrive-games = Список «Мои игры» перейдёт тоже.
device-arrive-merge = На этом устройстве есть свои игры. Вместе с играми другого устройства они станут одним списком на обоих. Продолжайте, только если оба устройства ваши.
device-here = Продолжить здесь
device-watch = Только смотреть
