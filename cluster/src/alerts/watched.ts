import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@ringtag/tools/free-port';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { type Prometheus, startPrometheus } from '@ringtag/tools/prometheus';
import { readDeployed } from '@ringtag/tools/prometheus-rules';
import { type Redis, startRedis } from '@ringtag/tools/redis';
import { type Connection, createConnection } from 'mysql2/promise';
import { Visitor } from '../load/visitor';
import { type Environment, Replica, THIS_RELEASE } from '../parts/replica';
import { DelayingProxy } from './delaying-proxy';
import { shorten } from './shorten';

const ORIGIN = 'https://qr.example.com';
const DATABASE = 'ringtag';
const TOKEN = 'a token of monitoring';

type Replicas = readonly [one: Replica, other: Replica];

/** Two replicas of the built API with MariaDB, Redis and an SMTP server, and a Prometheus that watches them. */
export class Watched {
  private readonly endings: (() => unknown)[] = [];
  readonly dir = mkdtempSync(join(tmpdir(), 'ringtag-alerts-'));
  readonly mail = new MailCatcher();
  database!: MariaDb;
  redis!: Redis;
  /** In front of the database. */
  proxy!: DelayingProxy;
  replicas!: Replicas;
  private environment!: Environment;

  private constructor() {
    this.endings.push(() => rmSync(this.dir, { recursive: true, force: true }));
  }

  static async start(): Promise<Watched> {
    const watched = new Watched();
    try {
      await watched.begin();
      return watched;
    } catch (error) {
      await watched.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const end of this.endings.splice(0).reverse()) await end();
  }

  /** A Prometheus with the deployed rules, `FACTOR` times as fast, that has seen nothing yet. */
  watch(targets: readonly Replica[] = this.replicas): Promise<Prometheus> {
    const places = targets.map(({ port }) => `'127.0.0.1:${port}'`).join(', ');
    return startPrometheus({
      files: { 'ringtag.rules.yml': shorten(readDeployed('ringtag.rules.yml')) },
      config: `
global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 500ms }
rule_files: [ringtag.rules.yml]
scrape_configs:
  - job_name: ringtag
    authorization: { credentials: '${TOKEN}' }
    static_configs: [{ targets: [${places}] }]`,
    });
  }

  /** A replica that is not started yet. */
  async newReplica(name: string, more: Environment = {}): Promise<Replica> {
    const log = join(this.dir, `${name}.log`);
    const replica = new Replica(name, await freePort(), { ...this.environment, ...more }, log);
    this.endings.push(() => replica.kill());
    return replica;
  }

  /** Somebody with an address of their own, who uses one replica. */
  newVisitor(replica = this.replicas[0]): Visitor {
    return new Visitor({ origin: ORIGIN, port: replica.port, plain: true }, () => undefined);
  }

  /** A connection of somebody else to the database. */
  connect(): Promise<Connection> {
    return createConnection(this.database.url(DATABASE));
  }

  async execute(...statements: string[]): Promise<void> {
    const connection = await this.connect();
    try {
      for (const statement of statements) await connection.query(statement);
    } finally {
      connection.destroy();
    }
  }

  private async begin(): Promise<void> {
    this.database = await startMariaDb();
    this.endings.push(() => this.database.stop());
    const url = new URL(await this.database.createDatabase(DATABASE));
    this.proxy = new DelayingProxy(this.database.port);
    url.port = String(await this.proxy.start());
    this.endings.push(() => this.proxy.stop());
    this.redis = await startRedis();
    this.endings.push(() => this.redis.stop());
    await this.mail.start();
    this.endings.push(() => this.mail.stop());
    this.environment = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: ORIGIN,
      TRUST_PROXY: '1',
      DATABASE_URL: url.href,
      DATABASE_CONNECTIONS: '4',
      REDIS_URL: this.redis.url,
      SMTP_URL: this.mail.url,
      SECRET_KEY: randomBytes(32).toString('hex'),
      METRICS_TOKEN: TOKEN,
      // All visitors are in few networks.
      MAILS_PER_NETWORK: '1000000',
    };
    await promisify(execFile)(process.execPath, [join(THIS_RELEASE.dir, 'admin.js'), 'migrate'], {
      env: { PATH: process.env.PATH, ...this.environment },
    });
    this.replicas = [await this.newReplica('one'), await this.newReplica('other')];
    for (const replica of this.replicas) await replica.start();
  }
}
