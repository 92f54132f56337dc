import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createConnection, type Connection } from 'mysql2/promise';
import { freePort } from '../provision/free-port';
import { provideProgram } from '../provision/system-program';

const USER = 'ringtag';
const PASSWORD = 'ringtag';
const START_DEADLINE = 60_000;
const STOP_DEADLINE = 20_000;

export interface MariaDbOptions {
  /** Flush to the disk, as in production. Off by default: what is committed survives kill -9, not a power cut. */
  durable?: boolean;
  /** Further options for mariadbd, e.g. `--max-connections=5`. */
  args?: string[];
}

/** A MariaDB server of our own, on 127.0.0.1, in a directory that goes away with it. */
export interface MariaDb {
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

/**
 * Starts a private server; takes about three seconds.
 * @throws Error with one line when MariaDB is missing or does not start.
 */
export async function startMariaDb(options: MariaDbOptions = {}): Promise<MariaDb> {
  const binaries = {
    server: provideProgram(PROGRAM('mariadbd', 'mysqld')),
    install: provideProgram(PROGRAM('mariadb-install-db', 'mysql_install_db')),
  };
  provideProgram(DEFAULTS_READER);
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-mariadb-'));
  const server = new Server(dir, binaries.server, options);
  const forget = cleanUpWithProcess(() => server.destroy());
  try {
    installSystemTables(binaries.install, dir);
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

const PROGRAM = (...names: string[]) => ({ title: 'MariaDB', names, debianPackage: 'mariadb-server-core' });

/** mariadb-install-db calls it; Debian puts it into the package of the client, which the server's does not ask for. */
const DEFAULTS_READER = {
  title: 'my_print_defaults of MariaDB',
  names: ['my_print_defaults'],
  debianPackage: 'mariadb-client-core',
};

/**
 * The system keeps what was written, and a killed server finds it again. Each change of a table waits for the disk a
 * dozen times else, and each database of a test is made by some fifty of them.
 */
const NEVER_FLUSHED = [
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--debug-no-sync',
];

/** mariadbd refuses to run as root unless told to. */
const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

function installSystemTables(program: string, dir: string): void {
  const args = [
    '--no-defaults',
    `--datadir=${join(dir, 'data')}`,
    '--skip-test-db',
    '--skip-name-resolve',
    ...asRoot(),
  ];
  const result = spawnSync(program, [...args, '--auth-root-authentication-method=normal'], {
    encoding: 'utf8',
    env: ownTemporaryFiles(dir),
  });
  if (result.status !== 0) {
    throw new Error(`MariaDB could not prepare its tables: ${lastLine(result.stderr || result.stdout)}`);
  }
}

/** A server that starts deletes the temporary tables that it finds, whosever they are: each has a folder of its own. */
const ownTemporaryFiles = (dir: string): NodeJS.ProcessEnv => ({ ...process.env, TMPDIR: dir });

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

class Server {
  port = 0;
  private child: ChildProcess | undefined;

  constructor(
    private readonly dir: string,
    private readonly program: string,
    private readonly options: MariaDbOptions,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  url(database: string): string {
    return `mysql://${USER}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const log = openSync(this.path('server.log'), 'a');
    const env = ownTemporaryFiles(this.dir);
    this.child = spawn(this.program, this.args(), { stdio: ['ignore', log, log], env });
    closeSync(log);
    const connection = await this.connected(this.child);
    await connection.end();
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

  /** Ends the process: asked first, killed when it does not answer. */
  async halt(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE);
    await ended;
    clearTimeout(deadline);
  }

  /** Kills without waiting and removes the directory; also runs while the process exits. */
  destroy(): void {
    this.child?.kill('SIGKILL');
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
      '--no-defaults',
      ...asRoot(),
      `--datadir=${this.path('data')}`,
      `--socket=${this.path('server.sock')}`,
      `--pid-file=${this.path('server.pid')}`,
      `--init-file=${this.path('init.sql')}`,
      `--port=${this.port}`,
      '--bind-address=127.0.0.1',
      '--skip-name-resolve',
      '--character-set-server=utf8mb4',
      '--sql-mode=STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION',
      '--default-time-zone=+00:00',
      '--innodb-buffer-pool-size=64M',
      '--performance-schema=OFF',
      ...(this.options.durable ? ['--innodb-flush-log-at-trx-commit=1'] : NEVER_FLUSHED),
      ...(this.options.args ?? []),
    ];
  }

  private async connected(child: ChildProcess): Promise<Connection> {
    const until = Date.now() + START_DEADLINE;
    while (Date.now() < until) {
      if (child.exitCode !== null || child.signalCode !== null) break;
      try {
        return await createConnection({ uri: this.url(''), connectTimeout: 2_000 });
      } catch {
        await wait(50);
      }
    }
    child.kill('SIGKILL');
    throw new Error(`MariaDB did not start: ${lastLine(readFileSync(this.path('server.log'), 'utf8'))}`);
  }
}

/** Runs `destroy` if this process ends before the answer is called: normally, or by Ctrl-C or SIGTERM. */
function cleanUpWithProcess(destroy: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals): void => {
    destroy();
    process.off(signal, onSignal);
    // Nobody else listens: let the signal end the process as it would have without us.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.on('exit', destroy);
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return () => {
    process.off('exit', destroy);
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  };
}
