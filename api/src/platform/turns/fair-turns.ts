import { currentDeadline } from '../requests/current-request';
import { unavailable } from '../errors/domain-error';

interface Rules {
  /** How many run at the same time, each for somebody else. */
  lanes: number;
  /** How many wait, over all. */
  waiting: number;
  /** How many one person may have waiting. */
  waitingEach: number;
}

/**
 * Dear work, a few at a time. Each person has one at work at most, and whoever waits has a turn before somebody else
 * has a second one, so that nobody waits behind all that another person sent.
 */
export class FairTurns {
  private readonly running = new Set<string>();
  /** In the order of their next turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private count = 0;

  constructor(private readonly rules: Rules) {}

  /** Throws `unavailable` when too many wait, and when the request has no time left once it is its turn. */
  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    if (this.isFreeFor(person)) this.running.add(person);
    else await this.wait(person);
    try {
      if ((currentDeadline()?.left ?? Infinity) <= 0) throw unavailable();
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
    if (this.count >= this.rules.waiting || own.length >= this.rules.waitingEach) {
      throw unavailable();
    }
    this.count += 1;
    this.waiting.set(person, own);
    return new Promise((resolve) => own.push(resolve));
  }

  private admit(): void {
    for (const [person, own] of [...this.waiting]) {
      if (!this.isFreeFor(person)) continue;
      const next = own.shift();
      this.waiting.delete(person);
      // The rest of what this person sent is behind everybody else.
      if (own.length > 0) this.waiting.set(person, own);
      this.count -= 1;
      this.running.add(person);
      next?.();
    }
  }
}
