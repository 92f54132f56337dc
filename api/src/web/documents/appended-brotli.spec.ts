import { randomBytes } from 'node:crypto';
import { compressBeginning, decompress, toEnd } from './appended-brotli';

const text = (length: number) => randomBytes(length).toString('base64').slice(0, length);
const LENGTHS = [1, 2, 3, 15, 16, 17, 255, 256, 257, 4095, 4096, 40_000];

describe('appended brotli', () => {
  it.each(LENGTHS)('should be read as a beginning of %d characters and an end of any length', (length) => {
    const beginning = text(length);
    const compressed = compressBeginning(beginning);
    for (const end of [0, ...LENGTHS, 65_535, 65_536].map(text))
      expect(decompress([compressed, toEnd(end)]).toString()).toBe(beginning + end);
  });

  it('should end at a whole byte whatever the beginning is', () => {
    // Each beginning leaves another number of bits in its last byte.
    for (let length = 1; length <= 300; length += 1) {
      const beginning = 'Ключі 🔑 <b>'.repeat(length).slice(0, length * 3);
      const parts = [compressBeginning(beginning), toEnd('</body> – кінець')];
      expect(decompress(parts).toString()).toBe(`${beginning}</body> – кінець`);
    }
  });

  it('should refuse an end that does not fit into one meta-block', () => {
    expect(() => toEnd(text(65_537))).toThrow(RangeError);
  });

  it('should keep no more memory than the compressed bytes', () => {
    for (const length of [100, 10_000, 40_000]) {
      const { buffer, byteLength } = compressBeginning(text(length));
      expect(buffer.byteLength).toBe(byteLength);
    }
  });
});
