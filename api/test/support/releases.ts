import { createHash } from 'node:crypto';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import type { TestApp } from './test-app';
import type { Answer, Visitor } from './visitor';

export const sha384 = (bytes: string | Uint8Array) => createHash('sha384').update(bytes).digest('hex');
export const commit = (letter: string) => letter.repeat(40);

interface Build {
  remote?: string;
  contract?: number;
  letter?: string;
  /** Beside the entry. */
  files?: Record<string, string | Uint8Array>;
  routes?: object[];
}

/** A build of a remote as its program announces it, and the bytes of its files by their hashes. */
export function newBuild(number: number, build: Build = {}) {
  const { remote = 'mfe-scan', contract = CONTRACT_VERSION, letter = 'a', files = {} } = build;
  const path = remote === 'mfe-scan' ? '/scan/*' : `/${remote}`;
  const { routes = [{ path, authorities: [] }] } = build;
  const name = `remoteEntry.${String(number).padStart(8, '0')}.js`;
  const all: Record<string, string | Uint8Array> = { [name]: `// ${remote} ${number}`, ...files };
  const described = { name: remote, owner: '@team', contractVersion: contract, routes, navigation: [] };
  const entry = { globalName: remote.replace('-', '_'), remoteEntry: { path: '', name } };
  return {
    entry: name,
    bytes: new Map(Object.values(all).map((bytes) => [sha384(bytes), bytes])),
    body: {
      number,
      commit: commit(letter),
      description: JSON.stringify(described),
      manifest: JSON.stringify({ metaData: entry }),
      chunks: JSON.stringify({ imports: {}, shared: {} }),
      files: Object.entries(all).map(([path, bytes]) => ({
        path,
        sha384: sha384(bytes),
        size: Buffer.from(bytes).length,
      })),
    },
  };
}
export type NewBuild = ReturnType<typeof newBuild>;

const BYTES = { 'content-type': 'application/octet-stream' };

/** A program that has a token of a remote. */
export class Uploader {
  private readonly visitor: Visitor;
  private readonly authorization: { authorization: string };

  constructor(
    app: TestApp,
    token: string,
    private readonly remote = 'mfe-scan',
  ) {
    this.visitor = app.visitor();
    this.authorization = { authorization: `Bearer ${token}` };
  }

  getTarget(): Promise<Answer> {
    return this.visitor.get('/api/release-target', this.authorization);
  }

  begin(body: object): Promise<Answer> {
    return this.visitor.post(`/api/releases/${this.remote}`, body, this.authorization);
  }

  store(number: number | string, hash: string, bytes: string | Uint8Array): Promise<Answer> {
    const path = `/api/releases/${this.remote}/${number}/files/${hash}`;
    return this.visitor.send('PUT', path, Buffer.from(bytes), { ...BYTES, ...this.authorization });
  }

  complete(number: number): Promise<Answer> {
    return this.visitor.post(`/api/releases/${this.remote}/${number}/complete`, {}, this.authorization);
  }

  /** Answers the statuses of all steps. */
  async upload({ body, bytes }: NewBuild): Promise<number[]> {
    const begun = await this.begin(body);
    const stored: number[] = [];
    for (const hash of (begun.body?.missing as string[] | undefined) ?? [])
      stored.push((await this.store(body.number, hash, bytes.get(hash)!)).status);
    return [begun.status, ...stored, (await this.complete(body.number)).status];
  }
}

/** A program with a new token. */
export async function newUploader(app: TestApp, admin: Visitor, remote = 'mfe-scan'): Promise<Uploader> {
  const { body, status } = await admin.post('/api/release-tokens', { remote, label: `CI of ${remote}` });
  if (status !== 201) throw new Error(`No token: ${JSON.stringify(body)}`);
  return new Uploader(app, body.token, remote);
}
