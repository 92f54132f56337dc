import { Injectable } from '@nestjs/common';

/** A step back that is shorter is not followed: the clock stands still until time has caught up. */
const HELD_STEP_MS = 1000;

/**
 * The time, injectable so that tests can move it. It is the machine's until `DatabaseTime` corrects it, so that all
 * replicas agree about leases, codes and form tokens.
 */
@Injectable()
export class Clock {
  private correction = 0;
  private latest = 0;

  constructor(private readonly machine: () => number = () => Date.now()) {}

  /** Small corrections never turn it back; a larger one, or a machine that was set anew, counts at once. */
  now(): Date {
    const time = this.machine() + this.correction;
    if (time >= this.latest || time <= this.latest - HELD_STEP_MS) this.latest = time;
    return new Date(this.latest);
  }

  /** The day in UTC, as YYYY-MM-DD. */
  today(): string {
    return this.now().toISOString().slice(0, 10);
  }

  /** The time `milliseconds` from now. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }

  /** Goes on from `time`, in milliseconds since 1970. Answers how far it was moved. */
  follow(time: number): number {
    const moved = Math.round(time - this.machine() - this.correction);
    this.correction += moved;
    return moved;
  }
}
