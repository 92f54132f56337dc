import Libsql from 'libsql';
import { LRUCache } from 'lru-cache';

/** The values that SQLite can store. Other values, for example a boolean, can make libsql abort the process. */
type Bindable = string | number | bigint | Uint8Array | null;

/** The part of a prepared statement that TypeORM uses. */
export interface PreparedStatement {
  readonly reader: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): Libsql.RunResult;
}

const CACHED = /^(SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/;

/**
 * libsql behind the interface of better-sqlite3, with three additions. Parameters are converted before native code gets
 * them: a `Date` becomes UTC text, a boolean 0 or 1, and a value that SQLite cannot store is a TypeError. Prepared
 * statements are cached per connection, for all query runners. A statement that found the database locked is ended.
 */
export class LibsqlConnection extends Libsql {
  private readonly statements = new LRUCache<string, PreparedStatement>({ max: 300 });

  // The parent's type promises a whole statement of better-sqlite3; TypeORM needs only three members.
  override prepare(sql: string): never {
    const known = this.statements.get(sql);
    if (known) return known as never;
    const statement = this.guard(super.prepare<unknown[]>(sql));
    if (CACHED.test(sql)) this.statements.set(sql, statement);
    return statement as never;
  }

  private guard(statement: Libsql.Statement<unknown[]>): PreparedStatement {
    // One array argument: libsql mistakes a lone null for named parameters.
    const all = (parameters: unknown[]) => statement.all(parameters.map(bindable));
    const run = (parameters: unknown[]) => statement.run(parameters.map(bindable));
    return {
      reader: statement.reader,
      all: (...parameters) => this.execute(all, parameters),
      run: (...parameters) => this.execute(run, parameters),
    };
  }

  private execute<T>(work: (parameters: unknown[]) => T, parameters: unknown[]): T {
    try {
      return work(parameters);
    } catch (error) {
      if (isBusy(error)) this.endStatement(() => work(parameters));
      throw error;
    }
  }

  /**
   * SQLite keeps a statement in progress that found the database locked, and libsql does not reset it. Until it is
   * reset, every COMMIT of the connection fails. Running it again resets it first; as writing is off, it then ends at
   * once and writes nothing.
   */
  private endStatement(again: () => unknown): void {
    this.exec('PRAGMA query_only = ON');
    try {
      again();
    } catch {
      // SQLITE_READONLY.
    } finally {
      this.exec('PRAGMA query_only = OFF');
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function bindable(value: unknown): Bindable {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
