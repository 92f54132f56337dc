import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Of gzip (RFC 1952): deflated, without a name or a time, made by no known system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const TRAILER = 8;
/** The head of a block that is stored as it is (RFC 1951, 3.2.4): its length, and the complement of that. */
const STORED = 5;
const MAX_STORED = 0xffff;
/** Bytes of the piece before. The compressor reads them again for each document. */
const REPEATED = 4000;

/** A part of a text, deflated on its own, so that it may be a part of many. */
export interface Piece {
  text: Buffer;
  deflated: Buffer;
}

/** A file of gzip without its end. */
export interface BegunGzip {
  bytes: Buffer;
  /** Of the text so far. */
  crc: number;
  length: number;
}

/**
 * @param level higher ones make fewer bytes and take longer
 * @param before the piece that always comes before this one. Texts near its end are repeated by reference
 */
export function deflatePiece(text: string, level: number, before?: Piece): Piece {
  const bytes = Buffer.from(text);
  const dictionary = before?.text.subarray(-REPEATED);
  // After a full flush the next piece begins at a whole byte, and refers to nothing in this one.
  const deflated = deflateRawSync(bytes, { level, finishFlush: constants.Z_FULL_FLUSH, dictionary });
  return { text: bytes, deflated };
}

export function beginGzip(pieces: readonly Piece[]): BegunGzip {
  return {
    bytes: Buffer.concat([HEADER, ...pieces.map(({ deflated }) => deflated)]),
    crc: pieces.reduce((sum, { text }) => addCrc(sum, text), 0),
    length: pieces.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** The whole file. The end of the text is not compressed; throws where it has 64 KB. */
export function endGzip({ bytes, crc, length }: BegunGzip, end: string): Buffer {
  const last = Buffer.byteLength(end);
  if (last > MAX_STORED) throw new RangeError('The end is too long for one block');
  const file = Buffer.allocUnsafe(bytes.length + STORED + last + TRAILER);
  bytes.copy(file);
  let place = file.writeUInt8(1, bytes.length);
  place = file.writeUInt16LE(last, place);
  place = file.writeUInt16LE(last ^ MAX_STORED, place);
  place += file.write(end, place);
  place = file.writeUInt32LE(addCrc(crc, file.subarray(place - last, place)), place);
  file.writeUInt32LE(length + last, place);
  return file;
}

/** `crc32` forgets the sum so far when nothing is added. */
function addCrc(sum: number, text: Buffer): number {
  return text.length > 0 ? crc32(text, sum) : sum;
}
