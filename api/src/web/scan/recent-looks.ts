import { DAY, SECOND } from '@ringtag/contracts';
import { RememberedPairs } from '../../codes';
import { toAddressBucket } from '../../records';
import type { UserAgent } from './user-agents';

/** A second look within this many seconds is a reload. */
export const RELOAD_SECONDS = 60;

/**
 * Who looked at which code within the last minute: hashes of client address and browser, kept in the memory of this
 * process only. The random key of the hashes changes daily and is stored nowhere.
 */
export class RecentLooks {
  private day = -1;
  private looks = new RememberedPairs();

  /** Notes a look, `now` in seconds. Answers whether it is the first within a minute. */
  remember(alias: string, clientAddress: string, { mark }: UserAgent, now: number): boolean {
    const day = Math.floor((now * SECOND) / DAY);
    if (day !== this.day) {
      this.day = day;
      this.looks = new RememberedPairs();
    }
    return this.looks.addNew(alias, `${toAddressBucket(clientAddress)} ${mark}`, now, now + RELOAD_SECONDS);
  }
}
