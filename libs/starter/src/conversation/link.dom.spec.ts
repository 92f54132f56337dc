import { listenForLink } from './link';
import { drawPage, one, settled, show, status } from './testing/drawn-page';

const url = 'http://localhost/conversation/token';
const clipboard = { writeText: jest.fn(() => Promise.resolve()) };
const share = jest.fn(() => Promise.reject(new Error('AbortError')));

Object.assign(navigator, { clipboard, share });
listenForLink();
beforeEach(() => show(drawPage()));

it('should copy the link of the conversation, and say so', async () => {
  one('[data-copy-link] svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settled();
  expect(clipboard.writeText).toHaveBeenCalledWith(url);
  expect(status()).toBe('Link copied');
});

it('should share it, and take it when the sheet is closed', async () => {
  one('[data-share-link]').click();
  await settled();
  expect(share).toHaveBeenCalledWith({ title: 'My conversation', url });
});
