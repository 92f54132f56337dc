import { DAY, SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { addressBucket } from '../../records/limits/client-address';
import { RememberedPairs } from '../../codes/scan-pages/remembered-pairs';

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
  isNew(code: string, { ip, headers }: FastifyRequest, now: number): boolean {
    const day = Math.floor((now * SECOND) / DAY);
    if (day !== this.day) {
      this.day = day;
      this.looks = new RememberedPairs();
    }
    const who = `${addressBucket(ip)} ${headers['user-agent'] ?? ''}`;
    return this.looks.addNew(code, who, now, now + RELOAD);
  }
}
