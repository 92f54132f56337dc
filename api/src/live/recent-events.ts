import { randomBytes } from 'node:crypto';
import { type LiveEvent, SECOND } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';

/** Subscribers whose last events are kept. */
const MOST_KEYS = 5000;
/**
 * A client that comes back is also told the events of so much time before the one that it names. Its request may have
 * been on its way for ten seconds, and its previous replica may have learned of changes five seconds late.
 */
const LATE = 15 * SECOND;

/** An event that was told, with its time. */
interface Told {
  number: number;
  /** The time of a monotonic clock. */
  at: number;
}

/** The point from which a client has to be told of events. */
export interface Since {
  /** The id of its last event. */
  id?: string | undefined;
  /** How many milliseconds ago it had its last event, or began to read what it shows. */
  age?: number | undefined;
}

/**
 * Remembers which events this process has told lately, so that a client that comes back learns what it missed. An event
 * holds no data, so the last one of each kind is enough.
 */
export class RecentEvents {
  /** Ids of another process mean nothing here. */
  private readonly run = randomBytes(6).toString('hex');
  private last = 0;
  /** The latest event that is not known any more. Before the start, all are unknown. */
  private forgotten: Told;
  private readonly kept = new LRUCache<string, Map<LiveEvent, Told>>({
    max: MOST_KEYS,
    dispose: (events, _key, reason) => {
      if (reason !== 'evict') return;
      for (const { number, at } of events.values())
        this.forgotten = {
          number: Math.max(number, this.forgotten.number),
          at: Math.max(at, this.forgotten.at),
        };
    },
  });

  /** @param now a monotonic clock, in milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.forgotten = { number: 0, at: now() };
  }

  /** The id of the last event. */
  get lastId(): string {
    return `${this.run}-${this.last}`;
  }

  note(key: string, event: LiveEvent): void {
    const events = this.kept.get(key) ?? new Map<LiveEvent, Told>();
    this.kept.set(key, events.set(event, this.count()));
  }

  /** From now on, nothing is known of what happened before. */
  forgetAll(): void {
    this.forgotten = this.count();
    this.kept.clear();
  }

  /** The events that a client has missed. Undefined when this process cannot know them. */
  findSince(key: string, since: Since): LiveEvent[] | undefined {
    const isMissed = this.after(since);
    if (!isMissed || isMissed(this.forgotten)) return undefined;
    return [...(this.kept.get(key) ?? [])].filter(([, told]) => isMissed(told)).map(([event]) => event);
  }

  private count(): Told {
    this.last += 1;
    return { number: this.last, at: this.now() };
  }

  private after({ id, age }: Since): ((told: Told) => boolean) | undefined {
    const [run, digits = ''] = id?.split('-') ?? [];
    const number = run === this.run && /^\d{1,15}$/.test(digits) ? Number(digits) : Infinity;
    if (number <= this.last) return (told) => told.number > number;
    if (age === undefined) return undefined;
    const from = this.now() - age - LATE;
    return ({ at }) => at >= from;
  }
}
