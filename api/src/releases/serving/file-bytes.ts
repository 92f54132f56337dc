import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { RELEASE } from '@ringtag/contracts';
import type { ReleaseFileEntity } from '../tables/release-file.entity';

const decompress = promisify(brotliDecompress);

/** Whether a row has the bytes that were uploaded. */
export async function isWhole({
  body,
  sha384,
}: Pick<ReleaseFileEntity, 'body' | 'sha384'>): Promise<boolean> {
  const bytes = await decompress(body, { maxOutputLength: RELEASE.fileBytes }).catch(() => Buffer.of());
  return createHash('sha384').update(bytes).digest('hex') === sha384;
}
