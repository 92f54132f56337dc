import { Console } from 'node:console';
import type { Fault } from './faults/fault';
import { populate, type Town } from './load/load';
import { Cluster } from './parts/cluster';
import { toRow } from './report';
import { runFault } from './run-fault';

/** The time-out of each step. On a busy machine a cluster takes minutes to start; only a hanging one takes longer. */
const LONGEST_MS = 600_000;

/** Tests one fault after the other, all in one cluster: each leaves it whole. Prints what they cost. */
export function describeFaults(title: string, faults: Fault[]): void {
  describe(title, () => {
    let cluster: Cluster;
    let town: Town;
    const rows: Record<string, object> = {};

    beforeAll(async () => {
      cluster = await Cluster.start();
      town = await populate(cluster);
    }, LONGEST_MS);
    afterAll(async () => {
      new Console(process.stdout).table(rows);
      await cluster.stop();
    }, LONGEST_MS);

    it.each(faults)(
      'should lose and double nothing that was acknowledged: $name',
      async (fault) => {
        const outcome = await runFault(cluster, town, fault);
        rows[fault.name] = toRow(outcome);
        const { lost, doubled, disordered, mails, untold, brokenRules } = outcome;
        // Which mails came twice is no defect: a process that ends while it sends cannot know (docs/operations.md).
        expect({ lost, doubled, lostMails: mails.lost }).toEqual({ lost: [], doubled: [], lostMails: [] });
        expect(disordered).toEqual([]);
        expect(untold).toEqual([]);
        expect(brokenRules).toBe('');
      },
      LONGEST_MS,
    );
  });
}
