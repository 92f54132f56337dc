import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts';
import { ask, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { rebuildRemote } from './support/rebuild-remote';
import { startServer, type Server } from './support/server';
import { uploadRelease } from './support/upload-release';

const REMOTE = 'mfe-dashboard';
const [OLD, NEW] = ['My Codes', 'My Codes, released'];

test.describe('a release of one remote', () => {
  let server: Server;
  let admin: Person;
  let page: Page;
  let folder: string;
  test.beforeEach(async ({ browser }) => {
    server = await startServer();
    admin = await signedIn(server, server.first.admin);
    page = await newPage(browser, server, admin);
    folder = mkdtempSync(join(tmpdir(), 'ringtag-release-'));
  });
  test.afterEach(async () => {
    await server.dispose();
    rmSync(folder, { recursive: true });
  });

  /** Makes a token on the page, and answers its secret. */
  async function makeToken(): Promise<string> {
    await page.getByRole('button', { name: 'New token' }).click();
    const form = page.getByRole('dialog', { name: 'New token' });
    await form.getByLabel('Module').selectOption(REMOTE);
    await form.getByLabel('Label').fill('Build server');
    await form.getByRole('button', { name: 'Create token' }).click();
    const made = page.getByRole('dialog', { name: `Token for ${REMOTE}` });
    const token = (await made.getByRole('code').textContent())!;
    await passesAxeInBothModes(page, 'a new token', 'dialog');
    await made.getByRole('button', { name: 'Done' }).last().click();
    return token;
  }

  test(
    'should be seen by one administrator, by a share, by everybody, by nobody once it is blocked, and by everybody again',
    { tag: '@phone' },
    async ({ browser }) => {
      test.slow();
      const owner = await newPage(browser, server, await signedIn(server, await newAccount(server)));
      const sees = async (who: Page, title: string) => {
        await who.goto('/my-codes');
        await expect(who.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible();
      };
      const { items } = await ask<{ items: { remote: string; number: number }[] }>(
        admin.api,
        'GET',
        '/api/releases',
      );
      const number = items.find(({ remote }) => remote === REMOTE)!.number + 1;
      const row = page.getByRole('row', { name: new RegExp(`^${number} `) });
      const show = async (to: string) => {
        await page.getByRole('button', { name: `Show release ${number}…` }).click();
        await page.getByRole('menuitem', { name: to, exact: true }).click();
      };

      await page.goto('/system');
      const token = await makeToken();
      await rebuildRemote(REMOTE, folder, `title: '${OLD}'`, `title: '${NEW}'`);
      await uploadRelease(server, token, { remote: REMOTE, folder, number });

      await page.getByRole('link', { name: REMOTE }).click();
      await expect(row).toContainText('No one');
      await show('Only me');
      await expect(page.getByText(`In this session, you see release ${number} of ${REMOTE}`)).toBeVisible();
      await passesAxeInBothModes(page, 'releases', 'main');
      await fitsItsWidth(page);
      await sees(page, NEW);
      await sees(owner, OLD);

      await page.goto('/system');
      await page.getByRole('button', { name: /^End: / }).click();
      await expect(page.getByRole('button', { name: /^End: / })).toHaveCount(0);
      await sees(page, OLD);

      await page.goto(`/system/${REMOTE}`);
      await show('50% of visits');
      await expect(page.getByText(`50% of visits now show release ${number}`).first()).toBeVisible();
      await expect(row).toContainText('50% of visits');
      await page.getByRole('link', { name: 'System' }).first().click();
      await expect(page.getByRole('row', { name: REMOTE }).first()).toContainText(`50% see ${number}`);
      await passesAxeInBothModes(page, 'system', 'main');
      await fitsItsWidth(page);

      await page.goto(`/system/${REMOTE}`);
      await show('Everyone');
      await expect(row).toContainText('Everyone');
      await sees(owner, NEW);

      await page.getByRole('button', { name: `Block release ${number}` }).click();
      await expect(row).toContainText('Blocked');
      await sees(owner, OLD);

      await page.getByRole('button', { name: `Unblock release ${number}` }).click();
      const question = page.getByRole('dialog', { name: `Unblock release ${number}?` });
      await passesAxeInBothModes(page, 'unblocking', 'dialog');
      await question.getByRole('button', { name: 'Unblock and show' }).click();
      await expect(row).toContainText('Everyone');
      await sees(owner, NEW);
    },
  );
});
