import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const SOURCE = readFileSync(join(__dirname, '../../shell/public/push.js'), 'utf8');
const ORIGIN = 'https://qr.example.com';

interface Window {
  url: string;
  focused: boolean;
  focus: jest.Mock;
}

/** Runs the service worker, and answers what it did with an event. */
function start(windows: Window[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = jest.fn();
  const openWindow = jest.fn();
  const self = {
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    registration: { showNotification },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  runInContext(SOURCE, createContext({ self, URL }));
  const fire = async (name: string, event: object) => {
    let done: Promise<void> | undefined;
    listeners.get(name)!({ ...event, waitUntil: (work: Promise<void>) => (done = work) });
    await done;
  };
  const push = (content: object) => fire('push', { data: { json: () => content } });
  const click = (url: string) =>
    fire('notificationclick', { notification: { close: jest.fn(), data: { url } } });
  return { listeners, showNotification, openWindow, push, click };
}

const content = { title: 'New message', body: 'Somebody wrote to you', path: '/messages?id=1', tag: 'a' };
const newWindow = (url: string, focused: boolean): Window => ({ url, focused, focus: jest.fn() });

describe('the service worker', () => {
  it('should know pushes and clicks, and no requests of pages', () => {
    expect([...start().listeners.keys()]).toEqual(['push', 'notificationclick']);
  });

  it('should show a push', async () => {
    const { push, showNotification } = start([newWindow(`${ORIGIN}/messages?id=1`, false)]);
    await push(content);
    const { body, tag } = content;
    const shown = { body, tag, data: { url: `${ORIGIN}/messages?id=1` } };
    expect(showNotification).toHaveBeenCalledWith('New message', expect.objectContaining(shown));
  });

  it('should show nothing to a person who looks at the page', async () => {
    const { push, showNotification } = start([newWindow(`${ORIGIN}/messages?id=1`, true)]);
    await push(content);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
    'should lead nowhere else: %s',
    async (path) => {
      const { push, showNotification } = start();
      await push({ ...content, path });
      expect(showNotification).toHaveBeenCalledWith(
        'New message',
        expect.objectContaining({ data: { url: ORIGIN } }),
      );
    },
  );

  it('should open the page of a push, or go to where it is open', async () => {
    const open = newWindow(`${ORIGIN}/my-code/1`, false);
    const { click, openWindow } = start([open]);
    await click(`${ORIGIN}/my-code/1`);
    expect(open.focus).toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
    await click(`${ORIGIN}/messages`);
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/messages`);
  });
});
