import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { RELEASE_PATH } from '@ringtag/contracts';
import { ask, type Person } from './codes';

interface Decision {
  share?: number;
  blocked?: boolean;
}

/** The releases of one remote, as its team uploads them and an administrator decides about them. */
export class Releases {
  private constructor(
    private readonly admin: APIRequestContext,
    private readonly remote: string,
    private readonly headers: { authorization: string },
  ) {}

  /** @param admin somebody who has just signed in */
  static async start({ api }: Person, remote: string): Promise<Releases> {
    const made = { remote, label: `Tests of ${remote}` };
    const { token } = await ask<{ token: string }>(api, 'POST', '/api/release-tokens', made);
    return new Releases(api, remote, { authorization: `Bearer ${token}` });
  }

  /** Uploads a build, which nobody sees yet. */
  async upload(dist: string, number: number): Promise<void> {
    const read = (name: string) => readFileSync(join(dist, name));
    const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
      RELEASE_PATH.test(name),
    );
    const files = names.map((path) => ({ path, sha384: hash(read(path)), size: read(path).length }));
    const described = { description: 'remote.json', manifest: 'mf-manifest.json', chunks: 'chunks.json' };
    const texts = Object.entries(described).map(([field, name]) => [field, read(name).toString()]);
    const data = { number, commit: String(number).repeat(40), files, ...Object.fromEntries(texts) };
    const { missing } = await this.send<{ missing: string[] }>('', data);
    for (const { path, sha384 } of files.filter((file) => missing.includes(file.sha384))) {
      const url = `/api/releases/${this.remote}/${number}/files/${sha384}`;
      const sent = await this.admin.put(url, {
        headers: { ...this.headers, 'content-type': 'application/octet-stream' },
        data: read(path),
      });
      if (!sent.ok()) throw new Error(`${path}: ${sent.status()} ${await sent.text()}`);
    }
    await this.send(`/${number}/complete`, {});
  }

  /** Shows a release to a share, or blocks it. */
  async decide(number: number, decision: Decision): Promise<void> {
    const path = '/api/releases';
    const { items } = await ask<{ items: { remote: string; number: number; version: number }[] }>(
      this.admin,
      'GET',
      path,
    );
    const { version } = items.find((each) => each.remote === this.remote && each.number === number)!;
    await ask(this.admin, 'PATCH', `${path}/${this.remote}/${number}`, { version, ...decision });
  }

  private async send<T>(path: string, data: object): Promise<T> {
    const sent = await this.admin.post(`/api/releases/${this.remote}${path}`, {
      headers: this.headers,
      data,
    });
    if (!sent.ok()) throw new Error(`${sent.status()} ${await sent.text()}`);
    const text = await sent.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

const hash = (bytes: Buffer): string => createHash('sha384').update(bytes).digest('hex');
