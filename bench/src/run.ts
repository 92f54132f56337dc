import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Child } from './child';
import { type Load, scanLoad } from './load';

const CODES = 100_000;
const BATCH = 10_000;
const SECONDS = 8;
const API = 'http://127.0.0.1:4950';
const BARE_PORT = '4951';
const BARE = `http://127.0.0.1:${BARE_PORT}`;
const TARGET = 0.5;
const MEMORY = 250;

/** Scans over 100,000 codes against a bare handler that answers the same bytes, in one run. */
async function main(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ringtag-bench-'));
  try {
    const env = { DATA_DIR: dataDir, PORT: new URL(API).port, PUBLIC_URL: API, NODE_ENV: 'development' };
    const api = await Child.start(
      ['--max-semi-space-size=4', 'api/dist/main.js'],
      `${API}/health/ready`,
      env,
    );
    const aliases = await createCodes(dataDir);
    const body = await (await fetch(`${API}/api/scan/${aliases[0]}`)).text();
    const bare = await Child.start(['--import', 'tsx', 'bench/src/bare-server.ts', body, BARE_PORT], BARE);

    // A server that has been up for a while: every code was scanned before.
    const first = await scanLoad(API, aliases, { each: true });
    await scanLoad(BARE, aliases, { seconds: SECONDS / 2 });
    const before = await scanLoad(BARE, aliases, { seconds: SECONDS });
    const scans = await scanLoad(API, aliases, { seconds: SECONDS });
    const after = await scanLoad(BARE, aliases, { seconds: SECONDS });
    const unknown = await scanLoad(API, ['ZZZZ9999', 'YYYY8888'], { seconds: SECONDS / 2 });
    const { memory } = api;
    await bare.stop();
    await api.stop();

    const bareRate = (before.requestsPerSecond + after.requestsPerSecond) / 2;
    const ratio = scans.requestsPerSecond / bareRate;
    const answered = first.answered + scans.answered + 1;
    const recorded = recordedScans(dataDir);
    report('bare Fastify handler', { ...before, requestsPerSecond: bareRate });
    report('first scan of a code', first);
    report(`scan, ${CODES} codes`, scans);
    report('unknown alias', unknown);
    print('scan against bare', `${(ratio * 100).toFixed(1)} % (target: at least ${TARGET * 100} %)`);
    print('memory of the API', `${memory.toFixed(0)} MB (target: under ${MEMORY} MB)`);
    print('scans recorded', `${recorded} for ${answered} answers that arrived (target: none lost)`);
    return ratio >= TARGET && memory < MEMORY && recorded >= answered && scans.failed === 0;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Makes the codes as an administrator does: ten batches through the API. */
async function createCodes(dataDir: string): Promise<string[]> {
  const { admin } = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8')) as { admin: object };
  let cookie = '';
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: API, cookie };
    const response = await fetch(`${API}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (await response.json()) as { id: string; items: { alias: string }[] };
  };
  await post('/auth/sign-in', admin);
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

main().then(
  (reached) => process.exit(reached ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
