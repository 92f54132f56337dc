import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { isUnwritable } from '../database/database-errors';
import { insertOrChange } from '../database/insert-or-change';
import { getStatementTimes } from '../database/statement-times';
import { Outage } from '../outages/outage';
import { LeaseEntity } from '../tables/lease.entity';

const TRY_EVERY_MS = SECOND;
/** On a full disk, a small write may find room where others do not. So the end needs some time without a failure. */
const QUIET_MS = 10 * SECOND;

/**
 * Whether the database accepts changes. It is not asked: a statement that fails because the disk is full, or the
 * database read-only, says so. From then on this tries to write a row every second, until that works.
 */
@Injectable()
export class WriteWatch implements OnModuleInit, OnModuleDestroy {
  private readonly outage = new Outage(
    new Logger('Database'),
    {
      begins: 'The database cannot be written: whoever changes something gets 503',
      ends: 'The database can be written again',
    },
    'error',
  );
  private failedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private isTrying = false;
  isWritable = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    getStatementTimes(this.dataSource).onFailure = (error) => {
      if (isUnwritable(error)) this.noteFailure(error);
    };
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    getStatementTimes(this.dataSource).onFailure = undefined;
  }

  private noteFailure(error: unknown): void {
    this.isWritable = false;
    this.failedAt = performance.now();
    this.outage.begin(error);
    this.timer ??= setInterval(() => void this.tryToWrite(), TRY_EVERY_MS).unref();
  }

  private async tryToWrite(): Promise<void> {
    if (this.isTrying) return;
    this.isTrying = true;
    try {
      const row = { name: 'writing', until: this.clock.now() };
      await insertOrChange(this.dataSource.manager, LeaseEntity, [row], { set: ['until'] });
      this.noteSuccess();
    } catch {
      // A failure to write was noted like that of any other statement. Others, such as a lost connection, say nothing.
    } finally {
      this.isTrying = false;
    }
  }

  private noteSuccess(): void {
    this.isWritable = true;
    if (performance.now() - this.failedAt < QUIET_MS) return;
    this.outage.end();
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
