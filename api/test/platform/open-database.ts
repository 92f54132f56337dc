import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSource, DataSourceOptions, MigrationInterface } from 'typeorm';
import { createDataSource, dataSourceOptions } from '../../src/platform/database/data-source';

/** The server that the tests run on; undefined: the embedded database. */
export const SERVER_URL = process.env.DATABASE_URL;

export interface TestDatabase {
  readonly dataSource: DataSource;
  /** Opens the same database once more, as another process would. */
  another(change?: Partial<DataSourceOptions>): Promise<DataSource>;
  /** Closes every connection and removes the database. */
  remove(): Promise<void>;
}

/** An empty database of our own, on the engine that DATABASE_URL names. */
export async function openDatabase(content: {
  entities: (new () => object)[];
  migrations?: (new () => MigrationInterface)[];
  /** Character set of the database, on a server. */
  charset?: string;
}): Promise<TestDatabase> {
  const place = SERVER_URL
    ? await createOnServer(SERVER_URL, content.charset ?? 'utf8mb4')
    : createDirectory();
  const options = dataSourceOptions({
    url: place.url,
    sqliteFile: place.file,
    entities: content.entities,
    migrations: content.migrations ?? [],
  });
  const opened: DataSource[] = [];
  const another = async (change: Partial<DataSourceOptions> = {}) => {
    const dataSource = await createDataSource({ ...options, ...change } as DataSourceOptions).initialize();
    opened.push(dataSource);
    return dataSource;
  };
  return {
    dataSource: await another(),
    another,
    remove: async () => {
      for (const dataSource of opened) if (dataSource.isInitialized) await dataSource.destroy();
      await place.remove();
    },
  };
}

interface Place {
  url?: string;
  file: string;
  remove(): Promise<void>;
}

async function createOnServer(server: string, charset: string): Promise<Place> {
  const name = `ringtag_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = '/';
  const onServer = async (sql: string) => {
    const connection = await createConnection(url.href);
    await connection.query(sql);
    await connection.end();
  };
  await onServer(`CREATE DATABASE ${name} CHARACTER SET ${charset}`);
  return {
    url: new URL(`/${name}`, url).href,
    file: '',
    remove: () => onServer(`DROP DATABASE ${name}`),
  };
}

function createDirectory(): Place {
  const directory = mkdtempSync(join(tmpdir(), 'ringtag-database-'));
  return {
    file: join(directory, 'test.sqlite'),
    remove: () => Promise.resolve(rmSync(directory, { recursive: true })),
  };
}
