import { listenForNews } from './news';
import { listMessages, partTaker } from './parts';
import { ANSWER, drawPage, FIRST, one, show, status, toDocument, written } from './testing/drawn-page';

const text = (count: number) => `${count} new`;
const link = () => one<HTMLAnchorElement>('[data-news]');
/** jsdom has no layout: a message is this far from the top. */
let top = 0;
const scrollBy = jest.fn();

beforeEach(() => {
  top = 0;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const at = top + Math.max(0, listMessages().indexOf(this as HTMLElement)) * 100;
    return { top: at, bottom: at + 100 } as DOMRect;
  });
  Object.assign(window, { scrollBy });
  scrollBy.mockClear();
});

function take(reader: 'owner' | 'sender', ...messages: object[]): void {
  const change = partTaker();
  const page = toDocument(drawPage({ messages: [FIRST, ...messages] as (typeof FIRST)[] }));
  listenForNews(reader, text)(() => change(page));
}

it('should stay at the end of the thread for whoever is there, and say what has come', () => {
  show(drawPage());
  take('sender', ANSWER);
  expect(scrollBy).toHaveBeenCalledWith(0, 100);
  expect([status(), link().hidden]).toEqual(['1 new', true]);
});

it('should leave whoever reads further up where they are, with a link to the first new message', () => {
  show(drawPage());
  top = innerHeight;
  take('sender', ANSWER, written(2, 'owner', 'Hello?'));
  expect(scrollBy).not.toHaveBeenCalled();
  expect([link().hidden, link().hash, link().textContent]).toEqual([false, '#message-1', '2 new']);
  top = 0;
  dispatchEvent(new Event('scroll'));
  expect(link().hidden).toBe(true);
});

it('should call nothing new that the reader wrote', () => {
  show(drawPage());
  take('owner', ANSWER);
  expect([status(), link().hidden]).toEqual(['', true]);
});
