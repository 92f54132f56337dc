import type { Page } from '@playwright/test';
import { newCode, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { runApplication } from './support/page-files';
import { decide, uploadRelease } from './support/releases';
import { startServer } from './support/server';

const RELEASE = { remote: 'mfe-scan', number: 7 };
const ENTRY = 'remoteEntry.00000007.js';
const BROKEN = { contentType: 'text/javascript', body: 'throw new Error("broken")' };
const REPORTS = '/api/share-loads';

/** Opens the page until its document is one of the share. */
async function openShared(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await (await page.goto(path))!.text()).includes(ENTRY)).toBe(true);
}

test('should tell the server how the release of a share loads, once the application of a scan page runs', async ({
  browser,
}) => {
  const server = await startServer();
  try {
    const admin = await signedIn(server, server.first.admin);
    await uploadRelease(server, admin, RELEASE);
    await decide(admin, RELEASE, { share: 99 });
    const path = `/scan/${await newCode(server)}`;
    for (const finished of [true, false]) {
      const page = await newPage(browser, server);
      // What cannot be had at all leaves the page as the server drew it.
      if (!finished) await page.route(`**/${ENTRY}`, (route) => route.fulfill(BROKEN));
      const told: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().includes(REPORTS)) told.push([request.method(), request.postDataJSON()]);
      });
      await openShared(page, path);
      await page.waitForLoadState('networkidle');
      expect(told).toEqual([]);
      await runApplication(page);
      await expect
        .poll(() => told)
        .toEqual([
          ['POST', RELEASE],
          ['PUT', { finished }],
        ]);
    }
  } finally {
    await server.dispose();
  }
});
