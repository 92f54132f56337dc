import { isFailing } from './is-failing';

describe('isFailing', () => {
  it.each([
    ['five networks in which nothing finished', { failed: 5, began: 5, finished: 0 }, true],
    ['five networks, and just below half finished', { failed: 5, began: 11, finished: 5 }, true],
    ['five networks, and half finished', { failed: 5, began: 10, finished: 5 }, false],
    ['many networks, and most finished', { failed: 50, began: 1000, finished: 900 }, false],
    ['four networks', { failed: 4, began: 4, finished: 0 }, false],
    ['nobody', { failed: 0, began: 0, finished: 0 }, false],
  ])('should decide about %s', (_, counted, failing) => {
    expect(isFailing(counted)).toBe(failing);
  });
});
