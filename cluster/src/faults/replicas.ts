import { aheadBy } from '@ringtag/tools/fake-time';
import type { Cluster } from '../parts/cluster';
import { type Release, THIS_RELEASE } from '../parts/release';
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
    await replica!.halt();
    await replica!.start(THIS_RELEASE, aheadBy(90));
    await ledger.more(2 * SERVED);
    await replica!.halt();
    await replica!.start();
  },
};

/** Replicas of this release are replaced by others of it, after a column was added as a next release might do. */
export const deployment: Fault = {
  name: 'rolling deployment with a migration',
  async strike(cluster, ledger) {
    await cluster.migrate(THIS_RELEASE);
    await cluster.query('ALTER TABLE messages ADD COLUMN next_release INT NULL');
    await replaceReplicas(cluster, THIS_RELEASE);
    await ledger.more(SERVED);
  },
  async cleanUp(cluster) {
    await cluster.query('ALTER TABLE messages DROP COLUMN IF EXISTS next_release');
  },
};

/** The release of this tree comes after another one, with all migrations between them. */
export const newRelease: Fault = {
  name: 'deployment of this release',
  async strike(cluster, ledger) {
    await cluster.migrate(THIS_RELEASE);
    await ledger.more(SERVED);
    await replaceReplicas(cluster, THIS_RELEASE);
    await ledger.more(SERVED);
  },
};

/** The release before comes back, on the schema of this one. */
export const returnTo = (release: Release): Fault => ({
  name: 'return to the release before',
  async strike(cluster, ledger) {
    await replaceReplicas(cluster, release);
    await ledger.more(SERVED);
  },
});

/** One after the other, as docs/operations.md has it. */
async function replaceReplicas({ replicas }: Cluster, release: Release): Promise<void> {
  for (const replica of replicas) {
    await replica.halt();
    await replica.start(release);
  }
}
