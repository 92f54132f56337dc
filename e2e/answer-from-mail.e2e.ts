import { newEmail } from './support/accounts';
import { activate, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail, linkIn } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test(
  'should take the owner from the mailbox to an answer in two taps, without scripts and without a password',
  { tag: '@phone-only' },
  async ({ page, server, browser }) => {
    const alias = await newCode(server);
    const { email } = await activate(server, alias);
    const hidden = newEmail();
    const viewport = page.viewportSize()!;
    const context = await browser.newContext({ javaScriptEnabled: false, viewport, locale: 'en' });
    // Without scripts no page says that somebody looks: else the answer would not be mailed at once.
    const finder = await context.newPage();
    await finder.goto(`${server.url}/scan/${alias}/message`);
    const shownAt = Date.now();
    await finder.getByLabel('Your message').fill('I found your keys');
    // What is sent within two seconds counts as a program's.
    await expect.poll(() => Date.now() - shownAt > 2500).toBe(true);
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await finder.getByLabel('Email me replies').fill(hidden);
    await finder.getByRole('button', { name: 'Turn on emails' }).click();
    await expect(finder.getByText(/^We email replies to the address you left\./)).toBeVisible();
    await expect(finder.getByText(hidden)).toHaveCount(0);

    const notice = await latestMail(server.url, email, 2);
    expect(notice.text).toContain('> I found your keys');
    const owner = await context.newPage();
    await owner.goto(linkIn(notice, server.url));
    await expect(owner.getByText('I found your keys')).toHaveCount(0);
    await owner.getByRole('button', { name: 'Open conversation' }).click();
    await expect(owner.getByText('I found your keys')).toBeVisible();
    await fitsItsWidth(owner);
    await expect(owner.getByLabel('Your message')).toBeFocused();
    await owner.keyboard.type('Thank you! Where are you?');
    await owner.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(owner.getByText('Thank you! Where are you?')).toBeVisible();
    // What was sent does not wait in the field to be sent again.
    await owner.goBack();
    await expect(owner.getByText('Thank you! Where are you?')).toBeVisible();
    await expect(owner.getByLabel('Your message')).toHaveValue('');

    const answer = await latestMail(server.url, hidden, 2);
    expect(answer.text).not.toContain('Where are you?');
    expect(answer.text).not.toContain(email);
    await page.goto(linkIn(answer, server.url));
    await passesAxeInBothModes(page, 'the page behind the link of a mail to a finder');
    await page.getByRole('button', { name: 'Open conversation' }).click();
    await expect(page.getByText('Thank you! Where are you?')).toBeVisible();
    await passesAxeInBothModes(page, 'a conversation with mails');

    const elsewhere = await browser.newPage({ viewport, locale: 'en' });
    await elsewhere.goto(linkIn(notice, server.url));
    await expect(elsewhere.getByRole('heading', { name: 'Opened in another browser' })).toBeVisible();
    await passesAxeInBothModes(elsewhere, 'a link that is open in another browser');
    await elsewhere.getByRole('button', { name: 'Email me a new link' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await elsewhere.goto(linkIn(await latestMail(server.url, email, 3), server.url));
    await passesAxeInBothModes(elsewhere, 'the page behind the link of a mail');
    await elsewhere.getByRole('button', { name: 'Open conversation' }).click();
    await expect(elsewhere.getByText('Thank you! Where are you?')).toBeVisible();
    await passesAxeInBothModes(elsewhere, 'a conversation of an owner');
    await finder.goto(linkIn(answer, server.url));
    await finder.getByLabel('Your message').fill('At the station');
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(elsewhere.getByText('At the station')).toBeVisible();
  },
);
