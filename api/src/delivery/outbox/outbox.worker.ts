import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE, SECOND } from '@ringtag/contracts';
import { MailSender, type Message } from '../mail/mail-sender';
import { MAILS_AT_ONCE } from '../mail/smtp';
import { Clock } from '../../platform/clock/clock';
import { isUnavailable } from '../../platform/database/database-errors';
import { OutboxEntity } from '../tables/outbox.entity';
import { OutboxLeases, type Outcome } from './outbox-leases';
import { OutboxSignal } from './outbox-signal';

const POLL = 1000;
/** A quarter of a lease: two renewals may fail before somebody else takes the mail. */
const RENEWAL = 15_000;
/** After a failure of the database, those who have sent write that down before somebody takes what they held. */
const PATIENCE = 15_000;
/** Waits after each failure; then the mail is dead and an alarm is logged (REL-4). */
const BACKOFF = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE];
const SETTLING = { first: 50, longest: 500, during: 15 * MINUTE };
/** With the waits before it less than the 30 seconds after which a stop is forced. */
const LAST_CALL = 10_000;

/** Sends what the outbox holds, at least once each and twice only after a crash; several workers share it (REL-3). */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Outbox');
  private readonly inHand = new Map<string, Promise<void>>();
  private readonly giveUp = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private renewAt = new Date(0);
  private patientUntil = new Date(0);
  private again = false;
  private stopped = false;

  constructor(
    private readonly leases: OutboxLeases,
    private readonly sender: MailSender,
    private readonly signal: OutboxSignal,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.leases.releaseOfTheDead();
    this.signal.listen(() => this.wake());
    this.wake();
  }

  /** Finishes the mails in hand. What hangs keeps its lease: the mail server may be taking it just now. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
    const lastCall = sleep(LAST_CALL, undefined, { ref: false });
    await Promise.race([Promise.all(this.inHand.values()), lastCall]);
    this.giveUp.abort();
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.round) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.round = this.look().finally(() => {
      this.round = undefined;
      if (this.stopped) return;
      const soon = this.again;
      this.again = false;
      this.timer = setTimeout(() => this.wake(), soon ? 0 : POLL);
    });
  }

  /** Renews what is in hand, however long its sending takes, and starts as many more as may go side by side. */
  private async look(): Promise<void> {
    try {
      const now = this.clock.now();
      const holding = [...this.inHand.keys()];
      if (holding.length > 0 && now >= this.renewAt) {
        const renewAt = this.clock.in(RENEWAL);
        await this.leases.renew(holding);
        this.renewAt = renewAt;
      }
      const free = MAILS_AT_ONCE - holding.length;
      if (free <= 0) return;
      const mails = await this.leases.claim(free, holding, now >= this.patientUntil);
      for (const mail of mails) this.start(mail);
    } catch (error) {
      this.patientUntil = this.clock.in(PATIENCE);
      this.logger.warn({ msg: 'The outbox could not be read', err: error });
    }
  }

  private start(mail: OutboxEntity): void {
    const work = this.deliver(mail).finally(() => {
      this.inHand.delete(mail.id);
      this.wake();
    });
    this.inHand.set(mail.id, work);
  }

  private async deliver(mail: OutboxEntity): Promise<void> {
    const outcome = await this.attempt(mail);
    if (outcome) await this.settle(mail, outcome);
  }

  /** Answers nothing for a mail that somebody else holds by now. */
  private async attempt(mail: OutboxEntity): Promise<Outcome | undefined> {
    try {
      const message = await this.sender.compose(mail);
      if (!message) return { status: 'dropped' };
      if ((await this.leases.renew([mail.id])) === 0) return undefined;
      return await this.send(mail, message);
    } catch (error) {
      if (!isUnavailable(error)) return this.failed(mail, error);
      this.logger.warn({ msg: 'A mail could not be written yet', mail: mail.id, err: error });
      // Nothing was tried: the database was away, and not the mail server.
      return { status: 'queued', nextAt: this.clock.in(POLL) };
    }
  }

  /** Its own errors look like those of a database: a mail server may be out of reach just as well. */
  private async send(mail: OutboxEntity, message: Message): Promise<Outcome> {
    try {
      await this.sender.send(message);
      return { status: 'sent', sentAt: this.clock.now() };
    } catch (error) {
      return this.failed(mail, error);
    }
  }

  private failed(mail: OutboxEntity, error: unknown): Outcome {
    const delay = BACKOFF[mail.tries];
    const dead = delay === undefined;
    const reason = error instanceof Error ? error.message : String(error);
    this.logger[dead ? 'error' : 'warn']({
      msg: dead ? 'A mail is dead' : 'A mail could not be sent',
      mail: mail.id,
      reason,
    });
    return {
      status: dead ? 'dead' : 'queued',
      tries: mail.tries + 1,
      nextAt: this.clock.in(delay ?? 0),
      lastError: reason.slice(0, 500),
    };
  }

  /**
   * What became of a mail is no part of sending it: a deadlock or an outage here must not send it once more. Repeated,
   * with the lease kept, until the database takes it.
   */
  private async settle(mail: OutboxEntity, outcome: Outcome): Promise<void> {
    const until = performance.now() + SETTLING.during;
    for (let delay = SETTLING.first; ; delay = Math.min(2 * delay, SETTLING.longest)) {
      try {
        return await this.leases.settle(mail, outcome);
      } catch (error) {
        const { signal } = this.giveUp;
        const last = signal.aborted || performance.now() > until;
        const what = { mail: mail.id, status: outcome.status, err: error };
        if (last) {
          this.logger.error({
            msg: 'What became of a mail could not be written: it may be sent twice',
            ...what,
          });
          return;
        }
        if (delay === SETTLING.first)
          this.logger.warn({ msg: 'What became of a mail is not written yet', ...what });
        await sleep(delay, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
