import { diskFull, nodeEmptied, nodeKilled, nodePaused, quorumLost } from './faults/database';
import type { Fault } from './faults/fault';
import { haproxyReloaded } from './faults/haproxy';
import { mailServerHanging } from './faults/mail-server';
import { redisKilled } from './faults/redis';
import { clockAhead, deployment, replicaKilled } from './faults/replicas';
import { populate } from './load/load';
import { Cluster } from './parts/cluster';
import { printHeads, report } from './report';
import { runFault } from './run-fault';

const FAULTS: Fault[] = [
  nodeKilled,
  nodePaused,
  nodeEmptied,
  quorumLost,
  redisKilled,
  replicaKilled,
  clockAhead,
  haproxyReloaded,
  mailServerHanging,
  deployment,
  diskFull,
];

/** Every fault, one after the other, as a table: what it cost the people who used the site meanwhile. */
async function main(): Promise<void> {
  const cluster = await Cluster.start();
  try {
    const town = await populate(cluster);
    printHeads();
    for (const fault of FAULTS) report(fault.name, await runFault(cluster, town, fault));
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
