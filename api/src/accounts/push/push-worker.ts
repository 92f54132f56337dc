import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import countBy from 'lodash/countBy';
import map from 'lodash/map';
import { MailConfig } from '../../platform/config/config';
import { Outage } from '../../platform/outages/outage';
import { QueueWorker } from '../../platform/queues/queue-worker';
import { PushDelivery } from './push-delivery';
import { type ClaimedPush, PushQueue } from './push-queue';

/** How many pushes this process sends at once, and how many of them to one push service: a slow one holds up no other. */
const HANDS = 20;
const HANDS_PER_SERVICE = 8;
const OUTAGE = {
  begins: 'The queue of pushes cannot be read',
  ends: 'The queue of pushes can be read again',
};

/**
 * Sends the queued pushes. Workers of all replicas share them. A crash can send a push twice. After five failures it is
 * given up.
 */
@Injectable()
export class PushWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Push');
  private readonly worker = new QueueWorker<ClaimedPush>({
    hands: HANDS,
    lastCall: 5 * SECOND,
    outage: new Outage(this.logger, OUTAGE, 'warn'),
    claim: (free, inHand) => this.claim(free, inHand),
    run: (push) => this.deliver(push),
  });

  constructor(
    private readonly queue: PushQueue,
    private readonly delivery: PushDelivery,
    private readonly mail: MailConfig,
  ) {}

  onApplicationBootstrap(): void {
    // A process whose mail is paused sends no pushes.
    if (!this.mail.paused) this.worker.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.worker.stop();
  }

  /** To be called when a push was committed. */
  wake(): void {
    this.worker.wake();
  }

  private claim(free: number, inHand: readonly ClaimedPush[]): Promise<ClaimedPush[]> {
    const perOrigin = countBy(inHand, toOrigin);
    const origins = Object.keys(perOrigin).filter((origin) => perOrigin[origin]! >= HANDS_PER_SERVICE);
    return this.queue.claim(Math.min(free, HANDS_PER_SERVICE), { ids: map(inHand, 'id'), origins });
  }

  private async deliver(push: ClaimedPush): Promise<void> {
    try {
      const outcome = await this.delivery.attempt(push);
      if (outcome === 'gone') await this.queue.forget(push.device!);
      if (outcome !== 'later' || this.queue.isLastTry(push)) await this.queue.end(push);
    } catch (error) {
      // The database is away: the push is tried again.
      this.logger.warn({ msg: 'What became of a push could not be written', push: push.id, err: error });
    }
  }
}

function toOrigin({ device }: ClaimedPush): string {
  return device ? new URL(device.endpoint).origin : '';
}
