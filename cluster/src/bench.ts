import { diskFull, nodeEmptied, nodeKilled, nodePaused, quorumLost } from './faults/database';
import type { Fault } from './faults/fault';
import { haproxyReloaded } from './faults/haproxy';
import { mailServerHanging } from './faults/mail-server';
import { redisKilled } from './faults/redis';
import { clockAhead, deployment, replicaKilled } from './faults/replicas';
import { populate } from './load/load';
import { Cluster } from './parts/cluster';
import { type Outcome, runFault } from './run-fault';

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
    print(
      'fault',
      'acknowledged',
      'lost',
      'doubled',
      'mails twice',
      'failed',
      'without service',
      'slowest answer',
    );
    for (const fault of FAULTS) report(fault, await runFault(cluster, town, fault));
  } finally {
    await cluster.stop();
  }
}

function report({ name }: Fault, { ledger, lost, doubled, mails, brokenRules }: Outcome): void {
  const { requests, failed, secondsWithoutService, slowestAnswer } = ledger;
  print(
    name,
    ledger.acknowledged().length,
    lost.length + mails.lost.length,
    doubled.length,
    mails.twice.length,
    `${failed.length} of ${requests.length}`,
    `${secondsWithoutService.toFixed(1)} s`,
    `${slowestAnswer.toFixed(1)} s`,
  );
  if (brokenRules) console.log(brokenRules);
}

function print(name: string, ...columns: (string | number)[]): void {
  console.log(name.padEnd(46) + columns.map((column) => String(column).padStart(17)).join(''));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
