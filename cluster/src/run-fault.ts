import { compareMails, compareWithNodes, type Differences, type MailDifferences } from './check/account';
import { type Fault, SERVED } from './faults/fault';
import type { Ledger } from './load/ledger';
import { Load, type Town } from './load/load';
import type { Cluster } from './parts/cluster';

export interface Outcome extends Differences {
  ledger: Ledger;
  mails: MailDifferences;
  /** What the nodes say of rules that their data breaks. */
  brokenRules: string;
}

/** Strikes while people use the site. Then compares what was acknowledged to them with what the database holds. */
export async function runFault(cluster: Cluster, town: Town, fault: Fault): Promise<Outcome> {
  const ledger = await strikeUnderLoad(cluster, town, fault).finally(() => fault.cleanUp?.(cluster));
  return {
    ledger,
    mails: await compareMails(cluster),
    ...(await compareWithNodes(cluster, ledger)),
    brokenRules: (await Promise.all(cluster.galera.nodes.map((node) => cluster.findBrokenRules(node)))).join(
      '',
    ),
  };
}

async function strikeUnderLoad(cluster: Cluster, town: Town, fault: Fault): Promise<Ledger> {
  await fault.prepare?.(cluster);
  const load = new Load(cluster, town);
  try {
    await load.ledger.more(SERVED);
    await fault.strike(cluster, load.ledger);
    await load.ledger.more(SERVED);
  } finally {
    await load.stop();
  }
  return load.ledger;
}
