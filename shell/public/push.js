/** Shows pushes and opens their pages. It has no fetch handler: pages load as if it were not there. */

/** A path of this site; anything else is replaced by the start page. */
function toUrl(path) {
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin ? url.href : self.location.origin;
}

const listWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Nothing for a person who is looking at the page that it is about. */
async function show({ title, body, path, tag }) {
  const url = toUrl(path);
  const windows = await listWindows();
  if (windows.some((each) => each.focused && each.url === url)) return;
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: '/icon-192.png',
    data: { url },
  });
}

/** Goes to a page that is open already, where the browser lets it. */
async function open(url) {
  const windows = await listWindows();
  const same = windows.find((each) => each.url === url);
  await (same ? same.focus() : self.clients.openWindow(url));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
