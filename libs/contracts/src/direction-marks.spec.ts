import { showDirectionMarks } from './direction-marks';

describe('showDirectionMarks', () => {
  it.each([
    ['Bob \u202Eevil', 'Bob [U+202E]evil'],
    ['\u202Egpj.exe', '[U+202E]gpj.exe'],
    ['a\u2066b\u2069c\u202Bd\u202C', 'a[U+2066]b[U+2069]c[U+202B]d[U+202C]'],
    ['\u2068Ann\u2069', '[U+2068]Ann[U+2069]'],
    ['\u202A\u202E+49 30\u202C', '[U+202A][U+202E]+49 30[U+202C]'],
    ['{"name":"\u2066","text":"1\u2069"}', '{"name":"[U+2066]","text":"1[U+2069]"}'],
  ])('should show the marks of %j', (text, shown) => {
    expect(showDirectionMarks(text)).toBe(shown);
  });

  it.each([
    ['\u202A+49 (0)30 90-1820\u202C', '+49 (0)30 90-1820'],
    ['Call \u2066+49 30\u2069 or \u202A112\u202C', 'Call +49 30 or 112'],
  ])('should leave out those around the figures of %j', (text, shown) => {
    expect(showDirectionMarks(text)).toBe(shown);
  });

  it.each(['', 'Ann', 'שלום 030-123', 'می\u200cخواهم', 'a\u200e\u200f\u061c', '👩‍👩‍👧'])(
    'should leave %j as it is',
    (text) => {
      expect(showDirectionMarks(text)).toBe(text);
    },
  );
});
