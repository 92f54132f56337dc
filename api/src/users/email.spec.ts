import { canonicalEmail } from './email';

describe('canonicalEmail', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['Ann@Example.COM', 'ann@example.com'],
    ['  ann@example.com\t', 'ann@example.com'],
    ['ａｎｎ@example.com', 'ann@example.com'],
    ['ann＠example.com', 'ann@example.com'],
    ['\u212Aate@example.com', 'kate@example.com'],
    ['e\u0301va@example.com', '\u00e9va@example.com'],
    ['ANN+tag@example.com', 'ann+tag@example.com'],
    ['a.n.n@example.com', 'a.n.n@example.com'],
    ['ann@Bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
    ['ann@почта.рф', 'ann@xn--80a1acny.xn--p1ai'],
    ['"a@b"@example.com', '"a@b"@example.com'],
  ])('should turn %j into %j', (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical);
  });

  it('should keep the domain that cannot be converted', () => {
    expect(canonicalEmail('ann@exa mple')).toBe('ann@exa mple');
  });

  it.each(['Ann@Example.com', 'İ@example.com', 'ẞ@straße.example', 'ﬁ@ⅷ.example', 'Å@example.com'])(
    'should not change what it answered for %j',
    (typed) => {
      expect(canonicalEmail(canonicalEmail(typed))).toBe(canonicalEmail(typed));
    },
  );

  it('should keep different mailboxes apart', () => {
    // A Cyrillic "а" looks like a Latin one and is another person.
    expect(canonicalEmail('\u0430nn@example.com')).not.toBe(canonicalEmail('ann@example.com'));
    expect(canonicalEmail('ann@example.org')).not.toBe(canonicalEmail('ann@example.com'));
  });
});
