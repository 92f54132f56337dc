import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RELEASE } from '@ringtag/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { BuildReader, type ShippedRemote } from '../../web';
import { ReleaseFileEntity } from '../tables/release-file.entity';
import { ReleaseEntity } from '../tables/release.entity';
import { readShipped, type ShippedBuild } from './read-shipped';

/** What is known of a release before its files are read. */
const SELECTED = {
  id: true,
  version: true,
  share: true,
  blocked: true,
  bytes: true,
  completedAt: true,
} as const;
type Row = Pick<ReleaseEntity, keyof typeof SELECTED>;

/**
 * Stores what ships with this server: after the next server has taken its place, it can be served in place of what that
 * one ships. It begins once the server listens, so that no start waits for it, and looks again with housekeeping.
 */
@Injectable()
export class ShippedReleases implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('ShippedReleases');
  private isStopping = false;
  private storing = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly builds: BuildReader,
    private readonly http: HttpAdapterHost,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Commands of the operator never listen. */
  onModuleInit(): void {
    this.http.listen$.subscribe(() => void this.store());
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.storing;
  }

  /** Skips builds that are stored, and builds without a number. Never rejects. */
  store(): Promise<void> {
    this.storing = this.storing.then(() => this.storeAll());
    return this.storing;
  }

  private async storeAll(): Promise<void> {
    const shipped = await this.builds.listShipped().catch(() => []);
    for (const each of shipped.filter(({ number }) => number > 0)) {
      if (this.isStopping) return;
      const { remote, number } = each;
      try {
        await this.storeOne(each);
      } catch (error) {
        // Another replica was first.
        if (isUniqueViolation(error)) continue;
        this.logger.warn({
          msg: 'What ships with the server could not be stored',
          remote,
          number,
          err: error,
        });
      }
    }
  }

  private async storeOne(shipped: ShippedRemote): Promise<void> {
    const { remote, number } = shipped;
    if (isStored(await findRow(this.dataSource.manager, shipped))) return;
    const startedAt = performance.now();
    const build = await readShipped(shipped.folder);
    await this.transactions.run(async (manager) => {
      const row = await findRow(manager, shipped);
      if (isStored(row)) return;
      await this.assertRoom(manager, build, row);
      await this.writeRelease(manager, shipped, build, row);
      await this.writeFiles(manager, remote, build);
      this.changes.note(manager, 'releases', [ALL]);
    });
    const milliseconds = Math.round(performance.now() - startedAt);
    this.logger.log({
      msg: 'Stored what ships with the server',
      remote,
      number,
      bytes: build.bytes,
      milliseconds,
    });
  }

  private async assertRoom(manager: EntityManager, { bytes }: ShippedBuild, row: Row | null): Promise<void> {
    const used = (await manager.sum(ReleaseEntity, 'bytes')) ?? 0;
    if (used - (row?.bytes ?? 0) + bytes > RELEASE.storedBytes) throw new Error('There is no room for it');
  }

  /** An upload of the same number that nobody, or not everybody, was shown becomes what ships. */
  private async writeRelease(
    manager: EntityManager,
    { remote, number, commitId, contract }: ShippedRemote,
    { texts, files, bytes }: ShippedBuild,
    row: Row | null,
  ): Promise<void> {
    const now = this.clock.now();
    const announced = files.map(({ path, sha384, size }) => ({ path, sha384, size }));
    const stored = {
      ...{ commitId, contract, texts, files: announced, bytes, tokenId: null },
      ...{ share: 100, shareSlot: null, completedAt: now, servedAt: now, servedSince: now },
    };
    if (!row) {
      const decided = { blocked: false, version: 0, lockCount: null, beganAt: now };
      await manager.insert(ReleaseEntity, { id: newId(), remote, number, ...decided, ...stored });
      return;
    }
    const { id, version, share } = row;
    const next = share === stored.share ? version : version + 1;
    const { affected } = await manager.update(ReleaseEntity, { id, version }, { ...stored, version: next });
    if (!affected) throw new DomainError('outdated');
    await this.audit.changed(manager, 'release', id, { share }, { share: stored.share });
  }

  private async writeFiles(manager: EntityManager, remote: string, { files }: ShippedBuild): Promise<void> {
    const createdAt = this.clock.now();
    for (const { path, sha384, body } of files) {
      const row = { id: newId(), remote, path, sha384, body, shown: true, createdAt };
      await insertOrChange(manager, ReleaseFileEntity, [row], { key: ['remote', 'path'], set: ['shown'] });
    }
    const path = In(files.map((file) => file.path));
    const select = { path: true, sha384: true } as const;
    const rows = await manager.find(ReleaseFileEntity, { select, where: { remote, path } });
    const hashes = new Map(files.map((file) => [file.path, file.sha384]));
    const other = rows.find((row) => hashes.get(row.path) !== row.sha384);
    if (other) throw new Error(`${other.path} has other bytes in another release`);
  }
}

function findRow(manager: EntityManager, { remote, number }: ShippedRemote): Promise<Row | null> {
  return manager.findOne(ReleaseEntity, { select: SELECTED, where: { remote, number } });
}

/** What was blocked stays as it was decided, with its files where it has them. */
function isStored(row: Row | null): boolean {
  if (!row?.completedAt || row.bytes === 0) return false;
  return row.share === 100 || row.blocked;
}
