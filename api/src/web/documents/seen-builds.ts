import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SessionCookies } from '../../accounts';
import { BuildReader } from './builds';
import { type Builds, withRemote } from './deployed-builds';
import type { ReleasedFile } from './release-source';

/** What a share of the documents shows in place of what is served. */
interface Shared {
  served: Builds;
  share: number;
  builds: Builds | undefined;
}

/**
 * The builds as the browser of a request sees them: those that are served, but for a release that is shown to a share,
 * or that an administrator looks at before others do.
 */
@Injectable()
export class SeenBuilds {
  /** The page and what it starts are of the same build: one choice for each document. */
  private readonly chosen = new WeakMap<FastifyRequest, Promise<Builds | undefined>>();
  private shared: Shared | undefined;

  constructor(
    private readonly builds: BuildReader,
    private readonly sessions: SessionCookies,
  ) {}

  /** For a document. Undefined while there is no shell. */
  get(request: FastifyRequest): Promise<Builds | undefined> {
    const known = this.chosen.get(request);
    if (known) return known;
    const chosen = this.choose(request, Math.random());
    this.chosen.set(request, chosen);
    return chosen;
  }

  /** The same without waiting, for who has no cookie; undefined where it has to be waited for. */
  findKept(): Builds | undefined {
    const served = this.builds.findKept();
    if (!served || this.shared?.served !== served) return undefined;
    return pick(this.shared, Math.random());
  }

  /** For what the application asks for later. Who has no session gets what is served: only documents are a share. */
  findServed(request: FastifyRequest): Promise<Builds | undefined> {
    return this.choose(request, 1);
  }

  /** What documents may name at this moment. */
  async listNamed(request: FastifyRequest): Promise<Builds[]> {
    const seen = await this.findServed(request);
    const served = await this.builds.get();
    const shared = served && (await this.readShared(served)).builds;
    return [seen, served, shared].flatMap((builds) => builds ?? []);
  }

  /** A file that is not on this disk. Undefined where no release has it, and where this browser may not have it. */
  async findFile(remote: string, path: string, request: FastifyRequest): Promise<ReleasedFile | undefined> {
    return this.builds.source?.findFile(remote, path, request);
  }

  /** A file that describes a build, where the build is not on this disk, and whether everybody sees that build. */
  async findDescription(
    remote: string,
    path: string,
    request: FastifyRequest,
  ): Promise<{ text: string; shown: boolean } | undefined> {
    const seen = findTexts(await this.findServed(request), remote);
    if (!seen || !Object.hasOwn(seen, path)) return undefined;
    const shown = seen === findTexts(await this.builds.get(), remote);
    return { text: seen[path as keyof typeof seen], shown };
  }

  /** @param chance from 0 to 1, for who has no session */
  private async choose(request: FastifyRequest, chance: number): Promise<Builds | undefined> {
    const served = await this.builds.get();
    if (!served) return undefined;
    const previewed = await this.builds.source?.findPreviewed(request);
    const remote = previewed && (await this.builds.readStored(previewed.remote, previewed.id));
    if (remote) return withRemote(served, remote);
    const session = this.sessions.read(request);
    return pick(await this.readShared(served), session ? toChance(session.id) : chance);
  }

  private async readShared(served: Builds): Promise<Shared> {
    if (this.shared?.served === served) return this.shared;
    const release = this.builds.findShared();
    const remote = release && (await this.builds.readStored(release.remote, release.id));
    const shared = remote && { ...remote, share: release?.number };
    const builds = shared && { ...withRemote(served, shared), isShared: true };
    this.shared = { served, share: release?.share ?? 0, builds };
    return this.shared;
  }
}

function findTexts(builds: Builds | undefined, name: string) {
  return builds?.remotes.find(({ remote }) => remote.name === name)?.texts;
}

function pick({ served, share, builds }: Shared, chance: number): Builds {
  return builds && chance * 100 < share ? builds : served;
}

/** The same for all requests of a session. */
function toChance(sessionId: string): number {
  return createHash('sha256').update(sessionId).digest().readUInt32BE() / 2 ** 32;
}
