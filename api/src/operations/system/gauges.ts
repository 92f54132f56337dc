import { statfs } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { SECOND, SERVICE_LEVEL_NAMES, SERVICE_LEVELS } from '@ringtag/contracts';
import type { Gauge, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { MailsService } from '../../delivery';
import { Streams } from '../../live';
import { Changes } from '../../platform/changes/changes';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { countCallersWaiting } from '../../platform/database/callers-waiting';
import { getStatementTimes } from '../../platform/database/statement-times';
import { Readiness } from '../../platform/health/readiness';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { SecurityLog } from '../../platform/logging/security-log';
import { pendingMigrations } from '../../platform/schema/migrate';
import { ServiceLevels } from '../../platform/service-levels/service-levels';
import { inTime } from '../../platform/turns/in-time';
import { RUNNING_VERSION } from './running-version';

/** What the database does not answer within this time is left out: the other figures must not wait for it. */
const ANSWERED_WITHIN = SECOND;

interface Value {
  labels?: Record<string, string>;
  value: number;
}
type Read = () => Value[] | Promise<Value[]>;
/** Registers a figure that is read when the metrics are asked for. Without values, it is left out. */
type Add = (name: string, help: string, read: Read, labelNames?: string[]) => void;

const one = (value: number): Value[] => [{ value }];

/** The figures of the product for monitoring. docs/reference.md lists them with their help texts. */
@Injectable()
export class Gauges {
  private readonly embedded: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly changes: Changes,
    private readonly streams: Streams,
    private readonly readiness: Readiness,
    private readonly housekeeping: Housekeeping,
    private readonly levels: ServiceLevels,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly config: ServerConfig,
  ) {
    this.embedded = dataSource.options.type === 'better-sqlite3';
  }

  register({ Gauge, Counter }: typeof import('prom-client'), register: Registry): void {
    const adder =
      (Kind: typeof Gauge | typeof Counter): Add =>
      (name, help, read, labelNames = []) =>
        new Kind({
          name: `ringtag_${name}`,
          help,
          labelNames,
          registers: [register],
          async collect() {
            const values = await read();
            // After the wait, and in one go: two scrapes at the same time must not add up.
            this.reset();
            // Without labels, `reset` sets 0 instead of taking the figure away.
            if (labelNames.length === 0) this.remove();
            for (const { labels = {}, value } of values) (this as Gauge).inc(labels, value);
          },
        });
    const [gauge, counter] = [adder(Gauge), adder(Counter)];
    this.addProcess(gauge);
    this.addServiceLevels(gauge, counter);
    this.addDatabase(gauge, counter);
    this.addMails(gauge, counter);
    this.addReplicas(gauge);
    this.addSecurity(counter);
  }

  private addProcess(gauge: Add): void {
    gauge(
      'build_info',
      'Always 1; the label is the version with the build',
      () => [{ labels: { version: RUNNING_VERSION }, value: 1 }],
      ['version'],
    );
    gauge('ready', '1 while /health/ready answers 200', async () =>
      one(Number(await this.readiness.isReady())),
    );
    gauge('event_streams', 'Open streams of events', () => one(this.streams.count));
    const { heap_size_limit: limit } = getHeapStatistics();
    gauge('heap_limit_bytes', 'How large the heap of this process may become', () => one(limit));
    if (!this.embedded) return;
    const { dataDir } = this.config;
    gauge('disk_free_bytes', 'Free bytes of the disk of DATA_DIR; only on SQLite', async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return one(bavail * bsize);
    });
    gauge('disk_size_bytes', 'Size of the disk of DATA_DIR; only on SQLite', async () => {
      const { blocks, bsize } = await statfs(dataDir);
      return one(blocks * bsize);
    });
  }

  private addServiceLevels(gauge: Add, counter: Add): void {
    const perLevel = (read: (level: (typeof SERVICE_LEVEL_NAMES)[number]) => number) => () =>
      SERVICE_LEVEL_NAMES.map((level) => ({ labels: { level }, value: read(level) }));
    const { sinceStart } = this.levels;
    const events = perLevel((level) => sinceStart[level].events);
    const failures = perLevel((level) => sinceStart[level].failures);
    const targets = perLevel((level) => SERVICE_LEVELS[level].target);
    counter('service_level_events_total', 'Events that count for a service level, since the start', events, [
      'level',
    ]);
    counter(
      'service_level_failures_total',
      'Events of a service level that failed, since the start',
      failures,
      ['level'],
    );
    gauge('service_level_target', 'The share of events that should succeed', targets, ['level']);
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
    if (this.embedded) return;
    gauge('clock_offset_seconds', 'Time of the database minus time of this machine; not on SQLite', () =>
      one(this.clock.correctionMs / 1000),
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

  private addReplicas(gauge: Add): void {
    const { feedAge, redis } = this.changes.state();
    if (feedAge !== undefined)
      gauge(
        'changes_age_seconds',
        'Age of the last read of other replicas’ changes; from 1 on nothing is served from memory. Not on SQLite',
        () => one(this.changes.state().feedAge!),
      );
    if (!redis) return;
    gauge('redis_connected', '1 while Redis answers this process; only with REDIS_URL', () =>
      one(Number(this.changes.state().redis?.connected)),
    );
    const messages = () => {
      const { sent, received, lost } = this.changes.state().redis!.messages;
      return Object.entries({ sent, received, lost }).map(([what, value]) => ({ labels: { what }, value }));
    };
    gauge(
      'redis_messages',
      'Messages sent to other replicas, received, and lost because Redis did not accept them',
      messages,
      ['what'],
    );
  }

  private addSecurity(counter: Add): void {
    const events = () =>
      this.security
        .listCounts()
        .map(({ event, purpose, count }) => ({ labels: { event, purpose }, value: count }));
    counter('security_events_total', 'Events of the security log', events, ['event', 'purpose']);
  }
}

function answeredSoon(read: () => Promise<Value[]>): Read {
  return () => inTime(read(), ANSWERED_WITHIN).catch(() => []);
}
