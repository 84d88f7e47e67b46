"""Who won, and why, as text."""

from collections.abc import Sequence

from rich.text import Text

from kingdomino.cli.screen import Screen
from kingdomino.cli.table import show_table
from kingdomino.cli.telling import player
from kingdomino.rules import Match, Score, Standing, Territory, TieBreak


def show_result(screen: Screen, match: Match, names: Sequence[str]) -> None:
    """Write how a match ended: the last kingdoms, the scores, the standings and the victory."""
    show_table(screen, match.game.public, names)
    if match.ruleset.is_dynasty:
        show_score(screen, match.game.standings(), names)
        screen.write("", Text(screen.texts("dynasty-total"), "bold"))
        show_standings(screen, match.standings(), names)
    else:
        show_score(screen, match.standings(), names)
    screen.write("", Text(victory(screen, match.standings(), names), "bold"))


def show_game_of_dynasty(screen: Screen, match: Match, names: Sequence[str]) -> None:
    """Write how a game of a Dynasty ended that another follows, and the points so far."""
    played = Match(match.games[:-1])
    show_table(screen, played.game.public, names)
    show_score(screen, played.game.standings(), names)
    done, games = len(played.games), match.ruleset.games
    screen.write("", Text(screen.texts("dynasty-so-far", done=done, games=games), "bold"))
    show_standings(screen, played.standings(), names)


def show_score(screen: Screen, standings: Sequence[Standing], names: Sequence[str]) -> None:
    """Write every seat's points with the territories and bonuses that make them, best first."""
    for standing in standings:
        screen.write("", _standing_line(screen, standing, names))
        for score in standing.scores:
            screen.write(*_score_lines(screen, score))


def show_standings(screen: Screen, standings: Sequence[Standing], names: Sequence[str]) -> None:
    """Write the ranks, a line each."""
    screen.write(*(_standing_line(screen, standing, names) for standing in standings))


def victory(screen: Screen, standings: Sequence[Standing], names: Sequence[str]) -> str:
    """Who won, and on which criterion, in a sentence."""
    winners = [standing for standing in standings if standing.rank == 1]
    who = ", ".join(player(screen, names, standing.seat) for standing in winners)
    criterion = winners[0].decided_by
    if len(winners) > 1:
        return screen.texts("victory-shared", players=who)
    # A victory that is not shared is parted from the next rank by some criterion.
    assert criterion is not None
    return screen.texts(f"victory-by-{criterion}", player=who)


def _standing_line(screen: Screen, standing: Standing, names: Sequence[str]) -> Text:
    who = player(screen, names, standing.seat)
    points = screen.texts("points", count=standing.points)
    line = Text(f"{standing.rank}. {who}: {points}", "bold")
    if standing.decided_by not in (None, TieBreak.POINTS):
        criterion = screen.texts(f"criterion-{standing.decided_by}")
        line.append(f" ({screen.texts('tie-broken', criterion=criterion)})", "not bold")
    return line


def _score_lines(screen: Screen, score: Score) -> list[Text]:
    texts = screen.texts
    lines = [_territory_line(screen, t) for t in score.territories if t.points]
    idle = sum(territory.squares for territory in score.territories if not territory.points)
    if idle:
        lines.append(Text("   " + texts("territory-idle", squares=texts("squares", count=idle))))
    lines += [Text(f"   {texts(f'bonus-{bonus}')}: +{bonus.points}") for bonus in score.bonuses]
    return lines


def _territory_line(screen: Screen, territory: Territory) -> Text:
    """How a territory's points come about; in plain numbers where there is no room for words."""
    texts = screen.texts
    terrain = texts(f"terrain-{territory.terrain}")
    squares = texts("squares", count=territory.squares)
    crowns = texts("crowns", count=territory.crowns)

    def line(squares: object, crowns: object) -> Text:
        told = texts(
            "territory-score",
            terrain=terrain,
            squares=squares,
            crowns=crowns,
            points=territory.points,
        )
        return Text(f"   {told}")

    whole = line(squares, crowns)
    return whole if whole.cell_len <= screen.width else line(territory.squares, territory.crowns)
