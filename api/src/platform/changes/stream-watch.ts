import { AsyncResource } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import sortBy from 'lodash/sortBy';
import { Outage } from '../outages/outage';
import { ALL } from './change';

const LOOK_EVERY_MS = 250;
/** Something has happened to it: it is looked at before all others. */
export const AT_ONCE = 0;

/** What the right to an open stream follows from. */
export interface Watched {
  /** Closes the stream. */
  readonly end: () => void;
  /** When the database has to be asked again. */
  lookAt: number;
}

interface Rules<T> {
  /** For the log, in the plural. */
  name: string;
  /** The milliseconds until the next look at what nobody tells of, because a person changed it in the database. */
  trust: number;
  /** How many are read together. */
  rows: number;
  now: () => number;
  /** Reads these, ends those that are over, and may bring the next look of the others forward. */
  look: (due: readonly T[]) => Promise<void>;
}

/** Asks the database whether streams may stay open: when something happens to them, and by the clock (ADR 75). */
export class StreamWatch<T extends Watched> {
  private readonly outage: Outage;
  /** Each look serves many requests, so it runs in the context of none: their deadlines and traces do not apply. */
  private readonly outside = new AsyncResource('looks at open streams');
  private readonly watched = new Set<T>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(private readonly rules: Rules<T>) {
    const texts = {
      begins: `${rules.name} of open streams cannot be read`,
      ends: `${rules.name} of open streams can be read again`,
    };
    this.outage = new Outage(new Logger('Streams'), texts, 'warn');
  }

  start(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  add(watched: T): void {
    this.watched.add(watched);
  }

  /** Answers whether it was watched until now. */
  delete(watched: T): boolean {
    return this.watched.delete(watched);
  }

  end(watched: T): void {
    if (this.delete(watched)) watched.end();
  }

  /** After something has happened to a subject; with `ALL`, after some of it may have been missed. */
  lookSoon(subject: string, isAbout: (watched: T) => boolean): void {
    for (const each of this.watched) {
      if (subject === ALL) each.lookAt = Math.min(each.lookAt, this.rules.now());
      else if (isAbout(each)) each.lookAt = AT_ONCE;
    }
    this.look();
  }

  /** Looks at all that are due, unless that goes on already. */
  look(): void {
    if (!this.isLooking) this.outside.runInAsyncScope(() => void this.lookAtAll());
  }

  private async lookAtAll(): Promise<void> {
    this.isLooking = true;
    try {
      for (let due = this.findDue(); due.length > 0; due = this.findDue()) await this.lookAt(due);
    } catch (error) {
      this.outage.begin(error);
    } finally {
      this.isLooking = false;
    }
  }

  /** The next to look at. Found anew each time: what has just ended does not wait for a round of all others. */
  private findDue(): T[] {
    const now = this.rules.now();
    const due = [...this.watched].filter(({ lookAt }) => lookAt <= now);
    return sortBy(due, 'lookAt').slice(0, this.rules.rows);
  }

  private async lookAt(due: readonly T[]): Promise<void> {
    const { look, now, trust } = this.rules;
    // Before the read: what happens during it asks for another one.
    for (const each of due) each.lookAt = now() + trust;
    try {
      await look(due);
      this.outage.end();
    } catch (error) {
      for (const each of due) each.lookAt = now() + LOOK_EVERY_MS;
      throw error;
    }
  }
}
