/** The live connection to a table. It reconnects by itself and asks for what was missed. */
import type { Problem } from '$lib/api/types';
import type { LogMessage } from './followedTable';

type ServerMessage = LogMessage | { type: 'problem'; problem: Problem } | { type: 'pong' };

export interface ConnectionHandlers {
  /** Return the last ply that is known here. */
  ply: () => number;
  onmessage: (message: LogMessage) => void;
  /** The table can't be followed; the connection is not retried. */
  onrefused: (problem: Problem) => void;
  /** The connection is lost. */
  onloss: () => void;
}

const FIRST_DELAY = 400;
const MAX_DELAY = 8000;
/** The server restarts: connect again at once, though not all clients in the same moment. */
const SERVICE_RESTART = 1012;
const RESTART_DELAY = 100;
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 12_000;
/** Close codes 4400 to 4499 carry an HTTP status. */
const CLOSE_CODE_BASE = 4000;

/** Whether a status may be another one later: the server is busy, or away. */
const isTemporary = (status: number): boolean => status === 429 || status >= 500;

export class LiveConnection {
  #socket: WebSocket | null = null;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #pongTimeout: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly table: string,
    private readonly handlers: ConnectionHandlers,
  ) {
    addEventListener('online', this.reconnect);
    addEventListener('offline', this.#reportLoss);
    document.addEventListener('visibilitychange', this.#checkAfterSleep);
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('online', this.reconnect);
    removeEventListener('offline', this.#reportLoss);
    document.removeEventListener('visibilitychange', this.#checkAfterSleep);
    this.#disconnect();
    clearTimeout(this.#retry);
  }

  /** A phone that slept may hold a dead socket. */
  #checkAfterSleep = (): void => {
    this.#reportVisibility();
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else this.reconnect();
  };

  /** The server sends push messages to those who don't see the page. */
  #reportVisibility(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'visible', visible: !document.hidden }));
  }

  /** The browser knows before the socket does that the network is gone. */
  #reportLoss = (): void => this.handlers.onloss();

  /** Connect again, at once. */
  reconnect = (): void => {
    this.#delay = FIRST_DELAY;
    this.#connect();
  };

  #connect(): void {
    this.#disconnect();
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = `views=log&after=${this.handlers.ply()}`;
    const path = `/api/tables/${encodeURIComponent(this.table)}/live?${query}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = FIRST_DELAY;
      this.#pings = setInterval(() => this.#ping(), PING_INTERVAL);
      if (document.hidden) this.#reportVisibility();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#pongTimeout);
      this.#handle(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#isClosed) return;
      this.handlers.onloss();
      const status = event.code - CLOSE_CODE_BASE;
      if (event.code === SERVICE_RESTART) this.#scheduleRetry(RESTART_DELAY);
      else if (status < 400 || isTemporary(status)) this.#scheduleRetry();
    };
  }

  #handle(message: ServerMessage): void {
    if (message.type === 'problem') {
      if (!isTemporary(message.problem.status)) this.handlers.onrefused(message.problem);
    } else if (message.type !== 'pong') this.handlers.onmessage(message);
  }

  /** Reconnect unless the server answers: a socket may look open long after its peer is gone. */
  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send('{"type":"ping"}');
    clearTimeout(this.#pongTimeout);
    this.#pongTimeout = setTimeout(() => {
      this.handlers.onloss();
      this.#connect();
    }, PONG_TIMEOUT);
  }

  #scheduleRetry(delay?: number): void {
    clearTimeout(this.#retry);
    const jitter = 0.75 + Math.random() / 2;
    this.#retry = setTimeout(() => this.#connect(), (delay ?? this.#delay) * jitter);
    if (delay === undefined) this.#delay = Math.min(this.#delay * 2, MAX_DELAY);
  }

  #disconnect(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#pongTimeout);
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) {
      socket.onopen = () => socket.close(); // closing before it is open logs an error
    } else socket?.close();
  }
}
