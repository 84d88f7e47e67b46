"""Scores, standings and the winner as text."""

from collections.abc import Sequence

from rich.text import Text

from kingdomino.cli.terminal.boards import show_table
from kingdomino.cli.terminal.descriptions import player_label
from kingdomino.cli.terminal.screen import Screen
from kingdomino.rules import Match, Score, Standing, Territory, TieBreak


def show_match_result(screen: Screen, match: Match, names: Sequence[str]) -> None:
    """Write the result of a match: the last kingdoms, the scores, the standings and the winner."""
    show_table(screen, match.game.public, names)
    screen.write(*match_result_rows(screen, match, names))


def match_result_rows(screen: Screen, match: Match, names: Sequence[str]) -> list[Text]:
    """Return the scores, the standings and the winner of a match."""
    if match.ruleset.is_dynasty:
        rows = score_rows(screen, match.game.standings(), names)
        rows += [Text(), Text(screen.texts("dynasty-total"), "bold")]
        rows += standing_rows(screen, match.standings(), names)
    else:
        rows = score_rows(screen, match.standings(), names)
    return [*rows, Text(), Text(winner_text(screen, match.standings(), names), "bold")]


def show_game_result(screen: Screen, match: Match, names: Sequence[str]) -> None:
    """Write the result of the game of a Dynasty before the current one, and the points so far."""
    show_table(screen, match.games[-2].public, names)
    screen.write(*game_result_rows(screen, match, names))


def game_result_rows(screen: Screen, match: Match, names: Sequence[str]) -> list[Text]:
    """Return the scores of the game of a Dynasty before the current one, and the points so far."""
    played = Match(match.games[:-1])
    done, games = len(played.games), match.ruleset.games
    return [
        *score_rows(screen, played.game.standings(), names),
        Text(),
        Text(screen.texts("dynasty-so-far", done=done, games=games), "bold"),
        *standing_rows(screen, played.standings(), names),
    ]


def show_scores(screen: Screen, standings: Sequence[Standing], names: Sequence[str]) -> None:
    """Write the points of every seat with its territories and bonuses, best first."""
    screen.write(*score_rows(screen, standings, names))


def score_rows(screen: Screen, standings: Sequence[Standing], names: Sequence[str]) -> list[Text]:
    """Return the points of every seat with its territories and bonuses, best first."""
    rows = []
    for standing in standings:
        rows += [Text(), _standing_text(screen, standing, names)]
        for score in standing.scores:
            rows += _score_texts(screen, score)
    return rows


def show_standings(screen: Screen, standings: Sequence[Standing], names: Sequence[str]) -> None:
    """Write a row for each rank."""
    screen.write(*standing_rows(screen, standings, names))


def standing_rows(
    screen: Screen, standings: Sequence[Standing], names: Sequence[str]
) -> list[Text]:
    """Return a row for each rank."""
    return [_standing_text(screen, standing, names) for standing in standings]


def winner_text(screen: Screen, standings: Sequence[Standing], names: Sequence[str]) -> str:
    """Return a sentence that names the winner and the criterion that decided."""
    winners = [standing for standing in standings if standing.rank == 1]
    players = ", ".join(player_label(screen, names, standing.seat) for standing in winners)
    if len(winners) > 1:
        return screen.texts("victory-shared", players=players)
    criterion = winners[0].decided_by
    assert criterion is not None  # only a shared victory has none
    return screen.texts(f"victory-by-{criterion}", player=players)


def _standing_text(screen: Screen, standing: Standing, names: Sequence[str]) -> Text:
    player = player_label(screen, names, standing.seat)
    points = screen.texts("points", count=standing.points)
    text = Text(f"{standing.rank}. {player}: {points}", "bold")
    if standing.decided_by not in (None, TieBreak.POINTS):
        criterion = screen.texts(f"criterion-{standing.decided_by}")
        text.append(f" ({screen.texts('tie-broken', criterion=criterion)})", "not bold")
    return text


def _score_texts(screen: Screen, score: Score) -> list[Text]:
    texts = screen.texts
    rows = [_territory_text(screen, t) for t in score.territories if t.points]
    idle = sum(territory.squares for territory in score.territories if not territory.points)
    if idle:
        rows.append(Text("   " + texts("territory-idle", squares=texts("squares", count=idle))))
    rows += [Text(f"   {texts(f'bonus-{bonus}')}: +{bonus.points}") for bonus in score.bonuses]
    return rows


def _territory_text(screen: Screen, territory: Territory) -> Text:
    """Return the points of a territory as a product; in bare numbers on a narrow screen."""
    texts = screen.texts

    def product(squares: object, crowns: object) -> Text:
        text = texts(
            "territory-score",
            terrain=texts(f"terrain-{territory.terrain}"),
            squares=squares,
            crowns=crowns,
            points=territory.points,
        )
        return Text(f"   {text}")

    full = product(
        texts("squares", count=territory.squares), texts("crowns", count=territory.crowns)
    )
    return full if full.cell_len <= screen.width else product(territory.squares, territory.crowns)
