import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideChromium } from '@ringtag/tools/chromium';
import { cleanUpWithProcess } from '@ringtag/tools/clean-up';
import { freePort } from '@ringtag/tools/free-port';
import { renderExample, startNginx } from '@ringtag/tools/nginx';
import { activateFirstCode } from './activate-code';
import { Api } from './api';
import { toMedian } from './median';
import { uploadPhoto } from './photo';
import { runToEnd } from './run-to-end';

/** The last release for Node 20; fetched when it is used, because it brings a hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const PORT = 4960;
const SECURE_PORT = 4961;
const HOST = 'localhost';

/** How often one load is tried: Lighthouse sometimes misses the start of the navigation. */
const TRIES = 3;

/** What is read from a report (times in ms). */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'interactive',
] as const;
/** At most; but the score, at least. Without a photo the largest paint is nearly the first. */
const MAX = { blocked: 50, shift: 0.02, paint: { without: 900, with: 1200 }, afterFirst: 50, requests: 3 };
const SCORE_TARGET = 92;

type Metric = (typeof METRICS)[number];
type Reading = Record<Metric | 'score' | 'requests', number>;

/** The page of an activated code on a slow phone, without a photo and with one: Lighthouse mobile, medians of five. */
async function main(): Promise<boolean> {
  const api = await Api.start(PORT);
  const places = {
    plain: await freePort(),
    secure: SECURE_PORT,
    host: HOST,
    replicas: [`127.0.0.1:${PORT}`],
  };
  const nginx = await startNginx({ port: SECURE_PORT, config: (dir) => renderExample(dir, places) });
  try {
    const { alias, cookie } = await activateFirstCode(api);
    const directory = api.dir;
    const chromium = provideChromium();
    const page = `https://${HOST}:${SECURE_PORT}/scan/${alias}`;
    // The first start reads the browser from the disk.
    await measure(page, directory, chromium);
    const measureAll = async () => {
      const readings: Reading[] = [];
      while (readings.length < RUNS) readings.push(await measure(page, directory, chromium));
      return readings;
    };
    const without = report('without', await measureAll());
    await uploadPhoto(api.origin, cookie);
    const withPhoto = report('with', await measureAll());
    return without && withPhoto;
  } finally {
    await nginx.stop();
    await api.stop();
  }
}

async function measure(url: string, directory: string, chromium: string, tries = TRIES): Promise<Reading> {
  try {
    return await load(url, directory, chromium);
  } catch (error) {
    if (tries === 1) throw error;
    console.log('A load without a result; once more');
    return measure(url, directory, chromium, tries - 1);
  }
}

async function load(url: string, directory: string, chromium: string): Promise<Reading> {
  const file = join(directory, 'lighthouse.json');
  // A report of the load before would be read again.
  rmSync(file, { force: true });
  const running = promisify(execFile)(
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
  const forget = cleanUpWithProcess(() => running.child.kill());
  await running.finally(forget);
  const { audits, categories, environment, runtimeError } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (runtimeError) throw new Error(runtimeError.code);
  const blocked = audits['total-blocking-time'].numericValue;
  console.log(
    `blocked for ${blocked.toFixed(0)} ms at a benchmark index of ${environment.benchmarkIndex.toFixed(0)}`,
  );
  const metrics = METRICS.map((name) => [name, audits[name].numericValue]);
  const loaded = audits.metrics.details.items[0]!.observedLoad;
  const requests = audits['network-requests'].details.items;
  return {
    ...(Object.fromEntries(metrics) as Record<Metric, number>),
    score: categories.performance.score * 100,
    requests: requests.filter(({ networkRequestTime }) => networkRequestTime <= loaded).length,
  };
}

interface Report {
  audits: Record<Metric, { numericValue: number }> & {
    'network-requests': { details: { items: { networkRequestTime: number }[] } };
    metrics: { details: { items: { observedLoad: number }[] } };
  };
  categories: { performance: { score: number } };
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string };
}

/** Prints the medians, and whether each keeps its target. */
function report(photo: 'with' | 'without', readings: Reading[]): boolean {
  const middle = (name: keyof Reading) => toMedian(readings.map((reading) => reading[name]));
  const first = middle('first-contentful-paint');
  const largest = middle('largest-contentful-paint');
  const most = MAX.paint[photo];
  const rows: [name: string, value: number, target: number][] = [
    ['first paint', first, most],
    ['largest paint', largest, photo === 'with' ? most : Math.min(most, first + MAX.afterFirst)],
    ['blocked', middle('total-blocking-time'), MAX.blocked],
    ['layout shift', middle('cumulative-layout-shift'), MAX.shift],
    ['requests until load', middle('requests'), MAX.requests],
  ];
  for (const [name, value, target] of rows)
    console.log(
      `${photo} photo: ${name.padEnd(22)}${Number(value.toFixed(3))} (target: at most ${Number(target.toFixed(3))})`,
    );
  const score = middle('score');
  console.log(`${photo} photo: ${'score'.padEnd(22)}${score.toFixed(0)} (target: at least ${SCORE_TARGET})`);
  return rows.every(([, value, target]) => value <= target) && score >= SCORE_TARGET;
}

runToEnd(main);
