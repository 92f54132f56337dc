import { eventually } from './eventually';
import type { Visitor } from './visitor';

export interface ReadEvent {
  id: string;
  event: string;
  data: string;
}

/** Reads a stream of events, as our pages do. */
export class EventReader {
  /** Without `alive`, which tells a page of nothing. */
  readonly events: ReadEvent[] = [];
  /** Resolves to `ended` when the server closes the stream in order, to `broken` when the connection is lost. */
  readonly closed: Promise<'ended' | 'broken'>;
  /** All that has arrived. */
  text = '';

  private constructor(
    readonly response: Response,
    private readonly abort: AbortController,
    private readonly visitor: Visitor,
  ) {
    this.closed = this.read();
  }

  /** Throws when the answer is not a stream. */
  static async open(
    visitor: Visitor,
    { after, path }: { after?: string; path?: string } = {},
  ): Promise<EventReader> {
    const abort = new AbortController();
    const headers: Record<string, string> = after === undefined ? {} : { 'last-event-id': after };
    const response = await visitor.fetch('GET', path ?? '/api/events', { headers, signal: abort.signal });
    if (response.status !== 200) throw new Error(`No stream: ${response.status} ${await response.text()}`);
    return new EventReader(response, abort, visitor);
  }

  get names(): string[] {
    return this.events.map(({ event }) => event);
  }

  /** Waits for so many events, and answers their names. */
  async first(count: number): Promise<string[]> {
    await eventually(() => this.events.length >= count, true);
    return this.names;
  }

  async close(): Promise<void> {
    this.abort.abort();
    await this.closed;
    this.visitor.issued.assertNothingHidden(this.text, 'A stream of events');
  }

  private async read(): Promise<'ended' | 'broken'> {
    const decoder = new TextDecoder();
    try {
      for await (const bytes of this.response.body!) this.take(decoder.decode(bytes, { stream: true }));
      return 'ended';
    } catch {
      return 'broken';
    }
  }

  private take(text: string): void {
    this.text += text;
    const [last, ...whole] = this.text.split('\n\n').reverse();
    if (last === undefined) return;
    const events = whole.reverse().flatMap((part) => {
      const [, id, event, data] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(part) ?? [];
      if (id === undefined || event === undefined || data === undefined || event === 'alive') return [];
      return { id, event, data };
    });
    this.events.splice(0, this.events.length, ...events);
  }
}
