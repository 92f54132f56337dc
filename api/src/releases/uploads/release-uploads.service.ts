import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { RELEASE } from '@ringtag/contracts';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { newId } from '../../platform/database/columns';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { lockMatching } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { BuildReader } from '../../web';
import { assertOwnPaths } from '../own-paths';
import { ReleaseFileEntity } from '../tables/release-file.entity';
import { ReleaseTokenEntity } from '../tables/release-token.entity';
import { type AnnouncedFile, ReleaseEntity } from '../tables/release.entity';
import { readRelease } from './read-release';
import type { UploadToken } from './release-token.guard';
import type { BegunReleaseDto, NewReleaseDto } from './upload.dto';

const compress = promisify(brotliCompress);
/** Beyond it the best compression takes seconds. */
const WELL_COMPRESSED = 1024 * 1024;

/**
 * Takes releases from programs: they announce the files of one, send those that the server does not have, and complete
 * it. Before that nobody sees anything of it.
 */
@Injectable()
export class ReleaseUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly builds: BuildReader,
    private readonly server: ServerConfig,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a release, or goes on with it. Throws `validation_failed` for what could not be served, for a number or a path
   * that something else has, and where there is no room.
   */
  async begin(token: UploadToken, release: NewReleaseDto): Promise<BegunReleaseDto> {
    const { remote } = token;
    const { contract, paths, texts, bytes } = readRelease(remote, release);
    const { number, commit: commitId, files } = release;
    const builds = await this.builds.get();
    if (builds) assertOwnPaths(remote, paths, builds);
    await this.assertNotShipped(remote, release);
    await this.transactions.run(async (manager) => {
      // One after the other: they count the bytes of all.
      await lockMatching(manager, ReleaseTokenEntity);
      const row = { contract, texts, commitId, files: files.map(toAnnounced), tokenId: token.id };
      const begun = await manager.findOneBy(ReleaseEntity, { remote, number });
      if (begun) assertSame(begun, row);
      if (begun?.completedAt) return;
      // The files of another build of the commit are there until they are swept: they count as well.
      const more = begun && isSameBuild(begun, row) ? 0 : bytes;
      await assertFewUnseen(manager, remote, { count: begun ? 0 : 1, bytes: more });
      const used = (await manager.sum(ReleaseEntity, 'bytes')) ?? 0;
      if (used + more > RELEASE.storedBytes)
        throw newFieldError(
          'files',
          'haveRoom',
          'There is no room for more releases. Old ones go after 14 days',
        );
      const beganAt = this.clock.now();
      const all = { ...row, bytes: (begun?.bytes ?? 0) + more, beganAt };
      if (begun) await manager.update(ReleaseEntity, { id: begun.id }, all);
      else await manager.insert(ReleaseEntity, { ...toNew(remote, number), ...all });
      await manager.update(ReleaseTokenEntity, { id: token.id }, { lastUsedAt: beganAt });
    });
    const stored = await this.findStored(this.dataSource.manager, remote, files);
    return { missing: [...new Set(files.map(({ sha384 }) => sha384))].filter((each) => !stored.has(each)) };
  }

  /** The most bytes that a file of this hash may have. Throws `not_found` for one that nobody announced. */
  async getSize(remote: string, number: number, sha384: string): Promise<number> {
    return (await this.getAnnounced(remote, number, sha384)).size;
  }

  /** Throws `not_found`, and `validation_failed` for other bytes than those that were announced. */
  async store(remote: string, number: number, sha384: string, bytes: Buffer): Promise<void> {
    const { paths, size } = await this.getAnnounced(remote, number, sha384);
    if (bytes.length !== size || hash(bytes) !== sha384)
      throw newFieldError('body', 'isSha384', 'These are not the bytes that were announced');
    const quality = bytes.length > WELL_COMPRESSED ? 6 : constants.BROTLI_MAX_QUALITY;
    const body = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    const createdAt = this.clock.now();
    for (const path of paths) {
      const row = { id: newId(), remote, path, sha384, body, shown: false, createdAt };
      await insertOrChange(this.dataSource.manager, ReleaseFileEntity, [row], { key: ['remote', 'path'] });
    }
    const announced = paths.map((path) => ({ path, sha384, size }));
    await this.findStored(this.dataSource.manager, remote, announced);
  }

  /**
   * Makes a release visible to administrators. Does nothing where it is. Throws `not_found`, and `validation_failed` while
   * a file is missing.
   */
  async complete(token: UploadToken, number: number): Promise<void> {
    const { remote, label } = token;
    await this.transactions.run(async (manager) => {
      await lockMatching(manager, ReleaseTokenEntity);
      const release = await manager.findOneBy(ReleaseEntity, { remote, number });
      if (!release) throw new DomainError('not_found');
      if (release.completedAt) return;
      const { id, files, commitId } = release;
      const stored = await this.findStored(manager, remote, files);
      const missing = files.find(({ sha384 }) => !stored.has(sha384));
      if (missing) throw newFieldError('files', 'areHere', `Upload ${missing.path} first`);
      await manager.update(ReleaseEntity, { id, completedAt: IsNull() }, { completedAt: this.clock.now() });
      const said = { remote, number, commit: commitId, token: label };
      const changes = Object.fromEntries(
        Object.entries(said).map(([key, is]) => [key, { old: null, new: is }]),
      );
      await this.audit.record(manager, 'release-uploaded', 'release', id, { changes });
    });
  }

  private async getAnnounced(remote: string, number: number, sha384: string) {
    const release = await this.dataSource.manager.findOneBy(ReleaseEntity, { remote, number });
    const files = release?.files.filter((file) => file.sha384 === sha384) ?? [];
    const [first] = files;
    if (!first) throw new DomainError('not_found');
    return { paths: files.map(({ path }) => path), size: first.size };
  }

  /** The hashes of the files that are in the database. Throws where one of the paths has other bytes. */
  private async findStored(
    manager: EntityManager,
    remote: string,
    files: readonly AnnouncedFile[],
  ): Promise<Set<string>> {
    const announced = new Map(files.map(({ path, sha384 }) => [path, sha384]));
    const rows = await manager.find(ReleaseFileEntity, {
      select: { path: true, sha384: true },
      where: { remote, path: In([...announced.keys()]) },
    });
    for (const { path, sha384 } of rows) if (announced.get(path) !== sha384) throw newTakenError(path);
    const stored = new Set(rows.map(({ path }) => path));
    const lacking = new Set(files.filter(({ path }) => !stored.has(path)).map(({ sha384 }) => sha384));
    return new Set(files.map(({ sha384 }) => sha384).filter((each) => !lacking.has(each)));
  }

  /** Throws where what ships with the server has the number, or other bytes under one of the paths. */
  private async assertNotShipped(remote: string, { number, files }: NewReleaseDto): Promise<void> {
    const shipped = (await this.builds.listShipped()).find((each) => each.remote === remote);
    if (shipped?.number === number)
      throw newFieldError('number', 'isNew', 'The server ships this number of the remote');
    for (const { path, sha384 } of files) {
      const file = join(this.server.webRoot, remote, 'dist', path);
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes && hash(bytes) !== sha384) throw newTakenError(path);
    }
  }
}

