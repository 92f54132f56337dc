import { freePort } from '@ringtag/tools/free-port';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { Site } from '../load/visitor';
import { type Administrator, install, ORIGIN, toEnvironment } from '../parts/release';
import { Replica } from '../parts/replica';
import { Started } from '../parts/started';

const REPLICAS = 3;

/** One database server and replicas without a proxy: nothing takes processor time but what is measured. */
export class Installation extends Started {
  readonly mail = new MailCatcher();
  readonly replicas: Replica[] = [];
  database!: Connection;
  admin!: Administrator;
  server!: MariaDb;

  /** Starts all but the replicas. */
  static start(): Promise<Installation> {
    const installation = new Installation();
    return installation.begin(() => installation.startAll());
  }

  private async startAll(): Promise<void> {
    // As in production: what is committed is on the disk, and the data that is asked for fits into the memory.
    this.server = this.keep(await startMariaDb({ durable: true, args: ['--innodb-buffer-pool-size=1G'] }));
    await this.keep(this.mail).start();
    const url = await this.server.createDatabase('ringtag');
    const environment = toEnvironment(url, this.mail.url, { SHUTDOWN_DELAY_MS: '0' });
    this.admin = await install(environment);
    for (let i = 1; i <= REPLICAS; i += 1)
      this.replicas.push(this.keep(new Replica(`replica ${i}`, await freePort(), environment)));
    this.database = await createConnection({ uri: url });
    this.atEnd(() => this.database.destroy());
  }

  /** Where people reach the first replica. */
  get site(): Site {
    return { origin: ORIGIN, port: this.replicas[0]!.port, plain: true };
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
}
