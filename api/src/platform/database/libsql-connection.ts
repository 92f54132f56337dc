import Libsql from 'libsql';

/** What SQLite stores. libsql aborts the whole process on some other values (a boolean is enough). */
type Bindable = string | number | bigint | Uint8Array | null;

/** The part of a prepared statement that TypeORM uses. */
export interface PreparedStatement {
  readonly reader: boolean;
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): Libsql.RunResult;
}

const CACHED = /^(SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/;
const CACHE_SIZE = 300;

/**
 * libsql behind the interface of better-sqlite3, with two additions: parameters are checked before native code
 * sees them (a `Date` becomes UTC text, a boolean 0 or 1, anything that SQLite does not know is a TypeError),
 * and prepared statements are kept per connection, so that every query runner finds them.
 */
export class LibsqlConnection extends Libsql {
  private readonly statements = new Map<string, PreparedStatement>();

  // The declared type of the parent promises better-sqlite3's whole statement; TypeORM needs three members.
  override prepare(sql: string): never {
    const known = this.statements.get(sql);
    if (known) return known as never;
    const statement = guarded(super.prepare<unknown[]>(sql));
    if (CACHED.test(sql)) this.keep(sql, statement);
    return statement as never;
  }

  private keep(sql: string, statement: PreparedStatement): void {
    if (this.statements.size >= CACHE_SIZE) {
      const [oldest] = this.statements.keys();
      if (oldest !== undefined) this.statements.delete(oldest);
    }
    this.statements.set(sql, statement);
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
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'undefined':
      return null;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
      throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
  }
}
