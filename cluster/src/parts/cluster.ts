import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cleanUpWithProcess } from '@ringtag/tools/clean-up';
import type { Galera, GaleraNode } from '@ringtag/tools/galera';
import { type Haproxy, HOST } from '@ringtag/tools/haproxy';
import type { MailCatcher } from '@ringtag/tools/mail-catcher';
import type { Redis } from '@ringtag/tools/redis';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { DATABASE, type Programs, startPrograms } from './programs';
import { type Environment, type Release, Replica, THIS_RELEASE } from './replica';

const ADMIN = 'admin@ringtag.example';
const ORIGIN = `https://${HOST}`;

/**
 * All parts of an installation, each of them real: three nodes of Galera, Redis, an SMTP server, three replicas of the
 * built API, and HAProxy with deploy/haproxy.cfg in front of the replicas and of the nodes.
 */
export class Cluster {
  readonly replicas: readonly Replica[];
  /** Where people reach it. */
  readonly site: { origin: string; port: number };
  readonly admin = { email: ADMIN, password: '' };

  private readonly environment: Environment;
  private readonly dir = mkdtempSync(join(tmpdir(), 'ringtag-cluster-'));
  private readonly forget = cleanUpWithProcess(() => this.destroy());

  private constructor(private readonly programs: Programs) {
    const { places } = programs;
    this.site = { origin: ORIGIN, port: places.secure };
    this.environment = toEnvironment(programs);
    this.replicas = places.replicas.map((port, i) => {
      const name = `replica ${i + 1}`;
      return new Replica(name, port, this.environment, join(this.dir, `${name}.log`));
    });
  }

  get galera(): Galera {
    return this.programs.galera;
  }

  get redis(): Redis {
    return this.programs.redis;
  }

  get haproxy(): Haproxy {
    return this.programs.haproxy;
  }

  get mail(): MailCatcher {
    return this.programs.mail;
  }

  /**
   * Takes about half a minute.
   * @param release what the replicas run
   * @throws Error with one line that says which program is missing, or which part did not start.
   */
  static async start(release = THIS_RELEASE): Promise<Cluster> {
    const { dir } = release;
    if (!existsSync(dir)) throw new Error(`${dir} is missing: run "npm run build".`);
    const cluster = new Cluster(await startPrograms());
    try {
      await cluster.install(release);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  private async install(release: Release): Promise<void> {
    await this.migrate(release);
    const printed = await this.runAdmin(release, ['create', ADMIN]);
    this.admin.password = /^Password +(\S+)$/m.exec(printed)![1]!;
    await Promise.all(this.replicas.map((replica) => replica.start(release)));
  }

  /** Brings the schema to that of a release, as an operator does before its replicas start. */
  async migrate(release: Release): Promise<void> {
    await this.runAdmin(release, ['migrate']);
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
    const atNode = { DATABASE_URL: node.url(DATABASE) };
    return this.runAdmin(THIS_RELEASE, ['check'], atNode).then(
      () => '',
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
  }

  /** The ends of replicas are tested elsewhere: here nobody waits for what they have in hand. */
  async stop(): Promise<void> {
    this.forget();
    for (const replica of this.replicas) await replica.kill();
    await this.programs.stop();
    this.destroy();
  }

  private destroy(): void {
    for (const replica of this.replicas) replica.destroy();
    rmSync(this.dir, { recursive: true, force: true });
  }

  private async runAdmin({ dir }: Release, args: string[], more: Environment = {}): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [join(dir, 'admin.js'), ...args], {
      env: { PATH: process.env.PATH, ...this.environment, ...more },
    });
    return stdout;
  }
}

function toEnvironment({ places, mail, redis }: Programs): Environment {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '1',
    DATABASE_URL: `mysql://ringtag:ringtag@127.0.0.1:${places.database}/${DATABASE}`,
    REDIS_URL: redis.url,
    SMTP_URL: mail.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    // All people of the load are in a few networks, and nobody has proven an address before.
    MAILS_PER_NETWORK: '1000000',
    MAILS_OVERALL: '1000000',
  };
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
