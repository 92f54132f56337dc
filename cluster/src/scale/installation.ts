import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ringtag/tools/free-port';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { Site } from '../load/visitor';
import { type Environment, Replica, THIS_RELEASE } from '../parts/replica';

const ADMIN = 'admin@ringtag.example';
const ORIGIN = 'https://ringtag.example';
const REPLICAS = 3;

/** One database server and replicas without a proxy: nothing takes processor time but what is measured. */
export class Installation {
  private constructor(
    private readonly dir: string,
    private readonly server: MariaDb,
    readonly mail: MailCatcher,
    readonly database: Connection,
    readonly replicas: readonly Replica[],
    readonly admin: { email: string; password: string },
  ) {}

  /** Starts all but the replicas. */
  static async start(): Promise<Installation> {
    const dir = mkdtempSync(join(tmpdir(), 'ringtag-scale-'));
    // As in production: what is committed is on the disk, and the data that is asked for fits into the memory.
    const server = await startMariaDb({ durable: true, args: ['--innodb-buffer-pool-size=1G'] });
    const mail = new MailCatcher();
    await mail.start();
    const url = await server.createDatabase('ringtag');
    const environment = toEnvironment(url, mail);
    runAdmin(environment, 'migrate');
    const password = /^Password +(\S+)$/m.exec(runAdmin(environment, 'create', ADMIN))![1]!;
    const replicas: Replica[] = [];
    for (let i = 1; i <= REPLICAS; i += 1) {
      const name = `replica ${i}`;
      replicas.push(new Replica(name, await freePort(), environment, join(dir, `${name}.log`)));
    }
    const database = await createConnection({ uri: url });
    return new Installation(dir, server, mail, database, replicas, { email: ADMIN, password });
  }

  /** Where people reach the first replica. */
  get site(): Site {
    return { origin: ORIGIN, port: this.replicas[0]!.port, plain: true };
  }

  get databasePid(): number {
    return this.server.pid;
  }

  /** The aliases of all codes with an owner. */
  async listOwned(): Promise<string[]> {
    const [rows] = await this.database.query<RowDataPacket[]>(
      'SELECT alias FROM items WHERE ownerId IS NOT NULL ORDER BY alias',
    );
    return rows.map(({ alias }) => alias as string);
  }

  async countScannedDays(): Promise<number> {
    const [rows] = await this.database.query<RowDataPacket[]>('SELECT COUNT(*) AS days FROM scan_counts');
    return rows[0]!['days'] as number;
  }

  async stop(): Promise<void> {
    for (const replica of this.replicas) await replica.stop();
    this.database.destroy();
    await this.server.stop();
    await this.mail.stop();
    rmSync(this.dir, { recursive: true });
  }
}

function runAdmin(environment: Environment, ...args: string[]): string {
  const env = { PATH: process.env.PATH, ...environment };
  return execFileSync(process.execPath, [join(THIS_RELEASE.dir, 'admin.js'), ...args], {
    env,
    encoding: 'utf8',
  });
}

function toEnvironment(url: string, mail: MailCatcher): Environment {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '1',
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    SECRET_KEY: 'only for this measurement, then forgotten',
    // All people are in a few networks, and nobody has proven an address before.
    MAILS_PER_NETWORK: '1000000',
    MAILS_OVERALL: '1000000',
    SHUTDOWN_DELAY_MS: '0',
  };
}
