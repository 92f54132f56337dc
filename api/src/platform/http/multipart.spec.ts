import { Readable } from 'node:stream';
import { DomainError } from '../errors/domain-error';
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
  person: string,
  convert: (file: Buffer) => Promise<number>,
  body = newBody(),
): Promise<number[]> {
  return readMultipart(body, new URLSearchParams(), {
    ...{ person, convert, maxFiles: 3, maxFileBytes: FILE.length, maxBytes: 3 * FILE.length },
    assertAllowed: () => Promise.resolve(),
    newTooMany: () => new DomainError('validation_failed'),
  });
}

const convert = (file: Buffer) => Promise.resolve(file.length);

/** As many files as one person may have in memory. */
const MOST_OF_ONE = 4;

/** Has so many files in memory for each person. Answers a function that gives the room back. */
async function hold(...people: string[]): Promise<() => Promise<unknown>> {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const holding: Promise<number[]>[] = [];
  const begun = people.flatMap((person) =>
    Array.from({ length: MOST_OF_ONE }, () => {
      return new Promise<void>((resolve) => {
        const wait = async (file: Buffer) => {
          resolve();
          await finished;
          return file.length;
        };
        holding.push(send(person, wait));
      });
    }),
  );
  await Promise.all(begun);
  return () => {
    finish();
    return Promise.all(holding);
  };
}

it('should hold files of one person until others would have no room, and give the room back', async () => {
  const giveBack = await hold('Mallory');
  await expect(send('Mallory', convert)).rejects.toMatchObject({ errorCode: 'unavailable' });
  await expect(send('Zoe', convert)).resolves.toEqual([FILE.length]);
  await giveBack();
  await expect(send('Mallory', convert)).resolves.toEqual([FILE.length]);
});

it('should hold no more files of all people than fit into memory', async () => {
  const giveBack = await hold('Ann', 'Bea', 'Cleo', 'Dora');
  await expect(send('Zoe', convert)).rejects.toMatchObject({ errorCode: 'unavailable' });
  await giveBack();
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
        ...{ person: 'Ann', convert, maxFiles: 3, maxFileBytes: FILE.length, maxBytes: 3 * FILE.length },
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
  const forms = Array.from({ length: MOST_OF_ONE }, () => {
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
