import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { cleanUpWithProcess } from '../provision/clean-up';
import { freePort } from '../provision/free-port';
import { SystemProcess } from '../provision/system-process';

/** Who may do everything, from this machine. */
export const USER = 'ringtag';
export const PASSWORD = 'ringtag';

/** A program and the arguments that come before all others. */
export interface Command {
  program: string;
  args: string[];
}

/** A MariaDB or MySQL of our own, on 127.0.0.1, in a directory that goes away with it. */
export interface DatabaseServer {
  readonly port: number;
  /** Process id of the server that runs now, for signals (SIGSTOP, SIGKILL); changes with restart(). */
  readonly pid: number;
  /** `mysql://…` of a database; the user may create and drop databases. */
  url(database: string): string;
  /** Creates an empty utf8mb4 database, replacing one of that name, and answers its URL. */
  createDatabase(name: string): Promise<string>;
  /** Starts the server again on the same data and port, after a signal or on top of a running one. */
  restart(): Promise<void>;
  /** Stops the server and removes its directory. */
  stop(): Promise<void>;
}

/** What differs between the products. */
export interface Product {
  title: string;
  server: Command;
  /** Options beside the places and the port. */
  options: string[];
  /** Who runs the server, where that is not us. */
  user?: { uid: number; gid: number };
  /** Makes the system tables in `data` of the folder. */
  prepare(dir: string): void;
}

/** A server that starts deletes the temporary tables that it finds, whosever they are: each has a folder of its own. */
export const ownTemporaryFiles = (dir: string): NodeJS.ProcessEnv => ({ ...process.env, TMPDIR: dir });

/** @throws Error with one line when the server does not start. */
export async function startPrivateServer(product: Product): Promise<DatabaseServer> {
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-database-'));
  if (product.user) chownSync(dir, product.user.uid, product.user.gid);
  const server = new Server(dir, product);
  const forget = cleanUpWithProcess(() => server.destroy());
  try {
    product.prepare(dir);
    await server.start();
  } catch (error) {
    forget();
    server.destroy();
    throw error;
  }
  return {
    get port() {
      return server.port;
    },
    get pid() {
      return server.pid;
    },
    url: (database) => server.url(database),
    createDatabase: (name) => server.createDatabase(name),
    restart: async () => {
      await server.halt();
      await server.start();
    },
    stop: async () => {
      forget();
      await server.halt();
      server.destroy();
    },
  };
}

class Server {
  port = 0;
  private readonly process: SystemProcess;

  constructor(
    private readonly dir: string,
    private readonly product: Product,
  ) {
    const { title, server, user } = product;
    const env = () => ownTemporaryFiles(dir);
    this.process = new SystemProcess({
      title,
      program: server.program,
      log: this.path('server.log'),
      env,
      user,
    });
  }

  get pid(): number {
    return this.process.pid;
  }

  url(database: string): string {
    return `mysql://${USER}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    await this.process.start(this.args(), () => this.isAnswering());
  }

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

  halt(): Promise<void> {
    return this.process.halt();
  }

  /** Kills without waiting and removes the directory; also runs while the process exits. */
  destroy(): void {
    this.process.signal('SIGKILL');
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }

  private path(name: string): string {
    return join(this.dir, name);
  }

  private args(): string[] {
    writeFileSync(
      this.path('init.sql'),
      `CREATE USER IF NOT EXISTS '${USER}'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';\n` +
        `GRANT ALL ON *.* TO '${USER}'@'127.0.0.1' WITH GRANT OPTION;\n`,
    );
    return [
      ...this.product.server.args,
      `--datadir=${this.path('data')}`,
      `--socket=${this.path('server.sock')}`,
      `--pid-file=${this.path('server.pid')}`,
      `--init-file=${this.path('init.sql')}`,
      `--port=${this.port}`,
      ...this.product.options,
    ];
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
