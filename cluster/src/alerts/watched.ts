import { freePort } from '@ringtag/tools/free-port';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { type Prometheus, startPrometheus } from '@ringtag/tools/prometheus';
import { readDeployed } from '@ringtag/tools/prometheus-rules';
import { type Redis, startRedis } from '@ringtag/tools/redis';
import { type Connection, createConnection } from 'mysql2/promise';
import { Visitor } from '../load/visitor';
import { type Environment, ORIGIN, runAdmin, toEnvironment } from '../parts/release';
import { Replica } from '../parts/replica';
import { Started } from '../parts/started';
import { DelayingProxy } from './delaying-proxy';
import { shorten } from './shorten';

const DATABASE = 'ringtag';
const TOKEN = 'a token of monitoring';

type Replicas = readonly [one: Replica, other: Replica];

/** Two replicas of the built API with MariaDB, Redis and an SMTP server, and a Prometheus that watches them. */
export class Watched extends Started {
  readonly mail = new MailCatcher();
  database!: MariaDb;
  redis!: Redis;
  /** In front of the database. */
  proxy!: DelayingProxy;
  replicas!: Replicas;
  private environment!: Environment;

  static start(): Promise<Watched> {
    const watched = new Watched();
    return watched.begin(() => watched.startAll());
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
    const replica = this.keep(new Replica(name, await freePort(), { ...this.environment, ...more }));
    this.atEnd(() => replica.kill());
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

  /** A command of the operator. */
  admin(...args: string[]): Promise<string> {
    return runAdmin(this.environment, args);
  }

  private async startAll(): Promise<void> {
    this.database = this.keep(await startMariaDb());
    const url = new URL(await this.database.createDatabase(DATABASE));
    this.proxy = this.keep(new DelayingProxy(this.database.port));
    url.port = String(await this.proxy.start());
    this.redis = this.keep(await startRedis());
    await this.keep(this.mail).start();
    this.environment = toEnvironment(url.href, this.mail.url, {
      DATABASE_CONNECTIONS: '4',
      REDIS_URL: this.redis.url,
      METRICS_TOKEN: TOKEN,
    });
    await runAdmin(this.environment, ['migrate']);
    this.replicas = [await this.newReplica('one'), await this.newReplica('other')];
    for (const replica of this.replicas) await replica.start();
  }
}
