import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DataSource, IsNull, Not } from 'typeorm';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { FreshCache } from '../../platform/changes/fresh-cache';
import { inTime } from '../../platform/in-time';
import { Outage } from '../../platform/outages/outage';
import type { BuildTexts, KnownRelease, ReleasedFile, ReleaseSource } from '../../web';
import { ReleaseFileEntity } from '../tables/release-file.entity';
import { ReleaseEntity } from '../tables/release.entity';
import { toKnown } from '../tables/to-known';
import { isWhole } from './file-bytes';
import { ReleasePreviews } from './release-previews';

/** Of the files that a replica keeps. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** The releases in the database, for documents and for `/_mf`. */
@Injectable()
export class StoredReleases implements ReleaseSource {
  private readonly logger = new Logger('StoredReleases');
  private readonly outage = new Outage(
    this.logger,
    {
      begins: 'The releases cannot be read; documents show those that were read before',
      ends: 'The releases can be read again',
    },
    'warn',
  );
  private readonly known: FreshCache<KnownRelease[]>;
  /** Files that everybody may have, by remote and path. */
  private readonly kept = new LRUCache<string, ReleasedFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (key) => {
      const [remote = '', ...path] = key.split('/');
      const file = await this.read(remote, path.join('/'));
      return file?.shown ? file : undefined;
    },
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly previews: ReleasePreviews,
    changes: Changes,
  ) {
    this.known = new FreshCache(changes, { topic: 'releases', max: 1, read: () => this.readKnown() });
  }

  async list(): Promise<readonly KnownRelease[]> {
    try {
      const known = this.known.peek(ALL) ?? (await inTime(this.known.read(ALL)));
      this.outage.end();
      return known ?? NONE;
    } catch (error) {
      this.outage.begin(error);
      return this.known.peekOld(ALL) ?? NONE;
    }
  }

  async findTexts(id: string): Promise<BuildTexts | undefined> {
    const select = { id: true, texts: true } as const;
    const row = await this.dataSource.manager.findOne(ReleaseEntity, { select, where: { id } });
    return row?.texts ?? undefined;
  }

  findPreviewed(request: FastifyRequest): ReturnType<ReleasePreviews['find']> {
    return this.previews.find(request);
  }

  async findFile(remote: string, path: string, request: FastifyRequest): Promise<ReleasedFile | undefined> {
    const known = await this.list();
    // Sites without releases do not ask the database for what is not there.
    if (known.some((release) => release.stored && release.remote === remote)) {
      const kept = await this.kept.fetch(`${remote}/${path}`);
      if (kept) return kept;
    }
    const previewed = await this.previews.find(request);
    return previewed?.remote === remote ? this.read(remote, path) : undefined;
  }

  /** Undefined, and an error in the log, where the bytes are not those that were uploaded. */
  private async read(remote: string, path: string): Promise<ReleasedFile | undefined> {
    const row = await this.dataSource.manager.findOneBy(ReleaseFileEntity, { remote, path });
    if (!row) return undefined;
    const { body, shown } = row;
    if (await isWhole(row)) return { body, shown };
    this.logger.error({ msg: 'A file of a release is not what was uploaded', remote, path });
    return undefined;
  }

  private async readKnown(): Promise<KnownRelease[]> {
    const rows = await this.dataSource.manager.find(ReleaseEntity, {
      select: {
        id: true,
        remote: true,
        number: true,
        contract: true,
        share: true,
        blocked: true,
        version: true,
        bytes: true,
        tokenId: true,
      },
      where: [
        // Its files are still there for open pages.
        { servedAt: Not(IsNull()), completedAt: Not(IsNull()) },
        { blocked: true, completedAt: Not(IsNull()) },
      ],
      order: { remote: 'ASC', number: 'ASC' },
    });
    return rows.map(toKnown);
  }
}

const NONE: readonly KnownRelease[] = [];
