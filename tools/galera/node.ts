import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { DatabaseServer, type Product } from '../database/private-server';
import { freePort } from '../provision/free-port';

/**
 * As docs/cluster.md has them. A node that is silent for a second is suspected, and the others go on without it
 * after three at the latest. One that applies nothing may be so many changes behind before the others wait for it.
 */
const PATIENCE = {
  'evs.keepalive_period': 'PT0.3S',
  'evs.inactive_check_period': 'PT0.3S',
  'evs.suspect_timeout': 'PT1S',
  'evs.inactive_timeout': 'PT3S',
  'evs.install_timeout': 'PT3S',
  'gcs.fc_limit': '1000',
};

/** Of the nodes, in the order in which they are asked for their data; the comma stands for all others. */
const DONORS = 'three,two,';

/** `wsrep_local_state` of a node that has everything the others have. */
const SYNCED = '4';

/** How far a node came: the number of the last transaction that it has, -1 for a node without data. */
export interface Position {
  cluster: string;
  seqno: number;
}

/** Where a node listens: for clients, for the other nodes, and for what it missed. */
interface Ports {
  clients: number;
  group: number;
  incremental: number;
  full: number;
}

/** One server of a Galera cluster. */
export class GaleraNode extends DatabaseServer {
  private constructor(
    readonly name: string,
    product: Product,
    private readonly provider: string,
    private readonly ports: Ports,
  ) {
    super({ ...product, title: `The node ${name} of Galera` }, ports.clients);
    mkdirSync(this.dataDir);
    if (this.user) chownSync(this.dataDir, this.user.uid, this.user.gid);
  }

  static async create(name: string, product: Product, provider: string): Promise<GaleraNode> {
    const [clients, group] = [await freePort(), await freePort()];
    const ports = { clients, group, incremental: await freePort(), full: await freePort() };
    return new GaleraNode(name, product, provider, ports);
  }

  /** Starts the server and waits until it has what the others have; as the first one, it is the cluster. */
  async start(others: readonly GaleraNode[], first = false): Promise<void> {
    const recovered = this.recoverPosition();
    const args = this.nodeArgs(others);
    if (first) args.push('--wsrep-new-cluster');
    else if (recovered) args.push(`--wsrep-start-position=${recovered.cluster}:${recovered.seqno}`);
    await this.launch(args, () => this.isSynced());
  }

  /** Sends SIGCONT and waits until the node has caught up with the others. */
  override async resume(): Promise<void> {
    this.signal('SIGCONT');
    while (!(await this.isSynced())) if (!this.isRunning) throw new Error(`${this.name} ended.`);
  }

  /** Forgets its data: the next start takes all of it from another node. */
  deleteData(): void {
    // Not the folder itself: a disk may be mounted there.
    for (const name of readdirSync(this.dataDir)) rmSync(join(this.dataDir, name), { recursive: true });
  }

  /** Whether it answers, belongs to the cluster, and has what the others have. */
  async isSynced(): Promise<boolean> {
    try {
      const rows = await this.query("SHOW GLOBAL STATUS LIKE 'wsrep_local_state'");
      return rows[0]?.['Value'] === SYNCED;
    } catch {
      return false;
    }
  }

  /** Runs one statement at this node, over a connection of its own, as root over the socket that only this machine has. */
  async query(statement: string): Promise<RowDataPacket[]> {
    const socketPath = join(this.dir, 'server.sock');
    const connection = await createConnection({ socketPath, user: 'root', connectTimeout: 2_000 });
    try {
      const [rows] = await connection.query<RowDataPacket[]>({ sql: statement, timeout: 5_000 });
      return rows;
    } finally {
      connection.destroy();
    }
  }

  /** How far a node that does not run came; undefined when it has no data. */
  recoverPosition(): Position | undefined {
    if (!existsSync(join(this.dataDir, 'grastate.dat'))) return undefined;
    const log = join(this.dir, 'recover.log');
    rmSync(log, { force: true });
    // It reads the position from the tables: the file is only true after an orderly end.
    this.runToEnd(this.product.server.program, [
      ...this.nodeArgs([]),
      '--wsrep-recover',
      `--log-error=${log}`,
    ]);
    const [, cluster, seqno] = /Recovered position: ([\w-]+):(-?\d+)/.exec(this.read('recover.log')) ?? [];
    return cluster ? { cluster, seqno: Number(seqno) } : undefined;
  }

  /** Marks this node as one that may start a new cluster. Galera refuses to start one from a node that was killed. */
  allowBootstrap(): void {
    const marked = this.read('data/grastate.dat').replace('safe_to_bootstrap: 0', 'safe_to_bootstrap: 1');
    writeFileSync(join(this.dataDir, 'grastate.dat'), marked);
  }

  private nodeArgs(others: readonly GaleraNode[]): string[] {
    const { group, incremental, full } = this.ports;
    const provider = {
      'gmcast.listen_addr': `tcp://127.0.0.1:${group}`,
      'ist.recv_addr': `127.0.0.1:${incremental}`,
      'gcache.size': '8M',
      ...PATIENCE,
    };
    const members = others.map(({ ports }) => `127.0.0.1:${ports.group}`);
    return [
      ...this.args(),
      '--innodb-log-file-size=8M',
      '--innodb-autoinc-lock-mode=2',
      '--binlog-format=ROW',
      '--plugin-load-add=disks',
      '--wsrep-on=ON',
      `--wsrep-provider=${this.provider}`,
      '--wsrep-cluster-name=ringtag',
      `--wsrep-cluster-address=gcomm://${members.join(',')}`,
      `--wsrep-node-name=${this.name}`,
      '--wsrep-node-address=127.0.0.1',
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-donor=${DONORS}`,
      `--wsrep-sst-receive-address=127.0.0.1:${full}`,
      `--wsrep-provider-options=${Object.entries(provider)
        .map(([name, value]) => `${name}=${value}`)
        .join(';')}`,
    ];
  }
}
