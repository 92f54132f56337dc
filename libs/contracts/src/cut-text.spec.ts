import { cutText } from './cut-text';

describe('cutText', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['🔑🔑', 2, '🔑🔑'],
    ['🔑🔑🔑', 2, '🔑🔑…'],
  ])('should cut %s after %d characters', (text, most, cut) => {
    expect(cutText(text, most, '…')).toBe(cut);
  });

  it('should end with nothing unless it is told to', () => expect(cutText('abcd', 3)).toBe('abc'));
});
