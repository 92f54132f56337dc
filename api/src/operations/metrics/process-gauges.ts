import { statfs } from 'node:fs/promises';
import { getHeapStatistics } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { SERVICE_LEVELS } from '@ringtag/contracts';
import mapValues from 'lodash/mapValues';
import { Streams } from '../../live';
import { Changes } from '../../platform/changes/changes';
import { ServerConfig } from '../../platform/config/config';
import { Readiness } from '../../platform/health/readiness';
import { SecurityLog } from '../../platform/logging/security-log';
import { ServiceLevels } from '../../platform/service-levels/service-levels';
import { BuildReader, RemoteFailures } from '../../web';
import { RUNNING_VERSION } from '../system/running-version';
import type { Add } from './figures';

/** What this process knows of itself. docs/reference.md lists the figures with their help texts. */
@Injectable()
export class ProcessGauges {
  constructor(
    private readonly changes: Changes,
    private readonly streams: Streams,
    private readonly readiness: Readiness,
    private readonly levels: ServiceLevels,
    private readonly security: SecurityLog,
    private readonly failures: RemoteFailures,
    private readonly builds: BuildReader,
    private readonly config: ServerConfig,
  ) {}

  register(gauge: Add, counter: Add, embedded: boolean): void {
    const version = { [RUNNING_VERSION]: 1 };
    gauge('build_info', 'Always 1; the label is the version with the build', () => version, ['version']);
    gauge('ready', '1 while /health/ready answers `ok`', async () =>
      Number(this.readiness.isWritable && (await this.readiness.isReady())),
    );
    gauge('event_streams', 'Open streams of events', () => this.streams.count);
    const { heap_size_limit: limit } = getHeapStatistics();
    gauge('heap_limit_bytes', 'How large the heap of this process may become', () => limit);
    if (embedded) this.addDisk(gauge);
    this.addServiceLevels(gauge, counter);
    this.addReplicas(gauge);
    counter(
      'remote_failures_total',
      'Remotes and parts of them that browsers could not show',
      () => this.failures.countSinceStart(),
      ['remote', 'part'],
    );
    gauge(
      'remote_release',
      'Number of the release that this share of documents shows',
      async () => {
        const numbers = await this.builds.listNumbers();
        return Object.fromEntries(numbers.map(({ remote, number, share }) => [`${remote} ${share}`, number]));
      },
      ['remote', 'share'],
    );
    const events = () => this.security.counts;
    counter('security_events_total', 'Events of the security log', events, ['event', 'purpose']);
  }

  private addDisk(gauge: Add): void {
    const { dataDir } = this.config;
    gauge('disk_free_bytes', 'Free bytes of the disk of DATA_DIR; only on SQLite', async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    });
    gauge('disk_size_bytes', 'Size of the disk of DATA_DIR; only on SQLite', async () => {
      const { blocks, bsize } = await statfs(dataDir);
      return blocks * bsize;
    });
  }

  private addServiceLevels(gauge: Add, counter: Add): void {
    const events = () => mapValues(this.levels.sinceStart, 'events');
    const failures = () => mapValues(this.levels.sinceStart, 'failures');
    const targets = mapValues(SERVICE_LEVELS, 'target');
    counter('service_level_events_total', 'Events that count for a service level, since the start', events, [
      'level',
    ]);
    counter(
      'service_level_failures_total',
      'Events of a service level that failed, since the start',
      failures,
      ['level'],
    );
    gauge('service_level_target', 'The share of events that should succeed', () => targets, ['level']);
  }

  private addReplicas(gauge: Add): void {
    const { feedAge, redis } = this.changes.state();
    if (feedAge !== undefined)
      gauge(
        'changes_age_seconds',
        'Age of the last read of other replicas’ changes; from 1 on nothing is served from memory. Not on SQLite',
        () => this.changes.state().feedAge,
      );
    if (!redis) return;
    gauge('redis_connected', '1 while Redis answers this process; only with REDIS_URL', () =>
      Number(this.changes.state().redis?.connected),
    );
    gauge(
      'redis_messages',
      'Messages sent to other replicas, received, and lost because Redis did not accept them',
      () => redis.messages,
      ['what'],
    );
  }
}
