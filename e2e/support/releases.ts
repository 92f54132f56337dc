import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_PATH } from '@ringtag/contracts';
import { ask, type Person } from './codes';
import type { Server } from './server';

const ENTRY = /^remoteEntry\.\w+\.js$/;

/** A build of a remote that differs by the name of its entry alone, uploaded under this number. */
export async function uploadRelease(
  server: Server,
  { api: admin }: Person,
  { remote, number }: { remote: string; number: number },
): Promise<void> {
  const files = readBuild(remote, `remoteEntry.${String(number).padStart(8, '0')}.js`);
  const label = { remote, label: 'Tests' };
  const { token } = await ask<{ token: string }>(admin, 'POST', '/api/release-tokens', label);
  const send = async (method: string, path: string, body: string | Buffer, type: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${server.url}/api/releases/${remote}${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  };
  const text = (name: string) => files.get(name)!.toString();
  const announced = [...files].filter(([path]) => RELEASE_PATH.test(path));
  const release = {
    ...{ number, commit: 'a'.repeat(40), description: text('remote.json') },
    ...{ manifest: text('mf-manifest.json'), chunks: text('chunks.json') },
    files: announced.map(([path, bytes]) => ({ path, sha384: hash(bytes), size: bytes.length })),
  };
  await send('POST', '', JSON.stringify(release), 'application/json');
  for (const [, bytes] of announced)
    await send('PUT', `/${number}/files/${hash(bytes)}`, bytes, 'application/octet-stream');
  await send('POST', `/${number}/complete`, '{}', 'application/json');
}

/** Decides about a release as the administrator, whose sign-in is not ten minutes old. */
export async function decide(
  { api }: Person,
  { remote, number }: { remote: string; number: number },
  decision: { share?: number; blocked?: boolean },
): Promise<void> {
  const { items } = await ask<{ items: { remote: string; number: number; version: number }[] }>(
    api,
    'GET',
    '/api/releases',
  );
  const { version } = items.find((each) => each.remote === remote && each.number === number)!;
  await ask(api, 'PATCH', `/api/releases/${remote}/${number}`, { version, ...decision });
}

const hash = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex');

function readBuild(remote: string, entry: string): Map<string, Buffer> {
  const folder = join(__dirname, '../..', remote, 'dist');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const built = paths.find((path) => ENTRY.test(path))!;
  const wanted = paths.filter((path) => RELEASE_PATH.test(path) || /^[\w-]+\.json$/.test(path));
  const files = wanted.map((path) => {
    const bytes = readFileSync(join(folder, path));
    const renamed =
      path === 'mf-manifest.json' ? Buffer.from(bytes.toString().replaceAll(built, entry)) : bytes;
    return [path === built ? entry : path, renamed] as const;
  });
  return new Map(files);
}
