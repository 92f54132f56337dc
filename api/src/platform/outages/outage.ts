import type { Logger } from '@nestjs/common';

/** The messages of the two lines. */
interface Texts {
  begins: string;
  ends: string;
}

/**
 * Something that is tried again and again, and may fail for hours. The log has one line when that begins and one when it
 * is over, however often it is tried in between.
 */
export class Outage {
  private beganAt: number | undefined;

  /** @param level `error` for what an operator has to know at once: log systems report these lines */
  constructor(
    private readonly logger: Logger,
    private readonly texts: Texts,
    private readonly level: 'error' | 'warn',
  ) {}

  get isOn(): boolean {
    return this.beganAt !== undefined;
  }

  /** To be called for each failure. */
  begin(error: unknown): void {
    if (this.isOn) return;
    this.beganAt = performance.now();
    this.logger[this.level]({ msg: this.texts.begins, err: error });
  }

  /** To be called for each success. */
  end(): void {
    if (this.beganAt === undefined) return;
    const seconds = Math.round((performance.now() - this.beganAt) / 1000);
    this.beganAt = undefined;
    this.logger[this.level]({ msg: this.texts.ends, seconds });
  }
}
