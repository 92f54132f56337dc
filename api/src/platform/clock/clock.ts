import { Injectable } from '@nestjs/common';

/** For a step back that is shorter than this, the clock stands still until the time has caught up. */
const HELD_STEP_MS = 1000;

/**
 * The current time, injectable so that tests can change it. It is the time of the machine until `DatabaseTime` corrects
 * it, so that all replicas agree on leases, codes and form tokens.
 */
@Injectable()
export class Clock {
  private correction = 0;
  private latest = 0;

  constructor(private readonly machine: () => number = () => Date.now()) {}

  /** Never goes back by a small step. A large correction, or a change of the machine's clock, takes effect at once. */
  now(): Date {
    const time = this.machine() + this.correction;
    if (time >= this.latest || time <= this.latest - HELD_STEP_MS) this.latest = time;
    return new Date(this.latest);
  }

  /** By how many milliseconds the time differs from that of the machine. */
  get correctionMs(): number {
    return this.correction;
  }

  /** The day in UTC, as YYYY-MM-DD. */
  today(): string {
    return this.now().toISOString().slice(0, 10);
  }

  /** The time `milliseconds` from now. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }

  /** Sets the clock to `time`, in milliseconds since 1970. Answers by how many milliseconds it moved. */
  follow(time: number): number {
    const moved = Math.round(time - this.machine() - this.correction);
    this.correction += moved;
    return moved;
  }
}
