### How it is told that it is somebody’s turn.

setting-turn-sound = צליל עדין כשמגיע תורכם
setting-vibration = רטט כשמגיע תורכם
setting-notifications = להודיע לי כשמגיע תורי
notifications-refused = הדפדפן הזה אינו מאפשר כאן התראות.
setting-push = להודיע לי גם כשהדף סגור
push-unsupported = הדפדפן הזה אינו יכול לשלוח התראות כשהדף סגור. ב־iPhone או ב־iPad הוסיפו קודם את הדף למסך הבית.
push-insecure = להתראות כשהדף סגור דרושה כתובת https.
push-failed = שירות ההתראות של הדפדפן הזה אינו זמין כרגע.
alert-turn = הגיע תורכם.
push-time = הזמן שלכם כמעט נגמר.
push-table = שולחן: { $players }
