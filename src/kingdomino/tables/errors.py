"""The errors of commands to a table."""

from enum import StrEnum
from typing import ClassVar

from kingdomino.rules import KingdominoError


class Refusal(StrEnum):
    """Why a table refuses a command: the reasons of a `TableError`."""

    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_SEAT = "no-such-seat"
    NO_TOKEN = "no-token"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_HOST = "not-host"
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"
    FULL = "full"
    SEAT_TAKEN = "seat-taken"
    SEATS_OPEN = "seats-open"
    STARTED = "started"
    NOT_STARTED = "not-started"
    OVER = "over"
    NOT_OVER = "not-over"
    SEATS = "seats"
    NAME = "name"
    LEVEL = "level"
    CLOCK = "clock"
    REACTION = "reaction"
    REACTIONS = "reactions"
    CONTRIBUTION = "contribution"
    KEY = "key"
    KEY_REUSED = "key-reused"
    NOT_ALONE = "not-alone"
    NO_TURN = "no-turn"
    UNKNOWN_DEAL = "unknown-deal"
    TAKE_BACKS = "take-backs"
    HINTS = "hints"
    COUNTED = "counted"
    PRESENT = "present"
    COLOUR = "colour"
    COLOUR_TAKEN = "colour-taken"
    DEVICE_LINK = "device-link"
    DEVICE_LINKS = "device-links"
    DEVICE_SEATED = "device-seated"
    BUSY = "busy"


class TableError(KingdominoError):
    """A table refuses a command; `reason` is a `Refusal`."""

    reason: Refusal
    kind = "table"
    messages: ClassVar[dict[str, str]] = {
        Refusal.NO_SUCH_TABLE: "there is no table “{table}”",
        Refusal.NO_SUCH_SEAT: "there is no seat {seat}; seats are 0 to {last}",
        Refusal.NO_TOKEN: "you have no seat at this table",
        Refusal.NOT_YOUR_SEAT: "seat {seat} is not yours",
        Refusal.NOT_HOST: "only the host can do this",
        Refusal.NOT_YOUR_TURN: "it is not your turn: seat {seat} is playing",
        Refusal.STALE: "the game has moved on: it is at action {now}, not {ply}",
        Refusal.FULL: "no seat is open",
        Refusal.SEAT_TAKEN: "seat {seat} is taken",
        Refusal.SEATS_OPEN: "seats are still open: {count}",
        Refusal.STARTED: "the game has already started",
        Refusal.NOT_STARTED: "the game has not started yet",
        Refusal.OVER: "the game is over",
        Refusal.NOT_OVER: "the game is not over yet",
        Refusal.SEATS: "these rules are for {players} players, not for {seats}",
        Refusal.NAME: "a name has 1 to {most} letters and no control characters",
        Refusal.LEVEL: "there is no bot “{level}”; there are {known}",
        Refusal.CLOCK: "a turn has {least} to {most} seconds, or no limit",
        Refusal.REACTION: "there is no reaction “{reaction}”; there are {known}",
        Refusal.REACTIONS: "a seat can send at most {most} reactions in a game",
        Refusal.CONTRIBUTION: "a contribution has at most {most} letters a to z, A to Z and digits",
        Refusal.KEY: "a key has 1 to {most} printable characters",
        Refusal.KEY_REUSED: "this key was used for another request",
        Refusal.NOT_ALONE: "a turn can be taken back only by a person who plays with bots alone",
        Refusal.NO_TURN: "you have not played a turn yet",
        Refusal.UNKNOWN_DEAL: "the deal of this match is not known, so it can't be played on",
        Refusal.TAKE_BACKS: "at most {most} turns can be taken back in a match",
        Refusal.HINTS: "hints are for a person who plays with bots alone",
        Refusal.COUNTED: "at a try that counts nobody can play for you",
        Refusal.PRESENT: "the person of seat {seat} is at the table",
        Refusal.COLOUR: "there is no colour “{colour}”; there are {known}",
        Refusal.COLOUR_TAKEN: "somebody else has the colour {colour}",
        Refusal.DEVICE_LINK: "this link does not work any more: it was used, has expired or was "
        "cancelled; make a new one",
        Refusal.DEVICE_LINKS: "at most {most} links to another device can be made at a table",
        Refusal.DEVICE_SEATED: "this device has a seat at this table already",
        Refusal.BUSY: "there were too many changes at once; try again",
    }
