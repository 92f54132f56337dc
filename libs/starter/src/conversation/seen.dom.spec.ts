import { MINUTE } from '@ringtag/contracts';
import { partTaker } from './parts';
import { listenForSeen } from './seen';
import { ANSWER, drawPage, FIRST, show, toDocument } from './testing/drawn-page';

const told: [string, string][] = [];
const onEnd = jest.fn();
let status: number;

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  onEnd.mockClear();
  // What a redirect looks like to a script that does not follow it.
  status = 0;
  const answer = (url: string, { body }: RequestInit) => {
    told.push([new URL(url).pathname, String(body)]);
    return Promise.resolve({ status });
  };
  Object.assign(window, { fetch: jest.fn(answer) });
  show(drawPage());
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('should tell at once what is shown, and again when there is more', () => {
  const take = partTaker();
  const look = listenForSeen(onEnd);
  expect(told).toEqual([['/conversation/token/seen', 'count=1']]);
  look();
  expect(told).toHaveLength(1);
  take(toDocument(drawPage({ messages: [FIRST, ANSWER] })));
  look();
  expect(told.at(-1)).toEqual(['/conversation/token/seen', 'count=2']);
});

it('should say that somebody is there before a minute is over, and nothing while the page is hidden', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  listenForSeen(onEnd);
  jest.advanceTimersByTime(MINUTE - 1);
  expect(told).toHaveLength(2);
  visibility.mockReturnValue('hidden');
  jest.advanceTimersByTime(10 * MINUTE);
  expect(told).toHaveLength(2);
});

it('should not count a message that the reader has not come to', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: innerHeight } as DOMRect);
  listenForSeen(onEnd);
  jest.advanceTimersByTime(MINUTE);
  expect(told).toEqual([]);
});

it('should notice that the conversation is over', async () => {
  status = 404;
  listenForSeen(onEnd);
  await jest.advanceTimersByTimeAsync(0);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
