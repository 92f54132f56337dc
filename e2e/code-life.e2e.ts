import type { Locator, Page } from '@playwright/test';
import { PushService } from '@ringtag/tools/push-service';
import { newAccount, newEmail } from './support/accounts';
import { ask, newPage, type Person, signedIn, toLabel } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';
import { useOwnService } from './support/push-device';
import { type Server, startServer } from './support/server';
import { enterPassword } from './support/sign-in';
import { Story } from './support/story';

/** A headless browser says that it is a robot, and an opening by one is none. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const PLACE = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };

/** Of service workers. */
const COUNT = 'navigator.serviceWorker.getRegistrations().then((all) => all.length)';

const service = new PushService();
let server: Server;
test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  await service.start();
  server = await startServer({ PUSH_TEST_SERVICE_URL: service.url });
});
test.afterAll(async () => {
  await server?.dispose();
  await service.stop();
});

/** A code of a project whose codes come with a secret. */
async function newCodeWithSecret({ api }: Person): Promise<{ id: string; alias: string }> {
  const project = { name: 'Keys', activatable: true, claimSecrets: true };
  const { id } = await ask<{ id: string }>(api, 'POST', '/api/projects', project);
  const made = await ask<{ items: [{ id: string; alias: string }] }>(
    api,
    'POST',
    `/api/projects/${id}/items`,
    { count: 1 },
  );
  return made.items[0];
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

test('should live: claimed, lost, found with help, and given away', async ({ browser }) => {
  const story = new Story();
  const admin = await signedIn(server, server.first.admin);
  const { id, alias } = await newCodeWithSecret(admin);
  const [anns, ottos] = [newEmail(), newEmail()];
  const ben = await newAccount(server, undefined, 'Ben Lee');
  const helper = await newPage(browser, server);
  const owner = await newPage(browser, server);
  const device = await useOwnService(owner, service);
  const finder = await (
    await browser.newContext({
      ...test.info().project.use,
      viewport: owner.viewportSize(),
      baseURL: server.url,
      locale: 'en-US',
      userAgent: PHONE,
      geolocation: PLACE,
      permissions: ['geolocation'],
    })
  ).newPage();
  const codePath = `/my-code/${id}`;
  const onDevice = owner.getByRole('switch', { name: /^Push alerts on this device/ });

  const secret = await story.tell('an administrator reads the secret', async (tap) => {
    const office = await newPage(browser, server, admin);
    await office.goto(`/item/${id}`);
    await tap(button(office, 'Show secret'));
    const shown = office.getByText(/^[2-9B-DF-HJKMNP-TV-Z]{4}$/);
    await expect(shown).toBeVisible();
    return (await shown.textContent())!;
  });

  await story.tell('the owner activates the code with it', async (tap) => {
    await owner.goto(`/scan/${alias}`);
    await runApplication(owner);
    const field = owner.getByLabel('The 4 characters on the back');
    const send = button(owner, 'Create profile and send code');
    await owner.getByLabel('Name or alias').fill('Ann Lee');
    await owner.getByLabel('Email').fill(anns);
    await tap(send);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Enter the 4 characters that came with this code$/);
    await field.fill(secret === '2222' ? '3333' : '2222');
    await tap(send);
    await expect(field).toHaveAccessibleDescription(/Check the 4 characters .* enter them again\.$/);
    await expect(field).toBeFocused();
    await passesAxeInBothModes(owner, 'a wrong secret');
    await fitsItsWidth(owner);
    await field.fill(` ${secret.toLowerCase()}`);
    await tap(send);
    await owner.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, anns)));
    await expect(owner.getByText('QR code activated')).toBeVisible();
  });

  await story.tell('somebody is asked to help, and accepts', async (tap) => {
    await owner.goto(codePath);
    await tap(button(owner, 'Invite someone'));
    await owner.getByRole('textbox', { name: 'Email address' }).fill(ben.email);
    await tap(button(owner, 'Send invitation'));
    await expect(owner.getByText('Invited, valid until')).toBeVisible();
    await passesAxeInBothModes(owner, 'the page of a code with an invitation');
    await helper.goto(linkIn(await latestMail(server.url, ben.email, 2), server.url));
    // Signs in on the way, in the same tab.
    await enterPassword(helper, ben);
    await expect(helper.getByRole('heading', { name: /asks you to help with/ })).toBeVisible();
    await passesAxeInBothModes(helper, 'an invitation to help');
    await tap(button(helper, 'Accept'));
    await expect(helper.getByText('No messages yet')).toBeVisible();
  });

  await story.tell('the owner marks it as lost, and turns on push alerts', async (tap) => {
    await tap(button(owner, 'I’ve lost this'));
    const dialog = owner.getByRole('dialog', { name: 'Marked as lost' });
    await dialog.getByLabel('Message to the finder (optional)').fill('He is shy');
    await dialog.getByLabel('Reward (optional)').fill('A cup of coffee');
    await tap(button(dialog, 'Save'));
    await expect(dialog).toBeHidden();
    expect(await owner.evaluate(COUNT)).toBe(0);
    await tap(button(owner, 'Turn on push alerts'));
    await expect(onDevice).toBeChecked();
    await passesAxeInBothModes(owner, 'the page of a lost code');
  });

  await story.tell('a finder opens it, and a push arrives', async () => {
    await finder.goto(`/scan/${alias}`);
    const notice = finder.getByRole('note').filter({ hasText: 'This is lost' });
    const said = [
      'This is lost',
      'He is shy',
      'Reward:',
      'A cup of coffee',
      'The owner’s helpers see it, too.',
    ];
    for (const text of said) await expect(notice).toContainText(text);
    // The application draws what the server has drawn.
    await runApplication(finder);
    for (const text of said) await expect(notice).toContainText(text);
    await expect(notice).toHaveCount(1);
    await passesAxeInBothModes(finder, 'the page of a lost code, for a finder');
    await fitsItsWidth(finder);
    await expect.poll(() => service.to(device).length).toBe(1);
    await owner.goto(service.to(device)[0]!.content.path);
    await expect(owner.getByText('Its page was opened 1 time since.')).toBeVisible();
  });

  await story.tell('the finder shares the place, and a push arrives', async (tap) => {
    // What is sent within two seconds counts as a program's.
    await expect.poll(() => finder.evaluate('performance.now() > 2500')).toBe(true);
    await tap(button(finder, 'Share where I am'));
    await tap(button(finder, 'Add my location'));
    await expect(finder.getByText('52.52313, 13.36936, within 500 m')).toBeVisible();
    await tap(button(finder, 'Send'));
    await expect(finder.getByText('Approximate location')).toBeVisible();
    await expect.poll(() => service.to(device).length).toBe(2);
  });
  const { content } = service.to(device)[1]!;
  // Nothing that somebody wrote, and no place, is on the locked screen.
  expect(JSON.stringify(service.to(device).map((push) => push.content))).not.toMatch(
    /found this|52\.5|He is shy/,
  );

  await story.tell('the helper answers', async (tap) => {
    await tap(helper.getByRole('link', { name: /Finder 1/ }));
    await expect(helper.getByText('I found this. I’ll show you where I am.').last()).toBeVisible();
    await expect(helper.getByText('Approximate location')).toBeVisible();
    await helper.getByLabel('Your reply').fill('We are on our way');
    await tap(button(helper, 'Send reply'));
    await expect(helper.getByText('You', { exact: true })).toBeVisible();
    await passesAxeInBothModes(helper, 'what somebody helps with');
    await fitsItsWidth(helper);
    await expect(finder.getByText('We are on our way')).toBeVisible();
    await expect(finder.getByText('Ben Lee')).toHaveCount(0);
  });

  await story.tell('the owner opens the push, and has it back', async (tap) => {
    await owner.goto(content.path);
    await expect(owner.getByText('Ben Lee').filter({ visible: true }).first()).toBeVisible();
    await expect(owner.getByText('We are on our way').filter({ visible: true }).first()).toBeVisible();
    await tap(button(owner, 'I have it back'));
    await expect(owner.getByText(`${toLabel(alias)} isn’t lost anymore`, { exact: true })).toBeVisible();
    await expect(owner.getByText('The owner or a helper marked this conversation as solved.')).toBeVisible();
    await finder.goto(`/scan/${alias}`);
    await expect(finder.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(finder.getByText('This is lost')).toHaveCount(0);
  });

  await story.tell('the help ends, and so do the alerts', async (tap) => {
    // In the middle of an answer: its text stays.
    await helper.getByLabel('Your reply').fill('Wait for me');
    await owner.goto(codePath);
    await tap(button(owner, 'Remove Ben Lee'));
    await tap(button(owner, 'End help'));
    await expect(helper.getByText(/^You no longer help with this conversation/)).toBeVisible();
    await expect(helper.getByLabel('Your reply that wasn’t sent')).toHaveValue('Wait for me');
    await owner.goto('/profile?view=account');
    await expect(owner.getByText('Push alerts', { exact: true })).toBeVisible();
    await owner.goto(codePath);
    await tap(onDevice);
    await expect(onDevice).not.toBeChecked();
    await expect.poll(() => owner.evaluate(COUNT)).toBe(0);
  });

  await story.tell('the owner gives it to somebody', async (tap) => {
    const history = owner.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveText([/^Got it back/, /^Marked as lost/, /^Activated/]);
    await tap(button(owner, 'Give away'));
    const dialog = owner.getByRole('dialog', { name: `Give ${toLabel(alias)} to someone` });
    await dialog.getByLabel('Their email address').fill(ottos);
    await passesAxeInBothModes(owner, 'give away');
    await tap(button(dialog, 'Send link'));
    await expect(owner.getByText(`Offered to ${ottos} until`)).toBeVisible();
    await fitsItsWidth(owner);
  });

  await story.tell('who has no account yet, and accepts', async (tap) => {
    const link = /https?:\/\/\S+\/gift\?token=\S+/.exec((await latestMail(server.url, ottos)).text)![0];
    const receiver = await newPage(browser, server);
    await receiver.goto(link);
    await expect(receiver.getByText(/^Ann Lee \(.+\) wants to give you QR code/)).toBeVisible();
    await expect(receiver).not.toHaveURL(/token=/);
    await passesAxeInBothModes(receiver, 'gift');
    await fitsItsWidth(receiver);
    await tap(receiver.getByRole('link', { name: 'Create account' }));
    await receiver.getByRole('textbox', { name: 'Email' }).fill(ottos);
    await tap(button(receiver, 'Create account'));
    await receiver.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, ottos, 2)));
    await receiver.getByLabel('Your name').fill('Otto Wei');
    await passesAxeInBothModes(receiver, 'accept');
    await tap(button(receiver, 'Accept'));
    await expect(receiver).toHaveURL(new RegExp(codePath));
    const history = receiver.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history).toHaveText([/^You received this code/]);
    await receiver.goto(`/scan/${alias}`);
    await expect(receiver.getByRole('heading', { name: 'Otto Wei' })).toBeVisible();
  });
  await owner.reload();
  await expect(owner.getByRole('alert')).toBeVisible();
  // Less would be a step that does nothing, more a way that has become longer.
  expect(story.taps).toBe(24);
  await Promise.all(browser.contexts().map((context) => context.close()));
});
