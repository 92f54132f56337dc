import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A photograph as a phone would upload it, for the page of the person with this session. */
export async function uploadPhoto(origin: string, cookie: string): Promise<void> {
  const headers = { 'content-type': 'image/png', origin, cookie };
  const body = await readFile(join('docs', 'images', 'scan-page.png'));
  const response = await fetch(`${origin}/api/profile/photo`, { method: 'PUT', headers, body });
  if (!response.ok) throw new Error(`The photo was refused: ${response.status} ${await response.text()}`);
}
