import type { Page } from '@playwright/test';
import { activate, newCode, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { passesAxeInBothModes } from './support/page-checks';
import { decide, uploadRelease } from './support/releases';
import { startServer } from './support/server';

const RELEASE = { remote: 'mfe-dashboard', number: 7 };
const MANIFEST = '**/_mf/mfe-dashboard/mf-manifest.json';

const notice = (page: Page) => page.getByRole('group', { name: /^A new version/ });
/** The page has asked, and has drawn what it learnt. */
const hasAsked = async (page: Page) => (await page.waitForResponse(MANIFEST)).finished();

test('should tell open pages of a new version, and lose nothing that somebody has typed', async ({
  browser,
}) => {
  const server = await startServer();
  try {
    const owner = await activate(server, await newCode(server));
    const admin = await signedIn(server, server.first.admin);
    await uploadRelease(server, admin, RELEASE);

    const typing = await newPage(browser, server, owner);
    // Pages ask some seconds after an event, each after another time.
    await typing.context().addInitScript('Math.random = () => 0');
    await typing.goto('/profile');
    const name = typing.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Ann Miller');
    const reading = await typing.context().newPage();
    await reading.goto('/messages');
    await expect(reading.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();

    const asked = hasAsked(typing);
    await decide(admin, RELEASE, { share: 100 });
    await expect(notice(reading)).toBeVisible();
    await passesAxeInBothModes(reading, 'a notice of a new version');
    await asked;
    await expect(notice(typing)).toHaveCount(0);
    await expect(name).toHaveValue('Ann Miller');

    // Saved, nothing is lost any more.
    await typing.getByRole('button', { name: 'Save' }).click();
    await expect(notice(typing)).toBeVisible();
    await expect(name).toHaveValue('Ann Miller');

    const loaded = reading.waitForResponse('**/_mf/mfe-dashboard/remoteEntry.00000007.js');
    await notice(reading).getByRole('button', { name: 'Reload page' }).click();
    await loaded;
    await expect(reading.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();
    await expect(notice(reading)).toHaveCount(0);

    // What was closed does not come back for the same build.
    await notice(typing).getByRole('button', { name: 'Close' }).click();
    const again = [hasAsked(typing), hasAsked(reading)];
    await decide(admin, RELEASE, { share: 100 });
    await Promise.all(again);
    for (const page of [typing, reading]) await expect(notice(page)).toHaveCount(0);

    // Whoever has the blocked build is told; the other page has the right one.
    const last = hasAsked(typing);
    await decide(admin, RELEASE, { blocked: true });
    await expect(notice(reading)).toBeVisible();
    await last;
    await expect(notice(typing)).toHaveCount(0);
  } finally {
    await server.dispose();
  }
});
