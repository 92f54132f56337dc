import { isDeepStrictEqual } from 'node:util';
import { SECOND } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import { ALL, type Topic } from './change';
import type { Changes } from './changes';

/** The result of a look-up. A promise if the database has to be asked; undefined if there is no value. */
export type Found<T> = T | undefined | Promise<T | undefined>;

/** For changes that nobody notes: those made by hand. */
const MAX_AGE = 5 * SECOND;

/** In place of a generation: this value may have changed. */
const CHANGED = -1;

interface Kept<T> {
  value: T;
  /** The generation of the cache at the time when the value was read; or `CHANGED`. */
  generation: number;
}

interface Options<T> {
  topic: Topic;
  /** How many values are kept. */
  max: number;
  /** Reads the value of a subject of the topic from the database. */
  read: (subject: string) => Found<T>;
}

/**
 * Keeps in memory what is read for the subjects of a topic, and forgets what `Changes` tells. A value may be a second
 * old where there are several replicas (ADR 21). Nobody may change a value.
 */
export class FreshCache<T extends object> {
  /**
   * Read with `peek`, which does not update the order of use: updating it costs more than reading evicted values again.
   */
  private readonly entries: LRUCache<string, Kept<T>>;
  /** The values that no change has made old. */
  private readonly reading = new Map<string, Promise<T | undefined>>();
  private readonly readValue: (subject: string) => Found<T>;
  /** Counts the changes of all values. Those of an earlier generation are read again: marking each took 10 to 40 ms. */
  private generation = 0;

  constructor(
    private readonly changes: Pick<Changes, 'alone' | 'isCurrent' | 'listen'>,
    { topic, max, read }: Options<T>,
  ) {
    this.entries = new LRUCache({ max, ...(!changes.alone && { ttl: MAX_AGE }) });
    this.readValue = read;
    changes.listen(topic, (subject) => this.expire(subject));
  }

  /** The value in memory; undefined where the database has to be asked. */
  peek(subject: string): T | undefined {
    const kept = this.entries.peek(subject);
    return kept && kept.generation === this.generation && this.changes.isCurrent ? kept.value : undefined;
  }

  /** The last value, however old it is; for use while the database does not answer. */
  peekOld(subject: string): T | undefined {
    return this.entries.peek(subject, { allowStale: true })?.value;
  }

  /**
   * Asks the database, once for all who ask at the same time. A value that looks as before stays the same object, so
   * that what was made of it still counts.
   */
  read(subject: string): Found<T> {
    const running = this.reading.get(subject);
    if (running) return running;
    const value = this.readValue(subject);
    if (!(value instanceof Promise)) return this.keep(subject, value);
    const isLatest = (): boolean => this.reading.get(subject) === reading;
    const reading: Promise<T | undefined> = value
      // A value that was read before a change and arrives after it is not kept.
      .then((read) => (isLatest() ? this.keep(subject, read) : read))
      .finally(() => isLatest() && this.reading.delete(subject));
    this.reading.set(subject, reading);
    return reading;
  }

  private expire(subject: string): void {
    if (subject === ALL) {
      this.generation += 1;
      return this.reading.clear();
    }
    this.reading.delete(subject);
    const kept = this.entries.peek(subject);
    if (kept) kept.generation = CHANGED;
  }

  private keep(subject: string, read: T | undefined): T | undefined {
    if (!read) {
      this.entries.delete(subject);
      return undefined;
    }
    const old = this.peekOld(subject);
    const value = old && isDeepStrictEqual(old, read) ? old : read;
    this.entries.set(subject, { value, generation: this.generation });
    return value;
  }
}
