import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { signedIn } from '../support/codes';
import { refuseRemote } from '../support/display';
import { expect, testWithServer as test } from '../support/fixtures';
import { rebuildRemote } from '../support/rebuild-remote';
import { startServer } from '../support/server';
import { listenFor, METRICS_TOKEN } from './heard';
import { Releases } from './releases';
import { newVisitor, open, openWorking, VISITED } from './remotes';
import { toTable } from './table';

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

/** What each card begins with. Whoever sees one tells the server. */
const CARD = 'Couldn’t load this part of the page';

/** A page that waits for an answer says so after 20 seconds (`chunkLoadTimeout`). */
const LONGEST = 30_000;

for (const [remote, visited] of Object.entries(VISITED))
  test(`should keep what is around ${remote} in each fault, and tell the operator`, async ({ browser }) => {
    test.setTimeout(600_000);
    const server = await startServer({ METRICS_TOKEN, TRUST_PROXY: '1' });
    const builds = mkdtempSync(join(tmpdir(), 'ringtag-faults-'));
    const rows: string[][] = [];
    try {
      const admin = await signedIn(server, server.first.admin);
      const place = await visited.prepare(server);

      /** Notes what a visitor sees and what the operator learns of it. */
      const note = async (what: string, visit: (page: Page) => Promise<string>) => {
        const page = await newVisitor(browser, server, place);
        const heard = await listenFor(remote, server, admin);
        const says = await visit(page);
        await visited.stays(page);
        const { metric, system, log } = await heard();
        rows.push([what, says, JSON.stringify(metric), String(system), log.join('; ')]);
        if (says.startsWith(CARD)) expect(system, what).toBe(1);
        await page.context().close();
      };
      const openLost = async (page: Page) => {
        const told = page.waitForResponse('**/api/remote-failures', { timeout: LONGEST });
        await open(page, place);
        await told.catch(() => undefined);
        return readCard(page);
      };

      for (const [what, { files, fault }] of Object.entries(FAULTS))
        await note(what, async (page) => {
          const isHit = ({ pathname }: URL) => pathname.startsWith(`/_mf/${remote}/`) && files.test(pathname);
          await page.route(isHit, fault);
          return openLost(page);
        });
      await note('another contract', async (page) => {
        await refuseRemote(page, remote);
        return openLost(page);
      });

      const { file, opening } = visited.page;
      const releases = await Releases.start(server, admin, remote);
      /** The next release, which does something else when it draws the page. */
      const release = async (statement: string): Promise<number> => {
        const folder = mkdtempSync(join(builds, 'release-'));
        await rebuildRemote(remote, folder, opening, `${opening} ${statement};`, file);
        return releases.show(folder);
      };
      const entry = async (page: Page) => {
        const manifest = await page.request.get(`/_mf/${remote}/mf-manifest.json`);
        return ((await manifest.json()) as { metaData: { remoteEntry: { name: string } } }).metaData
          .remoteEntry.name;
      };
      const goOn = async (page: Page, decide: () => Promise<unknown>) => {
        await openWorking(page, place);
        const before = await entry(page);
        await decide();
        await visited.goOn(page);
        await expect.poll(() => entry(page)).not.toBe(before);
        await openWorking(page, place);
        return 'goes on; the next document has another release';
      };
      let shown = 0;
      await note('redeployed during a visit', (page) =>
        goOn(page, async () => (shown = await release('performance.mark("new")'))),
      );
      await note('blocked during a visit', (page) => goOn(page, () => releases.block(shown)));
      shown = await release('if (performance.now()) throw new Error("broken in render")');
      await note('throws in render', openLost);
      await releases.block(shown);
      await note('after it is blocked', async (page) => {
        await openWorking(page, place);
        return 'the page';
      });
    } finally {
      process.stdout.write(`${remote}\n${toTable(['fault', 'says', 'metric', 'System', 'log'], rows)}`);
      await server.dispose();
      rmSync(builds, { recursive: true });
    }
  });

/** The card with its reason, which takes as long again where the remote is silent. */
async function readCard(page: Page): Promise<string> {
  const card = page.getByRole('alert');
  if ((await card.count()) === 0) return 'the page as the server drew it';
  await expect(card).toContainText('.');
  return (await card.innerText()).replaceAll(/\s+/g, ' ');
}
