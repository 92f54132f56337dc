import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY } = constants;

/**
 * The compressed beginning ends with a flush, at a whole byte, so that more can be appended. Qualities 10 and 11 would save a fifteenth of
 * the bytes and take 20 to 50 times as long. The window of 64 KB holds any document; with a larger one, quality 9 takes
 * 14 times as long.
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

/** The brotli of a compressed beginning and an end, which is copied as it is. Throws for an end above 64 KB. */
export function appendEnd(beginning: Buffer, end: string): Buffer {
  const length = Buffer.byteLength(end);
  if (length > MAX_END) throw new RangeError('The end is too long for one meta-block');
  const block = length > 0 ? HEADER + length : 0;
  const whole = Buffer.allocUnsafe(beginning.length + block + 1);
  beginning.copy(whole);
  if (length > 0) {
    whole.writeUIntLE(UNCOMPRESSED | ((length - 1) << 3), beginning.length, HEADER);
    whole.write(end, beginning.length + HEADER);
  }
  whole[whole.length - 1] = LAST;
  return whole;
}

/** For clients that do not take brotli. */
export function decompress(whole: Buffer): Buffer {
  return brotliDecompressSync(whole);
}
