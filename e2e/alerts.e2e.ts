import { expect, type Page, test } from '@playwright/test';
import { PushService } from '@ringtag/tools/push-service';
import { activate, ask, newCode, newPage } from './support/codes';
import { writeTo } from './support/messages';
import { passesAxeInBothModes } from './support/page-checks';
import { type Server, startServer } from './support/server';

/** Of service workers. */
const COUNT = 'navigator.serviceWorker.getRegistrations().then((all) => all.length)';

const service = new PushService();
let server: Server;
test.beforeAll(async () => {
  await service.start();
  server = await startServer({ PUSH_TEST_SERVICE_URL: service.url });
});
test.afterAll(async () => {
  await server?.dispose();
  await service.stop();
});

/**
 * Lets the browser subscribe at the push service of this test: Chromium's own is not reached from here, and without a screen
 * Chromium allows no notifications. What the service worker does with a push has a test of its own.
 */
async function useOwnService(page: Page) {
  const device = service.device();
  const { endpoint, p256dh, auth } = device;
  const subscription = JSON.stringify({ endpoint, keys: { p256dh, auth } });
  await page.addInitScript(`
    let subscribed = null;
    const subscription = { toJSON: () => (${subscription}), unsubscribe: async () => !(subscribed = null) };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () => subscribed;
    PushManager.prototype.subscribe = async () => (subscribed = subscription);
  `);
  return device;
}

test('should push a message to a device, once its owner has turned that on', async ({ browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const [{ id }] = (await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes')).items;
  const page = await newPage(browser, server, owner);
  const device = await useOwnService(page);
  await page.goto(`/my-code/${id}`);
  const onDevice = page.getByRole('switch', { name: /^Push alerts on this device/ });
  await expect(onDevice).toBeEnabled();
  expect(await page.evaluate(COUNT)).toBe(0);
  await onDevice.click();
  await expect(onDevice).toBeChecked();
  await passesAxeInBothModes(page, 'the alerts of a code');

  await writeTo((await newPage(browser, server)).request, alias, { body: 'Your keys are at the bakery' });
  await expect.poll(() => service.to(device).length).toBe(1);
  const { content } = service.to(device)[0]!;
  expect(JSON.stringify(content)).not.toContain('bakery');
  await page.goto(content.path);
  await expect(page.getByText('Your keys are at the bakery').first()).toBeVisible();

  await page.goto('/profile?view=account');
  await expect(page.getByText('Push alerts', { exact: true })).toBeVisible();
  await page.goto(`/my-code/${id}`);
  await onDevice.click();
  await expect(onDevice).not.toBeChecked();
  expect(await page.evaluate(COUNT)).toBe(0);
});
