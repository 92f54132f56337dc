import { DAY } from '@ringtag/contracts';
import { Clock } from '../../src/platform/clock/clock';

/** A clock that tests move; it runs on between the moves, and follows the database beneath them. */
export class FakeClock extends Clock {
  private offset = 0;
  private stoodAt: number | undefined;

  override now(): Date {
    return new Date((this.stoodAt ?? super.now().getTime()) + this.offset);
  }

  /** From now on only moves count: nothing passes while a test works. */
  standStill(): void {
    this.stoodAt ??= super.now().getTime();
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }

  /** Moves on to the next noon (UTC). A test that counts by day would fail if midnight passed while it runs. */
  advanceToNoon(): void {
    const sinceMidnight = this.now().getTime() % DAY;
    this.advance((1.5 * DAY - sinceMidnight) % DAY);
  }
}
