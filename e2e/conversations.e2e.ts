import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test(
  'should carry words between a finder and the owner, and end when the owner deletes the message',
  { tag: '@phone' },
  async ({ page: finder, server, browser }) => {
    const alias = await newCode(server);
    const owner = await newPage(browser, server, await activate(server, alias));
    await owner.setViewportSize(finder.viewportSize()!);
    await finder.goto(`/scan/${alias}/message`);
    await finder.getByLabel('Your message').fill('I found your keys');
    // What is sent within two seconds counts as a program's.
    await expect.poll(() => finder.evaluate('performance.now() > 2500')).toBe(true);
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(finder.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await passesAxeInBothModes(finder, 'thanks with the conversation');
    await finder.getByRole('link', { name: 'Open the conversation' }).click();
    await expect(finder).toHaveURL(/\/conversation\/[\w-]{22}$/);

    await owner.goto('/messages');
    await owner.getByRole('link', { name: /I found your keys/ }).click();
    await owner.getByLabel('Your answer').fill('Where are you?');
    await owner.getByRole('button', { name: 'Send answer' }).click();
    const thread = owner.getByRole('list', { name: 'Conversation' });
    await expect(thread.getByText('Where are you?')).toBeVisible();
    await passesAxeInBothModes(owner, 'a conversation in the inbox');
    await fitsItsWidth(owner);

    await expect(finder.getByText('Where are you?')).toBeVisible();
    await finder.getByLabel('Your message').fill(`At the station\n${'x'.repeat(200)}`);
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(finder.getByText('At the station')).toBeVisible();
    await passesAxeInBothModes(finder, 'a conversation');
    await fitsItsWidth(finder);

    await owner.reload();
    await expect(thread.getByText('At the station')).toBeVisible();
    await owner.getByRole('button', { name: 'Delete', exact: true }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(owner.getByText('Message deleted', { exact: true })).toBeVisible();
    await expect(finder.getByRole('heading', { name: 'There is no conversation here' })).toBeVisible();
    await passesAxeInBothModes(finder, 'no conversation');
  },
);
