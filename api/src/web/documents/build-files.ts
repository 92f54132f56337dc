import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { REMOTE_NAME } from '@ringtag/contracts';
import { areChunks, type Chunks } from './preloads';

/** What `npm run build` writes beside a build. */
const RELEASE = 'release.json';
const OF_SHELL = ['index.html', 'chunks.json', 'first-view.json', 'shared-exports.json', RELEASE];
const OF_REMOTE = ['remote.json', 'mf-manifest.json', 'chunks.json', RELEASE];
export const NO_CHUNKS: Chunks = { imports: {}, shared: {} };

/** Which commit a build was made from. */
export interface BuildNumber {
  /** The number of commits up to it; 0 where nobody said. */
  number: number;
  /** Empty where nobody said. */
  commitId: string;
}

/** The files of the builds on the disk that describe them. */
export class BuildFiles {
  private readonly logger = new Logger('BuildReader');
  /** The content with a problem that the log knows, by what has it. */
  private readonly told = new Map<string, string>();

  constructor(private readonly webRoot: string) {}

  /** The names of the remotes that have a folder. */
  async listRemotes(): Promise<string[]> {
    const names = await readdir(this.webRoot).catch(() => []);
    return names.filter((name) => REMOTE_NAME.test(name)).sort();
  }

  /** Another text whenever one of the files has changed. */
  async readPrint(remotes: readonly string[]): Promise<string> {
    const files = [
      ...OF_SHELL.map((file) => this.toPath('shell', file)),
      ...remotes.flatMap((name) => OF_REMOTE.map((file) => this.toPath(name, file))),
    ];
    const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    return stats.map((found) => `${found?.mtimeMs} ${found?.size} ${found?.ino}`).join();
  }

  /** The document of the shell. Undefined while there is no shell. */
  readDocument(): Promise<string | undefined> {
    return readFile(this.toPath('shell', 'index.html'), 'utf8').catch(() => undefined);
  }

  /** Undefined where there is no such file, and `before` where it is no JSON. */
  async readJson<T>(application: string, name: string, before?: T): Promise<T | undefined> {
    const file = this.toPath(application, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      const read = JSON.parse(text) as T;
      this.tell(file, text, []);
      return read;
    } catch (err) {
      const msg = 'A file of a build is broken. What it said before counts, if it was read';
      this.tell(file, text, [{ msg, file, err }]);
      return before;
    }
  }

  /** Pages work without the list: their files are then not preloaded. */
  async readChunks(application: string, before: Chunks = NO_CHUNKS): Promise<Chunks> {
    const found = await this.readJson<Chunks>(application, 'chunks.json', before);
    return areChunks(found) ? found : NO_CHUNKS;
  }

  async readNumber(application: string): Promise<BuildNumber> {
    const said = await this.readJson<{ number?: unknown; commit?: unknown }>(application, RELEASE);
    const number = Number.isInteger(said?.number) ? Number(said?.number) : 0;
    return { number, commitId: String(said?.commit ?? '') };
  }

  /**
   * Logs the problems of a content once. When one file changes, all of them are read again.
   * @param place what has the problems
   * @param content what they are about
   */
  tell(place: string, content: string, problems: readonly (string | object)[]): void {
    if (problems.length === 0) this.told.delete(place);
    else if (this.told.get(place) !== content) {
      this.told.set(place, content);
      for (const problem of problems) this.logger.error(problem);
    }
  }

  /** Where the build of an application is. */
  toFolder(application: string): string {
    return join(this.webRoot, application, 'dist');
  }

  private toPath(application: string, name: string): string {
    return join(this.toFolder(application), name);
  }
}
