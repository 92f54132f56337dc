import { trimmed } from './trimmed';

describe('trimmed', () => {
  it.each([
    '',
    ' \t\r\n',
    '\u00a0\u3000\u2028',
    '\u200b',
    '\u2060\u00ad',
    '\u0000\u001f',
    '\ufeff \ufe0f',
    '\u2800',
    '\u3164',
  ])('should leave nothing of a text that nobody sees: %j', (text) => expect(trimmed(text)).toBe(''));

  it.each(['a', '.', '❤\ufe0f', '👩\u200d👧', 'می\u200cخواهم', '\u0301', '\ud83d'])(
    'should leave %j as it is',
    (text) => {
      expect(trimmed(text)).toBe(text);
      expect(trimmed(` \n${text}\t`)).toBe(text);
    },
  );
});
