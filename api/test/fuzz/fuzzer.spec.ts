import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { loadConfig } from '../../src/platform/config/load-config';
import { DomainError } from '../../src/platform/errors/domain-error';
import { httpAdapter } from '../../src/platform/http/http-server';
import { type Found, fuzz, requestsIn, type Tally } from './fuzzer';
import { type Described, operationsIn, schemasIn } from './operations';
import { requestsTo } from './requests';

/** An API with one route, as it would describe itself. */
const DOCUMENT = {
  paths: {
    '/api/notes': {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteDto' } } },
        },
      },
    },
  },
  components: {
    schemas: {
      NoteDto: {
        type: 'object',
        required: ['text'],
        properties: {
          text: { type: 'string', maxLength: 100 },
          copies: { type: 'integer', minimum: 1, maximum: 9 },
        },
      },
    },
  },
} as unknown as Described;

interface Note {
  text?: unknown;
  copies?: unknown;
}

/** What no text of people holds. */
const NUL = '\0';
const SECRET = 'nobody may read this';
const ENOUGH = 3000;

type Plant = (note: Note, reply: FastifyReply, log: string[]) => unknown;

const PLANTED: [name: string, plant: Plant, fault: string][] = [
  [
    'a text that it cannot read',
    ({ text }) => {
      if (String(text).includes(NUL)) throw new Error('A NUL in a text');
    },
    'answered 500',
  ],
  [
    'a number that is too large',
    ({ copies }, reply) => Number(copies) > 2 ** 60 && reply.raw.destroy(),
    'the connection was lost',
  ],
  [
    'a type that it does not expect, in the log only',
    ({ text }, reply, log) => Array.isArray(text) && log.push(`"level":"error" ${reply.request.id}`),
    'it logged an error',
  ],
  ['what is missing', ({ text }) => (text === undefined ? SECRET : ''), 'the body holds secret number 0'],
];

describe('the fuzzer', () => {
  let fastify: FastifyInstance;
  let plant: Plant;
  let tally: Tally;
  let log: string[];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const { server } = loadConfig({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32) });
    fastify = httpAdapter(server).getInstance() as unknown as FastifyInstance;
    fastify.setNotFoundHandler(() => {
      throw new DomainError('not_found');
    });
    fastify.post('/api/notes', async (request, reply) => {
      const note: Note = typeof request.body === 'object' ? (request.body ?? {}) : {};
      return { planted: plant(note, reply, log) };
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => fastify.close());
  beforeEach(() => {
    tally = new Map();
    log = [];
  });

  function ask(more: { runs: number; path?: string }): Promise<Found | undefined> {
    const { port } = fastify.server.address() as AddressInfo;
    const target = {
      secrets: [SECRET],
      senderFor: () => ({
        port,
        origin: 'http://qr.test',
        cookie: undefined,
        address: '10.0.0.1',
        values: {},
      }),
      renew: async () => undefined,
      findErrors: (id: string) => log.filter((line) => line.includes(id)),
    };
    const requests = requestsTo(operationsIn(DOCUMENT), schemasIn(DOCUMENT));
    return fuzz(target, { requests, seed: 1, until: Infinity, ...more }, tally);
  }

  it.each(PLANTED)('should find a route that fails at %s', async (_, planted, fault) => {
    plant = planted;
    expect((await ask({ runs: ENOUGH }))?.fault).toContain(fault);
  });

  it('should find nothing where there is nothing', async () => {
    plant = () => 'fine';
    expect(await ask({ runs: 500 })).toBeUndefined();
    expect(requestsIn(tally)).toBe(500);
  });

  it('should make what it found as small as it can, and find that again by its seed and path', async () => {
    plant = ({ text }) => {
      if (typeof text === 'string' && text.includes(NUL)) throw new Error('planted');
    };
    const found = (await ask({ runs: ENOUGH }))!;
    expect(found.request).toMatchObject({ method: 'POST', path: '/api/notes', doubled: false });
    expect(found.request.headers).toEqual([['content-type', 'application/json']]);
    expect(JSON.parse(found.request.body!.text)).toEqual({ text: expect.stringContaining(NUL) });
    tally.clear();
    const again = await ask({ runs: 1, path: found.path });
    expect(again?.request).toEqual(found.request);
  });
});
