import { compareMails, compareWithNodes, type Differences, type MailDifferences } from './check/account';
import { findClosed } from './check/conversations';
import { type Fault, SERVED } from './faults/fault';
import type { Ledger } from './load/ledger';
import { Load, type Town } from './load/load';
import type { Cluster } from './parts/cluster';

export interface Outcome extends Differences {
  ledger: Ledger;
  mails: MailDifferences;
  /** Codes whose owners had the inbox open, and were not told of a message. */
  untold: string[];
  /** What the nodes say of rules that their data breaks. */
  brokenRules: string;
}

/** Strikes while people use the site. Then compares what was acknowledged to them with what the database holds. */
export async function runFault(cluster: Cluster, town: Town, fault: Fault): Promise<Outcome> {
  const { ledger, untold } = await strikeUnderLoad(cluster, town, fault).finally(() =>
    fault.cleanUp?.(cluster),
  );
  const closed = await findClosed(cluster, ledger.conversations);
  const mails = await compareMails(cluster);
  const { disordered, ...differences } = await compareWithNodes(cluster, ledger);
  return {
    ledger,
    untold,
    mails,
    ...differences,
    disordered: [...disordered, ...closed],
    brokenRules: (await Promise.all(cluster.galera.nodes.map((node) => cluster.findBrokenRules(node)))).join(
      '',
    ),
  };
}

async function strikeUnderLoad(
  cluster: Cluster,
  town: Town,
  fault: Fault,
): Promise<Pick<Outcome, 'ledger' | 'untold'>> {
  await fault.prepare?.(cluster);
  const load = new Load(cluster, town);
  const { ledger } = load;
  let untold: string[];
  try {
    await ledger.more(SERVED);
    await fault.strike(cluster, ledger);
    await ledger.more(SERVED);
  } finally {
    untold = await load.stop();
  }
  return { ledger, untold };
}
