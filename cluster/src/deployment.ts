import { resolve } from 'node:path';
import { newRelease, returnTo } from './faults/replicas';
import { populate } from './load/load';
import { Cluster } from './parts/cluster';
import { toRow } from './report';
import { runFault } from './run-fault';

/** This release is deployed under load over another one, whose build is in a folder of its own, and back again. */
async function main(): Promise<void> {
  const [checkout] = process.argv.slice(2);
  if (!checkout)
    throw new Error('Say where the release before is built: npm run bench:deployment -- ../before');
  const before = { dir: resolve(checkout, 'api/dist') };
  const cluster = await Cluster.start(before);
  try {
    const town = await populate(cluster);
    for (const fault of [newRelease, returnTo(before)]) {
      const outcome = await runFault(cluster, town, fault);
      console.table({ [fault.name]: toRow(outcome) });
      console.log([...outcome.disordered, outcome.brokenRules].join('\n'));
    }
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
