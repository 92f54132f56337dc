/**
 * How many more times something may happen until `resetAt`, in seconds. What is under way holds a place until it is known whether
 * it counts, so that many at once cannot pass together.
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
    return this.used + this.inHand.size >= this.max;
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
