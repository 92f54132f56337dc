import { Clock } from '../../src/platform/clock/clock';

/** A clock that tests move; it runs on between the moves. */
export class FakeClock extends Clock {
  private offset = 0;

  override now(): Date {
    return new Date(Date.now() + this.offset);
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }
}
