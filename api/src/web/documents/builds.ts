import { Injectable } from '@nestjs/common';
import { CONTRACT_VERSION, describeRemote, SECOND } from '@ringtag/contracts';
import { ServerConfig } from '../../platform/config/config';
import { isUnavailable } from '../../platform/database/database-errors';
import { BuildFiles, NO_CHUNKS } from './build-files';
import { type Manifest, readBuild } from './build-manifest';
import { chooseRelease } from './choose-release';
import {
  type BuiltRemote,
  type Builds,
  type BuiltShell,
  type ShellViews,
  type ShippedRemote,
  withRemotes,
} from './deployed-builds';
import type { Chunks } from './preloads';
import { type BuildTexts, type KnownRelease, listCandidates, type ReleaseSource } from './release-source';
import type { Remote } from './remote-description';

/** A remote is deployed on its own: its files are checked again after this many milliseconds. */
const LOOK_AGAIN = SECOND;

/**
 * Reads the built shell and remotes, and reads them again when one of their files has changed. What is broken has a line
 * in the log. A file that was cut counts as it was before.
 */
@Injectable()
export class BuildReader {
  private readonly files: BuildFiles;
  private builds: Builds | undefined;
  private print = '';
  private lookedAt = 0;
  private forgotten = 0;
  private looking: Promise<Builds | undefined> | undefined;
  /** Of releases that are not on this disk. A domain above sets it. */
  source: ReleaseSource | undefined;
  private known: readonly KnownRelease[] = [];
  private shipped: readonly ShippedRemote[] = [];

  constructor(server: ServerConfig) {
    this.files = new BuildFiles(server.webRoot);
  }

  /** Makes the next request see a change at once. */
  forget(): void {
    this.lookedAt = 0;
    this.forgotten += 1;
  }

  /** What is on the disk, whichever release is served. */
  async listShipped(): Promise<readonly ShippedRemote[]> {
    await this.get();
    return this.shipped;
  }

  /** Undefined while there is no shell. */
  get(): Promise<Builds | undefined> {
    if (this.builds && this.age < LOOK_AGAIN) return Promise.resolve(this.builds);
    // One look serves all who ask meanwhile.
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    return this.looking;
  }

  /**
   * What `get` answered last, without waiting; undefined when that is too long ago. Between two looks at the files a
   * busy server goes on with what it has.
   */
  findKept(): Builds | undefined {
    if (this.age >= 2 * LOOK_AGAIN) return undefined;
    // Whoever waits for it hears of a failure.
    if (this.age >= LOOK_AGAIN) this.get().catch(() => undefined);
    return this.builds;
  }

  private get age(): number {
    return Date.now() - this.lookedAt;
  }

  private async look(): Promise<Builds | undefined> {
    const [now, forgotten] = [Date.now(), this.forgotten];
    const names = await this.files.listRemotes();
    const print = await this.files.readPrint(names);
    const known = (await this.source?.list()) ?? this.known;
    try {
      if (!this.builds || print !== this.print || known !== this.known)
        this.builds = await this.read(names, known);
      [this.print, this.known] = [print, known];
    } catch (error) {
      // What was read before counts while the database is away.
      if (!this.builds || !isUnavailable(error)) throw error;
    }
    // This look may have missed a change that came during it.
    if (forgotten !== this.forgotten) return this.look();
    this.lookedAt = now;
    return this.builds;
  }

  private async read(names: string[], known: readonly KnownRelease[]): Promise<Builds | undefined> {
    const html = await this.files.readDocument();
    if (html === undefined) return undefined;
    const [chunks, views = {}, offers = {}, build] = await Promise.all([
      this.files.readChunks('shell', this.builds?.shell.chunks),
      this.files.readJson<ShellViews>('shell', 'first-view.json'),
      this.files.readJson<BuiltShell['offers']>('shell', 'shared-exports.json'),
      this.files.readNumber('shell'),
    ]);
    const shipped = await Promise.all(names.map((name) => this.readShipped(name)));
    this.shipped = shipped.flatMap((found) => found ?? []);
    const remotes = [...new Set([...names, ...known.map(({ remote }) => remote)])].sort();
    const served = await Promise.all(remotes.map((name) => this.readServed(name, known)));
    return withRemotes(
      { html, shell: { chunks, views, offers, build } },
      served.flatMap((found) => found ?? []),
    );
  }

