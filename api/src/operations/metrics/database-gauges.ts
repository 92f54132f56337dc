import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { MailBounces, MailsService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { countCallersWaiting } from '../../platform/database/callers-waiting';
import { getStatementTimes } from '../../platform/database/statement-times';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { inTime } from '../../platform/in-time';
import { pendingMigrations } from '../../platform/schema/migrate';
import { type BackupHistory, readBackupHistory } from '../backup/backup-history';
import type { Add } from './figures';

/** What the database does not answer within this time is left out: the other figures must not wait for it. */
const ANSWERED_WITHIN = SECOND;

/** What the database knows, and how it is used. docs/reference.md lists the figures with their help texts. */
@Injectable()
export class DatabaseGauges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly bounces: MailBounces,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  register(gauge: Add, counter: Add, embedded: boolean): void {
    const { counts } = getStatementTimes(this.dataSource);
    gauge('database_waiting', 'Callers that wait for a connection; on SQLite, for their turn', () =>
      countCallersWaiting(this.dataSource),
    );
    counter('database_statements_total', 'Statements that ran', () => counts.all);
    counter('database_slow_statements_total', 'Statements that took 100 ms or more', () => counts.slow);
    gauge('database_pending_migrations', 'Migrations that the schema lacks', () =>
      answeredSoon(pendingMigrations(this.dataSource).then(({ length }) => length)),
    );
    gauge(
      'housekeeping_done_timestamp_seconds',
      'When old rows were last deleted by one of the replicas; 0 for never',
      () => answeredSoon(this.housekeeping.findDoneAt().then((at) => (at?.getTime() ?? 0) / 1000)),
    );
    if (!embedded)
      gauge(
        'clock_offset_seconds',
        'Time of the database minus time of this machine; not on SQLite',
        () => this.clock.correctionMs / 1000,
      );
    this.addBackups(gauge);
    gauge(
      'mails',
      'Emails in the queue: waiting, retried (recipients with a failed try), failed (given up), refused (recipient)',
      () => answeredSoon(this.countMails()),
      ['state'],
    );
    gauge('mail_bounces', 'Addresses that get no notices, because emails to them came back', () =>
      answeredSoon(this.bounces.countUnproved()),
    );
    counter(
      'mails_sent_total',
      'Emails that the mail server accepted from this process',
      () => this.mails.counts.sent,
    );
    counter(
      'mails_refused_total',
      'Emails whose recipient the mail server refused for good',
      () => this.mails.counts.refused,
    );
  }

  private addBackups(gauge: Add): void {
    let reading: Promise<BackupHistory> | undefined;
    /** Once for all figures that are asked for at the same time. */
    const readHistory = () =>
      (reading ??= readBackupHistory(this.dataSource).finally(() => (reading = undefined)));
    const read = (figure: (history: BackupHistory) => number) => answeredSoon(readHistory().then(figure));
    gauge('backup_timestamp_seconds', 'When the last complete backup began; 0 for never', () =>
      read(({ last }) => (last?.at.getTime() ?? 0) / 1000),
    );
    gauge('backup_bytes', 'Size of the last complete backup; 0 without one', () =>
      read(({ last }) => (last?.kilobytes ?? 0) * 1000),
    );
    gauge('backup_failures', 'Backups that failed since the last complete one', () =>
      read(({ failed }) => failed.length),
    );
  }

  private async countMails(): Promise<Record<string, number>> {
    const { waiting, failed, refused } = await this.mails.summarize();
    return { waiting, retried: await this.mails.countRetried(), failed, refused };
  }
}

function answeredSoon<T>(answer: Promise<T>): Promise<T | undefined> {
  return inTime(answer, ANSWERED_WITHIN).catch(() => undefined);
}
