import { randomUUID } from 'node:crypto';
import { activate, ask, newCode, newPage, type Person, signedIn, toLabel } from './support/codes';
import { expect, test } from './support/fixtures';
import { writeTo } from './support/messages';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { twoColoured } from './support/picture-file';

const PLACE = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3, about: false };

/** Other tests of this server have reported, too. */
async function settleAll({ api }: Person): Promise<void> {
  for (const path of ['/api/reports', '/api/page-reports']) {
    const { items } = await ask<{ items: { id: string }[] }>(api, 'GET', `${path}?pageSize=100`);
    for (const { id } of items) await ask(api, 'PUT', `${path}/${id}/settled`);
  }
}

test('should carry a report from the owner to the administrators, who read it, settle it and delete the conversation (REPORT)', async ({
  page: finder,
  server,
  browser,
}) => {
  const admin = await signedIn(server, server.first.admin);
  await settleAll(admin);
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const token = await writeTo(owner.api, alias, { body: 'Give me money' });
  const talk = `/api/conversation/${token}`;
  await ask(owner.api, 'POST', `${talk}/messages`, {
    body: 'Or else',
    place: PLACE,
    submission: randomUUID(),
  });
  const buffer = twoColoured(200, 100, [220, 30, 30], [30, 30, 220]);
  const photos = { name: 'photo.png', mimeType: 'image/png', buffer };
  await owner.api.post(`${talk}/photos`, { multipart: { body: '', submission: randomUUID(), photos } });

  const inbox = await newPage(browser, server, owner);
  await inbox.goto('/messages');
  await inbox.getByRole('link', { name: /Finder 1/ }).click();
  // The conversation moves the menu when it arrives.
  await expect(inbox.getByRole('button', { name: 'Photo 1' })).toBeVisible();
  await inbox.getByRole('button', { name: 'More actions' }).click();
  await inbox.getByRole('menuitem', { name: 'Report' }).click();
  await inbox.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(inbox.getByText('Message reported', { exact: true })).toBeVisible();

  const page = await newPage(browser, server, admin);
  await page.goto('/users');
  const menu = page.getByRole('button', { name: 'Open menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  const entry = page.getByRole('link', { name: 'Reports 1 open report' });
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page.getByRole('rowheader')).toHaveText([toLabel(alias)]);
  await passesAxeInBothModes(page, 'reports');
  await fitsItsWidth(page);

  await page.getByRole('rowheader').getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reported conversation');
  await expect(page.getByText('Give me money')).toBeVisible();
  await expect(page.getByText('52.52508, 13.36940, within 13 m')).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('img', { name: 'Photo 1' })
        .evaluate(({ naturalWidth }: { naturalWidth: number }) => naturalWidth),
    )
    .toBe(200);
  await passesAxeInBothModes(page, 'a reported conversation');
  await fitsItsWidth(page);

  await page.getByRole('button', { name: 'Mark as resolved' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(page.getByText('1 open report')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('button', { name: 'Delete conversation…' }).click();
  await passesAxeInBothModes(page, 'the question before a deletion');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No open reports' })).toBeVisible();
  await passesAxeInBothModes(page, 'no reports');
  await inbox.goto('/messages?show=archived');
  await expect(inbox.getByRole('link', { name: /Finder 1/ })).toHaveCount(0);
  expect((await finder.request.get(talk)).status()).toBe(404);

  await page.goto('/audit-log?subjectType=report');
  await expect(page.getByRole('rowheader')).toHaveText([
    'Reported conversation deleted',
    'Report reopened',
    'Report resolved',
    'Reported conversation opened',
  ]);
});

test('should lead back from a report that was sent to the page it is about, and not to its form', async ({
  page,
  server,
}) => {
  const alias = await newCode(server);
  await activate(server, alias, { name: 'Ann Lee' });
  await page.goto(`/scan/${alias}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const reason = page.getByLabel('What’s wrong with this page?');
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await page.goto(`/scan/${alias}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await reason.fill('It asks for my credit card');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
});
