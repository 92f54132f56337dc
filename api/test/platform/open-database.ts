import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MEMORY_FOLDER } from '@ringtag/tools/memory-folder';
import type { DataSource, DataSourceOptions, MigrationInterface } from 'typeorm';
import { createDataSource, dataSourceOptions } from '../../src/platform/database/data-source';
import { createOnServer, SERVER_URL, type ServerDatabase } from '../support/server-database';

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
  /** The server, if not that of all tests. */
  server?: string;
}): Promise<TestDatabase> {
  const { server = SERVER_URL } = content;
  const place: Place = server ? await createOnServer(server, content) : createDirectory();
  const options = dataSourceOptions({
    url: place.url,
    sqliteFile: place.file ?? '',
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
      await place.drop();
    },
  };
}

interface Place extends Partial<Pick<ServerDatabase, 'url'>>, Pick<ServerDatabase, 'drop'> {
  file?: string;
}

function createDirectory(): Place {
  const directory = mkdtempSync(join(MEMORY_FOLDER, 'ringtag-database-'));
  return {
    file: join(directory, 'test.sqlite'),
    drop: () => Promise.resolve(rmSync(directory, { recursive: true })),
  };
}
