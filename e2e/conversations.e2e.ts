import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { writeTo } from './support/messages';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test(
  'should carry words between a finder and the owner, and end when the owner deletes the message',
  { tag: '@phone-only' },
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
    await finder.getByRole('link', { name: 'Open conversation' }).click();
    await expect(finder).toHaveURL(/\/conversation\/[\w-]{22}$/);

    await owner.goto('/messages');
    await owner.getByRole('link', { name: /I found your keys/ }).click();
    await owner.getByLabel('Your reply').fill('Where are you?');
    await owner.getByRole('button', { name: 'Send reply' }).click();
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
    await expect(finder.getByRole('heading', { name: 'No conversation here' })).toBeVisible();
    await passesAxeInBothModes(finder, 'no conversation');
  },
);

test('should answer with a quick reply, block a conversation and give its sender another link', async ({
  page: finder,
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const account = await activate(server, alias);
  const token = await writeTo(account.api, alias, { body: 'I found your keys', sender: { name: 'Zoë' } });
  const owner = await newPage(browser, server, account);
  await owner.setViewportSize(finder.viewportSize()!);
  await owner.goto('/messages');
  await owner.getByRole('link', { name: /I found your keys/ }).click();
  await owner.getByRole('button', { name: 'Thank you so much!' }).click();
  await expect(owner.getByLabel('Your reply')).toHaveValue('Thank you so much!');
  await fitsItsWidth(owner);
  await owner.getByRole('button', { name: 'Edit quick replies' }).click();
  const replies = owner.getByRole('dialog', { name: 'Quick replies' });
  await replies.getByRole('textbox', { name: 'Quick reply 1' }).fill('Thanks a lot!');
  await passesAxeInBothModes(owner, 'quick replies');
  await replies.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('button', { name: 'Thanks a lot!' })).toBeVisible();
  await owner.getByLabel('Your reply').press('Control+Enter');
  await expect(
    owner.getByRole('list', { name: 'Conversation' }).getByText('Thank you so much!'),
  ).toBeVisible();
  await expect(owner.getByLabel('Your reply')).toHaveValue('');
  await expect(owner.getByLabel('Your reply')).toBeFocused();

  await owner.getByRole('button', { name: 'More actions' }).click();
  await owner.getByRole('menuitem', { name: 'New link for the sender' }).click();
  const dialog = owner.getByRole('dialog', { name: 'New link for the sender' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await passesAxeInBothModes(owner, 'a new link');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await finder.goto(`/conversation/${token}`);
  await expect(finder.getByRole('heading', { name: 'No conversation here' })).toBeVisible();
  await finder.goto(link);
  await expect(finder.getByText('Thank you so much!')).toBeVisible();

  await owner.getByRole('button', { name: 'More actions' }).click();
  await owner.getByRole('menuitem', { name: 'Block conversation' }).click();
  // A toast stays while it has the focus.
  await owner.getByRole('button', { name: 'Undo' }).focus();
  await expect(owner.getByText(/^This conversation has ended/)).toBeVisible();
  await passesAxeInBothModes(owner, 'a blocked conversation');
  await finder.reload();
  await expect(finder.getByRole('heading', { name: 'No conversation here' })).toBeVisible();
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(owner.getByLabel('Your reply')).toBeVisible();
  await finder.reload();
  await expect(finder.getByText('Thank you so much!')).toBeVisible();
  await owner.goto('/messages?q=thank');
  await expect(owner.getByRole('link', { name: /Zoë.*You: Thank you so much!/ })).toBeVisible();
  await passesAxeInBothModes(owner, 'a list of conversations');
  await fitsItsWidth(owner);
});
