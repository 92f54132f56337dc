import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, type PageShape, type ScanState, SECOND } from '@ringtag/contracts';
import { type Chunks, findPreloads } from './preloads';

export const REMOTE_NAME = /^mfe-[a-z-]+$/;
/** A remote is deployed on its own: its files are checked again after this many milliseconds. */
const LOOK_AGAIN = SECOND;
const SCAN_ROUTE = '/scan/*';

/** `remote.json`, and the address of the remote's manifest. */
interface Remote {
  name: string;
  manifest: string;
  routes?: { path: string; shape?: PageShape; layout?: string }[];
  /** Imports that the first view of its page needs, by the state of what it shows; `any` in all of them. */
  firstView?: Record<string, string[]>;
}

/** The part of mf-manifest.json that names the remote's entry. */
interface Manifest {
  metaData: { globalName: string; remoteEntry: { path: string; name: string } };
}

interface BuiltRemote {
  remote: Remote;
  /** Where the remote begins, if its manifest says so. */
  build: { entry: string; globalName: string } | undefined;
  chunks: Chunks | undefined;
}

/** What is deployed; a new object whenever a file has changed. */
export interface Builds {
  /** The shell's document. */
  html: string;
  /** The body of `/remotes.json`. */
  remotes: { remotes: object[] };
  /** The same with the entry of the scan page's remote, so that the page need not load its manifest. */
  remotesOfScan: { remotes: object[] };
  /** The pages of the remotes: the segments of their path, their shape, and whether they are without a layout. */
  pages: readonly { path: readonly string[]; shape?: PageShape; blank: boolean }[];
  /** The files that the scan page will load; kept in memory. */
  preloads: (locale: Locale, state: ScanState | 'unknown') => readonly string[];
}

/** Reads the built shell and remotes, and reads them again when one of their files has changed. */
export class BuildReader {
  private builds: Builds | undefined;
  private print = '';
  private lookedAt = 0;

  constructor(private readonly webRoot: string) {}

  /** Undefined while there is no shell. */
  async get(): Promise<Builds | undefined> {
    const now = Date.now();
    if (this.builds && now - this.lookedAt < LOOK_AGAIN) return this.builds;
    const names = await this.remoteNames();
    const print = await this.fingerprint(names);
    if (!this.builds || print !== this.print) this.builds = await this.read(names);
    this.print = print;
    this.lookedAt = now;
    return this.builds;
  }

  private async remoteNames(): Promise<string[]> {
    const names = await readdir(this.webRoot).catch(() => []);
    return names.filter((name) => REMOTE_NAME.test(name)).sort();
  }

  private async fingerprint(names: string[]): Promise<string> {
    const files = [
      this.file('shell', 'index.html'),
      this.file('shell', 'chunks.json'),
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
    const shell = await this.json<Chunks>('shell', 'chunks.json');
    const built = await Promise.all(names.map((name) => this.readRemote(name)));
    const remotes = built.flatMap((found) => found ?? []);
    const scan = remotes.find(({ remote }) => remote.routes?.some(({ path }) => path === SCAN_ROUTE));
    const known = new Map<string, readonly string[]>();
    return {
      html,
      remotes: { remotes: remotes.map(({ remote }) => remote) },
      remotesOfScan: {
        remotes: remotes.map(({ remote, build }) =>
          build && remote === scan?.remote ? { ...remote, build } : remote,
        ),
      },
      pages: remotes.flatMap(({ remote }) =>
        (remote.routes ?? []).map(({ path, shape, layout }) => ({
          path: path.toLowerCase().split('/').slice(1),
          shape,
          blank: layout === 'blank',
        })),
      ),
      preloads: (locale, state) => {
        const key = `${locale} ${state}`;
        const list = known.get(key) ?? listPreloads(shell, scan, locale, state);
        known.set(key, list);
        return list;
      },
    };
  }

  /** A broken remote is left out. */
  private async readRemote(name: string): Promise<BuiltRemote | undefined> {
    const description = await this.json<Omit<Remote, 'manifest'>>(name, 'remote.json');
    if (!description) return undefined;
    return {
      remote: { ...description, manifest: `/_mf/${name}/mf-manifest.json` },
      build: readBuild(description.name, await this.json<Manifest>(name, 'mf-manifest.json')),
      chunks: await this.json<Chunks>(name, 'chunks.json'),
    };
  }

  private async json<T>(application: string, file: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(this.file(application, file), 'utf8')) as T;
    } catch {
      return undefined;
    }
  }

  private file(application: string, name: string): string {
    return join(this.webRoot, application, 'dist', name);
  }
}

function readBuild(name: string, manifest: Manifest | undefined): BuiltRemote['build'] {
  if (!manifest?.metaData?.remoteEntry) return undefined;
  const { globalName, remoteEntry } = manifest.metaData;
  return { entry: `/_mf/${name}/${remoteEntry.path}${remoteEntry.name}`, globalName };
}

function listPreloads(
  shell: Chunks | undefined,
  scan: BuiltRemote | undefined,
  locale: Locale,
  state: string,
): readonly string[] {
  if (!shell || !scan?.chunks) return [];
  const { remote, chunks, build } = scan;
  const { any = [], [state]: more = [] } = remote.firstView ?? {};
  const ofShell = ['shell/src/bootstrap', `libs/i18n/src/locales/${locale}`];
  const ofRemote = ['src/remote', `src/locales/${locale}`, ...any, ...more];
  const files = findPreloads(shell, [
    { chunks: shell, base: '/', imports: ofShell },
    { chunks, base: `/_mf/${remote.name}/`, imports: ofRemote.map((path) => `${remote.name}/${path}`) },
  ]);
  return build ? [...files, build.entry] : files;
}
