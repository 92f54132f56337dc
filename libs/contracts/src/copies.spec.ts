import { COPIES, copiesLayout, countFitting } from './copies';
import { labelsPerPage, PAGE_SIZES, POINTS_PER_MILLIMETRE, toCorner } from './label-layouts';

const WIDTHS = Array.from(
  { length: COPIES.width.max - COPIES.width.min + 1 },
  (_, step) => COPIES.width.min + step,
);
/** Points that rounding may cost. */
const TOLERANCE = 1e-6;

const runs = PAGE_SIZES.flatMap((page) =>
  WIDTHS.flatMap((width) =>
    Array.from({ length: countFitting(page, width) }, (_, before) => [page, width, before + 1] as const),
  ),
);

it('should place every copy on the paper, 8 mm from its edges, and none on another', () => {
  for (const [page, width, count] of runs) {
    const layout = copiesLayout(page, width, count);
    const { size, label } = layout;
    const boxes = Array.from({ length: count }, (_, copy) => toCorner(layout, copy));
    const margin = 8 * POINTS_PER_MILLIMETRE - TOLERANCE;
    for (const [number, box] of boxes.entries()) {
      for (const axis of [0, 1] as const) {
        expect(box[axis]).toBeGreaterThanOrEqual(margin);
        expect(box[axis] + label[axis]).toBeLessThanOrEqual(size[axis] - margin);
      }
      for (const other of boxes.slice(number + 1)) {
        const apart = [0, 1].some((axis) => Math.abs(box[axis]! - other[axis]!) >= label[axis]! - TOLERANCE);
        expect([page, width, count, apart]).toEqual([page, width, count, true]);
      }
    }
  }
});

it('should have room for all copies, in rows of nearly the same length', () => {
  for (const [page, width, count] of runs) {
    const layout = copiesLayout(page, width, count);
    const empty = labelsPerPage(layout) - count;
    expect(empty).toBeGreaterThanOrEqual(0);
    expect(empty).toBeLessThan(layout.grid[1]);
  }
});

it.each([
  ['A4', 25, 12],
  ['A4', 50, 12],
  ['A4', 70, 6],
  ['A4', 100, 2],
  ['Letter', 50, 12],
  ['Letter', 70, 4],
  ['Letter', 100, 2],
] as const)('should fit on %s in a width of %i mm: %i', (page, width, count) => {
  expect(countFitting(page, width)).toBe(count);
});
