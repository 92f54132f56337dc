import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY } = constants;

/**
 * Ends with a flush instead of a last block: the output then ends at a whole byte, and more can be appended. Qualities
 * 10 and 11 would save a fifteenth of the bytes and take 20 to 50 times as long. The window of 64 KB holds any document;
 * with a larger one, quality 9 takes 14 times as long.
 */
const UNFINISHED = {
  finishFlush: BROTLI_OPERATION_FLUSH,
  params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16, [BROTLI_PARAM_MODE]: 1 },
};
/** An uncompressed meta-block (RFC 7932, 9.2): not the last, four nibbles of length, the length less one. */
const UNCOMPRESSED = 1 << 19;
const HEADER = 3;
const MAX_END = 1 << 16;
/** A last meta-block, which is empty. */
const LAST = 3;

/** Compresses the beginning of a text whose end is not known yet. */
export function compressBeginning(text: string): Buffer {
  const compressed = brotliCompressSync(text, UNFINISHED);
  // A copy: what zlib returns is a view of a buffer of 16 KB or more, and would keep all of it in memory.
  return Buffer.from(new Uint8Array(compressed).buffer);
}

/** What follows a compressed beginning: the end of the text, copied as it is. Throws for an end above 64 KB. */
export function toEnd(text: string): Buffer {
  const length = Buffer.byteLength(text);
  if (length > MAX_END) throw new RangeError('The end is too long for one meta-block');
  const block = length > 0 ? HEADER + length : 0;
  const end = Buffer.allocUnsafe(block + 1);
  if (length > 0) {
    end.writeUIntLE(UNCOMPRESSED | ((length - 1) << 3), 0, HEADER);
    end.write(text, HEADER);
  }
  end[block] = LAST;
  return end;
}

/** For clients that do not take brotli. */
export function decompress(parts: readonly Buffer[]): Buffer {
  return brotliDecompressSync(Buffer.concat(parts));
}
