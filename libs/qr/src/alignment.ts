/** Modules from the middle of an alignment mark to its edge. */
const REACH = 2;

/** The columns and rows of the middles of the alignment marks of a symbol with this edge (ISO/IEC 18004, annex E). */
function alignmentAxes(size: number): number[] {
  const version = (size - 17) / 4;
  if (version === 1) return [];
  const last = size - 7;
  const gaps = Math.floor(version / 7) + 1;
  const distance = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (2 * gaps));
  return [6, ...Array.from({ length: gaps }, (_, i) => last - (gaps - 1 - i) * distance)];
}

/** True for a module of an alignment mark, by which readers find the grid. There is none at the three eyes. */
export function isAlignment(size: number, column: number, row: number): boolean {
  const axes = alignmentAxes(size);
  const find = (at: number) => axes.find((axis) => Math.abs(at - axis) <= REACH);
  const [x, y] = [find(column), find(row)];
  if (x === undefined || y === undefined) return false;
  const atEye = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
  return !atEye;
}
