import { Injectable } from '@nestjs/common';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { AccountProof, type Client, type GivenProof } from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { BuildReader, chooseRelease, listCandidates, type ShippedRemote } from '../../web';
import { assertOwnPaths } from '../own-paths';
import { ReleaseNews } from '../release-news';
import { ReleaseFileEntity } from '../tables/release-file.entity';
import { ReleaseTokenEntity } from '../tables/release-token.entity';
import { ReleaseEntity } from '../tables/release.entity';
import { toKnown } from '../tables/to-known';
import type { ChangeReleaseDto, ReleaseDto } from './release.dto';

/** A release without what only its browser or the upload needs. */
const SELECTED = {
  ...{ id: true, remote: true, number: true, commitId: true, contract: true, share: true, shareSlot: true },
  ...{ blocked: true, version: true, bytes: true, tokenId: true, completedAt: true, servedAt: true },
  servedSince: true,
} as const;
type Row = Pick<ReleaseEntity, keyof typeof SELECTED>;

/** What administrators decide about releases. */
@Injectable()
export class ReleaseDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly builds: BuildReader,
    private readonly proof: AccountProof,
    private readonly news: ReleaseNews,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Of all remotes, the highest number first. */
  async list(): Promise<ReleaseDto[]> {
    const { manager } = this.dataSource;
    const rows = await findRows(manager, {});
    const shipped = await this.builds.listShipped();
    const tokens = await manager.find(ReleaseTokenEntity, { select: { id: true, label: true } });
    const labels = new Map(tokens.map(({ id, label }) => [id, label]));
    const remotes = [...new Set([...shipped, ...rows].map(({ remote }) => remote))].sort();
    return remotes.flatMap((remote) => {
      const own = rows.filter((row) => row.remote === remote);
      return toDtos(
        own,
        shipped.find((each) => each.remote === remote),
        labels,
      );
    });
  }

  /** The name of a stored release. Null where it is gone. */
  async findNumber(id: string): Promise<Pick<Row, 'remote' | 'number'> | null> {
    const select = { id: true, remote: true, number: true } as const;
    const row = await this.dataSource.manager.findOne(ReleaseEntity, { select, where: { id } });
    return row && { remote: row.remote, number: row.number };
  }

  /**
   * Throws `outdated` when somebody has changed it since `version` was read, `share_taken` while another release is shown
   * to a share, `release_needed` where nothing would be left to show of a remote that ships with the server,
   * `validation_failed` for a share of what does not fit the shell, `not_found`, and what `AccountProof.verify` throws.
   */
  async change(
    viewer: Viewer,
    { remote, number }: Pick<Row, 'remote' | 'number'>,
    { version, share, blocked, ...given }: ChangeReleaseDto,
    client: Client,
  ): Promise<ReleaseDto> {
    if (share === undefined && blocked === undefined)
      throw newFieldError('share', 'isGiven', 'Send share, blocked, or both');
    const consume = await this.proof.verify(viewer, given, client, 'releases');
    const all = await this.builds.listShipped();
    const shipped = all.find((each) => each.remote === remote);
    const builds = await this.builds.get();
    await this.transactions.run(async (manager) => {
      await consume?.(manager);
      const rows = await lockRemote(manager, remote);
      const row =
        rows.find((each) => each.number === number) ??
        (await insertShipped(manager, number, this.clock.now(), shipped));
      if (row.version !== version) throw new DomainError('outdated');
      if (share && row.contract !== CONTRACT_VERSION)
        throw newFieldError('share', 'fitsContract', misfit(row.contract));
      if (number === shipped?.number && share !== undefined && share !== 100)
        throw newFieldError('share', 'isStored', 'What ships with the server is for everybody. Block it');
      const after = toDecided(row, { share, blocked });
      const others = rows.filter(({ id }) => id !== row.id);
      const before = choose([...others, row], shipped);
      const then = choose([...others, { ...row, ...after }], shipped);
      // A remote that does not ship with the server may lose its last release: it then leaves the site.
      if (shipped && before.served && !then.served) throw new DomainError('release_needed');
      // Since the upload, another remote may have taken one of its paths.
      if (builds && after.share > row.share) assertOwnPaths(remote, await readPaths(manager, row), builds);
      await this.write(manager, row, after);
      // A share of a lower number is shown to nobody from now on, and leaves the one place for a share to others.
      for (const each of others)
        if (each.shareSlot && then.served && each.number < then.served.number)
          await this.write(manager, each, toDecided(each, { share: 0 }));
      await this.markServed(manager, [before.served, before.shared, then.served, then.shared]);
      if (then.served && then.served.number !== before.served?.number)
        await this.markSince(manager, { remote, number: then.served.number }, shipped);
    });
    const found = (await this.list()).find((each) => each.remote === remote && each.number === number);
    if (!found) throw new DomainError('not_found');
    return found;
  }

  /** The id of a stored release, whether or not anybody sees it. Throws `not_found`, and what the proof throws. */
  async getForPreview(
    viewer: Viewer,
    { remote, number }: Pick<Row, 'remote' | 'number'>,
    given: GivenProof,
    client: Client,
  ): Promise<string> {
    const consume = await this.proof.verify(viewer, given, client, 'releases');
    if (consume) await this.transactions.run(consume);
    const where = { remote, number, completedAt: Not(IsNull()), bytes: MoreThan(0) };
    const release = await this.dataSource.manager.findOne(ReleaseEntity, { select: { id: true }, where });
    if (!release) throw new DomainError('not_found');
    return release.id;
  }

  private async write(manager: EntityManager, row: Row, after: ReturnType<typeof toDecided>): Promise<void> {
    const { id, version, remote, share, blocked } = row;
    try {
      const { affected } = await manager.update(
        ReleaseEntity,
        { id, version },
        { ...after, version: version + 1 },
      );
      if (!affected) throw new DomainError('outdated');
    } catch (error) {
      throw isUniqueViolation(error) ? new DomainError('share_taken') : error;
    }
    if (after.share > 0 && row.servedAt === null) {
      const { files } = await manager.findOneByOrFail(ReleaseEntity, { id });
      const path = In(files.map((file) => file.path));
      await manager.update(ReleaseFileEntity, { remote, path }, { shown: true });
      await manager.update(ReleaseEntity, { id }, { servedAt: this.clock.now() });
    }
    const { shareSlot: _, ...decided } = after;
    await this.audit.changed(manager, 'release', id, { share, blocked }, decided);
    this.news.tell(manager);
  }

  /** Their files stay for open pages from now on. */
  private async markServed(manager: EntityManager, shown: readonly (object | undefined)[]): Promise<void> {
    const ids = shown.flatMap((each) => (each && 'id' in each ? [each.id as string] : []));
    if (ids.length > 0) await manager.update(ReleaseEntity, { id: In(ids) }, { servedAt: this.clock.now() });
  }

  /** Notes that a release is served from now on. One that ships with the server may have no row yet. */
  private async markSince(
    manager: EntityManager,
    { remote, number }: Pick<Row, 'remote' | 'number'>,
    shipped: ShippedRemote | undefined,
  ): Promise<void> {
    const servedSince = this.clock.now();
    const { affected } = await manager.update(ReleaseEntity, { remote, number }, { servedSince });
    if (affected) return;
    const { id } = await insertShipped(manager, number, servedSince, shipped);
    await manager.update(ReleaseEntity, { id }, { servedSince });
  }
}

