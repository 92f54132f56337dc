import { MINUTE } from '@ringtag/contracts';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { StartError } from '../start-error';
import { adaptColumns } from './columns';
import { LibsqlConnection } from './libsql-connection';
import { MysqlErrorsSubscriber } from './mysql-errors.subscriber';
import { createMysqlPool } from './mysql-pool';
import { installRestarts } from './restarting-query-runner';
import { readServer } from './server-version';
import { installSqliteGate } from './sqlite-gate';
import { StatementLogger } from './statement-logger';

interface DatabaseSettings {
  /** mysql://user:password@host:port/database; undefined for SQLite. `?ssl=true` turns TLS on. */
  url?: string | undefined;
  /** The file of the embedded database, or `:memory:`. */
  sqliteFile: string;
  /** The largest number of connections to a server; without it that of mysql2, which is 10. */
  connections?: number;
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

/** A statement on MySQL. Then its connection is closed; waiting for a row lock ends after 3 s. */
const STATEMENT_DEADLINE_MS = 5000;
const CONNECT_TIMEOUT_MS = 2000;
/** Of commands: on a busy machine, loading their modules alone may hold up the answer for seconds. */
const UNHURRIED_CONNECT_MS = 10_000;
/** Callers that wait for a connection to MySQL. Further ones get 503 at once (ADR 75). */
const QUEUE_LIMIT = 500;
const IDLE_CONNECTION_MS = MINUTE;
const BUSY_TIMEOUT_MS = 5000;

/** TypeORM's options for the database engine. Open them with `createDataSource`. */
export function dataSourceOptions(settings: DatabaseSettings): DataSourceOptions {
  const { url, sqliteFile, connections, entities, migrations } = settings;
  const logger = new StatementLogger();
  const shared = { entities, migrations, logger, synchronize: false, migrationsRun: false };
  if (url === undefined) return { ...shared, ...sqliteOptions(sqliteFile) };
  return { ...shared, ...mysqlOptions(url, connections) };
}

/** Creates a data source that is not open yet: call `initialize()`. */
export function createDataSource(options: DataSourceOptions): DataSource {
  return new PortableDataSource(options);
}

/** The same options with time to connect, and without a deadline for statements: for commands beside the server. */
export function withoutDeadline(options: DataSourceOptions): DataSourceOptions {
  const unhurried = {
    poolSize: 2,
    connectTimeout: UNHURRIED_CONNECT_MS,
    maxQueryExecutionTime: undefined,
    enableQueryTimeout: false,
  };
  return { ...options, ...unhurried } as DataSourceOptions;
}

class PortableDataSource extends DataSource {
  constructor(options: DataSourceOptions) {
    super(options);
    if (options.type === 'better-sqlite3') installSqliteGate(this);
    else installRestarts(this);
  }

  protected override async buildMetadatas(): Promise<void> {
    await super.buildMetadatas();
    adaptColumns(this);
    if (this.options.type === 'mysql') await this.speakMariaDb();
  }

  /** Closing a file leaves the latest changes in a second one (`-wal`). They are moved first, so that one file has all. */
  override async destroy(): Promise<void> {
    try {
      if (this.isInitialized && this.options.type === 'better-sqlite3')
        await this.query('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      await super.destroy();
    }
  }

  /**
   * MariaDB has another syntax for defaults and locks, which TypeORM uses for the driver type `mariadb`. The type is
   * set after connecting, so that TypeORM does not use INSERT … RETURNING, which MySQL does not know.
   */
  private async speakMariaDb(): Promise<void> {
    if ((await readServer(this)) !== 'MariaDB') return;
    const driver = this.driver as MysqlDriver;
    driver.options = { ...driver.options, type: 'mariadb' };
  }
}

function sqliteOptions(file: string) {
  return {
    type: 'better-sqlite3' as const,
    driver: LibsqlConnection,
    database: file,
    enableWAL: true,
    timeout: BUSY_TIMEOUT_MS,
    // LibsqlConnection caches the statements.
    statementCacheSize: 0,
    prepareDatabase: (connection: LibsqlConnection) => {
      connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      connection.pragma('synchronous = FULL');
    },
  };
}

function mysqlOptions(url: string, connections?: number) {
  return {
    type: 'mysql' as const,
    ...mysqlAddress(url),
    driver: { createPool: createMysqlPool },
    timezone: 'Z',
    charset: 'utf8mb4_unicode_ci',
    ...(connections && { poolSize: connections }),
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxQueryExecutionTime: STATEMENT_DEADLINE_MS,
    enableQueryTimeout: true,
    subscribers: [MysqlErrorsSubscriber],
    // Without `trace`: noting the stack of each statement takes a twentieth of the time, and TypeORM's errors have one.
    extra: { queueLimit: QUEUE_LIMIT, idleTimeout: IDLE_CONNECTION_MS, trace: false },
  };
}

function mysqlAddress(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const database = decodeURIComponent(pathname.slice(1));
  if (!hostname || !database) {
    throw new StartError('DATABASE_URL must look like mysql://user:password@host:3306/database');
  }
  return {
    host: hostname,
    port: port ? Number(port) : 3306,
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database,
    ...(searchParams.get('ssl') === 'true' && { ssl: {} }),
  };
}
