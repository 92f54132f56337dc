import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { DomainError, newUnavailableError } from '../errors/domain-error';
import { inTime } from '../in-time';
import { currentDeadline } from '../requests/current-request';
import type { Asker } from '../turns/asker';
import { type Place, SharedRoom } from '../turns/shared-room';
import { readChunks } from './upload';

/** Bytes of uploaded files in memory, of all requests to one process. Then the files of whoever has most get 503. */
const MOST_HELD = { ofStrangers: 96 * 1024 * 1024, ofKnown: 32 * 1024 * 1024 };
/** The parts of a form. Browsers send one, without a name, for a file field in which none was chosen. */
const LIMITS = { fields: 20, files: 20, fieldNameSize: 100, fieldSize: 20_000, headerPairs: 20 };

/** Milliseconds. Busboy waits for ever for somebody to read a part without headers. */
const LONGEST_WAIT = 5_000;

const rooms = {
  ofStrangers: new SharedRoom(MOST_HELD.ofStrangers),
  ofKnown: new SharedRoom(MOST_HELD.ofKnown),
};

/** The rules and the handler that the reader of a form gives for its files. */
export interface FileRules<T> {
  /** Who sends the form. */
  asker: Asker;
  maxFiles: number;
  maxFileBytes: number;
  maxBytes: number;
  /** Runs before anything of the first file is kept. Refuses the files by throwing. */
  assertAllowed: () => Promise<void>;
  /** Gets one file after the other; each is forgotten when the result is there. */
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
  const form = new FormReader(newParser(body as IncomingMessage, rules), fields, rules);
  const deadline = currentDeadline();
  // A body has a time limit of its own.
  deadline?.stop();
  try {
    return await form.read(body);
  } finally {
    deadline?.start();
  }
}

function newParser({ headers }: IncomingMessage, { maxFileBytes }: FileRules<unknown>): Busboy {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // Busboy cuts a file at this size. One byte more than allowed shows that it was too long.
      limits: { ...LIMITS, fileSize: maxFileBytes + 1 },
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw new DomainError('malformed_request');
  }
}

class FormReader<T> {
  private readonly files: Promise<T>[] = [];
  private readonly streams: BusboyFileStream[] = [];
  private fail: (error: Error) => void = () => undefined;
  private readonly failure = new Promise<never>((_, reject) => (this.fail = reject));
  private allowed: Promise<void> | undefined;

  constructor(
    private readonly parser: Busboy,
    fields: URLSearchParams,
    private readonly rules: FileRules<T>,
  ) {
    this.failure.catch(() => undefined);
    const malformed = () => this.fail(new DomainError('malformed_request'));
    parser
      .on('error', malformed)
      .on('fieldsLimit', malformed)
      .on('filesLimit', malformed)
      .on('field', (name, value, nameCut, valueCut) => {
        if (nameCut || valueCut) malformed();
        else fields.append(name, value);
      })
      .on('file', (_field, file, name) => this.addFile(file, name));
  }

  async read(body: Readable): Promise<T[]> {
    const finished = new Promise((resolve) => this.parser.once('finish', resolve));
    try {
      const end = new FormEnd((body as IncomingMessage).headers['content-type']);
      let size = 0;
      for await (const chunk of readChunks(body)) {
        size += chunk.length;
        if (size > this.rules.maxBytes) throw new DomainError('payload_too_large');
        if (end.isReached) continue;
        const part = end.cut(chunk);
        if (!this.parser.write(part) && !end.isReached)
          await this.waitFor(new Promise((resolve) => this.parser.once('drain', resolve)));
      }
      this.parser.end();
      await this.waitFor(finished);
      return await Promise.race([Promise.all(this.files), this.failure]);
    } catch (error) {
      // Readers of these files stop, and release their memory.
      for (const stream of this.streams) stream.destroy();
      this.parser.destroy();
      throw error;
    }
  }

  /** Files are read as soon as they are allowed, so the parser has no other reason to wait than what nobody reads. */
  private async waitFor(event: Promise<unknown>): Promise<void> {
    await Promise.race([this.failure, this.allowed]);
    const late = () => this.fail(new DomainError('malformed_request'));
    await Promise.race([inTime(event, LONGEST_WAIT).catch(late), this.failure]);
  }

  private addFile(file: BusboyFileStream, name: string): void {
    // A body that ends too early is an error of the parser, too.
    file.on('error', () => undefined);
    if (!name) return void file.resume();
    if (this.files.length >= this.rules.maxFiles) return this.fail(this.rules.newTooMany());
    this.streams.push(file);
    const before = this.files.at(-1);
    const converted = this.convert(file, before);
    converted.catch(this.fail);
    this.files.push(converted);
  }

  private async convert(file: BusboyFileStream, before: Promise<T> | undefined): Promise<T> {
    await (this.allowed ??= this.rules.assertAllowed());
    const bytes = new HeldBytes(this.rules.asker);
    try {
      for await (const chunk of file) bytes.add(chunk as Buffer);
      if (bytes.size > this.rules.maxFileBytes) throw new DomainError('payload_too_large');
      await before;
      return await this.rules.convert(bytes.join());
    } finally {
      bytes.release();
    }
  }
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

/** The chunks of a file, counted against what the process may hold. Those that arrive make room for others. */
class HeldBytes {
  private readonly room: SharedRoom;
  private readonly place: Place;
  private chunks: Buffer[] | undefined = [];

  constructor({ isKnown, networks }: Asker) {
    this.room = isKnown ? rooms.ofKnown : rooms.ofStrangers;
    this.place = this.room.open(networks, () => (this.chunks = undefined));
  }

  get size(): number {
    return this.place.amount;
  }

  add(chunk: Buffer): void {
    if (!this.room.take(this.place, chunk.length)) throw newUnavailableError();
    this.chunks?.push(chunk);
  }

  /** The whole file, which stays in memory until it is released. */
  join(): Buffer {
    if (!this.chunks) throw newUnavailableError();
    this.room.settle(this.place);
    return Buffer.concat(this.chunks);
  }

  release(): void {
    this.room.close(this.place);
    this.chunks = undefined;
  }
}
