import type { Page } from '@playwright/test';
import type { DeviceKeys, PushService } from '@ringtag/tools/push-service';

/**
 * Lets the browser subscribe at a push service of the tests: Chromium's own is not reached from here, and without a screen
 * Chromium allows no notifications. What the service worker does with a push has a test of its own.
 */
export async function useOwnService(page: Page, service: PushService): Promise<DeviceKeys> {
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
