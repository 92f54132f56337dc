import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { provideHeadlessChromium } from '@ringtag/tools/chromium';
import { Child } from './child';
import { fillLists } from './film-data';
import { startHttp2Edge } from './http2-edge';
import { runToEnd } from './run-to-end';

const API = 'http://127.0.0.1:4968';
const EDGE_PORT = 4969;
const SITE = `https://localhost:${EDGE_PORT}`;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const SECONDS = 8;
const STEP = 0.5;
const RUNS = 3;

/** The pages, and what their first row is. */
const PAGES = [
  { path: '/my-codes', row: '#root article', who: 'owner' },
  { path: '/projects', row: '#root tbody a', who: 'administrator' },
] as const;
type Filmed = (typeof PAGES)[number];

/** When something was first there, in milliseconds since the start of the navigation. */
const MARKS = {
  outline: '#first-paint [aria-busy], [data-layout]',
  frame: '#root [data-layout]',
} as const;

interface Shot {
  at: number;
  jpeg: string;
}

/** The pages of people who are signed in, on a slow phone with an empty cache: how they appear, and when. */
async function main(): Promise<boolean> {
  const output = process.argv[2] ?? 'film';
  const directory = mkdtempSync(join(tmpdir(), 'ringtag-bench-'));
  const env = { DATA_DIR: directory, PORT: new URL(API).port, PUBLIC_URL: API, NODE_ENV: 'development' };
  const api = await Child.startApi(API, env);
  const edge = await startHttp2Edge(API, EDGE_PORT, directory);
  const browser = await chromium.launch({
    executablePath: provideHeadlessChromium(),
    args: ['--no-sandbox'],
  });
  mkdirSync(output, { recursive: true });
  try {
    const sessions = await fillLists(API, directory);
    for (const filmed of PAGES) {
      const { path, who } = filmed;
      const runs = [];
      // The first load of all warms up the server.
      for (let run = 0; run <= RUNS; run += 1) runs.push(await film(browser, sessions[who], filmed));
      runs.shift();
      for (const name of Object.keys(runs[0]!.times)) {
        const values = runs.map(({ times }) => times[name]!).sort((a, b) => a - b);
        console.log(`${path.padEnd(12)}${name.padEnd(16)}${values[1]!.toFixed(name === 'shift' ? 3 : 0)}`);
      }
      const middle = runs.sort((a, b) => a.times.row! - b.times.row!)[1]!;
      writeFileSync(join(output, `${path.slice(1)}.png`), await strip(browser, middle.shots));
    }
    return true;
  } finally {
    await browser.close();
    edge.close();
    await api.stop();
    rmSync(directory, { recursive: true });
  }
}

async function film(browser: Browser, session: string, { path, row }: Filmed) {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    ignoreHTTPSErrors: true,
  });
  const [name = '', value = ''] = session.split('=');
  await context.addCookies([{ name, value, url: SITE }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const frames: { wall: number; jpeg: string }[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ wall: (metadata.timestamp ?? 0) * 1000, jpeg: data });
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await page.addInitScript(watch({ ...MARKS, row }));
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 390, maxHeight: 844 });
  await page.goto(SITE + path, { waitUntil: 'commit' });
  await page.waitForTimeout(SECONDS * 1000);
  const { origin, ...times } = await page.evaluate<Record<string, number>>('watched()');
  await context.close();
  const shots: Shot[] = [];
  for (let at = 0; at <= SECONDS; at += STEP) {
    const shown = frames.filter(({ wall }) => wall - origin! <= at * 1000).at(-1);
    shots.push({ at, jpeg: shown?.jpeg ?? '' });
  }
  return { times, shots };
}

/** Runs in the page: `watched()` answers what it saw. As text, because a compiled function refers to its compiler's own. */
const watch = (marks: Record<string, string>): string => `
  const marks = ${JSON.stringify(marks)};
  const times = {};
  const sum = { shift: 0, blocked: 0 };
  let quiet = 0;
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(marks))
      if (!times[name] && document.querySelector(selector)) times[name] = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });
  const each = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  each('layout-shift', ({ value }) => (sum.shift += value));
  each('longtask', ({ startTime, duration }) => {
    sum.blocked += Math.max(0, duration - 50);
    quiet = startTime + duration;
  });
  window.watched = () => ({
    origin: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...times,
    usable: Math.max(times.row ?? Infinity, quiet),
    ...sum,
  });`;

/** The pictures side by side, each with its time. */
async function strip(browser: Browser, shots: Shot[]): Promise<Buffer> {
  const page: Page = await browser.newPage({ viewport: { width: shots.length * 140, height: 320 } });
  const figures = shots.map(
    ({ at, jpeg }) =>
      `<figure><figcaption>${at.toFixed(1)} s</figcaption>${jpeg && `<img src="data:image/jpeg;base64,${jpeg}">`}</figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:flex;background:#888;font:14px sans-serif}figure{margin:4px;width:132px}
    img{width:132px}figcaption{color:#fff;padding-block-end:4px}</style>${figures.join('')}`,
  );
  const png = await page.screenshot();
  await page.close();
  return png;
}

runToEnd(main);
