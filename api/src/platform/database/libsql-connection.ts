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
 * libsql behind the interface of better-sqlite3, with two additions. Parameters are converted before native code gets
 * them: a `Date` becomes UTC text, a boolean 0 or 1, and a value that SQLite cannot store is a TypeError. Prepared
 * statements are cached per connection, for all query runners.
 */
export class LibsqlConnection extends Libsql {
  private readonly statements = new LRUCache<string, PreparedStatement>({ max: 300 });

  // The parent's type promises a whole statement of better-sqlite3; TypeORM needs only three members.
  override prepare(sql: string): never {
    const known = this.statements.get(sql);
    if (known) return known as never;
    const statement = guarded(super.prepare<unknown[]>(sql));
    if (CACHED.test(sql)) this.statements.set(sql, statement);
    return statement as never;
  }
}

function guarded(statement: Libsql.Statement<unknown[]>): PreparedStatement {
  return {
    reader: statement.reader,
    // One array argument: libsql mistakes a lone null for named parameters.
    all: (...parameters) => statement.all(parameters.map(bindable)),
    run: (...parameters) => statement.run(parameters.map(bindable)),
  };
}

function bindable(value: unknown): Bindable {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
