### How it is told that it is somebody’s turn.

setting-turn-sound = צליל רך כשתורכם
setting-vibration = רטט כשתורכם
setting-notifications = להודיע לי כשתורי
notifications-refused = הדפדפן הזה אינו מרשה כאן הודעות.
setting-push = להודיע לי גם כשהדף סגור
push-unsupported = הדפדפן הזה אינו יכול להודיע לכם כשהדף סגור. ב‑iPhone או ב‑iPad הוסיפו קודם את הדף למסך הבית.
push-insecure = הודעות כשהדף סגור דורשות כתובת https.
push-failed = שירות ההודעות של הדפדפן הזה אינו זמין כרגע.
alert-turn = תורכם.
push-time = הזמן שלכם כמעט נגמר.
push-table = שולחן: { $players }
