import { expect, type Page, test } from '@playwright/test';
import { PushService } from '@ringtag/tools/push-service';
import { activate, ask, newCode, newPage } from './support/codes';
import { writeTo } from './support/messages';
import { passesAxeInBothModes } from './support/page-checks';
import { type Server, startServer } from './support/server';

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
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    let subscribed: PushSubscription | null = null;
    PushManager.prototype.getSubscription = () => Promise.resolve(subscribed);
    PushManager.prototype.subscribe = () => {
      const unsubscribe = () => {
        subscribed = null;
        return Promise.resolve(true);
      };
      const toJSON = () => ({ endpoint, keys: { p256dh, auth } });
      return Promise.resolve((subscribed = { toJSON, unsubscribe } as unknown as PushSubscription));
    };
  }, device);
  return device;
}

test('should push a message to a device, once its owner has turned that on @phone', async ({ browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const [{ id }] = (await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes')).items;
  const page = await newPage(browser, server, owner);
  const device = await useOwnService(page);
  await page.goto(`/my-code/${id}`);
  const onDevice = page.getByRole('switch', { name: /^Push alerts on this device/ });
  await expect(onDevice).toBeEnabled();
  expect(
    await page.evaluate(async () => (await window.navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
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
  expect(
    await page.evaluate(async () => (await window.navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
