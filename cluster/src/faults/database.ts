import { setTimeout as wait } from 'node:timers/promises';
import { type GaleraNode } from '@ringtag/tools/galera';
import { mountSmallDisk, type SmallDisk } from '@ringtag/tools/small-disk';
import type { Cluster } from '../parts/cluster';
import { type Fault, SERVED } from './fault';

/** How long nobody can be served, where the fault lasts until it is mended. */
const OUTAGE_MS = 5_000;
/** Room for the data of a node. */
const DISK_MB = 400;

export const nodeKilled: Fault = {
  name: 'active database node killed',
  async strike(cluster, ledger) {
    const node = await cluster.getActiveNode();
    await node.kill();
    await ledger.more(SERVED);
    await cluster.galera.rejoin(node);
  },
};

export const nodePaused: Fault = {
  name: 'active database node stopped',
  async strike(cluster, ledger) {
    const node = await cluster.getActiveNode();
    node.pause();
    await ledger.more(SERVED);
    await node.resume();
  },
};

export const nodeEmptied: Fault = {
  name: 'database node rejoining with state transfer',
  async strike({ galera }, ledger) {
    const node = galera.nodes[2]!;
    await node.kill();
    node.deleteData();
    await ledger.more(SERVED);
    await galera.rejoin(node);
  },
};

export const quorumLost: Fault = {
  name: 'cluster without quorum',
  async strike({ galera }) {
    const [, ...others] = galera.nodes;
    await Promise.all(others.map((node) => node.kill()));
    await wait(OUTAGE_MS);
    // Each knows who was there, and they go on once all are back.
    await Promise.all(others.map((node) => galera.rejoin(node)));
  },
};

let disk: SmallDisk | undefined;

export const diskFull: Fault = {
  name: 'disk of the active database node full',
  async prepare(cluster) {
    const node = cluster.galera.nodes[0]!;
    await moveData(cluster, node, () => {
      disk = mountSmallDisk(node.dataDir, DISK_MB, node.user);
    });
    await activate(cluster, node);
  },
  async strike(_cluster, ledger) {
    // At once, so the node has changes in hand that it can neither make nor take back.
    disk!.fill();
    await ledger.more(2 * SERVED);
    disk!.free();
  },
  async cleanUp(cluster) {
    if (disk) await moveData(cluster, cluster.galera.nodes[0]!, () => disk!.remove());
  },
};

/** Starts a node again with its data in another place: it takes all of it from another node. */
async function moveData({ galera }: Cluster, node: GaleraNode, move: () => void): Promise<void> {
  if (node.isRunning) await node.kill();
  move();
  node.deleteData();
  await galera.rejoin(node);
}

/** Has HAProxy lead to this node, by ending the one it leads to. */
async function activate(cluster: Cluster, node: GaleraNode): Promise<void> {
  for (;;) {
    const active = await cluster.getActiveNode();
    if (active === node) return;
    await active.kill();
    await cluster.getActiveNode();
    await cluster.galera.rejoin(active);
  }
}
