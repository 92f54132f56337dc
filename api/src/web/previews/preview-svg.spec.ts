import sharp from 'sharp';
import { measureLine } from '../../platform/pictures/bold-font';
import { drawBrandPreview, drawContactPreview, toDrawable, wrap } from './preview-svg';

describe('the lines of a preview', () => {
  it('should be as few as fit, and none wider than there is room', () => {
    const width = measureLine('Somebody found');
    expect(wrap('Somebody found your keys', width, 3)).toEqual(['Somebody found', 'your keys']);
    for (const line of wrap('Щ'.repeat(50), 10, 2)) expect(measureLine(line)).toBeLessThanOrEqual(10);
  });

  it('should say with an ellipsis that there is more', () => {
    expect(wrap('one two three four', measureLine('one two'), 1)).toEqual(['one t…']);
    expect(wrap('', 10, 2)).toEqual([]);
  });

  it('should leave out what the font does not have, and show what would turn them around', () => {
    expect(toDrawable('Ann 🫠 \u202EЛі\n東京')).toBe('Ann [U+202E]Лі');
  });
});

it.each([
  ['of the product', drawBrandPreview({ name: 'Ringtag' }, { title: 'Lost <things>', text: 'Text' })],
  [
    'of a contact',
    drawContactPreview({ name: 'Ringtag' }, { name: 'Ann & "Co"', lines: ['Role'], initials: 'AC' }),
  ],
  [
    'of a name that cannot be drawn',
    drawContactPreview({ name: 'Ringtag' }, { name: '東京', lines: [], initials: '' }),
  ],
])('should draw a preview %s of 1200 × 630 px', async (_, svg) => {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
