import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { RELEASE, RELEASE_PATH } from '@ringtag/contracts';
import type { BuildTexts } from '../../web';
import type { AnnouncedFile } from '../tables/release.entity';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A build on the disk as the database stores it. */
export interface ShippedBuild {
  texts: BuildTexts;
  /** Their bodies are compressed with Brotli. */
  files: (AnnouncedFile & { body: Buffer })[];
  /** Of its files and of what describes it. */
  bytes: number;
}

/** Reads the folder of a build. Throws where a file that describes it is missing, and where it is too large. */
export async function readShipped(folder: string): Promise<ShippedBuild> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const texts: BuildTexts = {
    'remote.json': await read('remote.json'),
    'mf-manifest.json': await read('mf-manifest.json'),
    'chunks.json': await read('chunks.json'),
  };
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => RELEASE_PATH.test(path) && path.length <= RELEASE.pathLength)
    .sort();
  const files: ShippedBuild['files'] = [];
  for (const path of paths) files.push(await readShippedFile(folder, path));
  const described = Object.values(texts).reduce((length, text) => length + text.length, 0);
  const bytes = files.reduce((sum, { size }) => sum + size, described);
  const isTooLarge = files.some(({ size }) => size > RELEASE.fileBytes);
  if (isTooLarge || bytes > RELEASE.bytes || files.length > RELEASE.files)
    throw new Error(`${files.length} files of ${bytes} bytes are more than a release may have`);
  return { texts, files, bytes };
}

async function readShippedFile(folder: string, path: string): Promise<ShippedBuild['files'][number]> {
  const bytes = await readFile(join(folder, path));
  const sha384 = createHash('sha384').update(bytes).digest('hex');
  return { path, sha384, size: bytes.length, body: await readCompressed(join(folder, path), bytes) };
}

/** The build has compressed copies of what is worth it. */
async function readCompressed(file: string, bytes: Buffer): Promise<Buffer> {
  const copy = await readFile(`${file}.br`).catch(() => undefined);
  const unpacked = copy && (await decompress(copy).catch(() => undefined));
  return copy && unpacked?.equals(bytes) ? copy : compress(bytes);
}
