import { statfs } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { SERVICE_LEVEL_NAMES, SERVICE_LEVELS } from '@ringtag/contracts';
import { Streams } from '../../live';
import { Changes } from '../../platform/changes/changes';
import { ServerConfig } from '../../platform/config/config';
import { Readiness } from '../../platform/health/readiness';
import { SecurityLog } from '../../platform/logging/security-log';
import { ServiceLevels } from '../../platform/service-levels/service-levels';
import { RUNNING_VERSION } from '../system/running-version';
import { type Add, one } from './figures';

/** What this process knows of itself. docs/reference.md lists the figures with their help texts. */
@Injectable()
export class ProcessGauges {
  constructor(
    private readonly changes: Changes,
    private readonly streams: Streams,
    private readonly readiness: Readiness,
    private readonly levels: ServiceLevels,
    private readonly security: SecurityLog,
    private readonly config: ServerConfig,
  ) {}

  register(gauge: Add, counter: Add, embedded: boolean): void {
    this.addProcess(gauge);
    if (embedded) this.addDisk(gauge);
    this.addServiceLevels(gauge, counter);
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
  }

  private addDisk(gauge: Add): void {
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
