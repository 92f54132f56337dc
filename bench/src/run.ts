import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_FLAGS } from '@ringtag/tools/api-flags';
import { Child } from './child';
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
/** Milliseconds of processor for the first document of a code. */
const FIRST_DRAWING = 0.5;
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
    const drawn = [await firstDrawings(api, part(1), 'br'), await firstDrawings(api, part(2), 'identity')];
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

    const counted = [first, warm, ...drawn.map(({ load }) => load)];
    const answered = counted.reduce((sum, load) => sum + load.answered, 0) + scans.answered + pages.answered;
    const recorded = recordedScans(dataDir);
    print('memory of the API', `${memory.toFixed(0)} MB (target: under ${MEMORY} MB)`);
    print('scans recorded', `${recorded} for ${answered} answers that arrived (target: none lost)`);
    return (
      [scans, pages, ...drawn].every(({ reached }) => reached) && memory < MEMORY && recorded >= answered
    );
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

/** What the first document of each code takes of the processor, everything included. */
async function firstDrawings(
  api: Child,
  aliases: string[],
  encoding: string,
): Promise<{ load: Load; reached: boolean }> {
  const before = api.processor;
  const load = await scanLoad(API, aliases, { each: true }, { path: DOCUMENT, encoding });
  const milliseconds = ((api.processor - before) * 1000) / aliases.length;
  print(`first, ${encoding}`, `${milliseconds.toFixed(2)} ms of processor (target: ${FIRST_DRAWING} ms)`);
  return { load, reached: milliseconds <= FIRST_DRAWING && load.failed === 0 };
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
