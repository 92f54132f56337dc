import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Outage } from '../outages/outage';
import { Clock } from './clock';

const EVERY_MS = MINUTE;
/** A measurement is off by at most half its round trip. Slower measurements are ignored. */
const LONGEST_ROUND_TRIP_MS = 1000;
const TRIES_AT_START = 5;
/** A larger correction is logged, because the clock of the machine needs attention. */
const JUMP_MS = 1000;

/**
 * Keeps the clock in step with the database, which all replicas share. Not needed on SQLite, which serves one process.
 * While the database does not answer, the last correction stays.
 */
@Injectable()
export class DatabaseTime implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Clock');
  private readonly outage = new Outage(
    this.logger,
    { begins: 'The time of the database cannot be read', ends: 'The time of the database can be read again' },
    'warn',
  );
  private timer: NodeJS.Timeout | undefined;
  private measuring: Promise<boolean> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Runs before the workers start, which take leases. */
  async onModuleInit(): Promise<void> {
    if (this.dataSource.options.type === 'better-sqlite3') return;
    for (let tries = 1; tries <= TRIES_AT_START; tries += 1) if (await this.measure()) break;
    this.timer = setInterval(() => (this.measuring = this.measure()), EVERY_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.measuring;
  }

  /** Answers whether the clock was set. */
  async measure(): Promise<boolean> {
    const from = performance.now();
    let rows: { seconds: string }[];
    try {
      rows = await this.dataSource.query('SELECT UNIX_TIMESTAMP(NOW(6)) AS seconds');
    } catch (error) {
      this.outage.begin(error);
      return false;
    }
    this.outage.end();
    const roundTrip = performance.now() - from;
    if (roundTrip > LONGEST_ROUND_TRIP_MS) return false;
    const moved = this.clock.follow(Number(rows[0]?.seconds) * 1000 + roundTrip / 2);
    if (Math.abs(moved) > JUMP_MS) {
      this.logger.warn({
        msg: 'The clock differed from the time of the database and was moved',
        milliseconds: moved,
      });
    }
    return true;
  }
}
