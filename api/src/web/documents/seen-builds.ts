import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BuildReader, type Builds, withRemotes } from './builds';
import type { ReleasedFile } from './release-source';

/**
 * The builds as the browser of a request sees them: those that are served, but for the release that an administrator
 * looks at before others do.
 */
@Injectable()
export class SeenBuilds {
  constructor(private readonly builds: BuildReader) {}

  /** Undefined while there is no shell. */
  async get(request: FastifyRequest): Promise<Builds | undefined> {
    const builds = await this.builds.get();
    const previewed = await this.builds.source?.findPreviewed(request);
    const remote = previewed && (await this.builds.readStored(previewed.remote, previewed.id));
    if (!builds || !remote) return builds;
    const others = builds.remotes.filter((each) => each.remote.name !== remote.remote.name);
    return withRemotes(builds, [...others, remote]);
  }

  /** A file that is not on this disk. Undefined where no release has it, and where this browser may not have it. */
  async findFile(remote: string, path: string, request: FastifyRequest): Promise<ReleasedFile | undefined> {
    return this.builds.source?.findFile(remote, path, request);
  }

  /** A file that describes a build, where the build is not on this disk. */
  async findDescription(remote: string, path: string, request: FastifyRequest): Promise<string | undefined> {
    const builds = await this.get(request);
    const texts = builds?.remotes.find((each) => each.remote.name === remote)?.texts;
    return texts && Object.hasOwn(texts, path) ? texts[path as keyof typeof texts] : undefined;
  }
}
