import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { ownTemporaryFiles, PASSWORD, USER } from '../database/private-server';
import { NEVER_FLUSHED, SERVER_OPTIONS } from '../mariadb/server';
import { freePort } from '../provision/free-port';
import { SystemProcess } from '../provision/system-process';

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

export interface NodeSettings {
  name: string;
  dir: string;
  server: string;
  provider: string;
  /** Who runs the server, where that is not us. */
  user?: { uid: number; gid: number };
}

/** How far a node came: the number of the last transaction that it has, -1 for a node without data. */
export interface Position {
  cluster: string;
  seqno: number;
}

/** One server of a Galera cluster. */
export class GaleraNode {
  readonly name: string;
  /** Where clients connect. */
  port = 0;
  /** Where the other nodes connect. */
  groupPort = 0;
  private transferPorts = { incremental: 0, full: 0 };
  private readonly process: SystemProcess;

  constructor(private readonly settings: NodeSettings) {
    const { name, dir, server, user } = settings;
    this.name = name;
    this.process = new SystemProcess({
      title: `The node ${name} of Galera`,
      program: server,
      log: join(dir, 'server.log'),
      env: () => ownTemporaryFiles(dir),
      user,
    });
  }

  async takePorts(): Promise<void> {
    this.port = await freePort();
    this.groupPort = await freePort();
    this.transferPorts = { incremental: await freePort(), full: await freePort() };
  }

  get pid(): number {
    return this.process.pid;
  }

  /** Who runs the server, where that is not us. */
  get user(): NodeSettings['user'] {
    return this.settings.user;
  }

  get isRunning(): boolean {
    return this.process.isRunning;
  }

  /** What it wrote into its log so far. */
  get output(): string {
    return this.process.readOutput();
  }

  /** `mysql://…` of a database, at this node. */
  url(database: string): string {
    return `mysql://${USER}:${PASSWORD}@127.0.0.1:${this.port}/${database}`;
  }

  /** Starts the server and waits until it has what the others have; as the first one, it is the cluster. */
  async start(others: readonly GaleraNode[], first = false): Promise<void> {
    const recovered = this.recoverPosition();
    const args = this.args(others);
    if (first) args.push('--wsrep-new-cluster');
    else if (recovered) args.push(`--wsrep-start-position=${recovered.cluster}:${recovered.seqno}`);
    await this.process.start(args, () => this.isSynced());
  }

  /** SIGKILL, as when the machine loses its power. */
  kill(): Promise<void> {
    return this.process.kill();
  }

  /** SIGSTOP: its connections stay, and nothing answers. */
  pause(): void {
    this.process.signal('SIGSTOP');
  }

  /** Sends SIGCONT and waits until the node has caught up with the others. */
  async resume(): Promise<void> {
    this.process.signal('SIGCONT');
    while (!(await this.isSynced())) if (!this.isRunning) throw new Error(`${this.name} ended.`);
  }

  halt(): Promise<void> {
    return this.process.halt();
  }

  /** Kills without waiting; also runs while this process exits. */
  destroy(): void {
    this.process.signal('SIGKILL');
  }

  /** Forgets its data: the next start takes all of it from another node. */
  deleteData(): void {
    // Not the folder itself: a disk may be mounted there.
    for (const name of readdirSync(this.dataDir)) rmSync(join(this.dataDir, name), { recursive: true });
  }

  get dataDir(): string {
    return join(this.settings.dir, 'data');
  }

  makeDataDir(): void {
    mkdirSync(this.dataDir, { recursive: true });
    const { user } = this.settings;
    if (user) chownSync(this.dataDir, user.uid, user.gid);
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

  /** Runs one statement at this node, over a connection of its own. */
  async query(statement: string): Promise<RowDataPacket[]> {
    const connection = await createConnection({ ...this.connection(), connectTimeout: 2_000 });
    try {
      const [rows] = await connection.query<RowDataPacket[]>({ sql: statement, timeout: 5_000 });
      return rows;
    } finally {
      connection.destroy();
    }
  }

  /** As root, over the socket that only this machine has. */
  private connection() {
    return { socketPath: join(this.settings.dir, 'server.sock'), user: 'root' };
  }

  /** How far a node that does not run came; undefined when it has no data. */
  recoverPosition(): Position | undefined {
    if (!existsSync(join(this.dataDir, 'grastate.dat'))) return undefined;
    const log = join(this.settings.dir, 'recover.log');
    rmSync(log, { force: true });
    const { server, dir, user } = this.settings;
    // It reads the position from the tables: the file is only true after an orderly end.
    spawnSync(server, [...this.args([]), '--wsrep-recover', `--log-error=${log}`], {
      env: ownTemporaryFiles(dir),
      ...user,
    });
    const [, cluster, seqno] = /Recovered position: ([\w-]+):(-?\d+)/.exec(readFileSync(log, 'utf8')) ?? [];
    return cluster ? { cluster, seqno: Number(seqno) } : undefined;
  }

  /** Marks this node as one that may start a new cluster. Galera refuses to start one from a node that was killed. */
  allowBootstrap(): void {
    const file = join(this.dataDir, 'grastate.dat');
    writeFileSync(file, readFileSync(file, 'utf8').replace('safe_to_bootstrap: 0', 'safe_to_bootstrap: 1'));
  }

  private args(others: readonly GaleraNode[]): string[] {
    const { dir, provider: library } = this.settings;
    const { incremental, full } = this.transferPorts;
    const provider = {
      'gmcast.listen_addr': `tcp://127.0.0.1:${this.groupPort}`,
      'ist.recv_addr': `127.0.0.1:${incremental}`,
      'gcache.size': '8M',
      ...PATIENCE,
    };
    const members = others.map(({ groupPort }) => `127.0.0.1:${groupPort}`);
    return [
      '--no-defaults',
      `--datadir=${this.dataDir}`,
      `--socket=${join(dir, 'server.sock')}`,
      `--pid-file=${join(dir, 'server.pid')}`,
      `--port=${this.port}`,
      ...SERVER_OPTIONS,
      ...NEVER_FLUSHED,
      '--innodb-log-file-size=8M',
      '--innodb-autoinc-lock-mode=2',
      '--binlog-format=ROW',
      '--plugin-load-add=disks',
      '--wsrep-on=ON',
      `--wsrep-provider=${library}`,
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
