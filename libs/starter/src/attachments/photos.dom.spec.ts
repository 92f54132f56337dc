import { listenForPhotos } from './photos';

const FORM = `<form>
  <details>
    <input type="file" id="message-photos" multiple data-photos />
    <p data-photos-note data-preparing="Preparing" data-first="Only three"></p>
    <div data-previews></div>
  </details>
  <button>Send</button>
</form>`;
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)!;
const note = () => find('[data-photos-note]').textContent;
const input = () => find<HTMLInputElement>('input');
const previews = () => document.querySelectorAll('[data-previews] img').length;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** jsdom has no lists of files that a page can make. */
class Transfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}
let files: File[];
let read: () => Promise<never>;

function choose(count: number): void {
  files = Array.from({ length: count }, (_, i) => new File([`${i}`], `${i}.png`));
  input().dispatchEvent(new Event('change'));
}

beforeEach(() => {
  files = [];
  read = () => Promise.reject(new Error('no'));
  Object.assign(window, { DataTransfer: Transfer, createImageBitmap: () => read() });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  // jsdom shows no pictures, and does not say so. Previews stay.
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => !this.isConnected && this.dispatchEvent(new Event('error')));
  });
  document.body.replaceChildren(...new DOMParser().parseFromString(FORM, 'text/html').body.children);
  const list = { get: () => files, set: (chosen: File[]) => (files = chosen) };
  Object.defineProperty(input(), 'files', list);
  location.hash = '';
});

afterEach(() => jest.restoreAllMocks());

it('should show what was chosen, and keep the first three', async () => {
  listenForPhotos();
  choose(4);
  expect(note()).toBe('Preparing');
  await settled();
  expect([note(), previews(), files.length]).toEqual(['Only three', 3, 3]);
});

it('should send the form once they are ready', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  read = () => new Promise((_, reject: typeof refuse) => (refuse = reject));
  const sent = jest.fn((event: Event) => event.preventDefault());
  listenForPhotos();
  choose(1);
  find('form').addEventListener('submit', (event) => event.defaultPrevented || sent(event));
  find('button').click();
  await settled();
  expect(sent).not.toHaveBeenCalled();
  refuse(new Error('no'));
  await settled();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('should be empty and closed again after the message was sent', async () => {
  listenForPhotos();
  find('details').setAttribute('open', '');
  choose(1);
  await settled();
  find<HTMLFormElement>('form').reset();
  expect([note(), previews(), find<HTMLDetailsElement>('details').open]).toEqual(['', 0, false]);
});

it('should be open for who comes by a link to it', () => {
  const scrollIntoView = jest.fn();
  Object.assign(input(), { scrollIntoView });
  location.hash = '#message-photos';
  listenForPhotos();
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(scrollIntoView).toHaveBeenCalled();
});
