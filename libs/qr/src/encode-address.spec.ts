import { encodeAddress } from './encode-address';
import { ERROR_CORRECTIONS, type ErrorCorrection } from './qr-design';

const ALIAS = 'BCDFGHJKMN';

/** The lengths of a host, from 5 to 30, whose symbols have a scheme in capitals: elsewhere it costs nothing. */
const capitalsAt = (level: ErrorCorrection) =>
  Array.from({ length: 26 }, (_, i) => i + 5).filter((length) => {
    const rest = `://${'Q'.repeat(length - 3)}.DE/SCAN/${ALIAS}`;
    const [written, capitals] = ['https', 'HTTPS'].map((scheme) => encodeAddress(scheme + rest, level));
    expect(written!.size).toBe(capitals!.size);
    const isSame = (column: number, row: number) => written!.get(column, row) === capitals!.get(column, row);
    const columns = Array.from({ length: written!.size }, (_, column) => column);
    return columns.every((column) => columns.every((row) => isSame(column, row)));
  });

it('should have the scheme in lower case where the symbol stays as small: of each level, all lengths but these', () => {
  expect(Object.fromEntries(ERROR_CORRECTIONS.map((level) => [level, capitalsAt(level)]))).toEqual({
    L: [19, 20, 21, 22, 23],
    M: [10, 11, 12, 13, 14],
    Q: [5, 19, 20, 21, 22, 23],
    H: [8, 9, 10, 11, 22, 23, 24, 25, 26],
  });
});
