import type { Fault } from './faults/fault';
import { populate, type Town } from './load/load';
import { Cluster } from './parts/cluster';
import { runFault } from './run-fault';

/** Tests one fault after the other, all in one cluster: each leaves it whole. */
export function describeFaults(title: string, faults: Fault[]): void {
  describe(title, () => {
    let cluster: Cluster;
    let town: Town;

    beforeAll(async () => {
      cluster = await Cluster.start();
      town = await populate(cluster);
    });
    afterAll(() => cluster.stop());

    it.each(faults)('should lose and double nothing that was acknowledged: $name', async (fault) => {
      const { lost, doubled, disordered, mails, untold, brokenRules } = await runFault(cluster, town, fault);
      // Which mails came twice is no defect: a process that ends while it sends cannot know (docs/operations.md).
      expect({ lost, doubled, lostMails: mails.lost }).toEqual({ lost: [], doubled: [], lostMails: [] });
      expect(disordered).toEqual([]);
      expect(untold).toEqual([]);
      expect(brokenRules).toBe('');
    });
  });
}
