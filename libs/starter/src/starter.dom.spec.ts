import { listen } from '.';
import { listenForDigits } from './digits';
import { markSent } from './sent';
import { listenForShared } from './shared';

const clipboard = { writeText: jest.fn(() => Promise.resolve()) };
const share = jest.fn(() => Promise.reject(new Error('AbortError')));

function show(html: string): void {
  const all = `${html}<p role="status" data-status></p>`;
  document.body.replaceChildren(...new DOMParser().parseFromString(all, 'text/html').body.children);
}
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const status = () => one('[data-status]').textContent;
const press = (target: Element, type: string, more: PointerEventInit = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...more });
  Object.assign(event, { isPrimary: true, pointerType: 'touch' });
  return target.dispatchEvent(event);
};

// jsdom has neither. The listeners are set up once, as in a document: what is shown changes under them.
Object.assign(navigator, { clipboard, share });
listen();
listenForDigits();
listenForShared();
markSent();
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => {
  jest.useRealTimers();
});

it('should say on the root what the browser can do', () => {
  expect(document.documentElement.dataset.can).toBe('script share copy');
});

it('should share the page, and take it when the sheet is closed', () => {
  show('<button data-share><svg></svg></button>');
  document.title = 'Ann';
  press(one('svg'), 'click');
  expect(share).toHaveBeenCalledWith({ title: 'Ann', url: `${location.origin}/` });
});

it("should share and copy the address without the reader's language and place", () => {
  history.replaceState(null, '', '/scan/BCDF2345?locale=de#message');
  show('<button data-share></button><button data-copy=""></button>');
  press(one('[data-share]'), 'click');
  press(one('[data-copy]'), 'click');
  const url = `${location.origin}/scan/BCDF2345`;
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
  expect(clipboard.writeText).toHaveBeenCalledWith(url);
  history.replaceState(null, '', '/');
});

it('should copy the value of a row or the address of the page, and say so for a while', async () => {
  show(
    '<p data-hold><bdi>+49<wbr> 1</bdi> phone<button data-copy data-copied="Copied"></button></p>' +
      '<button data-copy id="link" data-copied="Link copied">',
  );
  press(one('[data-copy]'), 'click');
  await jest.advanceTimersByTimeAsync(0);
  expect([clipboard.writeText.mock.lastCall, status()]).toEqual([['+49 1'], 'Copied']);
  press(one('#link'), 'click');
  await jest.advanceTimersByTimeAsync(3999);
  expect([clipboard.writeText.mock.lastCall, status()]).toEqual([[`${location.origin}/`], 'Link copied']);
  await jest.advanceTimersByTimeAsync(1);
  expect(status()).toBe('');
});

it('should not say that something was copied when the browser refuses', async () => {
  show('<button data-copy data-copied="Copied">1</button>');
  clipboard.writeText.mockImplementationOnce(() => Promise.reject(new Error('NotAllowedError')));
  press(one('[data-copy]'), 'click');
  await jest.advanceTimersByTimeAsync(0);
  expect(status()).toBe('');
});

describe('a row that is held', () => {
  const row = () => one('a');
  beforeEach(() =>
    show(
      '<div data-hold><a href="#call"><bdi>+49 1</bdi></a><button data-copy data-copied="Copied"></button></div>',
    ),
  );

  it('should be copied after half a second, without the click and the menu of the same touch', async () => {
    press(row(), 'pointerdown');
    expect(press(row(), 'contextmenu')).toBe(false);
    await jest.advanceTimersByTimeAsync(500);
    expect(status()).toBe('Copied');
    press(row(), 'pointerup');
    await jest.advanceTimersByTimeAsync(0);
    expect(press(row(), 'click')).toBe(false);
    expect(clipboard.writeText).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(400);
    expect(press(row(), 'click')).toBe(true);
  });

  it('should be copied at the end of the touch where browsers refuse it before', async () => {
    clipboard.writeText.mockImplementationOnce(() => Promise.reject(new Error('NotAllowedError')));
    press(row(), 'pointerdown');
    await jest.advanceTimersByTimeAsync(500);
    expect(status()).toBe('');
    press(row(), 'pointerup');
    await jest.advanceTimersByTimeAsync(0);
    expect(status()).toBe('Copied');
  });

  it.each([
    ['let go', () => press(row(), 'pointerup')],
    ['moved', () => press(row(), 'pointermove', { clientX: 0, clientY: 20 })],
    ['taken over by scrolling', () => press(row(), 'pointercancel')],
  ])('should be left alone when it is %s before', async (_, act) => {
    press(row(), 'pointerdown', { clientX: 0, clientY: 0 });
    await jest.advanceTimersByTimeAsync(499);
    act();
    await jest.advanceTimersByTimeAsync(1);
    expect(press(row(), 'click')).toBe(true);
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });
});

