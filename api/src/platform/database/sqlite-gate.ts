import type { DataSource, Table } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { DatabaseTimeoutError } from './database-errors';
import { collationIn } from './sqlite-collations';
import { getStatementTimes, type StatementTimes } from './statement-times';

/** The wait for the connection to SQLite. */
const GATE_TIMEOUT_MS = 5000;

type Query = BetterSqlite3QueryRunner['query'];
type Mode = 'statement' | 'transaction';

interface Waiter {
  readonly mode: Mode;
  readonly admit: () => void;
}

/**
 * A queue in order of arrival. Single statements run at the same time (each is atomic), a transaction runs alone.
 * A caller that need not wait gets no promise, which keeps the common case fast.
 */
export class SqliteGate {
  private statements = 0;
  private transaction = false;
  private readonly queue: Waiter[] = [];

  constructor(private readonly timeout = GATE_TIMEOUT_MS) {}

  /** How many callers wait for their turn. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Undefined when the caller may go on at once, else a promise to await. */
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

  /** Runs work that uses another connection. */
  async pass<T>(mode: Mode, work: () => Promise<T>): Promise<T> {
    const wait = this.enter(mode);
    if (wait) await wait;
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
        // Statements may wait behind this transaction, which has just given up.
        this.admitNext();
        const reason = `the connection was not free for ${this.timeout} ms`;
        reject(new DatabaseTimeoutError('SQLITE_GATE_TIMEOUT', reason));
      }, this.timeout);
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiter: Waiter = { mode, admit };
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

/** The query runner of one caller. All callers share one connection; the gate decides whose turn it is. */
class GatedQueryRunner extends BetterSqlite3QueryRunner {
  private holdsGate = false;
  private running = 0;
  private onIdle?: () => void;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly gate: SqliteGate,
    private readonly times: StatementTimes,
  ) {
    super(driver);
  }

  override query(...[sql, parameters, structured]: Parameters<Query>): ReturnType<Query> {
    if (this.holdsGate) return this.inTransaction(sql, parameters, structured);
    return this.gate.pass('statement', () =>
      this.times.measure(sql, () => super.query(sql, parameters, structured)),
    );
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

  /** Adds the collations, which TypeORM does not read. It creates a changed table anew from this description. */
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
      // IMMEDIATE waits for a writer of another process here, instead of failing at a later statement.
      const statement = sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql;
      return await this.times.measure(sql, () => super.query(statement, parameters, structured));
    } finally {
      this.running -= 1;
      if (this.running === 0) this.onIdle?.();
    }
  }

  /** Waits for the statements of the transaction that nobody awaited. */
  private async idle(): Promise<void> {
    if (this.running > 0) await new Promise<void>((resolve) => (this.onIdle = resolve));
  }

  private freeWhenOver(): void {
    if (!this.isTransactionActive && this.holdsGate) this.free();
  }

  /** Ends the transaction in any state: SQLite may have rolled it back already (disk full). */
  private abandon(): void {
    // Without the gate, the open transaction belongs to another caller.
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

/** The gate of an embedded database. */
export function getGate(dataSource: DataSource): SqliteGate {
  const gate = gates.get(dataSource);
  if (!gate) throw new Error('This database has no gate');
  return gate;
}

/**
 * By default all callers of a better-sqlite3 data source share one query runner of TypeORM. A write during another
 * caller's transaction becomes part of it and is rolled back with it. With the gate, each caller has its own runner and
 * waits for its turn.
 */
export function installSqliteGate(dataSource: DataSource, timeout?: number): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const gate = new SqliteGate(timeout);
  gates.set(dataSource, gate);
  driver.createQueryRunner = () => new GatedQueryRunner(driver, gate, getStatementTimes(dataSource));
}
