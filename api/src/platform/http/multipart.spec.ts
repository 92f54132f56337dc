import { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error';
import { type Asker, toKnown } from '../turns/asker';
import { readMultipart } from './multipart';

const FILE = Buffer.alloc(8_000_000, 'x');

const HEAD = '--X\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
const END = '\r\n--X--\r\n';

/** A form with one file, as a request. */
const newBody = (): Readable => toBody(HEAD, FILE, END);

function toBody(...parts: (string | Buffer)[]): Readable {
  const body = Readable.from(
    parts.map((part) => Buffer.from(part)),
    { objectMode: false },
  );
  return Object.assign(body, { headers: { 'content-type': 'multipart/form-data; boundary=X' } });
}

function send(
  person: string | Asker,
  convert: (file: Buffer) => Promise<number>,
  body = newBody(),
): Promise<number[]> {
  return readMultipart(body, new URLSearchParams(), {
    ...{ convert, maxFiles: 3, maxFileBytes: FILE.length, maxBytes: 3 * FILE.length },
    asker: typeof person === 'string' ? toStranger(person) : person,
    assertAllowed: () => Promise.resolve(),
    newTooMany: () => new DomainError('validation_failed'),
  });
}

const convert = (file: Buffer) => Promise.resolve(file.length);

const toStranger = (id: string): Asker => ({ ...toKnown(id), isKnown: false });
const UNAVAILABLE = { errorCode: 'unavailable' };

/** As many files as strangers may have in memory, and people who are signed in. */
const MOST = { ofStrangers: 12, ofKnown: 4 };

/** Begins to send a file, of which all but the end is in memory. `end` sends that. */
async function begin(person: string | Asker) {
  let end: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (end = resolve));
  let isRead: () => void = () => undefined;
  const read = new Promise<void>((resolve) => (isRead = resolve));
  async function* toParts() {
    yield Buffer.from(HEAD);
    yield FILE;
    isRead();
    await wanted;
    yield Buffer.from(END);
  }
  const body = Object.assign(Readable.from(toParts(), { objectMode: false }), {
    headers: { 'content-type': 'multipart/form-data; boundary=X' },
  });
  const sent = send(person, convert, body);
  sent.catch(() => undefined);
  await read;
  // What was read is handed from stream to stream.
  await nextTurn();
  return {
    finish: () => {
      end();
      return sent;
    },
  };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const beginAll = async (count: number, toPerson: (i: number) => string | Asker) => {
  const begun = [];
  for (let i = 0; i < count; i += 1) begun.push(await begin(toPerson(i)));
  return begun;
};

it('should take the memory of whoever has most, refuse their newest file, and give the room back', async () => {
  const begun = await beginAll(MOST.ofStrangers, () => 'Mallory');
  await expect(send('Mallory', convert)).rejects.toMatchObject(UNAVAILABLE);
  await expect(send('Zoe', convert)).resolves.toEqual([FILE.length]);
  await expect(begun.at(-1)!.finish()).rejects.toMatchObject(UNAVAILABLE);
  for (const { finish } of begun.slice(0, -1)) await expect(finish()).resolves.toEqual([FILE.length]);
  await expect(send('Mallory', convert)).resolves.toEqual([FILE.length]);
});

it('should hold no more files of strangers than fit into memory, and keep room for people who are signed in', async () => {
  const begun = await beginAll(MOST.ofStrangers, (i) => `stranger ${i}`);
  await expect(send('Zoe', convert)).rejects.toMatchObject(UNAVAILABLE);
  const known = await beginAll(MOST.ofKnown, () => toKnown('Ann'));
  for (const { finish } of [...begun, ...known]) await expect(finish()).resolves.toEqual([FILE.length]);
  await expect(send('Zoe', convert)).resolves.toEqual([FILE.length]);
});

it('should find a file behind many fields without one, and refuse a form with too many parts', async () => {
  const none = '--X\r\nContent-Disposition: form-data; name="photos"; filename=""\r\n\r\n\r\n';
  const behind = (fields: number) => toBody(...Array.from({ length: fields }, () => none), HEAD, FILE, END);
  await expect(send('Ann', convert, behind(19))).resolves.toEqual([FILE.length]);
  await expect(send('Ann', convert, behind(20))).rejects.toMatchObject({ errorCode: 'malformed_request' });
});

it.each([0, 1, 5])(
  'should be read to its end, whatever follows the last boundary, in chunks of a network (%d more)',
  async (more) => {
    const bytes = Buffer.concat([
      ...(await newBody().toArray()).map((chunk) => Buffer.from(chunk as Buffer)),
      Buffer.alloc(more * 50_000, ' '),
    ]);
    for (let i = 0; i < 8; i += 1) {
      const body = Object.assign(Readable.from(toChunks(bytes, 40_000 + 1_003 * i), { objectMode: false }), {
        headers: { 'content-type': 'multipart/form-data; boundary=X' },
      });
      const sent = readMultipart(body, new URLSearchParams(), {
        ...{
          asker: toStranger('Ann'),
          convert,
          maxFiles: 3,
          maxFileBytes: FILE.length,
          maxBytes: 3 * FILE.length,
        },
        // As long as a look at the database: the parser pauses meanwhile.
        assertAllowed: () => new Promise((resolve) => setTimeout(resolve, 20)),
        newTooMany: () => new DomainError('validation_failed'),
      });
      await expect(sent).resolves.toEqual([FILE.length]);
    }
  },
);

/** One at a time, as they arrive. */
async function* toChunks(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) {
    await new Promise((resolve) => setImmediate(resolve));
    yield bytes.subarray(at, at + length);
  }
}

it('should be refused where it would never end, for a part without headers, and give the room back', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const forms = Array.from({ length: MOST.ofStrangers }, () => {
    const body = toBody(Buffer.concat([Buffer.from(`--X\r\n\r\n${HEAD}`), FILE, Buffer.from(END)]));
    return expect(send('Eve', convert, body)).rejects.toMatchObject({ errorCode: 'malformed_request' });
  });
  let isOver = false;
  const all = Promise.all(forms).finally(() => (isOver = true));
  while (!isOver) {
    await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(1000);
  }
  await all;
  jest.useRealTimers();
  await expect(send('Eve', convert)).resolves.toEqual([FILE.length]);
});
