import { Injectable } from '@nestjs/common';
import { DAY } from '@ringtag/contracts';
import { DataSource, In, MoreThan } from 'typeorm';
import { ALL } from '../platform/changes/change';
import { Changes } from '../platform/changes/changes';
import { Clock } from '../platform/clock/clock';
import { lockMatching } from '../platform/database/lock-rows';
import { TransactionRunner } from '../platform/database/transaction-runner';
import { BuildReader, chooseRelease, listCandidates } from '../web';
import { StoredReleases } from './serving/stored-releases';
import { ReleaseFileEntity } from './tables/release-file.entity';
import { ReleaseTokenEntity } from './tables/release-token.entity';
import { ReleaseEntity } from './tables/release.entity';

/** How long releases are kept: after they were last served, since they were uploaded for nobody, since they broke off. */
const KEPT = { served: 30 * DAY, waiting: 14 * DAY, incomplete: DAY };

/** Deletes releases that nobody needs any more, with their files. */
@Injectable()
export class OldReleases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly stored: StoredReleases,
    private readonly builds: BuildReader,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    await this.markServed();
    const shipped = await this.builds.listShipped();
    await this.transactions.run(async (manager) => {
      // Whoever begins or completes a release waits, so that no file goes that it counts on.
      await lockMatching(manager, ReleaseTokenEntity);
      const releases = await manager.find(ReleaseEntity, {
        select: {
          ...{ id: true, remote: true, number: true, files: true },
          ...{ beganAt: true, completedAt: true, servedAt: true },
        },
        // What was decided about a release that is on disks alone takes no room.
        where: { bytes: MoreThan(0) },
      });
      // What was decided about a release that ships with the server counts as long as it ships.
      const ships = ({ remote, number }: ReleaseEntity) =>
        shipped.some((each) => each.remote === remote && each.number === number);
      const old = releases.filter((release) => !ships(release) && isOld(release, this.clock.now()));
      const kept = new Set(
        releases.flatMap((each) =>
          old.includes(each) ? [] : each.files.map(({ path }) => `${each.remote}/${path}`),
        ),
      );
      const files = await manager.find(ReleaseFileEntity, { select: { id: true, remote: true, path: true } });
      const unused = files.filter(({ remote, path }) => !kept.has(`${remote}/${path}`));
      for (const { id } of unused) await manager.delete(ReleaseFileEntity, { id });
      if (old.length === 0) return;
      await manager.delete(ReleaseEntity, { id: In(old.map(({ id }) => id)) });
      this.changes.note(manager, 'releases', [ALL]);
    });
  }

  /** What is shown at this moment was last served now. */
  private async markServed(): Promise<void> {
    const known = await this.stored.list();
    const shipped = await this.builds.listShipped();
    const remotes = [...new Set(known.map(({ remote }) => remote))];
    const shown = remotes.flatMap((remote) => {
      const own = shipped.find((each) => each.remote === remote);
      const { served, shared } = chooseRelease(listCandidates(remote, known, own));
      const numbers = [served?.number, shared?.number];
      return known.flatMap((each) =>
        each.remote === remote && numbers.includes(each.number) ? each.id : [],
      );
    });
    if (shown.length === 0) return;
    await this.dataSource.manager.update(ReleaseEntity, { id: In(shown) }, { servedAt: this.clock.now() });
  }
}

function isOld(
  { beganAt, completedAt, servedAt }: Pick<ReleaseEntity, 'beganAt' | 'completedAt' | 'servedAt'>,
  now: Date,
): boolean {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (servedAt) return age(servedAt) > KEPT.served;
  return age(completedAt ?? beganAt) > (completedAt ? KEPT.waiting : KEPT.incomplete);
}
