import { MINUTE, SECOND } from '@ringtag/contracts';
import { listenForConversation } from '.';
import { ANSWER, drawPage, FIRST, one, show, toDocument } from './testing/drawn-page';

/** What the page asks of the browser's EventSource. jsdom has none. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  onerror: (() => void) | undefined;
  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }
  close() {}
}

const both = { messages: [FIRST, ANSWER] };
let read: number;
let asked: string;
const count = () => document.querySelectorAll('[data-part=thread] > *').length;

function open(html: string, now = drawPage(both)): void {
  show(html);
  const page = () => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(now) });
  const answer = (url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') return page();
    read += 1;
    asked = url;
    return page();
  };
  Object.assign(window, { fetch: answer });
  listenForConversation();
}
const ask = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  read = 0;
  FakeSource.opened = [];
  Object.assign(window, { EventSource: FakeSource, scrollBy: () => undefined });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("should read the sender's page again at an event, once a second at most", async () => {
  open(drawPage());
  expect(FakeSource.opened[0]!.url).toMatch(/^\/api\/conversation\/token\/events\?/);
  await ask(10 * MINUTE);
  expect([count(), read]).toEqual([1, 0]);
  for (let i = 0; i < 3; i += 1) FakeSource.opened[0]!.dispatchEvent(new Event('changed'));
  await ask(0);
  expect([count(), read]).toEqual([2, 1]);
  await ask(SECOND);
  expect(read).toBe(2);
});

it('should read it once a minute while its stream fails', async () => {
  open(drawPage());
  const fail = async () => {
    FakeSource.opened.at(-1)!.onerror!();
    await ask(30 * SECOND);
  };
  for (let i = 0; i < 3; i += 1) await fail();
  read = 0;
  await ask(2 * MINUTE);
  expect(read).toBe(2);
});

it("should read the owner's page every ten seconds while it is visible, without a stream", async () => {
  const asOwner = { senderName: 'Zoë', senderNumber: null, ownerLabel: null, isHelper: false, helped: false };
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open(drawPage({ asOwner }), drawPage({ ...both, asOwner }));
  await ask(MINUTE);
  expect([FakeSource.opened, read]).toEqual([[], 0]);
  visibility.mockReturnValue('visible');
  await ask(10 * SECOND);
  expect([count(), read]).toEqual([2, 1]);
});

it('should say that the browser is offline, and ask nothing', async () => {
  open(
    drawPage({
      asOwner: { senderName: null, senderNumber: 1, ownerLabel: null, isHelper: false, helped: false },
    }),
  );
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(one('[data-net]').textContent).toMatch(/^You’re offline\./);
  await ask(MINUTE);
  expect(read).toBe(0);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(one('[data-net]').textContent).toBe('');
});

it("should show times in the reader's time zone, also on a page of older messages, and do nothing else there", () => {
  open(drawPage({ messageCount: 9 }));
  const time = one('time');
  const drawn = toDocument(drawPage()).querySelector('time')!.textContent!;
  expect(drawn).toMatch(/UTC$/);
  expect(time.textContent).not.toMatch(/UTC$/);
  expect(FakeSource.opened).toEqual([]);
});

it('should read the page in its own language', async () => {
  open(drawPage());
  FakeSource.opened[0]!.dispatchEvent(new Event('changed'));
  await ask(0);
  expect(asked).toBe(`${location.pathname}?locale=${document.documentElement.lang}`);
});
