import { DAY, SECOND } from '@ringtag/contracts';
import { RememberedPairs } from '../../codes';
import { addressBucket } from '../../records';
import type { UserAgent } from './user-agents';

/** Seconds within which a second look is a reload. */
export const RELOAD = 60;

/**
 * Who looked at which code within the last minute: a hash of client address and browser, made with random numbers of the
 * day that are kept nowhere, in the memory of this process only.
 */
export class RecentLooks {
  private day = -1;
  private looks = new RememberedPairs();

  /** Notes a look, `now` in seconds. Answers whether it is the first within a minute. */
  isNew(code: string, address: string, { mark }: UserAgent, now: number): boolean {
    const day = Math.floor((now * SECOND) / DAY);
    if (day !== this.day) {
      this.day = day;
      this.looks = new RememberedPairs();
    }
    return this.looks.addNew(code, `${addressBucket(address)} ${mark}`, now, now + RELOAD);
  }
}
