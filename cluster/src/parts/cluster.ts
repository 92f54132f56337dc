import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@ringtag/tools/free-port';
import { type Galera, type GaleraNode, startGalera } from '@ringtag/tools/galera';
import { type Haproxy, readNodeStatements, renderExample, startHaproxy } from '@ringtag/tools/haproxy';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type Redis, startRedis } from '@ringtag/tools/redis';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import {
  type Administrator,
  type Environment,
  install,
  ORIGIN,
  type Release,
  runAdmin,
  THIS_RELEASE,
  toEnvironment,
} from './release';
import { Replica } from './replica';
import { Started } from './started';

/** The name of the database. */
const DATABASE = 'ringtag';

/**
 * All parts of an installation, each of them real: three nodes of Galera, Redis, an SMTP server, three replicas of the
 * built API, and HAProxy with deploy/haproxy.cfg in front of the replicas and of the nodes.
 */
export class Cluster extends Started {
  readonly mail = new MailCatcher();
  galera!: Galera;
  redis!: Redis;
  haproxy!: Haproxy;
  replicas!: readonly Replica[];
  /** Where people reach it. */
  site!: { origin: string; port: number };
  admin!: Administrator;
  private environment!: Environment;

  /**
   * Takes about half a minute.
   * @param release what the replicas run
   * @throws Error with one line that says which program is missing, or which part did not start.
   */
  static async start(release = THIS_RELEASE): Promise<Cluster> {
    const { dir } = release;
    if (!existsSync(dir)) throw new Error(`${dir} is missing: run "npm run build".`);
    const cluster = new Cluster();
    return cluster.begin(() => cluster.startAll(release));
  }

  private async startAll(release: Release): Promise<void> {
    this.galera = this.keep(await startGalera());
    await this.galera.createDatabase(DATABASE);
    for (const statement of readNodeStatements()) await this.galera.nodes[0]!.query(statement);
    this.redis = this.keep(await startRedis());
    await this.keep(this.mail).start();
    const places = {
      plain: await freePort(),
      secure: await freePort(),
      database: await freePort(),
      replicas: [await freePort(), await freePort(), await freePort()],
      nodes: this.galera.nodes.map(({ port }) => port),
    };
    this.site = { origin: ORIGIN, port: places.secure };
    const config = (dir: string) => renderExample(dir, places);
    this.haproxy = this.keep(await startHaproxy({ port: places.secure, config }));
    const url = `mysql://ringtag:ringtag@127.0.0.1:${places.database}/${DATABASE}`;
    this.environment = toEnvironment(url, this.mail.url, { REDIS_URL: this.redis.url });
    this.admin = await install(this.environment, release);
    this.replicas = places.replicas.map((port, i) =>
      this.keep(new Replica(`replica ${i + 1}`, port, this.environment)),
    );
    // The ends of replicas are tested elsewhere: here nobody waits for what they have in hand.
    for (const replica of this.replicas) this.atEnd(() => replica.kill());
    await Promise.all(this.replicas.map((replica) => replica.start(release)));
  }

  /** Brings the schema to that of a release, as an operator does before its replicas start. */
  async migrate(release: Release): Promise<void> {
    await runAdmin(this.environment, ['migrate'], release);
  }

  /** The node that HAProxy leads the replicas to; waits until there is one. */
  async getActiveNode(): Promise<GaleraNode> {
    for (;;) {
      const rows = await this.query('SELECT @@wsrep_node_name AS name').catch(() => []);
      const active = this.galera.nodes.find(({ name }) => name === rows[0]?.['name']);
      if (active) return active;
      await wait(100);
    }
  }

  /** Asks the database as replicas do, through HAProxy. */
  query(statement: string): Promise<RowDataPacket[]> {
    return askDatabase(this.environment['DATABASE_URL']!, statement);
  }

  /** Asks one node, once it has what the others had committed before. */
  queryNode(node: GaleraNode, statement: string): Promise<RowDataPacket[]> {
    return askDatabase(node.url(DATABASE), statement);
  }

  /** What `admin check` says of the data of a node where not all rules hold, else nothing. */
  async findBrokenRules(node: GaleraNode): Promise<string> {
    return runAdmin({ ...this.environment, DATABASE_URL: node.url(DATABASE) }, ['check']).then(
      () => '',
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
  }
}

async function askDatabase(url: string, statement: string): Promise<RowDataPacket[]> {
  const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
  try {
    await connection.query('SET SESSION wsrep_sync_wait = 1');
    const [rows] = await connection.query<RowDataPacket[]>(statement);
    return rows;
  } finally {
    connection.destroy();
  }
}
