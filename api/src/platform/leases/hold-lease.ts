import { randomUUID } from 'node:crypto';
import { SECOND } from '@ringtag/contracts';
import type { DataSource } from 'typeorm';
import { insertOrChange } from '../database/insert-or-change';
import { LeaseEntity } from '../tables/lease.entity';

/** After this time without renewal, another process may take a lease. */
const LEASE_S = 60;
/** Five renewals in a row may fail. */
const RENEWAL_MS = 10 * SECOND;
/** The holder gives up before others may begin: a statement that is under way ends within its deadline of 5 s. */
const GIVE_UP_MS = 50 * SECOND;

interface Job {
  /** Names the work; at most 64 characters. */
  name: string;
  /** Work that was completed fewer seconds ago is not done again. */
  everySeconds?: number;
}

/**
 * Does work in one process at a time, whatever node of a cluster each uses: taking the lease is one guarded UPDATE
 * (ADR 60). `work` has to stop when its signal aborts: then the lease is lost, and another process may begin.
 * Answers whether the work was done; false when another process does it, or when it is not due. Rejects when `work`
 * does, and the next process may try at once.
 */
export async function holdLease(
  dataSource: DataSource,
  { name, everySeconds = 0 }: Job,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const owner = randomUUID();
  const leases = new LeaseRows(dataSource, name, owner);
  if (!(await leases.take(everySeconds))) return false;
  const lost = new AbortController();
  let renewedAt = performance.now();
  const timer = setInterval(() => {
    const at = performance.now();
    // This process stood still for so long that another one may have begun.
    if (at - renewedAt > GIVE_UP_MS) return lost.abort(newLossError(name));
    leases.renew().then(
      (held) => (held ? (renewedAt = at) : lost.abort(newLossError(name))),
      () => performance.now() - renewedAt > GIVE_UP_MS && lost.abort(newLossError(name)),
    );
  }, RENEWAL_MS).unref();
  let done = false;
  try {
    await work(lost.signal);
    done = !lost.signal.aborted;
    return done;
  } finally {
    clearInterval(timer);
    // A lease that cannot be given back ends by itself.
    await leases.end(done).catch(() => undefined);
  }
}

function newLossError(name: string): Error {
  return new Error(`Another process may have taken the lease for ${name}`);
}

class LeaseRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly name: string,
    private readonly owner: string,
  ) {}

  async take(everySeconds: number): Promise<boolean> {
    const unused = { name: this.name, until: () => this.now() };
    await insertOrChange(this.dataSource.manager, LeaseEntity, [unused]);
    const { affected } = await this.update({ owner: this.owner, until: () => this.now(LEASE_S) })
      .where(`name = :name AND until <= ${this.now()}`, { name: this.name })
      .andWhere(`(doneAt IS NULL OR doneAt <= ${this.now(-everySeconds)})`)
      .execute();
    return affected === 1;
  }

  async renew(): Promise<boolean> {
    const { affected } = await this.update({ until: () => this.now(LEASE_S) })
      .where({ name: this.name, owner: this.owner })
      .execute();
    return affected === 1;
  }

  async end(done: boolean): Promise<void> {
    await this.update({ owner: null, until: () => this.now(), ...(done && { doneAt: () => this.now() }) })
      .where({ name: this.name, owner: this.owner })
      .execute();
  }

  private update(row: Record<string, string | null | (() => string)>) {
    return this.dataSource.createQueryBuilder().update(LeaseEntity).set(row);
  }

  /** The time of the database: the clocks of the processes may differ. */
  private now(seconds = 0): string {
    return this.dataSource.options.type === 'better-sqlite3'
      ? `strftime('%Y-%m-%d %H:%M:%f', 'now', '${seconds} seconds')`
      : `UTC_TIMESTAMP(3) + INTERVAL ${seconds} SECOND`;
  }
}
