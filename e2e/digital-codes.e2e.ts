import { newEmail } from './support/accounts';
import { activate, ask, newCode, newPage, signedIn, toLabel } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, noteRefusals, passesAxe, passesAxeInBothModes } from './support/page-checks';

interface Settings {
  version: number;
  digitalCodesProjectId: string | null;
}

test('should be offered by an administrator, made by an owner, downloaded, redesigned and deleted', async ({
  server,
  browser,
}) => {
  const admin = await signedIn(server, server.first.admin);
  const before = await ask<Settings>(admin.api, 'GET', '/api/settings');
  const name = `Digital codes ${newEmail()}`;
  try {
    const { id } = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', { name });
    const office = await newPage(browser, server, admin);
    await office.goto('/settings');
    const field = office.getByRole('combobox', { name: /^Project for digital codes/ });
    await field.fill('Digital');
    await office.getByRole('option', { name }).click();
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('Settings saved', { exact: true })).toBeVisible();
    const saved = await ask<Settings>(admin.api, 'GET', '/api/settings');
    expect(saved.digitalCodesProjectId).toBe(id);

    const owner = await activate(server, await newCode(server));
    const page = await newPage(browser, server, owner);
    const refused = noteRefusals(page);
    await page.goto('/my-codes');
    await page.getByRole('button', { name: 'Add digital code' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'What is it on?' }).fill('Bike');
    await passesAxeInBothModes(page, 'a new digital code', 'dialog');
    await dialog.getByRole('radio', { name: /^Business card/ }).check();
    await dialog.getByRole('button', { name: 'Create code' }).click();
    await expect(dialog.getByRole('heading', { name: 'Your code is ready' })).toBeVisible();
    const picture = dialog.getByRole('img', { name: /^QR code/ });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await passesAxe(page, 'a digital code that is ready');
    await fitsItsWidth(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download PNG' }).click();
    expect((await download).suggestedFilename()).toMatch(/^\w+\.png$/);
    await dialog.getByRole('button', { name: 'Close' }).click();

    // In the list, with its small picture, which the browser keeps.
    const card = page.getByRole('article').filter({ hasText: 'Bike' });
    await expect(card.getByText('Digital', { exact: true })).toBeVisible();
    const small = card.locator('img');
    await expect(small).toHaveJSProperty('naturalWidth', 144);
    const before = (await small.getAttribute('src'))!;
    const { items } = await ask<{ items: { id: string; alias: string; label: string }[] }>(
      owner.api,
      'GET',
      '/api/my-codes',
    );
    const { id: codeId, alias } = items.find(({ label }) => label === 'Bike')!;
    await passesAxe(page, 'my codes with a digital one');
    await fitsItsWidth(page);

    // Who scans it sees the page of its owner.
    const stranger = await newPage(browser, server);
    await stranger.goto(`/scan/${alias}`);
    await expect(stranger.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();

    // A changed design shows at once.
    await page.goto(`/my-code/${codeId}?view=qr`);
    await page.getByLabel('Pattern', { exact: true }).selectOption('Dots');
    await page.getByRole('button', { name: 'Save design' }).click();
    await expect(page.getByText('Design saved', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My Codes' }).click();
    await expect.poll(() => small.getAttribute('src')).not.toBe(before);
    await expect(small).toHaveJSProperty('naturalWidth', 144);

    await office.goto(`/project/${id}`);
    const row = office.getByRole('row').filter({ hasText: toLabel(alias) });
    await expect(row.getByText('Digital', { exact: true })).toBeVisible();
    await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 144);
    await passesAxe(office, 'a project with a digital code');

    await page.goto(`/my-code/${codeId}`);
    await page.getByRole('button', { name: 'Delete code', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete code' }).click();
    await expect(page.getByText(`${toLabel(alias)} deleted`, { exact: true })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect((await stranger.goto(`/scan/${alias}`))!.status()).toBe(404);
    expect(refused).toEqual([]);
  } finally {
    // The other tests of this server know the project of the first start.
    const { version } = await ask<Settings>(admin.api, 'GET', '/api/settings');
    await ask(admin.api, 'PUT', '/api/settings', { ...before, version });
  }
});
