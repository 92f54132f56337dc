import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { newEmail } from './support/accounts';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail } from './support/mailbox';
import { fitsItsWidth, noteRefusals, passesAxe, passesAxeInBothModes } from './support/page-checks';

/** From the sign-up to the file to print. Typing does not count. */
const MOST_TAPS = 6;

test(
  'should lead strangers in a few taps from the page about the product to a sheet that they can print',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const refused = noteRefusals(page);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const email = newEmail();
    await page.goto('/about');
    await fitsItsWidth(page);
    await tap(page.getByRole('link', { name: 'Get a code' }));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await tap(page.getByRole('button', { name: 'Create account' }));
    // The sixth digit sends them.
    await page.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, email)));

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Ann Lee');
    await passesAxeInBothModes(page, 'a first digital code', 'dialog');
    await tap(dialog.getByRole('button', { name: 'Create code' }));
    await expect(dialog.getByRole('heading', { name: 'Your code is ready' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).not.toHaveJSProperty('naturalWidth', 0);
    await passesAxe(page, 'a first digital code that is ready');
    await fitsItsWidth(page);
    const started = page.waitForEvent('download');
    await tap(dialog.getByRole('link', { name: 'Download sheet (PDF)' }));
    const file = await started;
    expect(file.suggestedFilename()).toMatch(/^\w+-6x35mm\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);

    // The dialog stays, also beside the list with the new code. The name is in the profile.
    await expect(dialog.getByRole('link', { name: 'Change the design' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ann Lee');
    expect(refused).toEqual([]);
  },
);
