import { applyDecorators } from '@nestjs/common';
import { Check, Column, type ColumnOptions, type ColumnType, type DataSource, ForeignKey } from 'typeorm';
import { v7 } from 'uuid';

/**
 * Columns that behave the same on MySQL/MariaDB and on SQLite. Entities use only these, never `@Column` itself. The
 * decorators describe the column for MySQL, `adaptColumns` translates the differences for SQLite.
 * The application sets all values: no column has a database default.
 */

const ASCII = { charset: 'ascii', collation: 'ascii_bin' } as const;
const UNICODE = { charset: 'utf8mb4', collation: 'utf8mb4_unicode_ci' } as const;
const UNICODE_EXACT = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;
const ID_LENGTH = 36;
const ENUM_LENGTH = 32;
/** The longest address (RFC 5321). */
const EMAIL_LENGTH = 254;

/** Types that only MySQL has, by entity and property. SQLite uses the type in the decorator. */
const mysqlTypes = new WeakMap<object, Map<string, ColumnType>>();

function column(options: ColumnOptions, mysqlType?: ColumnType): PropertyDecorator {
  return (prototype, property) => {
    Column(options)(prototype, property as string);
    if (!mysqlType) return;
    const types = mysqlTypes.get(prototype.constructor) ?? new Map<string, ColumnType>();
    mysqlTypes.set(prototype.constructor, types.set(String(property), mysqlType));
  };
}

/** The options that an entity may give to a column. */
type Options = Pick<ColumnOptions, 'nullable' | 'unique' | 'primary'>;

/** A new identifier: UUIDv7, so that identifiers sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** (Part of) the primary key: a UUID that the application sets with `newId()` or takes from another table. */
export function IdColumn(): PropertyDecorator {
  return column({ type: 'varchar', length: ID_LENGTH, primary: true, ...ASCII }, 'char');
}

/** The identifier of a row in another table. */
export function RefColumn(options: Options = {}): PropertyDecorator {
  return column({ type: 'varchar', length: ID_LENGTH, ...ASCII, ...options }, 'char');
}

/**
 * The id of a parent row. The database deletes the row together with its parent, and refuses a row
 * whose parent does not exist. Lock or insert the parent before you insert the row (ADR 29).
 * @param table the name of the parent's table. It is a name because the table may belong to another domain.
 */
export function ParentColumn(table: string, options: Options = {}): PropertyDecorator {
  return applyDecorators(RefColumn(options), ForeignKey(table, { onDelete: 'CASCADE' }));
}

/** The identifier of a parent row, which is also that of the row. */
export function ParentIdColumn(table: string): PropertyDecorator {
  return ParentColumn(table, { primary: true });
}

/** A `Date` to the millisecond, stored and compared in UTC. */
export function TimeColumn(options: Options = {}): PropertyDecorator {
  return column({ type: 'datetime', precision: 3, ...options });
}

/**
 * Text that people write, all of Unicode. Comparisons ignore case (on SQLite only of ASCII letters, but for
 * `narrowToPatterns`) and, on MySQL, accents. Not for anything that identifies a person: see EmailColumn.
 */
export function TextColumn(options: Options & { name?: string; length: number }): PropertyDecorator {
  return column({ type: 'varchar', ...UNICODE, ...options });
}

/**
 * A canonical e-mail address, compared character by character. Other collations of MySQL treat jose@example.org and
 * josé@example.org as equal, so one person would get the other's mail.
 */
export function EmailColumn(options: Options = {}): PropertyDecorator {
  return column({ type: 'varchar', length: EMAIL_LENGTH, ...UNICODE_EXACT, ...options });
}

/** Text of all of Unicode that programs write, compared character by character. */
export function ExactTextColumn(options: Options & { length: number }): PropertyDecorator {
  return column({ type: 'varchar', ...UNICODE_EXACT, ...options });
}

/** ASCII text that programs write (aliases, hashes, keys), compared byte by byte. */
export function BinaryTextColumn(options: Options & { length: number }): PropertyDecorator {
  return column({ type: 'varchar', ...ASCII, ...options });
}

/**
 * One of a few words. A CHECK constraint in the database refuses every other.
 * TypeORM ignores such constraints on MySQL; there `schemaDrift` and the migration generator handle them.
 */
export function EnumColumn(values: readonly string[], options: Options = {}): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property);
    column({ type: 'varchar', length: ENUM_LENGTH, ...ASCII, ...options })(prototype, property);
    // Backticks are quotes on both engines.
    Check(`\`${name}\` IN (${values.map(quoted).join(', ')})`)(prototype.constructor);
  };
}

/** A JSON value of up to 16 MB, read and written as a whole. The database treats it as text. */
export function JsonColumn(options: Options = {}): PropertyDecorator {
  const transformer = { to: toJson, from: fromJson };
  return column({ type: 'text', transformer, ...UNICODE, ...options }, 'mediumtext');
}

/** Bytes of up to 16 MB, read and written as a whole. */
export function BytesColumn(): PropertyDecorator {
  // libsql answers an ArrayBuffer.
  const from = (value: Buffer | ArrayBuffer) => (Buffer.isBuffer(value) ? value : Buffer.from(value));
  return column({ type: 'blob', transformer: { to: (value: Buffer) => value, from } }, 'mediumblob');
}

export function BooleanColumn(options: Options = {}): PropertyDecorator {
  return column({ type: 'boolean', ...options });
}

/** A whole number of at most 2^31 - 1. */
export function IntColumn(options: Options = {}): PropertyDecorator {
  return column({ type: 'int', ...options });
}

/**
 * How often a transaction locked the row with `lockRows` and its like. Tables need it where such a transaction may
 * write other rows only: a Galera cluster compares what transactions on different nodes wrote, not what they locked.
 */
export function LockCountColumn(): PropertyDecorator {
  return IntColumn({ nullable: true });
}

/** Translates the columns of an opened data source to its engine. */
export function adaptColumns(dataSource: DataSource): void {
  const columns = dataSource.entityMetadatas.flatMap((entity) => entity.columns);
  const sqlite = dataSource.options.type === 'better-sqlite3';
  for (const each of columns) {
    if (sqlite) {
      each.collation = each.type === 'varchar' && each.collation === UNICODE.collation ? 'NOCASE' : undefined;
      each.charset = undefined;
    } else if (typeof each.target === 'function') {
      each.type = mysqlTypes.get(each.target)?.get(each.propertyName) ?? each.type;
    }
  }
}

function quoted(value: string): string {
  if (!/^[\w.-]{1,32}$/.test(value)) throw new Error(`Not a word for an enum column: ${value}`);
  return `'${value}'`;
}

function toJson(value: unknown): string | null | undefined {
  return value === null || value === undefined ? value : JSON.stringify(value);
}

function fromJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
