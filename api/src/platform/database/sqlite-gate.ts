import type { DataSource, Table } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { collationIn } from './sqlite-collations';

/** How long a caller waits for the connection before it is told to come back later. */
export const GATE_TIMEOUT_MS = 5000;

/** The connection was busy for too long; `code` is `SQLITE_GATE_TIMEOUT`. */
export class SqliteGateTimeoutError extends Error {
  readonly code = 'SQLITE_GATE_TIMEOUT';

  constructor(timeout: number) {
    super(`SQLITE_GATE_TIMEOUT: the connection was not free for ${timeout} ms`);
  }
}

type Query = BetterSqlite3QueryRunner['query'];
type Mode = 'statement' | 'transaction';

interface Waiter {
  readonly mode: Mode;
  readonly admit: () => void;
}

/**
 * First come, first served: single statements pass side by side (each is atomic), a transaction passes alone.
 * A caller that finds the gate free goes through without a promise.
 */
export class SqliteGate {
  private statements = 0;
  private transaction = false;
  private readonly queue: Waiter[] = [];

  constructor(private readonly timeout = GATE_TIMEOUT_MS) {}

  /** Undefined when admitted at once, else a promise to wait for. */
  enter(mode: Mode): Promise<void> | undefined {
    if (this.queue.length === 0 && this.isFreeFor(mode)) {
      this.take(mode);
      return undefined;
    }
    return this.wait(mode);
  }

  leave(mode: Mode): void {
    if (mode === 'transaction') this.transaction = false;
    else this.statements -= 1;
    this.admitNext();
  }

  /** For work that goes on another connection. */
  async pass<T>(mode: Mode, work: () => Promise<T>): Promise<T> {
    await this.enter(mode);
    try {
      return await work();
    } finally {
      this.leave(mode);
    }
  }

  private wait(mode: Mode): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(waiter), 1);
        // Statements may have queued up behind a transaction that gives up now.
        this.admitNext();
        reject(new SqliteGateTimeoutError(this.timeout));
      }, this.timeout);
      const waiter: Waiter = {
        mode,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.queue.push(waiter);
    });
  }

  private admitNext(): void {
    for (let next = this.queue[0]; next && this.isFreeFor(next.mode); next = this.queue[0]) {
      this.queue.shift();
      this.take(next.mode);
      next.admit();
    }
  }

  private isFreeFor(mode: Mode): boolean {
    return !this.transaction && (mode === 'statement' || this.statements === 0);
  }

  private take(mode: Mode): void {
    if (mode === 'transaction') this.transaction = true;
    else this.statements += 1;
  }
}

/** A query runner of one caller. All share the connection, the gate keeps them apart. */
class GatedQueryRunner extends BetterSqlite3QueryRunner {
  private holdsGate = false;
  private running = 0;
  private onIdle?: () => void;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly gate: SqliteGate,
  ) {
    super(driver);
  }

  override async query(...[sql, parameters, structured]: Parameters<Query>): ReturnType<Query> {
    if (this.holdsGate) return this.inTransaction(sql, parameters, structured);
    const wait = this.gate.enter('statement');
    if (wait) await wait;
    try {
      return await super.query(sql, parameters, structured);
    } finally {
      this.gate.leave('statement');
    }
  }

  override async startTransaction(isolationLevel?: 'READ UNCOMMITTED' | 'SERIALIZABLE'): Promise<void> {
    if (this.holdsGate) return super.startTransaction(isolationLevel);
    const wait = this.gate.enter('transaction');
    if (wait) await wait;
    this.holdsGate = true;
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      this.abandon();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await this.idle();
    await super.commitTransaction();
    this.freeWhenOver();
  }

  override async rollbackTransaction(): Promise<void> {
    await this.idle();
    try {
      await super.rollbackTransaction();
    } catch (error) {
      this.abandon();
      throw error;
    }
    this.freeWhenOver();
  }

  override async release(): Promise<void> {
    if (this.isReleased) return;
    this.isReleased = true;
    await this.idle();
    this.abandon();
    await super.release();
  }

  /** TypeORM changes a table by making it anew from what this answers, and forgets collations. */
  protected override async loadTables(names?: string[]): Promise<Table[]> {
    const tables = await super.loadTables(names);
    for (const table of tables) {
      const source = 'SELECT sql FROM sqlite_master WHERE type = ? AND name = ?';
      const [row] = (await this.query(source, ['table', table.name])) as { sql: string }[];
      for (const column of table.columns) column.collation = collationIn(row?.sql ?? '', column.name);
    }
    return tables;
  }

  private async inTransaction(...[sql, parameters, structured]: Parameters<Query>): ReturnType<Query> {
    this.running += 1;
    try {
      // IMMEDIATE: another process that writes is waited for here, not met in the middle.
      return await super.query(sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql, parameters, structured);
    } finally {
      this.running -= 1;
      if (this.running === 0) this.onIdle?.();
    }
  }

  /** Statements that were sent before the end of the transaction belong to it, awaited or not. */
  private async idle(): Promise<void> {
    if (this.running > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
  }

  private freeWhenOver(): void {
    if (!this.isTransactionActive && this.holdsGate) this.free();
  }

  /** Ends our transaction whatever state it is in; SQLite itself may have rolled it back (disk full). */
  private abandon(): void {
    // Without the gate, the open transaction is somebody else's.
    if (!this.holdsGate) return;
    const connection = this.driver.databaseConnection as { inTransaction: boolean; exec(sql: string): void };
    if (connection.inTransaction) connection.exec('ROLLBACK');
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    this.free();
  }

  private free(): void {
    this.holdsGate = false;
    this.gate.leave('transaction');
  }
}

const gates = new WeakMap<DataSource, SqliteGate>();

/** What keeps the callers of an embedded database apart. */
export function gateOf(dataSource: DataSource): SqliteGate {
  const gate = gates.get(dataSource);
  if (!gate) throw new Error('This database has no gate');
  return gate;
}

/**
 * TypeORM hands one query runner to all callers of a better-sqlite3 data source, so a write made while somebody
 * else's transaction is open is rolled back with it. With the gate each caller has its own runner and waits.
 */
export function installSqliteGate(dataSource: DataSource, timeout?: number): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const gate = new SqliteGate(timeout);
  gates.set(dataSource, gate);
  driver.createQueryRunner = () => new GatedQueryRunner(driver, gate);
}
