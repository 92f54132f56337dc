import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import chunk from 'lodash/chunk';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import {
  type BackgroundWriter,
  backgroundWriter,
  type Statement,
} from '../../platform/database/background-writer';
import { Outage } from '../../platform/outages/outage';
import { LostAlerts } from '../lost/lost-alerts';
import { countScans, isLost, noteTried, type ScannedCode } from './scan-statements';

const FLUSH_EVERY_MS = 200;
/** Other writers wait for one such batch at most. */
const ROWS_PER_BATCH = 1000;

/**
 * Counts scans in memory and writes them in batches in the background. A normal stop writes all of them, a crash loses
 * the last 200 ms.
 */
@Injectable()
export class ScanCounter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly outage = new Outage(
    new Logger('ScanCounter'),
    { begins: 'Scans cannot be written; they are kept', ends: 'Scans are written again' },
    'warn',
  );
  /** Scans since the last batch. */
  private pending = new Map<ScannedCode, number>();
  /** Activations whose owners tried their codes since the last batch. */
  private readonly tried = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private readonly writer: BackgroundWriter;

  constructor(
    private readonly dataSource: DataSource,
    private readonly alerts: LostAlerts,
    private readonly clock: Clock,
  ) {
    this.writer = backgroundWriter(dataSource);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    this.writer.close();
  }

  /**
   * Counts by object, so counting a cached `ScanPage` allocates nothing. If several objects stand for one code, the
   * database adds their counts.
   */
  count(code: ScannedCode, scans = 1): void {
    this.pending.set(code, (this.pending.get(code) ?? 0) + scans);
  }

  /** Notes that the owner tried the code. It is no scan, but it shows that the code works. */
  noteTried(activationId: string): void {
    this.tried.add(activationId);
  }

  /** Writes the counts and notes. What could not be written is written with the next batch. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private async write(): Promise<void> {
    const day = this.clock.today();
    // In the order of the primary key: replicas that write at the same time take their row locks in the same order, and
    // neighbouring rows share a page.
    const scans = [...this.pending].sort(([a], [b]) => (a.itemId < b.itemId ? -1 : 1));
    this.pending = new Map();
    const failures: unknown[] = [];
    let written = 0;
    /** Answers whether the statements ran. */
    const attempt = async (statements: Statement[]): Promise<boolean> => {
      try {
        await this.writer.write(statements);
        written += 1;
        return true;
      } catch (error) {
        failures.push(error);
        return false;
      }
    };
    for (const rows of chunk(scans, ROWS_PER_BATCH)) {
      const isWritten = await attempt(countScans(this.dataSource, day, rows));
      if (isWritten)
        this.alerts.noteOpened(rows.flatMap(([code]) => (isLost(code) ? code.activationId : [])));
      else for (const [code, count] of rows) this.count(code, count);
    }
    for (const ids of chunk([...this.tried].sort(), ROWS_PER_BATCH)) {
      const isWritten = await attempt([noteTried(ids)]);
      if (isWritten) for (const id of ids) this.tried.delete(id);
    }
    // After the batch, so that their mails have the count.
    await this.alerts.tell();
    if (failures.length > 0) this.outage.begin(failures[0]);
    else if (written > 0) this.outage.end();
  }
}
