import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideChromium } from '@ringtag/tools/chromium';
import { activateFirstCode } from './activate-code';
import { Child } from './child';
import { startHttp2Edge } from './http2-edge';
import { runToEnd } from './run-to-end';

/** The last release for Node 20; fetched when it is used, because it brings a hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const API = 'http://127.0.0.1:4960';
const EDGE_PORT = 4961;
const PAGE_ORIGIN = `https://localhost:${EDGE_PORT}`;

/** What is read from a report, and its target: at most (times in ms), the score at least. */
const TARGETS = {
  'first-contentful-paint': 1200,
  'largest-contentful-paint': 1500,
  'total-blocking-time': 300,
  'cumulative-layout-shift': 0.02,
  interactive: 2500,
} as const;
const SCORE_TARGET = 92;

type Metric = keyof typeof TARGETS;
type Reading = Record<Metric | 'score', number>;

/** The page of an activated code on a slow phone: Lighthouse mobile, median of five. */
async function main(): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'ringtag-bench-'));
  const env = { DATA_DIR: directory, PORT: new URL(API).port, PUBLIC_URL: API, NODE_ENV: 'development' };
  const api = await Child.startApi(API, env);
  try {
    const { alias } = await activateFirstCode(API, directory);
    const edge = await startHttp2Edge(API, EDGE_PORT, directory);
    const chromium = provideChromium();
    const readings: Reading[] = [];
    const page = `${PAGE_ORIGIN}/scan/${alias}`;
    // The first start reads the browser from the disk.
    await measure(page, directory, chromium);
    while (readings.length < RUNS) readings.push(await measure(page, directory, chromium));
    edge.close();
    return report(readings);
  } finally {
    await api.stop();
    rmSync(directory, { recursive: true });
  }
}

async function measure(url: string, directory: string, chromium: string): Promise<Reading> {
  const file = join(directory, 'lighthouse.json');
  // The edge answers from this process: it must not be blocked.
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  const { audits, categories, environment } = JSON.parse(readFileSync(file, 'utf8')) as {
    audits: Record<Metric, { numericValue: number }>;
    categories: { performance: { score: number } };
    environment: { benchmarkIndex: number };
  };
  const blocked = audits['total-blocking-time'].numericValue;
  console.log(
    `blocked for ${blocked.toFixed(0)} ms at a benchmark index of ${environment.benchmarkIndex.toFixed(0)}`,
  );
  const metrics = (Object.keys(TARGETS) as Metric[]).map((name) => [name, audits[name].numericValue]);
  return {
    ...(Object.fromEntries(metrics) as Record<Metric, number>),
    score: categories.performance.score * 100,
  };
}

function report(readings: Reading[]): boolean {
  const rows = (Object.keys(TARGETS) as Metric[]).map((name) => {
    const value = median(readings.map((reading) => reading[name]));
    console.log(
      `${name.padEnd(26)}${value.toFixed(name === 'cumulative-layout-shift' ? 3 : 0)} (target: at most ${TARGETS[name]})`,
    );
    return value <= TARGETS[name];
  });
  const score = median(readings.map((reading) => reading.score));
  console.log(`${'performance score'.padEnd(26)}${score.toFixed(0)} (target: at least ${SCORE_TARGET})`);
  return rows.every(Boolean) && score >= SCORE_TARGET;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

runToEnd(main);
