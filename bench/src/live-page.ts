import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { BACKGROUND_HEADER, toPause } from '@ringtag/contracts';
import type { Reader } from './stream-people';

/** As the pages do: `shell/src/live/refresh.ts`. */
const READ_EVERY_MS = 1000;
/** The events after which a page reads its conversation again. */
const TO_READ = new Set(['new-message', 'changed', 'read-again']);

const agent = new Agent({ maxSockets: Infinity });

interface Thread {
  messages: { position: number; body: string }[];
}

/**
 * The page of somebody who has a conversation open. It follows the stream of events, opens it again after the pauses of
 * the real page, and reads the conversation when an event tells it to.
 */
export class LivePage {
  /** What the last answer showed. */
  shown: string[] = [];
  /** When the stream that is open began; undefined while none is. */
  openSince: number | undefined;

  private failures = 0;
  private lastId = '';
  private lastAt = performance.now();
  private isWanted = false;
  private isReading = false;
  private isClosed = false;
  private answer: IncomingMessage | undefined;

  constructor(
    private readonly origin: string,
    private readonly reader: Reader,
  ) {}

  async open(): Promise<void> {
    try {
      const age = Math.ceil(performance.now() - this.lastAt);
      const answer = await this.get(`${this.reader.events}?after=${this.lastId}&age=${age}`);
      if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}.`);
      this.answer = answer;
      this.failures = 0;
      this.openSince = performance.now();
      answer.on('data', (text: Buffer) => this.hear(String(text)));
      answer.once('error', () => undefined).once('close', () => this.openAgain());
    } catch {
      this.openAgain();
    }
  }

  close(): void {
    this.isClosed = true;
    this.answer?.destroy();
  }

  private openAgain(): void {
    this.openSince = undefined;
    this.failures += 1;
    if (!this.isClosed) setTimeout(() => void this.open(), toPause(this.failures));
  }

  private hear(text: string): void {
    for (const [, id = '', event] of text.matchAll(/^id: (.*)\nevent: (.*)$/gm)) {
      this.lastId = id;
      this.lastAt = performance.now();
      if (TO_READ.has(event!)) this.isWanted = true;
    }
    void this.read();
  }

  /** At most once a second. What fails is asked for again. */
  private async read(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    while (this.isWanted && !this.isClosed) {
      this.isWanted = false;
      try {
        const answer = await this.get(this.reader.conversation);
        if (answer.statusCode !== 200)
          throw new Error(`A conversation was answered with ${answer.statusCode}.`);
        const { messages } = (await json(answer)) as Thread;
        this.shown = messages.map(({ body }) => body);
      } catch {
        this.isWanted = true;
      }
      // As the page does: events that come meanwhile cause one more read, not one each.
      await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
    }
    this.isReading = false;
  }

  private async get(path: string): Promise<IncomingMessage> {
    const { headers, localAddress } = this.reader;
    const options = { agent, localAddress, headers: { ...headers, [BACKGROUND_HEADER]: '1' } };
    const [answer] = await once(request(this.origin + path, options).end(), 'response');
    return answer as IncomingMessage;
  }
}
