import { Injectable } from '@nestjs/common';

/** The time, injectable so that tests can move it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** The time `milliseconds` from now. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }
}
