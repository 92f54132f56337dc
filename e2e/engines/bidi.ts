import { once } from 'node:events';
import WebSocket from 'ws';

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** A connection that speaks WebDriver BiDi: commands with their answers, and events. */
export class Bidi {
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(
    private readonly socket: WebSocket,
    private readonly onEvent: (method: string, params: unknown) => void,
  ) {
    socket.on('message', (data: Buffer) => this.take(JSON.parse(data.toString()) as Answer));
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has ended.'));
    });
  }

  static async connect(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, 'open');
    return new Bidi(socket, onEvent);
  }

  /** @throws Error with the browser's words when it refuses. */
  send<T>(method: string, params: object = {}): Promise<T> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    }) as Promise<T>;
  }

  private take({ id, type, result, message, method, params }: Answer): void {
    if (type === 'event') return this.onEvent(method ?? '', params);
    const waiting = this.waiting.get(id ?? 0);
    this.waiting.delete(id ?? 0);
    if (type === 'success') waiting?.resolve(result);
    else waiting?.reject(new Error(message));
  }
}
