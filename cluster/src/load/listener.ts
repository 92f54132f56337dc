import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor';

/** Until a page opens a stream again that has broken. */
const PAUSE_MS = 500;
/** How long after the last message its event may come, however busy the machine is. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** A code with a browser of its owner. */
export interface Owned {
  alias: string;
  owner: Visitor;
}

/** The page of an owner: it follows the stream of events, and opens it again when it breaks. */
export class Listener {
  /** Times of `performance.now()`. */
  private toldAt = -Infinity;
  private expectedAt = -Infinity;
  private lastId = '';
  private lastAt = performance.now();
  private isStopped = false;

  constructor(readonly owned: Owned) {
    void this.follow();
  }

  /** From this time on, the page has to be told that there is something to read. */
  readonly expect = (at: number): void => {
    this.expectedAt = Math.max(this.expectedAt, at);
  };

  /** Closes the page after it was told; answers whether it was. */
  async stop(): Promise<boolean> {
    const until = performance.now() + PATIENCE_MS;
    while (!this.isTold && performance.now() < until) await wait(LOOK_EVERY_MS);
    this.isStopped = true;
    this.owned.owner.leave();
    return this.isTold;
  }

  private get isTold(): boolean {
    return this.toldAt >= this.expectedAt;
  }

  private async follow(): Promise<void> {
    while (!this.isStopped) {
      const age = Math.ceil(performance.now() - this.lastAt);
      const path = `/api/events?after=${this.lastId}&age=${age}`;
      await this.owned.owner.listen(path, (text) => this.hear(text)).catch(() => undefined);
      await wait(PAUSE_MS);
    }
  }

  private hear(text: string): void {
    for (const [, id = '', event = ''] of text.matchAll(/^id: (.*)\nevent: (.*)$/gm)) {
      this.lastId = id;
      this.lastAt = performance.now();
      if (event === 'new-message' || event === 'read-again') this.toldAt = performance.now();
    }
  }
}
