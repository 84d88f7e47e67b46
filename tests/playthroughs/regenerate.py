"""Write all playthroughs anew: `make playthroughs`. Read the difference before you commit it."""

from tests.playthroughs.playthrough import FOLDER, SETTINGS, playthrough


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for stale in FOLDER.glob("*.txt"):
        stale.unlink()
    for setting in SETTINGS:
        setting.path.write_text(playthrough(setting), encoding="utf-8")
    print(f"{len(SETTINGS)} playthroughs written to {FOLDER.relative_to(FOLDER.parents[2])}")


if __name__ == "__main__":
    main()
