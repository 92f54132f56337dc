import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { apiDocument } from '../../src/api-document';
import { listHandlers } from '../support/handlers';
import { readProduct, SERVER_URL } from '../support/server-database';
import { TestApp } from '../support/test-app';
import { webRootWithScan } from '../support/web-root';
import { type Found, describeFound, fuzz, requestsIn, type Tally, type Target } from './fuzzer';
import { LogWatch } from './log-watch';
import { type Operation, operationsIn, OUTSIDE_THE_API, schemasIn } from './operations';
import { fuzzSockets } from './raw';
import { requestsTo } from './requests';
import { World } from './world';

const { CI, FUZZ_SEED, FUZZ_PATH, FUZZ_SECONDS = '15' } = process.env;
/** The same in each run of continuous integration, so that what is red there is red because of the change. */
const SEED = Number(FUZZ_SEED ?? (CI === 'true' ? 1 : randomBytes(4).readInt32BE()));
/** Together as long as the part was given. */
const HTTP_SECONDS = (Number(FUZZ_SECONDS) * 5) / 6;
const SOCKET_SECONDS = Number(FUZZ_SECONDS) - HTTP_SECONDS;
/** Side by side: what meets in the database counts as well. */
const LANES = 4;
const RUNS_OF_A_WORLD = 150;
/** What hangs has to be told as well. */
const TIME_OUT = (Number(FUZZ_SECONDS) + 300) * 1000;
const METRICS_TOKEN = randomBytes(16).toString('hex');
const SECRET_KEY = randomBytes(16).toString('hex');

describe('The server, whatever it is asked', () => {
  /** The part of `npm test`, for whoever repeats what it found. */
  let part: string;
  const print = (line: string) => process.stdout.write(`${part}: ${line}\n`);
  let app: TestApp;
  let webRoot: string;
  let watch: LogWatch;
  let operations: Operation[];
  const tally: Tally = new Map();

  beforeAll(async () => {
    part = `fuzz-${SERVER_URL ? (await readProduct()).toLowerCase() : 'sqlite'}`;
    webRoot = await webRootWithScan();
    app = await TestApp.start({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://ringtag.example',
      SHUTDOWN_DELAY_MS: '0',
      SECRET_KEY,
      METRICS_TOKEN,
      TRUST_PROXY: '1',
      // Each world asks for mails from this machine.
      MAILS_PER_CLIENT: '1000000',
      MAILS_PER_NETWORK: '1000000',
      LOG_LEVEL: 'info',
      WEB_ROOT: webRoot,
    });
    watch = new LogWatch(app.logs);
    operations = [...operationsIn(apiDocument(app.app.nest)), ...OUTSIDE_THE_API];
    print(`seed ${SEED}`);
  }, TIME_OUT);
  afterAll(async () => {
    watch.stop();
    await app.stop();
    await rm(webRoot, { recursive: true });
  });

  const targetIn = (world: World): Target => ({
    secrets: [...world.secrets, METRICS_TOKEN, SECRET_KEY],
    senderFor: (person) => world.senderFor(person),
    renew: (person) => world.renew(person),
    findErrors: (requestId) => watch.findErrors(requestId),
  });

  it('should know every route', () => {
    const known = new Set(operations.map(({ method, path }) => `${method} ${path}`));
    const named = (path: string) => path.replace(/:(\w+)(\([^)]*\))?/g, '{$1}').replace(/\*$/, '{file}');
    const routes = listHandlers(app.app.nest).map(({ method, path }) => `${method} ${named(path)}`);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
  });

  it(
    'should answer every request by the rules, and log no error',
    async () => {
      const requests = requestsTo(operations, schemasIn(apiDocument(app.app.nest)));
      let until = Infinity;
      let seed = SEED;
      do {
        const world = await World.make(app, METRICS_TOKEN);
        // What a slow machine needs to get ready is no time for asking.
        until = Math.min(until, Date.now() + HTTP_SECONDS * 1000);
        const lanes = Array.from({ length: FUZZ_PATH === undefined ? LANES : 1 }, (_, lane) =>
          fuzz(
            targetIn(world),
            {
              requests,
              seed: seed + lane,
              runs: RUNS_OF_A_WORLD,
              until,
              ...(FUZZ_PATH ? { path: FUZZ_PATH } : {}),
            },
            tally,
          ),
        );
        const found = (await Promise.all(lanes)).filter((one): one is Found => one !== undefined);
        expect(found.map((one) => describeFound(one, part))).toEqual([]);
        expect(watch.rest()).toEqual([]);
        expect((await app.visitor().get('/health/ready')).status).toBe(200);
        seed += LANES;
      } while (Date.now() < until && FUZZ_PATH === undefined);
      print(summary(tally));
    },
    TIME_OUT,
  );

  it(
    'should stand what is no HTTP',
    async () => {
      const { sent, found } = await fuzzSockets(app.url, SEED, Date.now() + SOCKET_SECONDS * 1000);
      expect(found).toBeUndefined();
      expect(watch.rest()).toEqual([]);
      expect((await app.visitor().get('/health/ready')).status).toBe(200);
      print(`${sent} conversations that are no HTTP, 0 faults`);
    },
    TIME_OUT,
  );
});

function summary(tally: Tally): string {
  const done = [...tally.values()].filter((statuses) => [...statuses.keys()].some((status) => status < 400));
  return `${requestsIn(tally)} requests, ${done.length} of ${tally.size} operations done, 0 faults`;
}
