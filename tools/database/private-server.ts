import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../provision/free-port';
import { notRoot, SystemProcess } from '../provision/system-process';

/** Who may do everything, from this machine. */
export const USER = 'ringtag';
export const PASSWORD = 'ringtag';

/** A program and the arguments that come before all others. */
export interface Command {
  program: string;
  args: string[];
}

/** What differs between the products. */
export interface Product {
  title: string;
  server: Command;
  /** Makes the system tables: its root needs no password. */
  install: Command;
  /** Options beside those of every server. */
  options: string[];
}

const OPTIONS = [
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
  '--character-set-server=utf8mb4',
  '--default-time-zone=+00:00',
];

/**
 * The system keeps what was written, and a killed server finds it again. Each change of a table waits for the disk a
 * dozen times else, and each database of a test is made by some fifty of them.
 */
export const NEVER_FLUSHED = [
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
];

/** A MariaDB or MySQL of our own, on 127.0.0.1. */
export class DatabaseServer extends SystemProcess {
  constructor(
    protected readonly product: Product,
    readonly port: number,
    folder?: string,
  ) {
    super({ title: product.title, program: product.server.program, user: notRoot(), folder });
  }

  get dataDir(): string {
    return join(this.dir, 'data');
  }

  /** `mysql://…` of a database; the user may create and drop databases. */
  url(database: string): string {
    return `mysql://${USER}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  /** Creates an empty utf8mb4 database, replacing one of that name, and answers its URL. */
  async createDatabase(name: string): Promise<string> {
    const connection = await createConnection(this.url(''));
    try {
      await connection.query('DROP DATABASE IF EXISTS ??', [name]);
      await connection.query('CREATE DATABASE ?? CHARACTER SET utf8mb4', [name]);
    } finally {
      await connection.end();
    }
    return this.url(name);
  }

  /** Makes the system tables. @throws Error with one line */
  install(): void {
    const { program, args } = this.product.install;
    this.runToEnd(program, [...args, `--datadir=${this.dataDir}`]);
  }

  protected args(): string[] {
    return [
      ...this.product.server.args,
      `--datadir=${this.dataDir}`,
      `--socket=${join(this.dir, 'server.sock')}`,
      `--pid-file=${join(this.dir, 'server.pid')}`,
      `--port=${this.port}`,
      ...OPTIONS,
      ...this.product.options,
    ];
  }

  /** Starts it with the user that has all rights. */
  async begin(): Promise<void> {
    const init = join(this.dir, 'init.sql');
    writeFileSync(
      init,
      `CREATE USER IF NOT EXISTS '${USER}'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';\n` +
        `GRANT ALL ON *.* TO '${USER}'@'127.0.0.1' WITH GRANT OPTION;\n`,
    );
    await this.launch([...this.args(), `--init-file=${init}`], () => this.isAnswering());
  }

  private async isAnswering(): Promise<boolean> {
    try {
      const connection = await createConnection({ uri: this.url(''), connectTimeout: 2_000 });
      await connection.end();
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * @param folder where its files are, where that is not the disk
 * @throws Error with one line when the server does not start.
 */
export async function startPrivateServer(product: Product, folder?: string): Promise<DatabaseServer> {
  const server = new DatabaseServer(product, await freePort(), folder);
  server.install();
  await server.begin();
  return server;
}
