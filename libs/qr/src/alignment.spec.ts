import { isAlignment } from './alignment';
import { encodeAddress } from './encode-address';

it.each([
  [21, 0, 'X'.repeat(20)],
  [25, 1, 'X'.repeat(30)],
  [45, 6, 'X'.repeat(160)],
  [73, 13, 'X'.repeat(500)],
])('should find in a symbol of %i modules its marks: %i', (size, count, text) => {
  const symbol = encodeAddress(text, 'M');
  expect(symbol.size).toBe(size);
  const modules = Array.from({ length: size }, (_, at) => at);
  const middles = modules.flatMap((row) =>
    modules
      .filter((column) => [-2, 2].every((by) => isAlignment(size, column + by, row + by)))
      .map((column) => [column, row] as const),
  );
  expect(middles).toHaveLength(count);
  for (const [column, row] of middles)
    for (const dx of [-2, -1, 0, 1, 2])
      for (const dy of [-2, -1, 0, 1, 2]) {
        const isRing = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
        expect(symbol.get(column + dx, row + dy)).toBe(isRing);
      }
});
