import { randomBytes } from 'node:crypto';
import type { LiveEvent } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';

/** People whose last events are kept. */
const MOST_PEOPLE = 5000;

/**
 * Remembers which events this process has told lately, so that a client that comes back learns what it missed. An event
 * holds no data, so the last one of each kind is enough.
 */
export class RecentEvents {
  /** Ids of another process mean nothing here. */
  private readonly run = randomBytes(6).toString('hex');
  private last = 0;
  /** The number of the latest event that is not kept any more. */
  private forgotten = 0;
  private readonly kept = new LRUCache<string, Map<LiveEvent, number>>({
    max: MOST_PEOPLE,
    dispose: (numbers, _userId, reason) => {
      if (reason === 'evict') this.forgotten = Math.max(this.forgotten, ...numbers.values());
    },
  });

  /** The id of the last event. */
  get lastId(): string {
    return `${this.run}-${this.last}`;
  }

  note(userId: string, event: LiveEvent): void {
    this.last += 1;
    const numbers = this.kept.get(userId) ?? new Map<LiveEvent, number>();
    this.kept.set(userId, numbers.set(event, this.last));
  }

  /** From now on, nothing is known of what happened before. */
  forgetAll(): void {
    this.last += 1;
    this.forgotten = this.last;
    this.kept.clear();
  }

  /** The events of a person after the one with the id. Undefined when this process cannot know them. */
  findSince(userId: string, id: string | undefined): LiveEvent[] | undefined {
    const [run, digits = ''] = id?.split('-') ?? [];
    const after = /^\d{1,15}$/.test(digits) ? Number(digits) : -1;
    if (run !== this.run || after < this.forgotten || after > this.last) return undefined;
    const numbers = [...(this.kept.get(userId) ?? [])];
    return numbers.filter(([, number]) => number > after).map(([event]) => event);
  }
}
