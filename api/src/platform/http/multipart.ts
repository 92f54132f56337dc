import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { DomainError, newUnavailableError } from '../errors/domain-error';
import { currentDeadline } from '../requests/current-request';
import { readChunks } from './upload';

/** Bytes of uploaded files in memory, of all requests to one process. Beyond that the answer is 503. */
const MOST_HELD = 128 * 1024 * 1024;
/** The part of these bytes for one person: files may take minutes to arrive, and others must not wait for them. */
const MOST_HELD_EACH = MOST_HELD / 4;
/** The parts of a form that are no files. */
const LIMITS = { fields: 20, fieldNameSize: 100, fieldSize: 20_000, headerPairs: 20 };

let held = 0;
const heldBy = new Map<string, number>();

/** The rules and the handler that the reader of a form gives for its files. */
export interface FileRules<T> {
  /** Who sends the form. */
  person: string;
  maxFiles: number;
  maxFileBytes: number;
  maxBytes: number;
  /** Runs when the first file begins. Refuses the files by throwing. */
  assertAllowed: () => Promise<void>;
  /** Gets one file after the other, when all have arrived. */
  convert: (file: Buffer) => Promise<T>;
  /** The error for more than `maxFiles`. */
  newTooMany: () => DomainError;
}

/**
 * Reads a `multipart/form-data` body (RFC 7578) while it arrives and answers the converted files in their order. An
 * empty file field is no file. Puts the texts into `fields`, also those that came before an error.
 * Throws `unsupported_media_type`, `malformed_request`, `payload_too_large`, `unavailable` and what the rules throw.
 */
export async function readMultipart<T>(
  body: unknown,
  fields: URLSearchParams,
  rules: FileRules<T>,
): Promise<T[]> {
  if (!(body instanceof Readable)) throw new DomainError('unsupported_media_type');
  const parser = newParser(body as IncomingMessage, rules);
  const room = new Room(rules.person);
  const deadline = currentDeadline();
  // A body has a time limit of its own.
  deadline?.stop();
  try {
    const converted: T[] = [];
    for (const chunks of await readFiles(body, parser, fields, room, rules))
      converted.push(await rules.convert(Buffer.concat(chunks)));
    return converted;
  } finally {
    parser.destroy();
    room.giveBack();
    deadline?.start();
  }
}

function newParser({ headers }: IncomingMessage, { maxFiles, maxFileBytes }: FileRules<unknown>): Busboy {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // One more, which is too many. Busboy would drop it in silence, and cuts a file that is too long.
      limits: { ...LIMITS, files: maxFiles + 1, fileSize: maxFileBytes + 1 },
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw new DomainError('malformed_request');
  }
}

async function readFiles(
  body: Readable,
  parser: Busboy,
  fields: URLSearchParams,
  room: Room,
  { maxFiles, maxFileBytes, maxBytes, assertAllowed, newTooMany }: FileRules<unknown>,
): Promise<Buffer[][]> {
  const files: Buffer[][] = [];
  let failure: unknown;
  let size = 0;
  let allowed: Promise<void> | undefined;
  const fail = (error: unknown) => (failure ??= error);
  const malformed = () => fail(new DomainError('malformed_request'));
  parser
    .on('error', malformed)
    .on('fieldsLimit', malformed)
    .on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) malformed();
      else fields.append(name, value);
    })
    .on('file', (_field, file, name) => {
      // A body that ends too early is an error of the parser, too.
      file.on('error', () => undefined);
      // Browsers send an empty file for a field in which none was chosen.
      if (!name) return void file.resume();
      if (files.length >= maxFiles) fail(newTooMany());
      const chunks: Buffer[] = [];
      files.push(chunks);
      let bytes = 0;
      file.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxFileBytes) fail(new DomainError('payload_too_large'));
        else if (!room.take(chunk.length)) fail(newUnavailableError());
        else if (failure === undefined) chunks.push(chunk);
      });
    });
  const ended = new Promise<void>((resolve) => parser.once('finish', resolve).once('error', () => resolve()));
  const end = new FormEnd((body as IncomingMessage).headers['content-type']);
  for await (const chunk of readChunks(body)) {
    size += chunk.length;
    if (size > maxBytes) fail(new DomainError('payload_too_large'));
    if (failure !== undefined) throw failure;
    if (!end.isReached) parser.write(end.cut(chunk));
    if (files.length > 0) await (allowed ??= assertAllowed());
  }
  parser.end();
  await ended;
  if (failure !== undefined) throw failure;
  return files;
}

/** Finds the last boundary. What follows it is to be ignored (RFC 2046, 5.1.1): Busboy never says that it has taken it. */
class FormEnd {
  isReached = false;
  private readonly mark: Buffer;
  private before = Buffer.alloc(0);

  constructor(type = '') {
    const [, quoted, plain = ''] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
    this.mark = Buffer.from(`\r\n--${quoted ?? plain}--`);
  }

  /** The chunk up to the end of the last boundary, which may have begun in the chunk before. */
  cut(chunk: Buffer): Buffer {
    const known = Buffer.concat([this.before, chunk]);
    const at = known.indexOf(this.mark);
    const end = at + this.mark.length - this.before.length;
    this.isReached = at >= 0;
    this.before = known.subarray(1 - this.mark.length);
    return this.isReached ? chunk.subarray(0, end) : chunk;
  }
}

/** Counts the bytes of a form against what the process may hold, and hold of one person. */
class Room {
  private taken = 0;

  constructor(private readonly person: string) {}

  /** Answers whether there was room. */
  take(bytes: number): boolean {
    const ofPerson = (heldBy.get(this.person) ?? 0) + bytes;
    if (held + bytes > MOST_HELD || ofPerson > MOST_HELD_EACH) return false;
    held += bytes;
    this.taken += bytes;
    heldBy.set(this.person, ofPerson);
    return true;
  }

  giveBack(): void {
    held -= this.taken;
    const ofPerson = (heldBy.get(this.person) ?? 0) - this.taken;
    if (ofPerson > 0) heldBy.set(this.person, ofPerson);
    else heldBy.delete(this.person);
  }
}