/** Keeps the lists of releases short, and leaves room to other remotes, whatever a program uploads or announces. */
async function assertFewUnseen(
  manager: EntityManager,
  remote: string,
  more: { count: number; bytes: number },
): Promise<void> {
  const unseen = { remote, servedAt: IsNull() };
  const goes = 'nobody was shown. They go after 14 days, and after a day where the upload broke off';
  if ((await manager.countBy(ReleaseEntity, unseen)) + more.count > RELEASE.unseen)
    throw newFieldError('number', 'areFew', `${RELEASE.unseen} releases of it wait that ${goes}`);
  if (((await manager.sum(ReleaseEntity, 'bytes', unseen)) ?? 0) + more.bytes > RELEASE.unseenBytes)
    throw newFieldError('files', 'areSmall', `There is no room beside its releases that ${goes}`);
}

function hash(bytes: Buffer): string {
  return createHash('sha384').update(bytes).digest('hex');
}

function toAnnounced({ path, sha384, size }: AnnouncedFile): AnnouncedFile {
  return { path, sha384, size };
}

function toNew(remote: string, number: number) {
  const decided = { share: 0, shareSlot: null, blocked: false, version: 0 };
  return {
    id: newId(),
    lockCount: null,
    remote,
    number,
    ...decided,
    completedAt: null,
    servedAt: null,
    servedSince: null,
  };
}

type Built = Pick<ReleaseEntity, 'commitId' | 'texts' | 'files'>;

function isSameBuild(a: Built, b: Built): boolean {
  return JSON.stringify([a.texts, a.files]) === JSON.stringify([b.texts, b.files]);
}

/** A complete release stays as it is; one that is not may become another build of the same commit. */
function assertSame(begun: ReleaseEntity, wanted: Built): void {
  const mayBe = begun.completedAt ? isSameBuild(begun, wanted) : begun.tokenId !== null;
  if (begun.commitId === wanted.commitId && mayBe) return;
  throw newFieldError('number', 'isNew', 'Another release has this number');
}

function newTakenError(path: string): DomainError {
  return newFieldError('files', 'areNew', `${path} has other bytes in another release`);
}
