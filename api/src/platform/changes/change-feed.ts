import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { HOUR } from '@ringtag/contracts';
import { DataSource, type DataSourceOptions, type EntityManager } from 'typeorm';
import { newId } from '../database/columns';
import { createDataSource } from '../database/data-source';
import { ExpiredRows } from '../housekeeping/expired-rows';
import { Outage } from '../outages/outage';
import { ChangeEntity } from '../tables/change.entity';
import { type Apply, type Change, EVERYTHING } from './change';

const READ_EVERY_MS = 300;
/** The bound that the product promises: three reads fit in, so that one may be late. */
const CURRENT_MS = 1000;
/**
 * Rows of this time are read each time. A row is written some time before its commit shows it, by a node of the cluster
 * whose clock may be behind. A row for which both together take longer than this is never read.
 */
const WINDOW_S = 10;
/** A read that fails may have met a busy moment, or a connection that was closed. */
const OUTAGE_MS = 3000;
/** Further apart, two reads could leave out a row between them. */
const LONGEST_GAP_MS = 5000;

const READ = `SELECT id, topic, subject FROM changes WHERE at >= UTC_TIMESTAMP(3) - INTERVAL ${WINDOW_S} SECOND`;

/**
 * Reads the table `changes`, in which all replicas note what they changed (ADR 21). Redis tells the same sooner, but
 * may be away; the table is there whenever the database is.
 */
@Injectable()
export class ChangeFeed {
  private readonly outage = new Outage(
    new Logger('Database'),
    { begins: 'The database cannot be read', ends: 'The database can be read again' },
    'error',
  );
  private readonly stopping = new AbortController();
  /** The ids of the rows of the last read. */
  private known = new Set<string>();
  private readAt = -Infinity;
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly expiredRows: ExpiredRows,
  ) {}

  /**
   * Resolves after the first read.
   * @param apply gets the changes of all replicas, each at least once
   */
  async start(apply: Apply): Promise<void> {
    this.expiredRows.register(ChangeEntity, { column: 'at', kept: HOUR });
    const own = await createDataSource(ownConnection(this.dataSource)).initialize();
    const read = () => this.read(own, apply);
    await read();
    this.running = this.readOn(read).finally(() => own.destroy());
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** The seconds since the last complete read. */
  get age(): number {
    return (performance.now() - this.readAt) / 1000;
  }

  /** Whether all changes are known that were committed more than a second ago. */
  get isCurrent(): boolean {
    return performance.now() - this.readAt < CURRENT_MS;
  }

  /** Writes changes in the transaction that makes them. */
  async write(manager: EntityManager, changes: readonly Change[]): Promise<void> {
    const rows = changes.map((change) => ({ ...change, id: newId(), at: () => 'UTC_TIMESTAMP(3)' }));
    await manager.createQueryBuilder().insert().into(ChangeEntity).values(rows).updateEntity(false).execute();
  }

  private async readOn(read: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await read();
        this.outage.end();
      } catch (error) {
        if (performance.now() - this.readAt > OUTAGE_MS) this.outage.begin(error);
      }
      await sleep(READ_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async read(own: DataSource, apply: Apply): Promise<void> {
    const startedAt = performance.now();
    const rows = await own.query<({ id: string } & Change)[]>(READ);
    const missed = startedAt - this.readAt > LONGEST_GAP_MS;
    const fresh = rows.filter(({ id }) => !this.known.has(id));
    this.known = new Set(rows.map(({ id }) => id));
    apply(missed ? EVERYTHING : fresh);
    this.readAt = startedAt;
  }
}

/** One connection that no request waits for or holds: many requests must not make the replica read late. */
function ownConnection({ options }: DataSource): DataSourceOptions {
  return {
    ...options,
    entities: [],
    migrations: [],
    subscribers: [],
    poolSize: 1,
    maxQueryExecutionTime: CURRENT_MS,
  } as DataSourceOptions;
}
