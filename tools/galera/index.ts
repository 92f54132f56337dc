import { PASSWORD, USER } from '../database/private-server';
import { provideMariaDb } from '../mariadb';
import { provideProgram } from '../provision/system-program';
import { GaleraNode } from './node';

export type { GaleraNode } from './node';

const PROVIDERS = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const NODES = ['one', 'two', 'three'];

/**
 * Starts three nodes, one after the other; takes some ten seconds.
 * @throws Error with one line when a program is missing or a node does not start.
 */
export async function startGalera(): Promise<Galera> {
  const provider = provideGalera();
  const product = provideMariaDb([]);
  const nodes: GaleraNode[] = [];
  for (const name of NODES) nodes.push(await GaleraNode.create(name, product, provider));
  const galera = new Galera(nodes);
  try {
    const [first] = nodes;
    first!.install();
    await galera.startFrom(first!);
    await first!.query(`CREATE USER '${USER}'@'127.0.0.1' IDENTIFIED BY '${PASSWORD}'`);
    await first!.query(`GRANT ALL ON *.* TO '${USER}'@'127.0.0.1' WITH GRANT OPTION`);
    return galera;
  } catch (error) {
    await galera.stop();
    throw error;
  }
}

/** Three MariaDB servers that are one cluster, on 127.0.0.1. */
export class Galera {
  constructor(readonly nodes: readonly GaleraNode[]) {}

  /** Creates an empty utf8mb4 database on all nodes. */
  async createDatabase(name: string): Promise<void> {
    await this.nodes[0]!.createDatabase(name);
  }

  /** Starts a node that ended; it takes what it missed from another one. */
  rejoin(node: GaleraNode): Promise<void> {
    return node.start(this.nodes.filter((other) => other !== node));
  }

  /** Starts all nodes after all have ended, first the one that has the most. */
  async bootstrap(): Promise<void> {
    const [most] = this.nodes
      .map((node) => ({ node, seqno: node.recoverPosition()?.seqno ?? -1 }))
      .sort((one, other) => other.seqno - one.seqno);
    most!.node.allowBootstrap();
    await this.startFrom(most!.node);
  }

  async startFrom(first: GaleraNode): Promise<void> {
    await first.start([], true);
    for (const node of this.nodes) if (node !== first) await this.rejoin(node);
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
  }
}

/**
 * Full path of Galera's library; installs Debian's packages where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideGalera(): string {
  const provider = provideProgram({ title: 'Galera', names: PROVIDERS, debianPackage: 'galera-4' });
  // They copy the data of one node to another.
  provideProgram({
    title: "Galera's state transfer",
    names: ['wsrep_sst_rsync'],
    debianPackage: 'mariadb-server',
  });
  provideProgram({ title: 'rsync', names: ['rsync'], debianPackage: 'rsync' });
  provideProgram({ title: 'lsof', names: ['lsof', 'ss'], debianPackage: 'lsof' });
  return provider;
}
