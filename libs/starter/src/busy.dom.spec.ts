import { markBusy } from './busy';

const CONTENT =
  '<form><textarea></textarea><input name="name"><input type="radio" name="kind"><button type="button"></button></form>';
const mark = () => document.documentElement.getAttribute('data-busy');
const one = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const fire = (type: string, more: object = {}) =>
  one('button').dispatchEvent(
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { isPrimary: true, ...more }),
  );

markBusy();
beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren(...new DOMParser().parseFromString(CONTENT, 'text/html').body.children);
});
afterEach(() => {
  jest.useRealTimers();
});

it('should not mark the page for a field that has the focus since it was opened, until somebody types', () => {
  one('textarea').focus();
  expect(mark()).toBeNull();
  one('textarea').dispatchEvent(new Event('input', { bubbles: true }));
  expect(mark()).toBe('');
});

it('should mark the page while a field for text has the focus, and not between two of them', () => {
  one('textarea').focus();
  expect(mark()).toBe('');
  one('input[name=name]').focus();
  expect(mark()).toBe('');
  one('[type=radio]').focus();
  jest.runAllTimers();
  expect(mark()).toBeNull();
});

it('should not mark the page any more when the field is left for no other', () => {
  one('textarea').focus();
  expect(mark()).toBe('');
  one('textarea').blur();
  jest.runAllTimers();
  expect(mark()).toBeNull();
});

it('should mark the page from a press to the click that it makes', () => {
  fire('pointerdown');
  expect(mark()).toBe('');
  fire('pointerup');
  jest.advanceTimersByTime(399);
  expect(mark()).toBe('');
  one('button').addEventListener('click', () => expect(mark()).toBe(''));
  fire('click');
  jest.advanceTimersByTime(0);
  expect(mark()).toBeNull();
  fire('pointerdown');
  fire('pointercancel');
  jest.advanceTimersByTime(400);
  expect(mark()).toBeNull();
  fire('pointerdown', { isPrimary: false });
  expect(mark()).toBeNull();
});

it('should mark the page while a text is selected', () => {
  getSelection()!.selectAllChildren(document.body);
  document.dispatchEvent(new Event('selectionchange'));
  expect(mark()).toBe('');
  getSelection()!.removeAllRanges();
  document.dispatchEvent(new Event('selectionchange'));
  expect(mark()).toBeNull();
});

it('should mark the page while a form is on its way, until the page is shown again', () => {
  one('form').addEventListener('submit', (event) => event.preventDefault(), { once: true });
  const submit = () => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  submit();
  expect(mark()).toBeNull();
  submit();
  expect(mark()).toBe('sending');
  dispatchEvent(new Event('pageshow'));
  expect(mark()).toBeNull();
});
