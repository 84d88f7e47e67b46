/** Where a table is: on a server, or in this browser. Sessions and screens know only this. */
import type {
  Changed,
  Colour,
  ContinueRequest,
  DeviceLink,
  Hint,
  History,
  MatchKingdoms,
  Played,
  Reaction,
  RematchProposal,
  Review,
  ReviewedTurn,
  Seating,
  ShuffleVerdict,
  TableView,
} from '$lib/api/types';
import type { PlacementPreview } from '$lib/engine/engine';
import type { MatchLog } from '$lib/engine/gameLog';

/** Who follows a table. */
export interface Follower {
  onview(view: TableView): void;
  /** The host can be reached, or can't. */
  onlink(isUp: boolean): void;
  /** The table can't be followed, and is not tried again. */
  onrefused(error: Error): void;
}

/** A host and this page do not understand each other: one of them is older. */
export class VersionError extends Error {}

export interface TableHost {
  readonly id: string;
  /** What needs other people and their server; null for a table in this browser. */
  readonly online: OnlineTable | null;

  /** The match of the last view that was shown, as far as it is known here. */
  readonly match: MatchLog | null;
  /** Follow the table, until it is closed or followed again. */
  follow(follower: Follower): void;
  close(): void;

  /** Try to place the domino that is to be placed now, in the last view that was shown. */
  preview(action: string): PlacementPreview;
  /** Play a turn; the same key plays it once. */
  play(ply: number, turn: string, key: string): Promise<Played>;
  takeBack(ply: number): Promise<Played>;
  abandon(): Promise<Changed>;
  rematch(contribution: string, proposal: RematchProposal): Promise<Seating>;
  /** Open another table that goes on from a position of this one. */
  continueMatch(data: ContinueRequest): Promise<Seating>;

  hint(ply: number): Promise<Hint>;
  grade(ply: number): Promise<ReviewedTurn>;
  /** The review of the match, without its first turns: so many as there are already. */
  review(quality: string | null, skip: number): Promise<Review>;

  /** The table now, or as it was after a number of actions. */
  view(ply?: number): Promise<TableView>;
  record(): Promise<string>;
  history(): Promise<History>;
  /** The kingdoms at the end of each game. */
  kingdoms(): Promise<MatchKingdoms>;
}

/** The commands of a table with others. */
export interface OnlineTable {
  join(name: string, key: string, contribution: string, seat?: number): Promise<Seating>;
  leave(): Promise<Changed>;
  start(contribution: string): Promise<Changed>;
  assignBot(seat: number, bot?: string): Promise<Changed>;
  resumeSeat(seat: number): Promise<Changed>;
  chooseColour(seat: number, colour: Colour): Promise<Changed>;
  askStandIn(seat: number): Promise<Changed>;
  freeSeat(seat: number): Promise<Changed>;
  takeHost(): Promise<Changed>;
  react(reaction: Reaction, seat: number): Promise<Changed>;
  declineRematch(): Promise<Changed>;
  makeDeviceLink(stays: boolean): Promise<DeviceLink>;
  cancelDeviceLink(): Promise<Changed>;
  redeemDeviceLink(code: string, key: string): Promise<Seating>;
  verdict(): Promise<ShuffleVerdict>;
}