it('should open the form, scroll to it and put the cursor into it', () => {
  show(
    '<a href="#message" data-message>Write</a><details id="message"><summary>S</summary><textarea></textarea></details>',
  );
  const scrolled = (Element.prototype.scrollIntoView = jest.fn());
  expect(press(one('a'), 'click', { ctrlKey: true })).toBe(true);
  expect(press(one('a'), 'click')).toBe(false);
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.activeElement).toBe(one('textarea'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('should ask for the bar while neither the actions nor the form are in view', async () => {
  show('<div data-main></div><form id="message"></form>');
  const place = (selector: string, top: number) => {
    one(selector).getBoundingClientRect = () => ({ top, bottom: top + 50 }) as DOMRect;
  };
  const isAsked = async (main: number, form: number) => {
    place('[data-main]', main);
    place('#message', form);
    dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(20);
    return document.documentElement.hasAttribute('data-bar');
  };
  expect(await isAsked(10, innerHeight + 10)).toBe(false);
  expect(await isAsked(-60, innerHeight + 10)).toBe(true);
  expect(await isAsked(-600, 10)).toBe(false);
  // A form that waits for a press.
  show('<div data-main></div><details id="message"></details>');
  expect(await isAsked(-600, 10)).toBe(true);
  one<HTMLDetailsElement>('details').open = true;
  expect(await isAsked(-600, 10)).toBe(false);
  show('');
  dispatchEvent(new Event('scroll'));
  await jest.advanceTimersByTimeAsync(20);
  expect(document.documentElement.hasAttribute('data-bar')).toBe(false);
});

it.each(['resize', 'pageshow'])('should look anew where the actions are at a %s', async (type) => {
  show('<div data-main></div>');
  one('[data-main]').getBoundingClientRect = () => ({ top: -60, bottom: -10 }) as DOMRect;
  document.documentElement.removeAttribute('data-bar');
  dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(20);
  expect(document.documentElement.hasAttribute('data-bar')).toBe(true);
});

describe('a form', () => {
  const submit = (timeStamp = 0) =>
    one('form').dispatchEvent(
      Object.defineProperty(new Event('submit', { bubbles: true, cancelable: true }), 'timeStamp', {
        value: timeStamp,
      }),
    );
  const online = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => {
    show('<form data-offline="You are offline"><p data-note role="alert"></p></form>');
    dispatchEvent(new Event('pageshow'));
    online.mockReturnValue(true);
  });

  it('should stay when there is no network, and say so until there is', () => {
    online.mockReturnValue(false);
    expect(submit()).toBe(false);
    expect(one('[data-note]').textContent).toBe('You are offline');
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(one('[data-note]').textContent).toBe('');
    expect(submit()).toBe(true);
  });

  it('should be sent once by two taps, and again when the page is shown again', () => {
    expect([submit(), submit()]).toEqual([true, false]);
    dispatchEvent(new Event('pageshow'));
    expect(submit()).toBe(true);
  });

  it('should be sent again ten seconds later, when the request may have been stopped', () => {
    expect([submit(1), submit(10_000), submit(10_001)]).toEqual([true, false, true]);
  });

  it('should be left to the application that handles it', () => {
    online.mockReturnValue(false);
    one('form').addEventListener('submit', (event) => event.preventDefault());
    submit();
    expect(one('[data-note]').textContent).toBe('');
  });
});

it('should keep the step of a one-time code, and nothing elsewhere', () => {
  show('<input data-digits="6">');
  history.replaceState(null, '', '/scan/BCDF2345/verify/1');
  dispatchEvent(new Event('load'));
  expect(JSON.parse(localStorage.getItem('step BCDF2345')!)).toMatchObject({ challengeId: '1' });
  history.replaceState(null, '', '/scan/BCDF2345');
  localStorage.clear();
  dispatchEvent(new Event('load'));
  expect(localStorage).toHaveLength(0);
});

it('should empty the message form on the way back from the thanks, once', () => {
  const form = '<form id="message-form"><textarea></textarea></form>';
  const arrive = (path: string, html: string) => {
    history.replaceState(null, '', path);
    show(html);
    const text = document.querySelector('textarea');
    if (text) text.value = 'Found';
    dispatchEvent(new Event('pageshow'));
    return text?.value;
  };
  expect(arrive('/scan/BCDF2345', form)).toBe('Found');
  arrive('/scan/BCDF2345/thanks', '<div data-sent="BCDF2345"></div>');
  expect(arrive('/scan/CCDF2345', form)).toBe('Found');
  expect(arrive('/scan/BCDF2345', form)).toBe('');
  expect(arrive('/scan/BCDF2345', form)).toBe('Found');
  history.replaceState(null, '', '/');
});

it('should remember the language of a link', () => {
  show('<a href="#" lang="de"><b>Deutsch</b></a>');
  press(one('b'), 'click');
  expect([localStorage.getItem('i18nextLng'), localStorage.getItem('i18nextLngChosen')]).toEqual(['de', '1']);
});

it('should send a one-time code with its last digit', () => {
  show('<form><input name="code" data-digits="6"><input name="other"></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  one('form').addEventListener('submit', sent);
  const type = (selector: string, value: string) => {
    one<HTMLInputElement>(selector).value = value;
    one(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('[name=other]', '123456');
  type('[name=code]', '12345');
  expect(sent).not.toHaveBeenCalled();
  type('[name=code]', '123 456');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('should keep that a computer is shared for the application, which takes over at that touch', () => {
  show('<form data-app><input type="checkbox" name="shared"><input type="checkbox" name="other"></form>');
  one('[name=other]').click();
  expect(document.cookie).toBe('');
  one('[name=shared]').click();
  expect(document.cookie).toBe('shared-computer=yes');
  one('[name=shared]').click();
  expect(document.cookie).toBe('');
});
