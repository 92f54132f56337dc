import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { LibsqlConnection, type PreparedStatement } from './libsql-connection';

describe('connection to SQLite', () => {
  let dir: string;
  let connection: LibsqlConnection;
  let other: Libsql.Database;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ringtag-connection-'));
    const file = join(dir, 'test.sqlite');
    connection = new LibsqlConnection(file);
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('CREATE TABLE notes (text TEXT)');
    other = new Libsql(file);
  });

  afterEach(() => {
    connection.close();
    other.close();
    rmSync(dir, { recursive: true });
  });

  const prepare = (sql: string): PreparedStatement => connection.prepare(sql);
  const readNotes = () => other.prepare('SELECT text FROM notes').raw().all().flat();

  it.each([
    ["INSERT INTO notes VALUES ('busy')", 'run'],
    ["INSERT INTO notes VALUES ('busy') RETURNING text", 'all'],
    ["UPDATE notes SET text = 'busy'", 'run'],
    ['CREATE TABLE more (text TEXT)', 'run'],
  ] as const)('should commit again after "%s" found the database locked', (sql, method) => {
    const statement = prepare(sql);
    other.exec('BEGIN IMMEDIATE');
    expect(() => statement[method]()).toThrow('database is locked');
    other.exec('COMMIT');

    prepare('BEGIN IMMEDIATE').run();
    prepare('INSERT INTO notes VALUES (?)').run('later');
    prepare('COMMIT').run();
    expect(readNotes()).toEqual(['later']);
    expect(() => statement[method]()).not.toThrow();
  });
});
