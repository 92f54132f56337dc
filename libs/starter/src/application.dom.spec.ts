const START = {
  scripts: ['/main.1.js', '/more.1.js'],
  files: ['/react.1.js', '/card.1.css'],
  remotes: '/remotes.1.json',
};
const FILES = [...START.scripts, ...START.files, START.remotes];

let answer: (file: string) => { ok: boolean };
const fetched = jest.fn((file: string, _options: RequestInit) =>
  Promise.resolve({ ...answer(file), blob: () => '' }),
);
const filesWith = (priority: string) =>
  fetched.mock.calls.filter(([, options]) => (options.priority ?? 'auto') === priority).map(([file]) => file);
const scripts = () => [...document.head.querySelectorAll('script')];
const touch = async (selector: string, type = 'pointerdown') => {
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));
  await settled();
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A document of its own for each test: listeners of the one before would run its application. */
async function open({ loaded = true, form = '<form data-app><textarea></textarea></form>' } = {}) {
  jest.resetModules();
  const { listenForApplication } = await import('./application');
  document.head.replaceChildren();
  const html =
    `<p>Ann</p>${form}` + `<script type="application/json" id="start">${JSON.stringify(START)}</script>`;
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.children);
  listenForApplication();
  if (loaded) dispatchEvent(new Event('load'));
  await settled();
}

// The environment is loaded like a page.
beforeAll(() => new Promise((resolve) => addEventListener('load', resolve)));

const targets = [window, document];
let added: jest.SpyInstance[];
const reported = jest.fn((_url: string) => true);
beforeEach(() => {
  reported.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: reported, configurable: true });
  added = targets.map((target) => jest.spyOn(target, 'addEventListener'));
  answer = () => ({ ok: true });
  fetched.mockClear();
  Object.assign(window, { fetch: fetched, requestIdleCallback: (act: () => void) => (act(), 1) });
});
afterEach(() => {
  added.forEach(({ mock }, index) => {
    for (const [type, listener] of mock.calls as [string, EventListener][])
      targets[index]!.removeEventListener(type, listener);
  });
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  localStorage.clear();
});

it('should fetch the files when the page is idle, and run none of them', async () => {
  await open({ loaded: false });
  expect(fetched).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await settled();
  expect(filesWith('low')).toEqual(FILES);
  expect(scripts()).toEqual([]);
});

it('should not take the focus that the page itself sets for a touch', async () => {
  await open({ form: '<form data-app><input autofocus></form>' });
  await touch('input', 'focusin');
  expect(scripts()).toEqual([]);
  await touch('input', 'keydown');
  expect(scripts()).toHaveLength(1);
});

it('should fetch nothing ahead for a page that never needs it', async () => {
  await open({ form: '' });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'should fetch nothing ahead for people with %p',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await open();
    expect(fetched).not.toHaveBeenCalled();
    await touch('textarea');
    expect(filesWith('auto')).toEqual(FILES);
    expect(scripts()).toHaveLength(1);
  },
);

it.each(['pointerdown', 'keydown', 'focusin'])(
  'should run once at a %s in a part that needs it',
  async (type) => {
    await open();
    await touch('p', type);
    expect(scripts()).toEqual([]);
    await touch('textarea', type);
    await touch('textarea', type);
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/main.1.js']);
    expect(fetched).toHaveBeenCalledTimes(FILES.length);
  },
);

it('should read all files from the cache at once, and run the scripts one after the other', async () => {
  await open();
  await touch('textarea');
  const links = [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [
    rel,
    as,
    new URL(href).pathname,
  ]);
  expect(links).toEqual([
    ['preload', 'script', '/react.1.js'],
    ['preload', 'style', '/card.1.css'],
  ]);
  const running = () => scripts().map((script) => script.getAttribute('src'));
  expect(running()).toEqual(['/main.1.js']);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await settled();
  expect(running()).toEqual(START.scripts);
});

it('should run nothing while a file cannot be had, and try again at the next touch', async () => {
  answer = (file) => ({ ok: file !== '/react.1.js' });
  await open();
  expect(reported).not.toHaveBeenCalled();
  await touch('textarea');
  expect(scripts()).toEqual([]);
  expect(reported.mock.calls).toEqual([['/api/remote-failures/mfe-scan']]);
  answer = () => ({ ok: true });
  await touch('textarea');
  expect(scripts()).toHaveLength(1);
  expect(reported).toHaveBeenCalledTimes(1);
});

it('should tell the server of what does not come for 20 s, and go on waiting', async () => {
  jest.useFakeTimers();
  let come: (answer: { ok: boolean; blob: () => '' }) => void = () => undefined;
  const answers = new Promise<{ ok: boolean; blob: () => '' }>((resolve) => (come = resolve));
  fetched.mockImplementation(() => answers);
  const opened = open();
  await jest.advanceTimersByTimeAsync(0);
  await opened;
  const touched = touch('textarea');
  await jest.advanceTimersByTimeAsync(19_999);
  await touched;
  expect(reported).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(reported).toHaveBeenCalledTimes(1);
  come({ ok: true, blob: () => '' });
  await jest.advanceTimersByTimeAsync(1);
  expect(scripts()).toHaveLength(1);
  jest.useRealTimers();
  fetched.mockImplementation((file) => Promise.resolve({ ...answer(file), blob: () => '' }));
});

it('should try again at the next touch when a script could not be loaded', async () => {
  await open();
  await touch('textarea');
  scripts()[0]!.dispatchEvent(new Event('error'));
  await settled();
  expect(scripts()).toEqual([]);
  await touch('textarea');
  scripts()[0]!.dispatchEvent(new Event('load'));
  await touch('textarea');
  expect(scripts()).toHaveLength(START.scripts.length);
});

it.each([
  ['signinState', 'signedIn', 1],
  ['signinState', 'leaving', 1],
  ['sign-out-owed', '1', 1],
  ['step BCDF2345', '{}', 1],
  ['signinState', '', 0],
  ['i18nextLng', 'de', 0],
])('should run at once where the browser keeps what concerns it: %s = %j', async (key, value, times) => {
  localStorage.setItem(key, value);
  await open({ loaded: false });
  expect(scripts()).toHaveLength(times);
});

it('should run when somebody signs in in another tab, also while the page was away', async () => {
  const tell = async (event: Event) => {
    dispatchEvent(event);
    await settled();
    return scripts().length;
  };
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  const written = (newValue: string) => new StorageEvent('storage', { key: 'signinState', newValue });
  await open();
  expect(await tell(written('leaving'))).toBe(0);
  expect(await tell(shown(true))).toBe(0);
  expect(await tell(written('signedIn'))).toBe(1);
  await open();
  localStorage.setItem('signinState', 'signedIn');
  expect(await tell(shown(false))).toBe(0);
  expect(await tell(shown(true))).toBe(1);
});
