import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { v7 } from 'uuid';
import { signInAdministrator } from './administrator';
import { Child } from './child';
import { ANSWER, DOCUMENT, type Load, scanLoad } from './load';
import { runToEnd } from './run-to-end';

const CODES = 100_000;
const BATCH = 10_000;
const SECONDS = 8;
const API = 'http://127.0.0.1:4950';
const BARE_PORT = '4951';
const BARE = `http://127.0.0.1:${BARE_PORT}`;
const TARGET = 0.5;
const P99 = 12;
const DOCUMENT_TARGET = 0.3;
const DOCUMENT_P99 = 50;
/** Codes with an owner, whose card is drawn into their document. */
const CARDS = 1000;
const MEMORY = 250;

const CARD = {
  jobTitle: 'Gardener',
  company: 'Lee & Sons',
  email: 'ann@example.com',
  phone: '+49 170 1234567',
  website: 'ann.example',
  city: 'Hamburg',
  instagram: '@ann.lee',
};

/** Scans over 100,000 codes against a bare handler that answers the same bytes, in one run. */
async function main(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ringtag-bench-'));
  try {
    const env = { DATA_DIR: dataDir, PORT: new URL(API).port, PUBLIC_URL: API, NODE_ENV: 'development' };
    const api = await Child.startApi(API, env);
    const aliases = await createCodes(dataDir);
    const cards = aliases.splice(0, CARDS);
    giveOwner(dataDir, cards);
    const [body, page] = await Promise.all([textAt(ANSWER + aliases[0]), textAt(DOCUMENT + cards[0])]);
    const bare = await Child.start(
      ['--import', 'tsx', 'bench/src/bare-server.ts', body, page, BARE_PORT],
      BARE,
    );

    // A server that has been up for a while: every code was scanned before.
    const first = await scanLoad(API, aliases, { each: true });
    // From here on in another order than they were made and kept in.
    aliases.sort();
    await scanLoad(BARE, aliases, { seconds: SECONDS / 2 });
    const before = await scanLoad(BARE, aliases, { seconds: SECONDS });
    const scans = await scanLoad(API, aliases, { seconds: SECONDS });
    const after = await scanLoad(BARE, aliases, { seconds: SECONDS });
    const barePages = await scanLoad(BARE, cards, { seconds: SECONDS / 2 }, DOCUMENT);
    await scanLoad(API, cards, { each: true }, DOCUMENT);
    const pages = await scanLoad(API, cards, { seconds: SECONDS }, DOCUMENT);
    // Last: whoever guesses is shown no code for a minute.
    const guesses = await scanLoad(API, guessedAliases(), { seconds: SECONDS / 2 });
    const { memory } = api;
    await bare.stop();
    await api.stop();

    const bareRate = (before.requestsPerSecond + after.requestsPerSecond) / 2;
    const ratio = scans.requestsPerSecond / bareRate;
    const pageRatio = pages.requestsPerSecond / barePages.requestsPerSecond;
    const answered = first.answered + scans.answered + pages.answered + cards.length + 2;
    const recorded = recordedScans(dataDir);
    report('bare Fastify handler', { ...before, requestsPerSecond: bareRate });
    report('first scan of a code', first);
    report(`scan, ${CODES} codes`, scans);
    report('guesses, refused', guesses);
    report('bare handler, document', barePages);
    report('document with a card', pages);
    print(
      'document against bare',
      `${(pageRatio * 100).toFixed(1)} % (target: at least ${DOCUMENT_TARGET * 100} %)`,
    );
    print('scan against bare', `${(ratio * 100).toFixed(1)} % (target: at least ${TARGET * 100} %)`);
    print('p99 of a scan', `${scans.p99} ms (target: at most ${P99} ms)`);
    print('memory of the API', `${memory.toFixed(0)} MB (target: under ${MEMORY} MB)`);
    print('scans recorded', `${recorded} for ${answered} answers that arrived (target: none lost)`);
    return (
      ratio >= TARGET &&
      scans.p99 <= P99 &&
      pageRatio >= DOCUMENT_TARGET &&
      pages.p99 < DOCUMENT_P99 &&
      memory < MEMORY &&
      recorded >= answered &&
      scans.failed + pages.failed === 0
    );
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Codes that do not exist, each asked for seldom. */
function guessedAliases(): string[] {
  return Array.from({ length: CODES }, (_, i) => `ZZZZZ${String(i).padStart(5, '0')}`);
}

async function textAt(path: string): Promise<string> {
  return (await fetch(API + path)).text();
}

/** Somebody with a full card holds the codes; straight into the database, before anybody has scanned them. */
function giveOwner(dataDir: string, aliases: string[]): void {
  const database = new Database(join(dataDir, 'ringtag.sqlite'), { timeout: 5000 });
  const [id, now] = [v7(), new Date().toISOString().replace('T', ' ').replace('Z', '')];
  database
    .prepare(
      `INSERT INTO users (id, name, email, emailAsTyped, role, isEmailVerified, locale, activeCodes, createdAt, updatedAt)
       VALUES (?, 'Ann Lee', 'ann@example.com', 'ann@example.com', 'role-user', 1, 'en', 0, ?, ?)`,
    )
    .run(id, now, now);
  const field = database.prepare(
    "INSERT INTO profile_fields (userId, key, value, visibility) VALUES (?, ?, ?, 'public')",
  );
  for (const [key, value] of Object.entries(CARD)) field.run(id, key, value);
  const give = database.prepare('UPDATE items SET ownerId = ? WHERE alias = ?');
  for (const alias of aliases) give.run(id, alias);
  database.close();
}

/** Makes the codes as an administrator does: ten batches through the API. */
async function createCodes(dataDir: string): Promise<string[]> {
  const { post: administrator } = await signInAdministrator(API, dataDir);
  const post = async (path: string, body: object) =>
    (await (await administrator(path, body)).json()) as { id: string; items: { alias: string }[] };
  const project = await post('/projects', { name: 'Bench' });
  const aliases: string[] = [];
  while (aliases.length < CODES) {
    const { items } = await post(`/projects/${project.id}/items`, { count: BATCH });
    aliases.push(...items.map(({ alias }) => alias));
  }
  return aliases;
}

function recordedScans(dataDir: string): number {
  const database = new Database(join(dataDir, 'ringtag.sqlite'), { readonly: true });
  const row = database.prepare('SELECT SUM(`count`) AS sum FROM scan_counts').get() as { sum: number };
  database.close();
  return row.sum;
}

function report(name: string, { requestsPerSecond, p99, failed }: Load): void {
  print(name, `${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99} ms, ${failed} not 2xx`);
}

function print(name: string, value: string): void {
  console.log(`${name.padEnd(22)}${value}`);
}

runToEnd(main);
