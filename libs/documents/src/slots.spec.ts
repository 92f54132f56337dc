import { showDirectionMarks } from '@ringtag/contracts';
import { type Cut, cut, escapeData, fillIn, Slots } from './slots';

const SPITEFUL = `</script><script>alert(1)</script><!-- " ' & \u2028\u202E`;

const toDocument = (page: Cut, values: readonly string[]) => page.start + fillIn(page, values) + page.end;

/** A document around one value. */
function fill(before: string, value: string, after = ''): string {
  const slots = new Slots();
  const page = cut(`<head><title></title></head><body>${before}${slots.put(value)}${after}</body>`);
  const html = toDocument(page, slots.values);
  return html.slice(html.indexOf('<body>') + 6 + before.length, html.lastIndexOf(after + '</body>'));
}

it('should escape what stands between elements or in an attribute', () => {
  const escaped =
    '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot; &#x27; &amp; \u2028[U+202E]';
  expect(fill('<p>', SPITEFUL, '</p>')).toBe(escaped);
  expect(fill('<p title="', SPITEFUL, '"></p>')).toBe(escaped);
  expect(fill('<p title="It is ', SPITEFUL, '!"></p>')).toBe(escaped);
});

it.each(['href', 'src', 'srcSet', 'action'])('should lead nowhere that runs something: %s', (name) => {
  const inside = (value: string) => fill(`<a class="x" ${name}="`, value, '"></a>');
  expect(inside('https://example.com/?a&b="')).toBe('https://example.com/?a&amp;b=&quot;');
  expect(inside('/scan/A')).toBe('/scan/A');
  expect(['tel:112', 'mailto:a@b.example'].map(inside)).toEqual(['tel:112', 'mailto:a@b.example']);
  const unsafe = [
    'javascript:alert(1)',
    ' javascript:x',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '//evil',
    '/\\evil',
    '',
  ];
  expect(unsafe.map(inside)).toEqual(unsafe.map(() => ''));
});

it('should keep a part of an address a part', () => {
  expect(fill('<a href="/scan/', '../x?"&#', '/message"></a>')).toBe('..%2Fx%3F%22%26%23');
});

it('should keep a data block closed to what is in it', () => {
  const json = JSON.stringify({ text: SPITEFUL });
  const block = fill('<script type="application/json" id="x">', json, '</script>');
  expect(block).toBe(escapeData(showDirectionMarks(json)));
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual({ text: showDirectionMarks(SPITEFUL) });
});

it('should show the marks that would turn a line around', () => {
  const slots = new Slots();
  const page = `<head><title>${slots.put('\u202Eevil & Co\u2066')}</title></head>`;
  expect(toDocument(cut(page), slots.values)).toBe(
    '<head><title>[U+202E]evil &amp; Co[U+2066]</title></head>',
  );
});

it.each(['<script>', '<style>', '<p title=', '<p '])('should refuse to fill anything into %s', (before) => {
  expect(() => fill(before, 'x')).toThrow();
});

it('should not look for markers in values', () => {
  const slots = new Slots();
  const [first, second] = [slots.put('A'), slots.put('B')];
  const page = cut(`<head></head><p>${first}-${second}</p>`);
  expect(toDocument(page, [second, '$&'])).toBe(`<head></head><p>${second}-$&amp;</p>`);
});

it('should make a marker as long as it is asked to', () => {
  const slots = new Slots();
  expect(slots.put('A', 64)).toHaveLength(64);
  expect(slots.put('B')).toMatch(/^[0-9a-f]{15}$/);
});

it('should have other markers in each process, so that nobody can type one', async () => {
  const marker = new Slots().put('x');
  jest.resetModules();
  const other = await import('./slots');
  expect(other.cut(`<p>${marker}</p>`)).toEqual({ start: `<p>${marker}</p>`, slots: [], end: '' });
});
