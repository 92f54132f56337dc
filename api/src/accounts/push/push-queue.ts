import { Injectable } from '@nestjs/common';
import { HOUR, MINUTE, PUSH, SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { PushSubscriptionEntity } from '../tables/push-subscription.entity';
import { PushEntity } from '../tables/push.entity';

/** Waits after each failure; then the push is given up. They are longer than a try: nobody else tries meanwhile. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];

/** A push that this process is to send. */
export interface ClaimedPush extends PushEntity {
  /** Null once its session has ended. */
  device: PushSubscriptionEntity | null;
}

/** What a worker passes over. */
interface Busy {
  /** The ids of the pushes that this process has in hand. */
  ids: string[];
  /** The origins of push services that have enough of them in hand. */
  origins: string[];
}

/** The queue of pushes, for its worker. Each step is one guarded statement, so that each try has one worker. */
@Injectable()
export class PushQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Takes up to `count` pushes that are due: sets the time of the next try before this one. */
  async claim(count: number, busy: Busy): Promise<ClaimedPush[]> {
    if (count <= 0) return [];
    const now = this.clock.now();
    const claimed: ClaimedPush[] = [];
    for (const push of await this.findDue(count, busy, now)) {
      const { id, tries } = push;
      const nextAt = this.clock.in(PAUSES[tries] ?? HOUR);
      const { affected } = await this.dataSource
        .createQueryBuilder()
        .update(PushEntity)
        .set({ tries: tries + 1, nextAt })
        .where('id = :id AND isWanted = :yes AND tries = :tries AND nextAt <= :now')
        .setParameters({ id, yes: true, tries, now })
        .execute();
      if (affected === 1) claimed.push({ ...push, tries: tries + 1 });
    }
    return claimed;
  }

  /** Whether a push that failed was tried for the last time. */
  isLastTry({ tries }: PushEntity): boolean {
    return tries > PAUSES.length;
  }

  /** Ends the wish that the worker has read, sent or not. If another push was queued since, it is sent after `PUSH.every`. */
  async end({ id, wishes }: PushEntity): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .update(PushEntity)
      .set({
        isWanted: () => 'CASE WHEN wishes = :wishes THEN 0 ELSE 1 END',
        tries: 0,
        nextAt: this.clock.in(PUSH.every),
      })
      .where('id = :id')
      .setParameters({ id, wishes })
      .execute();
  }

  /** Deletes a device that its push service does not know any more, unless it has subscribed anew. */
  async forget({ id, endpointHash }: PushSubscriptionEntity): Promise<void> {
    await this.dataSource.manager.delete(PushSubscriptionEntity, { id, endpointHash });
  }

  private async findDue(count: number, { ids, origins }: Busy, now: Date): Promise<ClaimedPush[]> {
    const due = this.dataSource
      .createQueryBuilder(PushEntity, 'p')
      .leftJoinAndMapOne('p.device', PushSubscriptionEntity, 's', 's.id = p.subscriptionId')
      .where('p.isWanted = :yes AND p.nextAt <= :now', { yes: true, now })
      .orderBy('p.nextAt')
      .limit(count);
    if (ids.length > 0) due.andWhere('p.id NOT IN (:...ids)', { ids });
    for (const [i, origin] of origins.entries())
      due.andWhere(`(s.id IS NULL OR s.endpoint NOT LIKE :origin${i})`, { [`origin${i}`]: `${origin}/%` });
    return (await due.getMany()) as ClaimedPush[];
  }
}
