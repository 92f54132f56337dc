import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, USER } from '../database/private-server';
import { installSystemTables, provideServer } from '../mariadb/server';
import { cleanUpWithProcess } from '../provision/clean-up';
import { provideProgram } from '../provision/system-program';
import { GaleraNode, type Position } from './node';

export type { GaleraNode } from './node';

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const NODES = ['one', 'two', 'three'];

/** Debian's user and group "nobody". The state transfer by rsync fails as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** Three MariaDB servers that are one cluster, on 127.0.0.1, in a directory that goes away with them. */
export interface Galera {
  readonly nodes: readonly GaleraNode[];
  /** Creates an empty utf8mb4 database on all nodes. */
  createDatabase(name: string): Promise<void>;
  /** Starts a node that ended; it takes what it missed from another one. */
  rejoin(node: GaleraNode): Promise<void>;
  /** Starts all nodes after all have ended, first the one that has the most. */
  bootstrap(): Promise<void>;
  /** Stops the nodes and removes their directory. */
  stop(): Promise<void>;
}

/**
 * Starts three nodes, one after the other; takes some ten seconds.
 * @throws Error with one line when a program is missing or a node does not start.
 */
export async function startGalera(): Promise<Galera> {
  const { server, install, provider } = provideGalera();
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-galera-'));
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  chmodSync(dir, 0o755);
  const nodes = NODES.map((name) => {
    const own = join(dir, name);
    mkdirSync(own);
    if (user) chownSync(own, user.uid, user.gid);
    return new GaleraNode({ name, dir: own, server, provider, user });
  });
  const destroy = () => {
    for (const node of nodes) node.destroy();
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  };
  const forget = cleanUpWithProcess(destroy);
  const galera = new Cluster(nodes);
  try {
    const [first] = nodes;
    for (const node of nodes) await node.takePorts();
    for (const node of nodes) node.makeDataDir();
    installSystemTables(install, join(dir, first!.name), user);
    await galera.startFrom(first!);
    await first!.query(`CREATE USER '${USER}'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}'`);
    await first!.query(`GRANT ALL ON *.* TO '${USER}'@'127.0.0.1' WITH GRANT OPTION`);
  } catch (error) {
    forget();
    destroy();
    throw error;
  }
  return {
    nodes,
    createDatabase: async (name) =>
      void (await nodes[0]!.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`)),
    rejoin: (node) => galera.rejoin(node),
    bootstrap: () => galera.bootstrap(),
    stop: async () => {
      forget();
      for (const node of nodes) await node.halt();
      destroy();
    },
  };
}

class Cluster {
  constructor(private readonly nodes: readonly GaleraNode[]) {}

  rejoin(node: GaleraNode): Promise<void> {
    return node.start(this.nodes.filter((other) => other !== node));
  }

  async bootstrap(): Promise<void> {
    const reached = (position: Position | undefined) => position?.seqno ?? -1;
    const [most] = this.nodes
      .map((node) => ({ node, seqno: reached(node.recoverPosition()) }))
      .sort((one, other) => other.seqno - one.seqno);
    most!.node.allowBootstrap();
    await this.startFrom(most!.node);
  }

  async startFrom(first: GaleraNode): Promise<void> {
    await first.start([], true);
    for (const node of this.nodes) if (node !== first) await this.rejoin(node);
  }
}

/**
 * Full paths of what a node needs; installs Debian's packages where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideGalera(): { server: string; install: string; provider: string } {
  const provider = provideProgram({ title: 'Galera', names: PROVIDERS, debianPackage: 'galera-4' });
  // They copy the data of one node to another.
  provideProgram({
    title: "Galera's state transfer",
    names: ['wsrep_sst_rsync'],
    debianPackage: 'mariadb-server',
  });
  provideProgram({ title: 'rsync', names: ['rsync'], debianPackage: 'rsync' });
  provideProgram({ title: 'lsof', names: ['lsof', 'ss'], debianPackage: 'lsof' });
  return { ...provideServer(), provider };
}
