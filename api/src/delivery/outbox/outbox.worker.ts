import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CHALLENGE, MINUTE, SECOND, SERVICE_LEVELS } from '@ringtag/contracts';
import map from 'lodash/map';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Changes } from '../../platform/changes/changes';
import { Clock } from '../../platform/clock/clock';
import { MailConfig } from '../../platform/config/config';
import { isUnavailable } from '../../platform/database/database-errors';
import { Outage } from '../../platform/outages/outage';
import { QueueWorker } from '../../platform/queues/queue-worker';
import { ServiceLevels } from '../../platform/service-levels/service-levels';
import { inSpan, runIn, type Span } from '../../platform/tracing/span';
import { Tracing } from '../../platform/tracing/tracing';
import { MailBounces } from '../bounces/mail-bounces';
import { MailSender } from '../mail/mail-sender';
import { isAboutOneMail, isRefusedRecipient, readReason } from '../mail/refused-recipient';
import { MAILS_AT_ONCE } from '../mail/smtp';
import { ASKED_FOR } from '../tables/mail';
import { OutboxEntity } from '../tables/outbox.entity';
import { OutboxLeases, type Outcome } from './outbox-leases';

const POLL = SECOND;
/** A quarter of a lease: two renewals may fail before another worker takes the mail. */
const RENEWAL = 15 * SECOND;
/**
 * How long after a database failure this worker leaves expired leases of others alone, so that they can record their
 * results first.
 */
const PATIENCE = 15 * SECOND;
/** Waits after each failure; then the mail is dead and an alarm is logged (REL-4). */
const BACKOFF = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE];
/** The log's messages about a try that failed. */
const FAILED = {
  queued: 'A mail could not be sent',
  dead: 'A mail is dead',
  refused: 'The recipient of a mail was refused',
};
/** After this many failures in a row, the mail server counts as down. */
const OUTAGE_AFTER = 3;
const SETTLING = { firstMs: 50, longestMs: 500, during: 15 * MINUTE };
/** How long a shutdown waits for mails that are being sent. The whole shutdown may take 30 seconds. */
const LAST_CALL = 10 * SECOND;
const OUTAGE = { begins: 'The outbox cannot be read', ends: 'The outbox can be read again' };

