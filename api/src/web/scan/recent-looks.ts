import { LRUCache } from 'lru-cache';
import { toAddressBucket } from '../../records';
import type { UserAgent } from './user-agents';

/** A second look within this many seconds is a reload. */
export const RELOAD_SECONDS = 60;
/** Looks that are remembered. Strangers can fill this memory, so it is bounded. */
const MAX_REMEMBERED = 20_000;

/** Who looked at which code within the last minute. It is kept in the memory of this process only. */
export class RecentLooks {
  /** Until when another look is a reload, in seconds. The oldest comes first. */
  private readonly ends = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  /** Notes a look, `now` in seconds. Answers whether it is the first within a minute. */
  remember(alias: string, clientAddress: string, { mark }: UserAgent, now: number): boolean {
    for (const look of this.ends.rkeys()) {
      if (this.ends.peek(look)! > now) break;
      this.ends.delete(look);
    }
    const look = `${alias} ${toAddressBucket(clientAddress)} ${mark}`;
    if (this.ends.has(look)) return false;
    this.ends.set(look, now + RELOAD_SECONDS);
    return true;
  }
}
