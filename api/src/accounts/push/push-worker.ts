import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import countBy from 'lodash/countBy';
import { MailConfig } from '../../platform/config/config';
import { Outage } from '../../platform/outages/outage';
import { PushDelivery } from './push-delivery';
import { type ClaimedPush, PushQueue } from './push-queue';
import { PushWaker } from './push-waker';

const POLL = SECOND;
/** How many pushes this process sends at once, and how many of them to one push service: a slow one holds up no other. */
const HANDS = 20;
const HANDS_PER_SERVICE = 8;
/** How long a shutdown waits for pushes that are being sent. */
const LAST_CALL = 5 * SECOND;

/**
 * Sends the queued pushes. Workers of all replicas share them. A crash can send a push twice. After five failures it is
 * given up.
 */
@Injectable()
export class PushWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Push');
  private readonly outage = new Outage(
    this.logger,
    { begins: 'The queue of pushes cannot be read', ends: 'The queue of pushes can be read again' },
    'warn',
  );
  private readonly inHand = new Map<string, { origin: string; done: Promise<void> }>();
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly queue: PushQueue,
    private readonly waker: PushWaker,
    private readonly delivery: PushDelivery,
    private readonly mail: MailConfig,
  ) {}

  onApplicationBootstrap(): void {
    // A process whose mail is paused sends no pushes.
    if (!this.mail.paused) this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.waker.wake();
    await this.running;
    const done = [...this.inHand.values()].map((each) => each.done);
    await Promise.race([Promise.all(done), sleep(LAST_CALL, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const signal = this.waker.begin();
      await this.look();
      if (!this.stopped) await sleep(POLL, undefined, { signal }).catch(() => undefined);
    }
  }

  private async look(): Promise<void> {
    const free = HANDS - this.inHand.size;
    if (free <= 0) return;
    const perOrigin = countBy([...this.inHand.values()], 'origin');
    const origins = Object.keys(perOrigin).filter((origin) => perOrigin[origin]! >= HANDS_PER_SERVICE);
    try {
      const count = Math.min(free, HANDS_PER_SERVICE);
      for (const push of await this.queue.claim(count, { ids: [...this.inHand.keys()], origins })) {
        const origin = push.device ? new URL(push.device.endpoint).origin : '';
        this.inHand.set(push.id, { origin, done: this.deliver(push) });
      }
      this.outage.end();
    } catch (error) {
      this.outage.begin(error);
    }
  }

  private async deliver(push: ClaimedPush): Promise<void> {
    try {
      const outcome = await this.delivery.attempt(push);
      if (outcome === 'gone') await this.queue.forget(push.device!);
      if (outcome !== 'later' || this.queue.isLastTry(push)) await this.queue.end(push);
    } catch (error) {
      // The database is away: the push is tried again.
      this.logger.warn({ msg: 'What became of a push could not be written', push: push.id, err: error });
    } finally {
      this.inHand.delete(push.id);
      this.waker.wake();
    }
  }
}
