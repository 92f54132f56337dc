import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_FLAGS } from '@ringtag/tools/api-flags';
import { Child } from './child';
import { measureCold } from './cold';
import { compareLoad } from './compare-load';
import { ANSWER, DOCUMENT, type Load, scanLoad } from './load';
import { runToEnd } from './run-to-end';
import { createCodes, giveOwners, recordedScans } from './scan-data';

const CODES = 100_000;
const API = 'http://127.0.0.1:4950';
const BARE_PORT = '4951';
const BARE = `http://127.0.0.1:${BARE_PORT}`;
/** Of the bare handler's requests per second, at least; and of its p99, at most. */
const TARGETS = { scan: { share: 0.65, p99: 3 }, document: { share: 0.7, p99: 3 } };
/** Codes whose documents are asked for, again and again. */
const PAGES = 1000;
/** Of the cold documents that another build makes in a second, at least. */
const COLD_TIMES = 4;
/** The folder of another build, such as a clone of an older commit: `npm run bench -- <folder>`. */
const [, , OTHER] = process.argv;
/** In MB: the state of all codes and the cards of half of them, and the documents of a few thousand. */
const MEMORY = 350;
/** React draws many times slower outside production. No mail is sent here. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://ringtag.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SECRET_KEY: 'only for this measurement, then forgotten',
  SHUTDOWN_DELAY_MS: '0',
};

/** Scans and documents of 100,000 codes, half of them activated, against a bare handler that sends the same bytes. */
async function main(): Promise<boolean> {
  const cold = await compareCold();
  const dataDir = mkdtempSync(join(tmpdir(), 'ringtag-bench-'));
  try {
    const env = { DATA_DIR: dataDir, PORT: new URL(API).port };
    const aliases = await prepare(dataDir, env);
    const cards = aliases.slice(0, CODES / 2);
    giveOwners(dataDir, cards);
    const api = await Child.startApi(API, { ...env, ...PRODUCTION });
    const samples = [...cards.slice(0, 2), ...aliases.slice(-2)];
    const bare = await startBare(samples);

    // A server that has been up for a while: every code was scanned before.
    const first = await scanLoad(API, aliases, { each: true });
    report('first scan of a code', first);
    // From here on in another order than they were made and kept in.
    aliases.sort();
    const scans = await compareLoad('scan', { api, bare, aliases, path: ANSWER, ...TARGETS.scan });
    await bare.stop();

    // Without a card a document is shorter: the comparison is about those with one.
    const bareCards = await startBare(samples.slice(0, 2));
    const part = (number: number) => cards.slice(number * PAGES, (number + 1) * PAGES);
    // Node compiles what is called often: the first thousand drawings say nothing.
    const warm = await scanLoad(API, part(0), { each: true }, { path: DOCUMENT });
    const drawn = await scanLoad(API, part(1), { each: true }, { path: DOCUMENT, encoding: 'identity' });
    report('first, identity', drawn);
    const pages = await compareLoad('document', {
      api,
      bare: bareCards,
      aliases: part(1),
      path: DOCUMENT,
      ...TARGETS.document,
    });
    // Last: whoever guesses is shown no code for a minute.
    report('guesses, refused', await scanLoad(API, guessedAliases(), { seconds: 4 }));
    const { memory } = api;
    await bareCards.stop();
    await api.stop();

    const counted = [first, warm, drawn];
    const answered = counted.reduce((sum, load) => sum + load.answered, 0) + scans.answered + pages.answered;
    const recorded = recordedScans(dataDir);
    print('memory of the API', `${memory.toFixed(0)} MB (target: under ${MEMORY} MB)`);
    print('scans recorded', `${recorded} for ${answered} answers that arrived (target: none lost)`);
    return cold && scans.reached && pages.reached && memory < MEMORY && recorded >= answered;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Makes the codes. Only outside production does a first start say who the administrator is. */
async function prepare(dataDir: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const api = await Child.startApi(API, { ...env, NODE_ENV: 'development', PUBLIC_URL: API });
  const aliases = await createCodes(API, dataDir, CODES);
  await api.stop();
  return aliases;
}

/** With the flags of the API, which make the garbage collector run more often. */
function startBare(samples: string[]): Promise<Child> {
  return Child.start(
    [...API_FLAGS, '--import', 'tsx', join(__dirname, 'bare-server.ts'), API, BARE_PORT, ...samples],
    BARE,
  );
}

/** The documents that nobody has asked for yet, beside those of another build on the same machine. */
async function compareCold(): Promise<boolean> {
  const own = await measureCold(process.cwd(), API, PRODUCTION);
  const other = OTHER === undefined ? undefined : await measureCold(OTHER, API, PRODUCTION);
  const toText = ({ requestsPerSecond, p99, milliseconds, failed }: typeof own) =>
    `${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99} ms, ${failed} not 2xx, ${milliseconds.toFixed(2)} ms of processor`;
  print('cold document', toText(own));
  if (!other) return own.failed === 0;
  const times = own.requestsPerSecond / other.requestsPerSecond;
  print(`cold, ${OTHER}`, `${toText(other)}: ${times.toFixed(1)} times (target: ${COLD_TIMES})`);
  return own.failed === 0 && times >= COLD_TIMES;
}

/** Codes that do not exist, each asked for seldom. */
function guessedAliases(): string[] {
  return Array.from({ length: CODES }, (_, i) => `ZZZZZ${String(i).padStart(5, '0')}`);
}

function report(name: string, { requestsPerSecond, p99, failed }: Load): void {
  print(name, `${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99} ms, ${failed} not 2xx`);
}

function print(name: string, value: string): void {
  console.log(`${name.padEnd(22)}${value}`);
}

runToEnd(main);
