import { Injectable } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { MailsService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { countCallersWaiting } from '../../platform/database/callers-waiting';
import { getStatementTimes } from '../../platform/database/statement-times';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { pendingMigrations } from '../../platform/schema/migrate';
import { inTime } from '../../platform/turns/in-time';
import { type Add, one, type Read, type Value } from './figures';

/** What the database does not answer within this time is left out: the other figures must not wait for it. */
const ANSWERED_WITHIN = SECOND;

/** What the database knows, and how it is used. docs/reference.md lists the figures with their help texts. */
@Injectable()
export class DatabaseGauges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  register(gauge: Add, counter: Add, embedded: boolean): void {
    this.addDatabase(gauge, counter);
    if (!embedded)
      gauge('clock_offset_seconds', 'Time of the database minus time of this machine; not on SQLite', () =>
        one(this.clock.correctionMs / 1000),
      );
    this.addMails(gauge, counter);
  }

  private addDatabase(gauge: Add, counter: Add): void {
    const { counts } = getStatementTimes(this.dataSource);
    gauge('database_waiting', 'Callers that wait for a connection; on SQLite, for their turn', () =>
      one(countCallersWaiting(this.dataSource)),
    );
    counter('database_statements_total', 'Statements that ran', () => one(counts.all));
    counter('database_slow_statements_total', 'Statements that took 100 ms or more', () => one(counts.slow));
    gauge(
      'database_pending_migrations',
      'Migrations that the schema lacks',
      answeredSoon(async () => one((await pendingMigrations(this.dataSource)).length)),
    );
    gauge(
      'housekeeping_done_timestamp_seconds',
      'When old rows were last deleted by one of the replicas; 0 for never',
      answeredSoon(async () => one(((await this.housekeeping.findDoneAt())?.getTime() ?? 0) / 1000)),
    );
  }

  private addMails(gauge: Add, counter: Add): void {
    const states = answeredSoon(async () => {
      const { waiting, failed, refused } = await this.mails.summarize();
      const retried = await this.mails.countRetried();
      return Object.entries({ waiting, retried, failed, refused }).map(([state, value]) => ({
        labels: { state },
        value,
      }));
    });
    gauge(
      'mails',
      'Emails in the queue: waiting, retried (waiting after a failed try), failed (given up), refused (recipient)',
      states,
      ['state'],
    );
    counter('mails_sent_total', 'Emails that the mail server accepted from this process', () =>
      one(this.mails.sent),
    );
    counter('mails_refused_total', 'Emails whose recipient the mail server refused for good', () =>
      one(this.mails.refused),
    );
  }
}

function answeredSoon(read: () => Promise<Value[]>): Read {
  return () => inTime(read(), ANSWERED_WITHIN).catch(() => []);
}
