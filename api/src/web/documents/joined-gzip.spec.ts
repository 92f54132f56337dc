import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beginGzip, deflatePiece, endGzip } from './joined-gzip';

const text = (length: number) => randomBytes(length).toString('base64').slice(0, length);
const read = (pieces: string[], end: string) =>
  gunzipSync(endGzip(beginGzip(pieces.map((piece) => deflatePiece(piece, 4))), end)).toString();

describe('joined gzip', () => {
  it('should be read as its pieces, one after the other, and the end', () => {
    for (const length of [0, 1, 2, 255, 4096, 40_000]) {
      const pieces = [text(length), 'Ключі 🔑 <b>'.repeat(length), ''];
      for (const end of ['', '</body> – кінець', text(65_535)])
        expect(read(pieces, end)).toBe(pieces.join('') + end);
    }
  });

  it('should end each piece at a whole byte, whatever is in it', () => {
    // Texts of different lengths end at different bits of their last byte.
    for (let length = 1; length <= 300; length += 1) {
      const first = 'Ключі 🔑 <b>'.repeat(length).slice(0, length * 3);
      expect(read([first, '<p>next</p>'], '')).toBe(`${first}<p>next</p>`);
    }
  });

  it('should refer to the piece before where it is always the same', () => {
    const first = deflatePiece(text(4000), 9);
    const end = first.text.subarray(-900).toString();
    const [alone, referring] = [deflatePiece(end, 3), deflatePiece(end, 3, first)];
    expect(referring.deflated.length).toBeLessThan(alone.deflated.length / 10);
    expect(gunzipSync(endGzip(beginGzip([first, referring]), '!')).toString()).toBe(`${first.text}${end}!`);
  });

  it('should end in another way each time', () => {
    const begun = beginGzip([deflatePiece('<p>', 9)]);
    const ends = ['a', 'bc'].map((end) => gunzipSync(endGzip(begun, end)).toString());
    expect(ends).toEqual(['<p>a', '<p>bc']);
  });

  it('should refuse an end that does not fit into one block', () => {
    expect(() => read([], text(65_536))).toThrow(RangeError);
  });
});
