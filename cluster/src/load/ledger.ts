import { setTimeout as wait } from 'node:timers/promises';
import type { Seen } from './visitor';

// Only a site that does not come back meets it, however busy the machine is.
const PATIENCE_MS = 100_000;

export type Kind = 'scan' | 'message' | 'answer' | 'activation' | 'sign-in';
export type Side = 'owner' | 'sender';

/** One thing that somebody wanted. Its id is in the database once it is done. */
export interface Entry {
  kind: Kind;
  /** message, answer: what its text contains; activation: the owner's address; sign-in: the session. */
  id: string;
  /** False: no answer said that it is done, so it may be there or not, but not twice. */
  acknowledged: boolean;
}

/** A conversation, as its two sides know it. */
export interface Conversation {
  /** Of the sender's link. */
  token: string;
  /** What the message that opened it says. */
  text: string;
  /** The answers that were acknowledged, each with its id in the ledger: those of one side in the order of writing. */
  written: { side: Side; id: string }[];
  /** How many messages each side has said to have seen, where that was acknowledged. */
  seen: Record<Side, number>;
}

/** What was wanted, what was answered, and when. */
export class Ledger {
  readonly entries: Entry[] = [];
  readonly conversations: Conversation[] = [];
  readonly requests: Seen[] = [];

  noteRequest = (seen: Seen): void => void this.requests.push(seen);

  add(entry: Entry): Entry {
    this.entries.push(entry);
    return entry;
  }

  acknowledged(kind?: Kind): Entry[] {
    return this.entries.filter((entry) => entry.acknowledged && (kind === undefined || entry.kind === kind));
  }

  /** What needs the database to be done: all but scans. */
  get changes(): number {
    return this.acknowledged().length - this.acknowledged('scan').length;
  }

  /** Waits until `count` more changes are acknowledged. @throws Error when the site does not come back. */
  async more(count: number): Promise<void> {
    const goal = this.changes + count;
    const until = performance.now() + PATIENCE_MS;
    while (this.changes < goal) {
      if (performance.now() > until)
        throw new Error(`${goal - this.changes} of ${count} changes are missing.`);
      await wait(50);
    }
  }

  /** The longest time between two answers that needed the database to write, in seconds. */
  get secondsWithoutService(): number {
    const served = this.requests
      .filter(({ method, status }) => method === 'POST' && status >= 200 && status < 300)
      .map(({ answeredAt }) => answeredAt)
      .sort((one, other) => one - other);
    const gaps = served.slice(1).map((at, i) => at - served[i]!);
    return Math.max(0, ...gaps) / 1000;
  }

  /** In seconds. */
  get slowestAnswer(): number {
    return Math.max(0, ...this.requests.map(({ sentAt, answeredAt }) => answeredAt - sentAt)) / 1000;
  }

  /** Requests without an answer, or with one that says that the server could not. */
  get failed(): Seen[] {
    return this.requests.filter(({ status }) => status === 0 || status >= 500);
  }
}
