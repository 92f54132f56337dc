import { safePath } from './safe-path';

const SITE = 'https://qr.example.com';

/** Test values of RED-1: what an attacker puts into a redirectUrl or returnUrl to lead people to another site. */
const REFUSED: [name: string, value: unknown][] = [
  ['a protocol-relative address', '//evil.com'],
  ['three slashes', '///evil.com'],
  ['a backslash for the second slash', '/\\evil.com'],
  ['two backslashes', '\\\\evil.com'],
  ['a tab between the slashes', '/\t/evil.com'],
  ['a line break between the slashes', '/\n/evil.com'],
  ['a carriage return between the slashes', '/\r/evil.com'],
  ['a parent folder before two slashes', '/..//evil.com'],
  ['a current folder before two slashes', '/.//evil.com'],
  ['an encoded parent folder before two slashes', '/%2e%2e//evil.com'],
  ['a folder that is left again', '/a/..//evil.com'],
  ['a script', 'javascript:alert(1)'],
  ['a data address', 'data:text/html,<script>alert(1)</script>'],
  ['a scheme without slashes', 'https:evil.com'],
  ['a whole address', 'https://evil.com/'],
  ['a relative path', 'my-codes'],
  ['a space before the path', ' /my-codes'],
  ['a null character', '/my-codes\u0000'],
  ['a backslash in the query', '/my-codes?next=\\evil.com'],
  ['a delete character', '/\u007f/evil.com'],
  ['nothing', ''],
  ['no value', undefined],
  ['null', null],
  ['a list', ['/my-codes']],
  ['an object that reads as a path', { toString: () => '/my-codes' }],
  ['a path that is too long', `/${'a'.repeat(2048)}`],
];

const KEPT: [value: string, path: string][] = [
  ['/', '/'],
  ['/my-codes', '/my-codes'],
  ['/my-code/7?tab=template#title', '/my-code/7?tab=template#title'],
  ['/scan/ABCD2345', '/scan/ABCD2345'],
  ['/sign-in?returnUrl=%2Fmessages', '/sign-in?returnUrl=%2Fmessages'],
  ['/search?q=https://evil.com', '/search?q=https://evil.com'],
  ['/@evil.com', '/@evil.com'],
  ['/a/../messages', '/messages'],
  ['/profile/Jürgen', '/profile/J%C3%BCrgen'],
  [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
];

/** Gives the same numbers for the same seed, so that a failing string can be reproduced. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  ...['/', '/', '/', '//', '\\', '.', '..', '/./', '/../', '%2e', '%2E%2e', '%2f', '%5c', '%09', '%00'],
  ...['\t', '\n', '\r', '\u0000', '\u000b', '\u007f', '\u00a0', '\u2028', '\ufeff', ' '],
  ...[
    'evil.com',
    'javascript:',
    'https:',
    'https://',
    '@',
    ':',
    ':80',
    '?',
    '#',
    '&',
    '=',
    ';',
    'a',
    'я',
    '😀',
  ],
  ...['\ud800', '／', '＼', '。', '．', '[', ']', '|', '<', '"', "'"],
];

describe('safePath', () => {
  it.each(REFUSED)('should refuse %s (RED-1)', (_, value) => {
    expect(safePath(value)).toBeUndefined();
  });

  it.each(KEPT)('should keep %s', (value, path) => {
    expect(safePath(value)).toBe(path);
  });

  it('should never answer a path that leaves the site, whatever it is given (RED-1)', () => {
    const random = randomNumbers(20_26);
    const seen = { kept: 0, refused: 0 };
    for (let round = 0; round < 50_000; round += 1) {
      const pieces = Array.from({ length: 1 + random(7) }, () => PIECES[random(PIECES.length)]);
      const value = (random(4) === 0 ? '' : '/') + pieces.join('');
      const path = safePath(value);
      if (path === undefined) {
        seen.refused += 1;
        continue;
      }
      seen.kept += 1;
      const left = !path.startsWith('/') || new URL(path, SITE).origin !== SITE;
      const changes = safePath(path) !== path;
      if (left || changes) throw new Error(`${JSON.stringify(value)} led to ${JSON.stringify(path)}`);
    }
    expect(seen.kept).toBeGreaterThan(5000);
    expect(seen.refused).toBeGreaterThan(5000);
  });
});
