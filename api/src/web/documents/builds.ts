import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import {
  type Authority,
  CONTRACT_VERSION,
  describeRemote,
  type Locale,
  type PageShape,
  type RemoteEntry,
  SECOND,
} from '@ringtag/contracts';
import { ServerConfig } from '../../platform/config/config';
import type { Chunks } from './preloads';

export const REMOTE_NAME = /^mfe-[a-z-]+$/;
/** A remote is deployed on its own: its files are checked again after this many milliseconds. */
const LOOK_AGAIN = SECOND;
const NO_CHUNKS: Chunks = { imports: {}, shared: {} };

/** What a page needs at once. */
export interface FirstView {
  /** Imports as `chunks.json` names them; `{locale}` stands for the language of the reader. */
  imports?: string[];
  /** Addresses of the API that it asks. */
  data?: string[];
}

interface Route {
  path: string;
  /** Who may see it; nobody is named for a page that is open to anyone. */
  authorities?: readonly Authority[];
  shape?: PageShape;
  firstView?: FirstView;
}

/** What only documents need of `remote.json`. */
interface Remote {
  name: string;
  contractVersion: number;
  routes?: Route[];
  /** Imports that the first view of its page needs, by the state of what it shows; `any` in all of them. */
  firstView?: Record<string, string[]>;
}

/** The part of mf-manifest.json that names the remote's entry. */
interface Manifest {
  metaData: { globalName: string; remoteEntry: { path: string; name: string } };
}

export interface BuiltRemote {
  remote: Remote;
  /** What the shell reads of it. */
  entries: Record<Locale, RemoteEntry>;
  /** Where the remote begins, if its manifest says so and the shell does not refuse it. */
  build: { entry: string; globalName: string } | undefined;
  chunks: Chunks;
}

/** `first-view.json` of the shell, by the layout around a page; `any` with all of them. */
type ShellViews = Partial<Record<'any' | 'main' | 'administration' | 'signed-out', FirstView>>;

/** A page of a remote. */
export interface BuiltPage extends Route {
  /** The parts of its route's path. */
  segments: readonly string[];
  owner: BuiltRemote;
}

/** The deployed builds; a new object whenever a file has changed. */
export interface Builds {
  /** The shell's document. */
  html: string;
  shell: { chunks: Chunks; views: ShellViews };
  remotes: readonly BuiltRemote[];
  pages: readonly BuiltPage[];
}

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

  constructor(private readonly server: ServerConfig) {}

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
    if (!this.builds || print !== this.print) this.builds = await this.read(names);
    this.print = print;
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
      ...names.flatMap((name) =>
        ['remote.json', 'mf-manifest.json', 'chunks.json'].map((file) => this.file(name, file)),
      ),
    ];
    const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    return stats.map((found) => `${found?.mtimeMs} ${found?.size} ${found?.ino}`).join();
  }

  private async read(names: string[]): Promise<Builds | undefined> {
    const html = await readFile(this.file('shell', 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return undefined;
    const [chunks, views = {}] = await Promise.all([
      this.readChunks('shell', this.builds?.shell.chunks),
      this.json<ShellViews>('shell', 'first-view.json'),
    ]);
    const built = await Promise.all(names.map((name) => this.readRemote(name)));
    const remotes = built.flatMap((found) => found ?? []);
    return { html, shell: { chunks, views }, remotes, pages: remotes.flatMap(listPages) };
  }

  /** Of a remote that cannot be read, the build before counts, if it was read. Else what cannot be read is left out alone. */
  private async readRemote(name: string): Promise<BuiltRemote | undefined> {
    const before = this.builds?.remotes.find(({ remote }) => remote.name === name);
    const remote = await this.json<Remote>(name, 'remote.json', before?.remote);
    if (!remote) return undefined;
    const described = { ...remote, manifest: `/_mf/${name}/mf-manifest.json` };
    const entries = describeRemote(described, (problem) => this.logger.error(problem));
    if (!entries) return before;
    const paths = entries.en.routes.map(({ path }) => path);
    const shown = { ...remote, routes: remote.routes?.filter((route) => paths.includes(route?.path)) };
    // Nobody loads a file of a remote that the shell refuses.
    if (remote.contractVersion !== CONTRACT_VERSION)
      return { remote: shown, entries, build: undefined, chunks: NO_CHUNKS };
    const manifest = await this.json<Manifest>(name, 'mf-manifest.json');
    return {
      remote: shown,
      entries,
      build: manifest ? readBuild(name, manifest) : before?.build,
      chunks: await this.readChunks(name, before?.chunks),
    };
  }

  /** Pages work without the list: their files are then not preloaded. */
  private async readChunks(application: string, before: Chunks = NO_CHUNKS): Promise<Chunks> {
    const found = await this.json<Chunks>(application, 'chunks.json', before);
    const lists = [found?.imports, found?.shared].map((list) => list && Object.values(list));
    const sound = lists.every((list) =>
      list?.every((each) => areTexts(each?.files) && areTexts(each.shared)),
    );
    return found && sound ? found : NO_CHUNKS;
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

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}

function readBuild(name: string, manifest: Manifest | undefined): BuiltRemote['build'] {
  if (!manifest?.metaData?.remoteEntry) return undefined;
  const { globalName, remoteEntry } = manifest.metaData;
  return { entry: `/_mf/${name}/${remoteEntry.path}${remoteEntry.name}`, globalName };
}

function listPages(owner: BuiltRemote): BuiltPage[] {
  return (owner.remote.routes ?? []).map((route) => ({
    ...route,
    segments: route.path.toLowerCase().split('/').slice(1),
    owner,
  }));
}