function findRows(manager: EntityManager, where: { remote?: string }): Promise<Row[]> {
  return manager.find(ReleaseEntity, {
    select: SELECTED,
    where: { ...where, completedAt: Not(IsNull()) },
    order: { number: 'DESC' },
  });
}

async function readPaths(manager: EntityManager, { id }: Row): Promise<string[]> {
  const { texts } = await manager.findOneByOrFail(ReleaseEntity, { id });
  if (!texts) return [];
  const { routes } = JSON.parse(texts['remote.json']) as { routes: { path: string }[] };
  return routes.map(({ path }) => path);
}

/** All that is known of a remote, as it is once nobody else decides about it. */
async function lockRemote(manager: EntityManager, remote: string): Promise<Row[]> {
  const ids = (await findRows(manager, { remote })).map(({ id }) => id);
  if (ids.length > 0) await lockRows(manager, ReleaseEntity, ids);
  return findRows(manager, { remote });
}

/** A row for what ships with the server, about which nobody has decided yet. Throws `not_found` for any other number. */
async function insertShipped(
  manager: EntityManager,
  number: number,
  now: Date,
  shipped: ShippedRemote | undefined,
): Promise<Row> {
  if (shipped?.number !== number) throw new DomainError('not_found');
  const { remote, commitId, contract } = shipped;
  const row = {
    ...{ id: newId(), lockCount: null, remote, number, commitId, contract, share: 100, shareSlot: null },
    ...{ blocked: false, version: 0, texts: null, files: [], bytes: 0, tokenId: null },
    ...{ beganAt: now, completedAt: now, servedAt: now, servedSince: null },
  };
  try {
    await manager.insert(ReleaseEntity, row);
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('outdated') : error;
  }
  return row;
}

const misfit = (contract: number) =>
  `It has contract ${contract}, and the server ${CONTRACT_VERSION}: show it once the server has it too`;

/** A release that is blocked leaves the one place for a share to others. */
function toDecided(
  row: Row,
  { share = row.share, blocked = row.blocked }: Pick<ChangeReleaseDto, 'share' | 'blocked'>,
) {
  const kept = blocked && share < 100 ? 0 : share;
  const shareSlot: 1 | null = kept > 0 && kept < 100 ? 1 : null;
  return { share: kept, blocked, shareSlot };
}

function choose(rows: readonly Row[], shipped: ShippedRemote | undefined) {
  const remote = rows[0]?.remote ?? '';
  return chooseRelease(listCandidates(remote, rows.map(toKnown), shipped));
}

/** What ships with the server is listed with what was decided about it. */
function toDtos(
  rows: readonly Row[],
  shipped: ShippedRemote | undefined,
  labels: Map<string, string>,
): ReleaseDto[] {
  const { served, shared } = choose(rows, shipped);
  const shippedNumber = shipped?.number;
  const own = rows.filter(({ bytes, number }) => bytes > 0 || number === shippedNumber);
  const undecided = shipped && !own.some(({ number }) => number === shippedNumber) ? [toRow(shipped)] : [];
  return [...own, ...undecided]
    .sort((a, b) => b.number - a.number)
    .map(({ remote, number, commitId, contract, share, blocked, version, ...row }) => ({
      ...{
        remote,
        number,
        commit: commitId,
        contract,
        share,
        blocked,
        version,
        shipped: number === shippedNumber,
      },
      audience: number === served?.number ? 'everybody' : number === shared?.number ? 'share' : 'nobody',
      uploadedBy: (row.tokenId && labels.get(row.tokenId)) ?? null,
      uploadedAt: row.tokenId ? row.completedAt : null,
      servedSince: number === served?.number ? row.servedSince : null,
    }));
}

function toRow({ remote, number, commitId, contract }: ShippedRemote) {
  const decided = { share: 100, blocked: false, version: 0, tokenId: null };
  return { remote, number, commitId, contract, ...decided, completedAt: null, servedSince: null };
}
