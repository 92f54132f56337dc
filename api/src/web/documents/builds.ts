import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { CONTRACT_VERSION, describeRemote, REMOTE_NAME, SECOND } from '@ringtag/contracts';
import { ServerConfig } from '../../platform/config/config';
import { isUnavailable } from '../../platform/database/database-errors';
import { type Manifest, readBuild } from './build-manifest';
import { chooseRelease } from './choose-release';
import {
  type BuiltRemote,
  type Builds,
  type Remote,
  type ShellViews,
  type ShippedRemote,
  withRemotes,
} from './deployed-builds';
import { areChunks, type Chunks } from './preloads';
import { type KnownRelease, listCandidates, type ReleaseSource } from './release-source';

/** A remote is deployed on its own: its files are checked again after this many milliseconds. */
const LOOK_AGAIN = SECOND;
const DESCRIBING = ['remote.json', 'mf-manifest.json', 'chunks.json', 'release.json'];
const NO_CHUNKS: Chunks = { imports: {}, shared: {} };

/**
 * Reads the built shell and remotes, and reads them again when one of their files has changed. What is broken has a line
 * in the log. A file that was cut counts as it was before.
 */
@Injectable()
export class BuildReader {
  private readonly logger = new Logger('BuildReader');
  private builds: Builds | undefined;
  private print = '';
  private lookedAt = 0;
  private looking: Promise<Builds | undefined> | undefined;
  /** Of releases that are not on this disk. A domain above sets it. */
  source: ReleaseSource | undefined;
  private known: readonly KnownRelease[] = [];
  private shipped: readonly ShippedRemote[] = [];

  constructor(private readonly server: ServerConfig) {}

  /** Makes the next request see a change at once. */
  forget(): void {
    this.lookedAt = 0;
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
    const now = Date.now();
    const names = await this.remoteNames();
    const print = await this.fingerprint(names);
    const known = (await this.source?.list()) ?? this.known;
    try {
      if (!this.builds || print !== this.print || known !== this.known)
        this.builds = await this.read(names, known);
      [this.print, this.known] = [print, known];
    } catch (error) {
      // What was read before counts while the database is away.
      if (!this.builds || !isUnavailable(error)) throw error;
    }
    this.lookedAt = now;
    return this.builds;
  }

  private async remoteNames(): Promise<string[]> {
    const names = await readdir(this.server.webRoot).catch(() => []);
    return names.filter((name) => REMOTE_NAME.test(name)).sort();
  }

  private async fingerprint(names: string[]): Promise<string> {
    const files = [
      ...['index.html', 'chunks.json', 'first-view.json'].map((file) => this.file('shell', file)),
      ...names.flatMap((name) => DESCRIBING.map((file) => this.file(name, file))),
    ];
    const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    return stats.map((found) => `${found?.mtimeMs} ${found?.size} ${found?.ino}`).join();
  }

  private async read(names: string[], known: readonly KnownRelease[]): Promise<Builds | undefined> {
    const html = await readFile(this.file('shell', 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const [chunks, views = {}] = await Promise.all([
      this.readChunks('shell', this.builds?.shell.chunks),
      this.json<ShellViews>('shell', 'first-view.json'),
    ]);
    const shipped = await Promise.all(names.map((name) => this.readShipped(name)));
    this.shipped = shipped.flatMap((found) => found ?? []);
    const remotes = [...new Set([...names, ...known.map(({ remote }) => remote)])].sort();
    const served = await Promise.all(remotes.map((name) => this.readServed(name, known)));
    return withRemotes(
      { html, shell: { chunks, views } },
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

  private choose(name: string, known: readonly KnownRelease[]) {
    const shipped = this.shipped.find(({ remote }) => remote === name);
    return { ...chooseRelease(listCandidates(name, known, shipped)), shipped };
  }

  /** A release that is not on this disk. Undefined where it is gone. */
  async readStored(name: string, id: string): Promise<BuiltRemote | undefined> {
    const texts = await this.source?.findTexts(id);
    if (!texts) return undefined;
    const build = readBuild(name, JSON.parse(texts['mf-manifest.json']) as Manifest);
    const chunks = JSON.parse(texts['chunks.json']) as Chunks;
    const built = this.toBuilt(name, JSON.parse(texts['remote.json']) as Remote, { build, chunks });
    return built && { ...built, texts };
  }

  /** Of a remote that cannot be read, the build before counts, if it was read. */
  private async readShipped(name: string): Promise<ShippedRemote | undefined> {
    const before = this.shipped.find(({ remote }) => remote === name);
    const described = await this.json<Remote>(name, 'remote.json', before?.built.remote);
    if (!described) return undefined;
    const manifest = await this.json<Manifest>(name, 'mf-manifest.json');
    const built = this.toBuilt(name, described, {
      build: manifest ? readBuild(name, manifest) : before?.built.build,
      chunks: await this.readChunks(name, before?.built.chunks),
    });
    if (!built) return before;
    const said = await this.json<{ number?: unknown; commit?: unknown }>(name, 'release.json');
    // A build without it counts as the lowest number.
    const number = Number.isInteger(said?.number) ? Number(said?.number) : 0;
    const decided = { contract: described.contractVersion, share: 100, blocked: false };
    const [folder, commitId] = [this.file(name, ''), String(said?.commit ?? '')];
    return { remote: name, folder, built, number, commitId, ...decided };
  }

  /** Undefined where the whole remote cannot be read; else what cannot be read is left out alone. */
  private toBuilt(
    name: string,
    described: Remote,
    files: Pick<BuiltRemote, 'build' | 'chunks'>,
  ): BuiltRemote | undefined {
    const named = { ...described, manifest: `/_mf/${name}/mf-manifest.json` };
    const entries = describeRemote(named, (problem) => this.logger.error(problem));
    if (!entries) return undefined;
    const paths = entries.en.routes.map(({ path }) => path);
    const routes = described.routes?.filter((route) => paths.includes(route?.path));
    const remote = { ...described, routes };
    // Nobody loads a file of a remote that the shell refuses.
    const isRefused = described.contractVersion !== CONTRACT_VERSION;
    return { remote, entries, ...(isRefused ? { build: undefined, chunks: NO_CHUNKS } : files) };
  }

  /** Pages work without the list: their files are then not preloaded. */
  private async readChunks(application: string, before: Chunks = NO_CHUNKS): Promise<Chunks> {
    const found = await this.json<Chunks>(application, 'chunks.json', before);
    return areChunks(found) ? found : NO_CHUNKS;
  }

  /** Undefined where there is no such file, and `before` where it is no JSON. */
  private async json<T>(application: string, name: string, before?: T): Promise<T | undefined> {
    const file = this.file(application, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    try {
      return text === undefined ? undefined : (JSON.parse(text) as T);
    } catch (error) {
      this.logger.error({
        msg: 'A file of a build is broken. What it said before counts, if it was read',
        file,
        err: error,
      });
      return before;
    }
  }

  private file(application: string, name: string): string {
    return join(this.server.webRoot, application, 'dist', name);
  }
}
