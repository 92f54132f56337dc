import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_PATH } from '@ringtag/contracts';
import type { Server } from './server';

interface Build {
  remote: string;
  /** Where the build is. */
  folder: string;
  number: number;
}

/** Uploads a build as the program of a team does, with its token. Throws with the reason of the server. */
export async function uploadRelease(
  { url }: Server,
  token: string,
  { remote, folder, number }: Build,
): Promise<void> {
  const path = `${url}/api/releases/${remote}`;
  const send = async (
    method: string,
    to: string,
    type: string,
    body: RequestInit['body'],
  ): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${path}${to}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${to}: ${await answer.text()}`);
    return answer;
  };
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((each) => RELEASE_PATH.test(each))
    .map((each) => toFile(folder, each));
  const release = {
    number,
    commit: createHash('sha1').update(String(number)).digest('hex'),
    description: read('remote.json'),
    manifest: read('mf-manifest.json'),
    chunks: read('chunks.json'),
    files: files.map(({ path, sha384, size }) => ({ path, sha384, size })),
  };
  const begun = await send('POST', '', 'application/json', JSON.stringify(release));
  const { missing } = (await begun.json()) as { missing: string[] };
  for (const { sha384, bytes } of files)
    if (missing.includes(sha384))
      await send('PUT', `/${number}/files/${sha384}`, 'application/octet-stream', bytes);
  await send('POST', `/${number}/complete`, 'application/json', '{}');
}

function toFile(folder: string, path: string) {
  const bytes = new Uint8Array(readFileSync(join(folder, path)));
  return { path, bytes, size: bytes.length, sha384: createHash('sha384').update(bytes).digest('hex') };
}
