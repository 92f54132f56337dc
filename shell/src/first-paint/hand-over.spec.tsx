import { handOver } from './hand-over';

const PAGE =
  '<form id="message-form"><select name="topic"><option>a</option><option>b</option></select><textarea name="body"></textarea>' +
  '<input type="checkbox" name="copy" value="yes" checked><details><summary>More</summary></details>' +
  '<button name="send">Send</button></form><p role="status"></p><button>Share</button><button>Copy</button>';

const html = document.documentElement;
const busy = (value: string | undefined) =>
  value === undefined ? html.removeAttribute('data-busy') : html.setAttribute('data-busy', value);
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const drawn = () => document.getElementById('first-paint');
const submit = (form: HTMLElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

let stop = () => {};
function open(): void {
  const all = `<div id="first-paint">${PAGE}</div><div id="root" hidden>${PAGE}</div>`;
  document.body.replaceChildren(...new DOMParser().parseFromString(all, 'text/html').body.children);
}
beforeEach(open);
afterEach(() => {
  stop();
  busy(undefined);
});

it('should replace the drawing at once where nobody is busy', () => {
  stop = handOver();
  expect(drawn()).toBeNull();
  expect(one('#root').hidden).toBe(false);
});

it('should leave the drawing alone until nobody is busy any more', async () => {
  busy('');
  stop = handOver();
  one<HTMLTextAreaElement>('textarea').value = 'Hello';
  one<HTMLSelectElement>('select').value = 'b';
  one<HTMLInputElement>('[type=checkbox]').checked = false;
  one<HTMLDetailsElement>('details').open = true;
  const told = jest.fn();
  new MutationObserver(told).observe(one('#root [role=status]'), { childList: true, characterData: true });
  await Promise.resolve();
  expect(drawn()).not.toBeNull();
  busy(undefined);
  await Promise.resolve();
  expect(drawn()).toBeNull();
  await Promise.resolve();
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Hello');
  expect(one<HTMLSelectElement>('select').value).toBe('b');
  expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
});

it('should leave the drawing until the page has its data', async () => {
  const placeholder = document.createElement('span');
  placeholder.dataset.loading = '';
  one('#root').append(placeholder);
  stop = handOver();
  await Promise.resolve();
  expect(drawn()).not.toBeNull();
  placeholder.remove();
  await Promise.resolve();
  expect(drawn()).toBeNull();
});

it('should leave to the page what nobody has changed in the drawing', () => {
  one<HTMLInputElement>('#root [type=checkbox]').checked = false;
  stop = handOver();
  expect(one<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
});

it('should leave whoever was on a button without a name on the same one', async () => {
  one('#first-paint p ~ button ~ button').focus();
  stop = handOver();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Copy');
});

it('should send the form of the page, once, where the drawn one is sent while the page waits', () => {
  const send = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation();
  jest.useFakeTimers();
  busy('');
  stop = handOver();
  one<HTMLTextAreaElement>('textarea').value = 'Hello';
  expect(submit(one('#first-paint form'))).toBe(false);
  expect(drawn()).toBeNull();
  jest.runAllTimers();
  expect(send.mock.contexts).toEqual([one('#root form')]);
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Hello');
  jest.useRealTimers();
  send.mockRestore();
});

it('should press the button of the page that sends nothing there, instead of sending its form', () => {
  const send = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation();
  jest.useFakeTimers();
  busy('');
  stop = handOver();
  const pressed = jest.fn();
  const next = one<HTMLButtonElement>('#root [name=send]');
  next.type = 'button';
  next.addEventListener('click', pressed);
  const submitter = one<HTMLButtonElement>('#first-paint [name=send]');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  one('#first-paint form').dispatchEvent(event);
  jest.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
  jest.useRealTimers();
  send.mockRestore();
});

it('should leave a form alone that is already on its way', async () => {
  busy('sending');
  stop = handOver();
  expect(submit(one('#first-paint form'))).toBe(true);
  expect(drawn()).not.toBeNull();
});

it('should not come back for a page that has gone', async () => {
  busy('');
  handOver()();
  busy(undefined);
  await Promise.resolve();
  expect(drawn()).not.toBeNull();
});
