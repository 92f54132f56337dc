import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR, SHARE_LOADS } from '@ringtag/contracts';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { DomainError } from '../../platform/errors/domain-error';
import { ExpiredRows } from '../../platform/housekeeping/expired-rows';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { LimitsService, toNested, toNetworks } from '../../records';
import { BuildReader } from '../../web';
import { ShareLoadEntity } from '../tables/share-load.entity';
import { type CountedLoads, isFailing } from './is-failing';
import { type ShownRelease, StoppedShares } from './stopped-shares';

const PURPOSE = 'share-loads';

/** Counts, for all replicas, how browsers load the release that a share is shown, and ends that share where they fail. */
@Injectable()
export class ShareLoads implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builds: BuildReader,
    private readonly limits: LimitsService,
    private readonly stopped: StoppedShares,
    private readonly expiredRows: ExpiredRows,
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.expiredRows.register(ShareLoadEntity, { column: 'beganAt', kept: HOUR });
  }

  /** Throws `not_found` for any other release than the one that a share is shown, and `too_many_requests`. */
  async begin(remote: string, number: number, clientAddress: string): Promise<{ id: string }> {
    await this.builds.get();
    const shared = this.builds.findShared();
    if (!shared || shared.remote !== remote || shared.number !== number) throw new DomainError('not_found');
    const own = { purpose: PURPOSE, subject: 'client', ...SHARE_LOADS.perClient };
    const all = {
      purpose: PURPOSE,
      subject: shared.id,
      ...SHARE_LOADS.perRelease,
      ofEverybody: true,
    } as const;
    await this.limits.take(...toNested(own, clientAddress), all);
    const network = this.hash(toNetworks(clientAddress).at(-1)!.id);
    const { id: releaseId, version } = shared;
    const row = { id: newId(), releaseId, version, network, beganAt: this.clock.now(), finished: null };
    await this.dataSource.manager.insert(ShareLoadEntity, row);
    return { id: row.id };
  }

  /** Throws `not_found` for an id that nobody was given, and for a load that has ended. */
  async end(id: string, finished: boolean): Promise<void> {
    const { manager } = this.dataSource;
    const { affected } = await manager.update(ShareLoadEntity, { id, finished: IsNull() }, { finished });
    if (!affected) throw new DomainError('not_found');
    if (finished) return;
    const { releaseId, version } = await manager.findOneByOrFail(ShareLoadEntity, { id });
    const release = { id: releaseId, version };
    if (isFailing(await this.count(manager, release))) await this.stopped.stop(release);
  }

  private async count(manager: EntityManager, { id, version }: ShownRelease): Promise<CountedLoads> {
    const row = await manager
      .createQueryBuilder(ShareLoadEntity, 'l')
      .select('COUNT(DISTINCT l.network)', 'began')
      .addSelect('COUNT(DISTINCT CASE WHEN l.finished = 1 THEN l.network END)', 'finished')
      .addSelect('COUNT(DISTINCT CASE WHEN l.finished = 0 THEN l.network END)', 'failed')
      .where('l.beganAt > :since AND l.releaseId = :id AND l.version = :version', {
        ...{ id, version, since: this.clock.in(-SHARE_LOADS.within) },
      })
      .getRawOne<Record<keyof CountedLoads, number | string>>();
    const { began = 0, finished = 0, failed = 0 } = row ?? {};
    return { began: Number(began), finished: Number(finished), failed: Number(failed) };
  }

  /** Nobody who reads the table learns of addresses. */
  private hash(network: string): string {
    return this.keys.signing.deriveToken(`${PURPOSE} ${network}`);
  }
}
