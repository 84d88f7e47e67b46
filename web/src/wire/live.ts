/** The live connection to a table: it comes back by itself, and tells what was missed. */
import type { Problem, TableView } from './types';

interface TurnNews {
  type: 'turn';
  ply: number;
  game: number;
  seat: number;
  turn: string;
  bot: string | null;
}

type News =
  | TurnNews
  | ({ type: 'view' } & Omit<TableView, 'log'>)
  | { type: 'problem'; problem: Problem }
  | { type: 'pong' };

export type LiveView = Omit<TableView, 'log'>;

export interface Hearer {
  /** The last ply that is known here. */
  ply: () => number;
  onturn: (turn: TurnNews) => void;
  onview: (view: LiveView) => void;
  /** The table can't be followed, and never will. */
  onrefused: (problem: Problem) => void;
  onlink: (isUp: boolean) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 12_000;
const REFUSED = 4000;

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly table: string,
    private readonly hearer: Hearer,
  ) {
    addEventListener('online', this.#reconnect);
    addEventListener('offline', this.#lose);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.#reconnect);
    removeEventListener('offline', this.#lose);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
    clearTimeout(this.#retry);
  }

  /** A phone that slept: look at once. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#askForLife();
    else this.#reconnect();
  };

  /** The browser knows before the socket does that the network has gone. */
  #lose = (): void => this.hearer.onlink(false);

  /** A connection of before the network went is worth nothing. */
  #reconnect = (): void => {
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #connect(): void {
    this.#hangUp();
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/live?views=yes&after=${this.hearer.ply()}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#ping = setInterval(() => this.#askForLife(), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#hear(JSON.parse(String(event.data)) as News);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#isClosed) return;
      this.hearer.onlink(false);
      const status = event.code - REFUSED;
      if (status >= 400 && status < 500 && status !== 429) return; // told why; asking again won't help
      this.#tryLater();
    };
  }

  #hear(news: News): void {
    if (news.type === 'turn') this.hearer.onturn(news);
    else if (news.type === 'view') {
      this.hearer.onlink(true);
      this.hearer.onview(news);
    } else if (news.type === 'problem') this.hearer.onrefused(news.problem);
  }

  /** A connection may look open long after the other side has gone. */
  #askForLife(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send('{"type":"ping"}');
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.hearer.onlink(false);
      this.#connect();
    }, SILENCE);
  }

  #tryLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hangUp(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) {
      socket.onopen = () => socket.close(); // browsers complain of one that is closed before it is open
    } else socket?.close();
  }
}
