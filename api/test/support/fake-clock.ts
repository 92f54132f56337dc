import { Clock } from '../../src/platform/clock/clock';

/** A clock that tests move; it runs on between the moves, and follows the database beneath them. */
export class FakeClock extends Clock {
  private offset = 0;

  override now(): Date {
    return new Date(super.now().getTime() + this.offset);
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
