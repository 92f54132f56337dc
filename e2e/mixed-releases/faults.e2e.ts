import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { refuseRemote } from '../support/display';
import { testWithServer as test } from '../support/fixtures';
import { rebuildRemote } from '../support/rebuild-remote';
import { type Server, startServer } from '../support/server';
import { METRICS_TOKEN } from './heard';
import { Releases } from './releases';
import { VISITED } from './remotes';
import { Visits } from './visits';

type Answer = (route: Route) => Promise<void>;

const answer =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'text/plain', body: 'Not here' });
/** Other bytes or headers than those of the server. Browsers keep the first answer, unless it forbids that. */
const change =
  (headers: Record<string, string>, toBody: (body: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    const all = { ...response.headers(), ...headers, 'cache-control': 'no-store' };
    await route.fulfill({ response, headers: all, body: toBody(await response.text()) });
  };

const EVERY_FILE = /./;
const SCRIPTS = /\.js$/;

/** What happens to the files of a remote on their way. */
const FAULTS: Record<string, { files: RegExp; fault: Answer }> = {
  'not found': { files: EVERY_FILE, fault: answer(404) },
  500: { files: EVERY_FILE, fault: answer(500) },
  silent: { files: EVERY_FILE, fault: () => Promise.resolve() },
  cut: { files: SCRIPTS, fault: change({}, (body) => body.slice(0, body.length / 2)) },
  'wrong type': { files: SCRIPTS, fault: change({ 'content-type': 'text/html' }, (body) => body) },
  'throws at load': { files: SCRIPTS, fault: change({}, () => 'throw new Error("broken at load")') },
};

for (const remote of Object.keys(VISITED))
  test(`should keep what is around ${remote} in each fault, and tell the operator`, async ({ browser }) => {
    test.setTimeout(600_000);
    const server = await startServer({ METRICS_TOKEN, TRUST_PROXY: '1' });
    try {
      const visits = await Visits.start(browser, server, remote);
      try {
        await loseFiles(visits);
        await visits.lose('another contract', (page) => refuseRemote(page, remote));
        await replaceReleases(visits, server);
      } finally {
        process.stdout.write(visits.toTable());
      }
    } finally {
      await server.dispose();
    }
  });

async function loseFiles(visits: Visits): Promise<void> {
  for (const [what, { files, fault }] of Object.entries(FAULTS))
    await visits.lose(what, async (page) => {
      const isHit = ({ pathname }: URL) =>
        pathname.startsWith(`/_mf/${visits.remote}/`) && files.test(pathname);
      await page.route(isHit, fault);
    });
}

async function replaceReleases(visits: Visits, server: Server): Promise<void> {
  const { remote, visited, admin } = visits;
  const builds = mkdtempSync(join(tmpdir(), 'ringtag-faults-'));
  const releases = await Releases.start(server, admin, remote);
  let shown = 0;
  /** Shows the next release, which does something more when it draws the page. */
  const release = async (statement: string) => {
    const { file, opening } = visited.page;
    const folder = mkdtempSync(join(builds, 'release-'));
    await rebuildRemote(remote, folder, opening, `${opening} ${statement};`, file);
    shown = await releases.show(folder);
  };
  const block = () => releases.block(shown);
  try {
    await visits.replace('redeployed during a visit', () => release('performance.mark("new")'));
    await visits.replace('blocked during a visit', block);
    await release('if (performance.now()) throw new Error("broken in render")');
    await visits.lose('throws in render', () => Promise.resolve());
  } finally {
    rmSync(builds, { recursive: true });
  }
}
