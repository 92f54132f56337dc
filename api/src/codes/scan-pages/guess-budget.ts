/** Fewer than the queue of the database holds: nobody fills it alone, and nobody's own look-ups overflow it. */
export const LOOKED_UP_AT_ONCE = 20;

/**
 * How many more times something may happen until `resetAt`, in seconds. What is under way holds a place until it is
 * known whether it counts, so that many at once cannot pass together.
 */
export class GuessBudget {
  private used = 0;
  private readonly inHand = new Set<Promise<unknown>>();
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

  /** Nothing may begin before some of what is in hand is answered. */
  get isFull(): boolean {
    return this.inHand.size >= Math.min(LOOKED_UP_AT_ONCE, this.max - this.used);
  }

  count(): void {
    this.used += 1;
  }

  /** Counts when nothing was found; a failure tells nothing, and does not count. */
  hold(look: Promise<unknown>): void {
    const answered = look
      .then(
        (found) => found !== undefined || this.count(),
        () => undefined,
      )
      .finally(() => this.inHand.delete(answered));
    this.inHand.add(answered);
  }

  /** When the first of what is in hand is answered. */
  nextAnswer(): Promise<unknown> {
    this.answer ??= Promise.race(this.inHand).then(() => (this.answer = undefined));
    return this.answer;
  }

  secondsLeft(now: number): number {
    return this.resetAt - now;
  }

  /** True the first time. */
  isNews(): boolean {
    const news = !this.told;
    this.told = true;
    return news;
  }
}
