import { Injectable } from '@nestjs/common';
import { PUSH } from '@ringtag/contracts';
import sortBy from 'lodash/sortBy';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { PushSubscriptionEntity } from '../tables/push-subscription.entity';
import { PushEntity } from '../tables/push.entity';
import { PushWorker } from './push-worker';

/** A push to all devices of a person. A newer push of the same topic replaces one that waits. */
export type NewPush = Pick<PushEntity, 'userId' | 'topic' | 'kind' | 'about'>;

@Injectable()
export class PushService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly worker: PushWorker,
    private readonly clock: Clock,
  ) {}

  /** Whether a person has a device that gets pushes. */
  hasDevices(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(PushSubscriptionEntity, { userId });
  }

  /**
   * Queues a push for each device in the caller's transaction. A push of the same topic that still waits is replaced. After
   * one was sent, the next of its topic waits for `PUSH.every`.
   */
  async enqueue(manager: EntityManager, push: NewPush): Promise<void> {
    const devices = await manager.find(PushSubscriptionEntity, {
      select: { id: true },
      where: { userId: push.userId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: PUSH.devices,
    });
    if (devices.length === 0) return;
    const now = this.clock.now();
    // Sorted, so that parallel calls lock the devices in one order.
    const rows = sortBy(devices, 'id').map(({ id: subscriptionId }) => ({
      ...push,
      id: newId(),
      subscriptionId,
      isWanted: true,
      wishes: 1,
      wantedAt: now,
      tries: 0,
      nextAt: now,
    }));
    const set = ['kind', 'about', 'isWanted', 'wantedAt'];
    await insertOrChange(manager, PushEntity, rows, {
      key: ['subscriptionId', 'topic'],
      set,
      add: ['wishes'],
    });
    this.transactions.afterCommit(() => this.worker.wake());
  }

  /** Deletes the queued pushes of an account that is being deleted. */
  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PushEntity, { userId });
  }
}