/** Sends the mails of the outbox: each at least once, and twice only after a crash. Workers share them (REL-3). */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Outbox');
  private readonly worker = new QueueWorker<OutboxEntity>({
    hands: MAILS_AT_ONCE,
    lastCall: LAST_CALL,
    outage: new Outage(this.logger, OUTAGE, 'warn'),
    claim: (free, inHand) => this.claim(free, map(inHand, 'id')),
    run: (mail) => this.deliver(mail),
  });
  private readonly serverOutage = new Outage(
    this.logger,
    { begins: 'The mail server takes no mails', ends: 'The mail server takes mails again' },
    'error',
  );
  /**
   * The failures since the mail server last took a mail. Several tries for one refused recipient count as one failure.
   */
  private readonly failuresInARow = new Set<string>();
  private readonly giveUp = new AbortController();
  private renewAt = new Date(0);
  private patientUntil = new Date(0);
  /** Mails of this process since its start: those that the mail server took, and those whose recipient it refused. */
  readonly counts = { sent: 0, refused: 0 };

  constructor(
    private readonly leases: OutboxLeases,
    private readonly sender: MailSender,
    private readonly bounces: MailBounces,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly levels: ServiceLevels,
    private readonly tracing: Tracing,
    private readonly config: MailConfig,
  ) {
    changes.listen('mails', () => this.worker.wake());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.paused) return;
    await this.leases.releaseOfTheDead();
    this.worker.start();
  }

  /** Waits for the mails in hand. A mail that hangs keeps its lease: the mail server may be accepting it. */
  async onModuleDestroy(): Promise<void> {
    await this.worker.stop();
    this.giveUp.abort();
  }

  /**
   * Looks for mails now instead of after the pause. To be called when a mail was committed. A worker whose hands are
   * full asks those of the other replicas.
   */
  wake(): void {
    if (this.worker.isFull) this.changes.hint('mails');
    this.worker.wake();
  }

  /** Renews the leases of mails that are being sent, and takes up to `free` more. */
  private async claim(free: number, holding: string[]): Promise<OutboxEntity[]> {
    try {
      const now = this.clock.now();
      if (holding.length > 0 && now >= this.renewAt) {
        const renewAt = this.clock.in(RENEWAL);
        await this.leases.renew(holding);
        this.renewAt = renewAt;
      }
      return free <= 0 ? [] : await this.leases.claim(free, holding, now >= this.patientUntil);
    } catch (error) {
      this.patientUntil = this.clock.in(PATIENCE);
      throw error;
    }
  }

  /** A part of the trace of the request that queued the mail, which may have ended long ago in another replica. */
  private deliver(mail: OutboxEntity): Promise<void> {
    const attributes = { 'ringtag.mail.template': mail.template, 'ringtag.mail.try': mail.tries + 1 };
    const span = this.tracing.resume(mail.traceparent, { name: 'mail', kind: 'consumer', attributes });
    return runIn(span, () => this.attemptAndSettle(mail, span));
  }

  private async attemptAndSettle(mail: OutboxEntity, span: Span | undefined): Promise<void> {
    const outcome = await this.attempt(mail);
    span?.set({ 'ringtag.mail.outcome': outcome?.status ?? 'lease lost' });
    if (!outcome) return;
    this.count(mail, outcome);
    await this.settle(mail, outcome);
  }

  /** Answers undefined for a mail that another worker holds by now. */
  private async attempt(mail: OutboxEntity): Promise<Outcome | undefined> {
    try {
      const message = await inSpan({ name: 'compose' }, () => this.sender.compose(mail));
      if (!message) return { status: 'dropped' };
      if (await this.isStopped(mail, message.to.address)) return { status: 'stopped' };
      if ((await this.leases.renew([mail.id])) === 0) return undefined;
      // Caught here: an error of the mail server can look like one of the database.
      return await inSpan({ name: 'smtp', kind: 'client' }, () => this.sender.send(message)).then(
        () => {
          this.noteAnswer();
          return { status: 'sent', sentAt: this.clock.now() };
        },
        (error: unknown) => {
          this.noteFailure(mail, message.to.address, error);
          return this.logFailure(mail, error);
        },
      );
    } catch (error) {
      if (!isUnavailable(error)) return this.logFailure(mail, error);
      this.logger.warn({ msg: 'A mail could not be written yet', mail: mail.id, err: error });
      // The database was away, not the mail server: this does not count as a try.
      return { status: 'queued', nextAt: this.clock.in(POLL) };
    }
  }

  /**
   * Asked at the last moment: the address is known only now, and a bounce may be younger than the mail.
   */
  private async isStopped({ template }: OutboxEntity, address: string): Promise<boolean> {
    if (ASKED_FOR.has(template)) return false;
    return (await this.bounces.findStopping(toCanonicalEmail(address))) !== null;
  }

  private noteAnswer(): void {
    this.failuresInARow.clear();
    this.serverOutage.end();
  }

  /**
   * Not every failure is an outage. A server that refuses a recipient for good is running. One that refuses a recipient
   * for now may still take mails to others.
   */
  private noteFailure(mail: OutboxEntity, address: string, error: unknown): void {
    if (isRefusedRecipient(error)) return this.noteAnswer();
    if (this.serverOutage.isOn) return;
    this.failuresInARow.add(isAboutOneMail(error) ? address : `${mail.id} ${mail.tries}`);
    if (this.failuresInARow.size >= OUTAGE_AFTER) this.serverOutage.begin(readReason(mail, error));
  }

  /**
   * Counts a mail with digits or a link once it is sent, dropped or dead. A refused one does not count: a wrong address is
   * no failure of the service.
   */
  private count({ challengeId, createdAt }: OutboxEntity, { status }: Outcome): void {
    if (status === 'sent' || status === 'refused') this.counts[status] += 1;
    const age = this.clock.now().getTime() - createdAt.getTime();
    const inTime = age <= SERVICE_LEVELS.digits.withinMs;
    // An older one that an administrator tries again was counted when it was given up.
    if (challengeId === null || status === 'queued' || status === 'refused' || age > CHALLENGE.hardLife)
      return;
    if (status === 'sent') this.levels.count('digits', inTime);
    // Digits that were not needed any more within the time were not late.
    else if (status === 'dead' || !inTime) this.levels.count('digits', false);
  }

  private logFailure(mail: OutboxEntity, error: unknown): Outcome {
    const delay = BACKOFF[mail.tries];
    const status = isRefusedRecipient(error) ? 'refused' : delay === undefined ? 'dead' : 'queued';
    const reason = readReason(mail, error);
    // The outage has a line of its own.
    const isNews = status === 'dead' && !this.serverOutage.isOn;
    this.logger[isNews ? 'error' : 'warn']({ msg: FAILED[status], mail: mail.id, reason });
    return {
      status,
      tries: mail.tries + 1,
      nextAt: this.clock.in(delay ?? 0),
      lastError: reason.slice(0, 500),
    };
  }

  /**
   * Records the outcome, and retries until the database takes it; the lease is kept meanwhile. This is apart from
   * sending: a deadlock or an outage here must not send the mail again (ADR 9).
   */
  private async settle(mail: OutboxEntity, outcome: Outcome): Promise<void> {
    const until = performance.now() + SETTLING.during;
    const { signal } = this.giveUp;
    for (let delay = SETTLING.firstMs; ; delay = Math.min(2 * delay, SETTLING.longestMs)) {
      try {
        return await this.leases.settle(mail, outcome);
      } catch (error) {
        const what = { mail: mail.id, status: outcome.status, err: error };
        if (signal.aborted || performance.now() > until) {
          const msg = 'What became of a mail could not be written: it may be sent twice';
          return this.logger.error({ msg, ...what });
        }
        if (delay === SETTLING.firstMs)
          this.logger.warn({ msg: 'What became of a mail is not written yet', ...what });
        await sleep(delay, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
