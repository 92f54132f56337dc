/**
 * How many look-ups of one budget may run in parallel. The database's queue holds more, so one client cannot fill it.
 */
export const LOOKED_UP_AT_ONCE = 20;

/**
 * How many guesses are allowed until `resetAt`, in seconds. A look-up that is under way takes a place until its result
 * tells whether it counts, so that parallel look-ups cannot pass the limit together.
 */
export class GuessBudget {
  private used = 0;
  private readonly pending = new Set<Promise<unknown>>();
  private answer: Promise<unknown> | undefined;
  private told = false;

  constructor(
    private readonly max: number,
    readonly resetAt: number,
  ) {}

  get isUntouched(): boolean {
    return this.used === 0;
  }

  get isSpent(): boolean {
    return this.used >= this.max;
  }

  /** A new look-up has to wait for the result of one that is under way. */
  get isFull(): boolean {
    return this.pending.size >= Math.min(LOOKED_UP_AT_ONCE, this.max - this.used);
  }

  count(): void {
    this.used += 1;
  }

  /** Counts the look-up if it finds nothing. A look-up that fails tells nothing, so it does not count. */
  hold(look: Promise<unknown>): void {
    const answered = look
      .then(
        (found) => found !== undefined || this.count(),
        () => undefined,
      )
      .finally(() => this.pending.delete(answered));
    this.pending.add(answered);
  }

  /** Resolves with the first result of the look-ups that are under way. */
  nextAnswer(): Promise<unknown> {
    this.answer ??= Promise.race(this.pending).then(() => (this.answer = undefined));
    return this.answer;
  }

  /** True for the first call. */
  markTold(): boolean {
    const news = !this.told;
    this.told = true;
    return news;
  }
}
