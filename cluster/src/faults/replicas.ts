import { aheadBy } from '@ringtag/tools/fake-time';
import { THIS_RELEASE } from '../parts/replica';
import { type Fault, SERVED } from './fault';

export const replicaKilled: Fault = {
  name: 'replica killed',
  async strike({ replicas: [replica] }, ledger) {
    await replica!.kill();
    await ledger.more(SERVED);
    await replica!.start();
  },
};

export const clockAhead: Fault = {
  name: "a replica's clock 90 s ahead",
  async strike({ replicas: [replica] }, ledger) {
    await replica!.stop();
    await replica!.start(THIS_RELEASE, aheadBy(90));
    await ledger.more(2 * SERVED);
    await replica!.stop();
    await replica!.start();
  },
};

/** The release that runs, and the one that follows. While there is one build, they differ by a migration only. */
const NEXT_RELEASE = { ...THIS_RELEASE, migration: 'ALTER TABLE messages ADD COLUMN next_release INT NULL' };

export const deployment: Fault = {
  name: 'rolling deployment with a migration',
  async strike(cluster, ledger) {
    await cluster.migrate(NEXT_RELEASE);
    await cluster.query(NEXT_RELEASE.migration);
    for (const replica of cluster.replicas) {
      await replica.stop();
      await replica.start(NEXT_RELEASE);
    }
    await ledger.more(SERVED);
  },
  async cleanUp(cluster) {
    await cluster.query('ALTER TABLE messages DROP COLUMN IF EXISTS next_release');
  },
};
