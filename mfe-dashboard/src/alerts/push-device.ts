import { PUSH_WORKER_PATH } from '@ringtag/contracts';

/**
 * Whether this browser can show pushes. `install`: on an iPhone or iPad, once the site is on the Home Screen. `denied`: the
 * person has said no, and only the settings of the browser can change that.
 */
export type PushAbility = 'ready' | 'install' | 'unsupported' | 'denied';

export function findPushAbility(): PushAbility {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush) return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** An iPad says that it is a Mac. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** What the server has to know of a browser, in base64url. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks for permission and subscribes. Undefined where the person says no. Only here is the service worker registered.
 * Throws where the browser reaches no push service.
 */
export async function subscribe(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(PUSH_WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key would be in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Leaves nothing of it in this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}
