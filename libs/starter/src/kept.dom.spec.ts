import { listenForMode } from './mode';
import { listenForRemembering, showRemembered } from './remembered';
import { listenForSent } from './sent';
import { keepTyped } from './typed';

const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
Object.assign(window, { fetch: fetched });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

function show(html: string): void {
  const all = `${html}<p role="status" data-status></p>`;
  document.body.replaceChildren(...new DOMParser().parseFromString(all, 'text/html').body.children);
}

listenForMode();
listenForSent();
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the conversation that a browser remembers', () => {
  const link = () => one('[data-mine]').hidden;
  const page = '<a data-mine="BCDF2345" data-mark="abc" hidden>Your conversation</a>';

  it('should be shown for the activation that it belongs to, and for no other', () => {
    show(page);
    showRemembered();
    expect(link()).toBe(true);
    localStorage.setItem('mine BCDF2345', 'abc');
    showRemembered();
    expect(link()).toBe(false);
    localStorage.setItem('mine BCDF2345', 'the one before');
    showRemembered();
    expect(link()).toBe(true);
  });

  it('should be remembered at a press, and forgotten at another one', async () => {
    show(
      '<button data-remember="token" data-done="Done" data-failed="Failed"></button><form data-forget="BCDF2345">',
    );
    listenForRemembering();
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    one('button').click();
    await settled();
    expect([one('[data-status]').textContent, localStorage.length]).toEqual(['Failed', 0]);
    const answer = { alias: 'BCDF2345', mark: 'abc' };
    fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(answer) });
    one('button').click();
    await settled();
    expect(fetched.mock.lastCall).toEqual(['/api/conversation/token/remembered', { method: 'PUT' }]);
    expect([one('[data-status]').textContent, localStorage.getItem('mine BCDF2345')]).toEqual([
      'Done',
      'abc',
    ]);
    one('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(localStorage.length).toBe(0);
  });

  it('should be forgotten where the server says that it is over', () => {
    localStorage.setItem('mine BCDF2345', 'abc');
    show('<div data-forgotten="BCDF2345">');
    listenForRemembering();
    expect(localStorage.length).toBe(0);
  });
});

describe('what is typed into the message form', () => {
  const form = '<form id="message-form"><textarea name="body"></textarea></form>';
  const field = () => one<HTMLTextAreaElement>('textarea');

  it('should be there again after a reload, until it was sent', () => {
    show(form);
    keepTyped();
    field().value = 'I found your keys';
    field().dispatchEvent(new Event('input', { bubbles: true }));
    show(form);
    keepTyped();
    expect(field().value).toBe('I found your keys');
    sessionStorage.setItem('sent', location.pathname);
    window.dispatchEvent(new Event('pageshow'));
    show(form);
    keepTyped();
    expect(field().value).toBe('');
  });
});

describe('the choice of a mode', () => {
  it('should be stored beside what is stored, marked, and told to what draws it', () => {
    show('<button data-mode="light"></button><button data-mode="dark"></button><button data-mode="system">');
    localStorage.setItem('theme-store', '{"mode":"light","layout":"decked"}');
    const drawn = jest.fn();
    // As the inline script of the document.
    window.onstorage = () => {
      const { mode, followsSystem } = read();
      document.documentElement.dataset.look = followsSystem ? 'system' : mode;
    };
    window.addEventListener('storage', ({ key }) => drawn(key));
    const read = () =>
      JSON.parse(localStorage.getItem('theme-store')!) as { mode: string; followsSystem?: boolean };
    const listPressed = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-pressed=true]')].map(({ dataset }) => dataset.mode);
    one('[data-mode=dark]').click();
    expect([read(), listPressed()]).toEqual([{ mode: 'dark', layout: 'decked' }, ['dark']]);
    one('[data-mode=system]').click();
    expect(read()).toEqual({ mode: 'dark', layout: 'decked', followsSystem: true });
    one('[data-mode=light]').click();
    expect([read(), listPressed()]).toEqual([{ mode: 'light', layout: 'decked' }, ['light']]);
    expect(drawn.mock.calls).toEqual([['theme-store'], ['theme-store'], ['theme-store']]);
  });
});
