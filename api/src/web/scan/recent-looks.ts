import { toAddressBucket } from '../../records';
import type { UserAgent } from './user-agents';

/** A second look within this many seconds is a reload. */
export const RELOAD_SECONDS = 60;
/** Looks that are remembered. Strangers can fill this memory, so it is bounded. */
const MAX_REMEMBERED = 20_000;

/** Who looked at which code within the last minute. It is kept in the memory of this process only. */
export class RecentLooks {
  /** Until when another look is a reload, in seconds. The oldest comes first. */
  private readonly ends = new Map<string, number>();

  /** Notes a look, `now` in seconds. Answers whether it is the first within a minute. */
  remember(alias: string, clientAddress: string, { mark }: UserAgent, now: number): boolean {
    for (const [look, end] of this.ends) {
      if (end > now) break;
      this.ends.delete(look);
    }
    const look = `${alias} ${toAddressBucket(clientAddress)} ${mark}`;
    if (this.ends.has(look)) return false;
    const [oldest] = this.ends.keys();
    if (this.ends.size >= MAX_REMEMBERED) this.ends.delete(oldest!);
    this.ends.set(look, now + RELOAD_SECONDS);
    return true;
  }
}
