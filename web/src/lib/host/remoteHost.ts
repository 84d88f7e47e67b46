/** A table on a server: commands over HTTP, changes over a live connection. */
import { api, ProblemError, request, requestText, tablePath } from '$lib/api/client';
import type {
  Changed,
  Colour,
  ContinueRequest,
  Hint,
  History,
  MatchKingdoms,
  Played,
  Reaction,
  RematchProposal,
  Review,
  ReviewedTurn,
  Seating,
  TableView,
} from '$lib/api/types';
import {
  IllegalActionError,
  KernelError,
  LogError,
  type PlacementPreview,
} from '$lib/engine/engine';
import type { MatchLog } from '$lib/engine/gameLog';
import { engine } from '$lib/engine/load';
import { LiveConnection } from './connection';
import { FollowedTable, PROTOCOL, type LogMessage } from './followedTable';
import { VersionError, type Follower, type OnlineTable, type TableHost } from './tableHost';

export class RemoteHost implements TableHost {
  readonly online: OnlineTable;
  readonly #path: string;
  #table = new FollowedTable();
  #connection: LiveConnection | null = null;
  /** Whether all actions were asked for again, because those that were known do not fit. */
  #isRepairing = false;

  constructor(readonly id: string) {
    this.#path = tablePath(id);
    this.online = onlineTable(id, this.#path);
  }

  get match(): MatchLog | null {
    return this.#table.match;
  }

  follow(follower: Follower): void {
    this.close();
    this.#table = new FollowedTable();
    this.#connection = new LiveConnection(this.id, {
      ply: () => this.#table.ply,
      onmessage: (message) => this.#receive(message, follower),
      onrefused: (problem) => follower.onrefused(new ProblemError(problem)),
      onloss: () => follower.onlink(false),
    });
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  #receive(message: LogMessage, follower: Follower): void {
    this.#table.add(message);
    if (message.type !== 'state') return;
    const isKnown = (message.protocol ?? PROTOCOL) === PROTOCOL;
    const view = isKnown ? this.#derive() : null;
    if (view) {
      this.#isRepairing = false;
      follower.onlink(true);
      follower.onview(view);
    } else if (isKnown && !this.#isRepairing) {
      this.#isRepairing = true;
      this.#table.clear();
      this.#connection?.reconnect();
    } else {
      this.close();
      follower.onrefused(new VersionError('the game does not follow from what the server sends'));
    }
  }

  /** Return the view; null if an action is missing, or is not legal as this page knows the rules. */
  #derive(): TableView | null {
    try {
      return this.#table.isWhole ? this.#table.view(engine()) : null;
    } catch (error) {
      const isOfLog =
        error instanceof IllegalActionError ||
        error instanceof KernelError ||
        error instanceof LogError;
      if (!isOfLog) throw error;
      return null;
    }
  }

  preview(action: string): PlacementPreview {
    return engine().preview(this.match!, action);
  }

  play(ply: number, turn: string, key: string): Promise<Played> {
    return request('POST', `${this.#path}/turns`, { ply, turn, key });
  }

  takeBack(ply: number): Promise<Played> {
    return request('POST', `${this.#path}/take-back`, { ply });
  }

  abandon(): Promise<Changed> {
    return request('POST', `${this.#path}/abandon`);
  }

  rematch(contribution: string, proposal: RematchProposal): Promise<Seating> {
    return request('POST', `${this.#path}/rematch`, { ...proposal, contribution });
  }

  continueMatch(data: ContinueRequest): Promise<Seating> {
    return request('POST', `${this.#path}/continue`, data);
  }

  hint(ply: number): Promise<Hint> {
    return request('POST', `${this.#path}/hint`, { ply });
  }

  grade(ply: number): Promise<ReviewedTurn> {
    return request('POST', `${this.#path}/grade`, { ply });
  }

  review(quality: string | null, skip: number): Promise<Review> {
    const query = quality ? `&quality=${quality}` : '';
    return request('GET', `${this.#path}/review?skip=${skip}${query}`);
  }

  view(ply?: number): Promise<TableView> {
    return api.view(this.id, ply);
  }

  record(): Promise<string> {
    return requestText(`${this.#path}/record`);
  }

  history(): Promise<History> {
    return request('GET', `${this.#path}/history`);
  }

  kingdoms(): Promise<MatchKingdoms> {
    return request('GET', `${this.#path}/kingdoms`);
  }
}

const onlineTable = (id: string, path: string): OnlineTable => ({
  join: (name: string, key: string, contribution: string, seat?: number) =>
    request('POST', `${path}/join`, { name, key, seat: seat ?? null, contribution }),
  leave: () => request('POST', `${path}/leave`),
  start: (contribution: string) => api.start(id, contribution),
  assignBot: (seat: number, bot?: string) =>
    request('PUT', `${path}/seats/${seat}/bot`, { bot: bot ?? null }),
  resumeSeat: (seat: number) => request('DELETE', `${path}/seats/${seat}/bot`),
  chooseColour: (seat: number, colour: Colour) =>
    request('PUT', `${path}/seats/${seat}/colour`, { colour }),
  askStandIn: (seat: number) => request('POST', `${path}/seats/${seat}/stand-in`),
  freeSeat: (seat: number) => request('DELETE', `${path}/seats/${seat}`),
  takeHost: () => request('POST', `${path}/host`),
  react: (reaction: Reaction, seat: number) =>
    request('POST', `${path}/reactions`, { reaction, seat }),
  declineRematch: () => request('DELETE', `${path}/rematch`),
  makeDeviceLink: (stays: boolean) => request('POST', `${path}/device-link`, { stays }),
  cancelDeviceLink: () => request('DELETE', `${path}/device-link`),
  redeemDeviceLink: (code: string, key: string) => request('POST', `${path}/device`, { code, key }),
  verdict: () => request('GET', `${path}/verdict`),
});
