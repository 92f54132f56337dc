import { newUnavailableError } from '../errors/domain-error';
import { currentDeadline } from '../requests/current-request';
import { inSpan, type Span } from '../tracing/span';

interface Rules {
  /** Names the work in traces: "password hashing". */
  name: string;
  /** How many tasks run at the same time, at most one per person. */
  lanes: number;
  /** How many tasks may wait. */
  waiting: number;
  /** How many tasks of one person may wait. */
  waitingEach: number;
}

/**
 * Runs expensive work, a few tasks at a time. People take turns: after one task of a person, everybody else who waits
 * comes first.
 */
export class FairTurns {
  private readonly running = new Set<string>();
  /** By person, in the order of their next turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private count = 0;

  constructor(private readonly rules: Rules) {}

  /** Throws `unavailable` when too many tasks wait, or when the request has no time left at its turn. */
  take<T>(person: string, work: () => Promise<T>): Promise<T> {
    return inSpan({ name: this.rules.name }, (span) => this.takeTurn(person, work, span));
  }

  private async takeTurn<T>(person: string, work: () => Promise<T>, span: Span | undefined): Promise<T> {
    if (this.isFreeFor(person)) this.running.add(person);
    else await this.wait(person);
    span?.mark('begun');
    try {
      if ((currentDeadline()?.left ?? Infinity) <= 0) throw newUnavailableError();
      return await work();
    } finally {
      this.running.delete(person);
      this.admit();
    }
  }

  private isFreeFor(person: string): boolean {
    return this.running.size < this.rules.lanes && !this.running.has(person);
  }

  private wait(person: string): Promise<void> {
    const own = this.waiting.get(person) ?? [];
    if (this.count >= this.rules.waiting || own.length >= this.rules.waitingEach) throw newUnavailableError();
    this.count += 1;
    this.waiting.set(person, own);
    return new Promise((resolve) => own.push(resolve));
  }

  private admit(): void {
    for (const [person, own] of [...this.waiting]) {
      if (!this.isFreeFor(person)) continue;
      const next = own.shift();
      this.waiting.delete(person);
      // Further tasks of this person wait behind everybody else.
      if (own.length > 0) this.waiting.set(person, own);
      this.count -= 1;
      this.running.add(person);
      next?.();
    }
  }
}
