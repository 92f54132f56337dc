import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  BUDGET_WINDOW,
  HOUR,
  MINUTE,
  SERVICE_LEVEL_NAMES,
  SERVICE_LEVELS,
  type ServiceLevel,
} from '@ringtag/contracts';
import mapValues from 'lodash/mapValues';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { insertOrChange } from '../database/insert-or-change';
import { ExpiredRows } from '../housekeeping/expired-rows';
import { Outage } from '../outages/outage';
import { ServiceCountEntity } from '../tables/service-count.entity';

const WRITE_EVERY_MS = MINUTE;

interface Count {
  events: number;
  failures: number;
}

type Counts = Record<ServiceLevel, Count>;

const newCounts = (): Counts => mapValues(SERVICE_LEVELS, () => ({ events: 0, failures: 0 }));

/**
 * Counts the events of the service levels in memory, and writes them to the hour's rows once a minute (ADR 68). A normal
 * stop writes all of them, a crash loses the last minute.
 */
@Injectable()
export class ServiceLevels implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly outage = new Outage(
    new Logger('ServiceLevels'),
    { begins: 'Service levels cannot be written; they are kept', ends: 'Service levels are written again' },
    'warn',
  );
  private readonly counted = newCounts();
  private written = newCounts();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    expiredRows: ExpiredRows,
  ) {
    expiredRows.register(ServiceCountEntity, { column: 'hour', kept: BUDGET_WINDOW + HOUR });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), WRITE_EVERY_MS);
    this.timer.unref();
  }

  /** Later than `onModuleDestroy`, in which the last mails are sent. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  count(level: ServiceLevel, wentWell: boolean): void {
    const count = this.counted[level];
    count.events += 1;
    if (!wentWell) count.failures += 1;
  }

  /** The events of this process since its start. */
  get sinceStart(): Readonly<Record<ServiceLevel, Readonly<Count>>> {
    return this.counted;
  }

  /** Writes what was counted. What could not be written is written the next time. */
  flush(): Promise<void> {
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const counted = mapValues(this.counted, (count) => ({ ...count }));
    const hour = new Date(Math.floor(this.clock.now().getTime() / HOUR) * HOUR);
    const rows = SERVICE_LEVEL_NAMES.map((level) => ({
      id: `${hour.toISOString().slice(0, 13)} ${level}`,
      hour,
      level,
      events: counted[level].events - this.written[level].events,
      failures: counted[level].failures - this.written[level].failures,
    })).filter(({ events }) => events > 0);
    if (rows.length === 0) return;
    try {
      await insertOrChange(this.dataSource.manager, ServiceCountEntity, rows, {
        add: ['events', 'failures'],
      });
      this.written = counted;
      this.outage.end();
    } catch (error) {
      this.outage.begin(error);
    }
  }
}