  /** What ships with the server is shown where no release fits, so that the shell can say so. */
  private async readServed(name: string, known: readonly KnownRelease[]): Promise<BuiltRemote | undefined> {
    const { served, shipped } = this.choose(name, known);
    const stored = served && 'id' in served ? await this.readStored(name, served.id) : undefined;
    return stored ?? shipped?.built;
  }

  /** The one release that is shown to some and not to all. */
  findShared(): KnownRelease | undefined {
    const names = new Set(this.known.map(({ remote }) => remote));
    const shared = [...names].map((name) => this.choose(name, this.known).shared);
    return shared.find((each) => each !== undefined && 'id' in each) as KnownRelease | undefined;
  }

  /** The releases that documents name. `share`: how many in a hundred documents name it. */
  async listNumbers(): Promise<{ remote: string; number: number; share: number }[]> {
    await this.get();
    const names = new Set([...this.shipped, ...this.known].map(({ remote }) => remote));
    return [...names].flatMap((remote) => {
      const { served, shared } = this.choose(remote, this.known);
      return [served, shared].flatMap((each) =>
        each ? [{ remote, number: each.number, share: each.share }] : [],
      );
    });
  }

  private choose(name: string, known: readonly KnownRelease[]) {
    const shipped = this.shipped.find(({ remote }) => remote === name);
    return { ...chooseRelease(listCandidates(name, known, shipped)), shipped };
  }

  /** A release that is not on this disk. Undefined where it is gone, and where it cannot be read: others go on. */
  async readStored(name: string, id: string): Promise<BuiltRemote | undefined> {
    try {
      const texts = await this.source?.findTexts(id);
      return texts && this.parseStored(name, id, texts);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      this.files.tell(id, 'broken', [{ msg: 'A release is broken', remote: name, id, err: error }]);
      return undefined;
    }
  }

  private parseStored(name: string, id: string, texts: BuildTexts): BuiltRemote | undefined {
    const build = readBuild(name, JSON.parse(texts['mf-manifest.json']) as Manifest);
    const chunks = JSON.parse(texts['chunks.json']) as Chunks;
    const described = JSON.parse(texts['remote.json']) as Remote;
    const built = this.toBuilt(
      name,
      described,
      { build, chunks },
      { place: id, content: texts['remote.json'] },
    );
    return built && { ...built, texts };
  }

  /** Of a remote that cannot be read, the build before counts, if it was read. */
  private async readShipped(name: string): Promise<ShippedRemote | undefined> {
    const before = this.shipped.find(({ remote }) => remote === name);
    const described = await this.files.readJson<Remote>(name, 'remote.json', before?.built.remote);
    if (!described) return undefined;
    const manifest = await this.files.readJson<Manifest>(name, 'mf-manifest.json');
    const build = manifest ? readBuild(name, manifest) : before?.built.build;
    const chunks = await this.files.readChunks(name, before?.built.chunks);
    const source = { place: name, content: JSON.stringify(described) };
    const built = this.toBuilt(name, described, { build, chunks }, source);
    if (!built) return before;
    const decided = { contract: described.contractVersion, share: 100, blocked: false };
    const folder = this.files.toFolder(name);
    return { remote: name, folder, built, ...(await this.files.readNumber(name)), ...decided };
  }

  /**
   * Undefined where the whole remote cannot be read; else what cannot be read is left out alone.
   * @param source what the log remembers problems by
   */
  private toBuilt(
    name: string,
    described: Remote,
    files: Pick<BuiltRemote, 'build' | 'chunks'>,
    source: { place: string; content: string },
  ): BuiltRemote | undefined {
    const named = { ...described, manifest: `/_mf/${name}/mf-manifest.json` };
    const problems: string[] = [];
    const entries = describeRemote(named, (problem) => problems.push(problem));
    this.files.tell(source.place, source.content, problems);
    if (!entries) return undefined;
    const paths = entries.en.routes.map(({ path }) => path);
    const routes = described.routes?.filter((route) => paths.includes(route?.path));
    const remote = { ...described, routes };
    // Nobody loads a file of a remote that the shell refuses.
    const isRefused = described.contractVersion !== CONTRACT_VERSION;
    return { remote, entries, ...(isRefused ? { build: undefined, chunks: NO_CHUNKS } : files) };
  }
}
