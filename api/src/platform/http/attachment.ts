import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** A file as the answer, which browsers save. @param name ASCII */
export function toAttachment(content: Buffer | Readable, type: string, name: string): StreamableFile {
  const length = Buffer.isBuffer(content) ? { length: content.length } : {};
  return new StreamableFile(content as Buffer, {
    type,
    disposition: `attachment; filename="${name}"`,
    ...length,
  });
}
