import {
  centred,
  LABEL_PADDING,
  type LabelLayout,
  PAGE_POINTS,
  type PageSize,
  POINTS_PER_MILLIMETRE,
} from './label-layouts';
import { LABEL_READABLE_FROM } from './own-label-layouts';

/** Copies of one code on a sheet of plain paper, to be cut out. Lengths are in millimetres. */
export const COPIES = {
  count: { min: 1, max: 12, default: 6 },
  /** How wide the code is printed, with its margin. */
  width: { min: LABEL_READABLE_FROM, max: 100, default: 35 },
  /** Home printers leave this much of the paper empty, or more. */
  margin: 8,
} as const;

/** A code with its caption and alias is at most this much higher than wide: it has 41 rows of 33 modules, or more. */
const HEIGHT = 1.25;

/** How many copies of this width fit on a sheet, up to the most that are offered. */
export function countFitting(page: PageSize, width: number): number {
  return Math.min(fitting(page, width, 0) * fitting(page, width, 1), COPIES.count.max);
}

/** So many copies in the middle of a sheet, in rows of nearly the same length. `count` is one that fits. */
export function copiesLayout(page: PageSize, width: number, count: number): LabelLayout {
  const rows = Math.ceil(count / fitting(page, width, 0));
  const label = toLabel(width);
  return centred(page, label, [Math.ceil(count / rows), rows], label);
}

/** How many copies fit beside one another (0), or below one another (1). */
function fitting(page: PageSize, width: number, axis: 0 | 1): number {
  const free = PAGE_POINTS[page][axis] - 2 * COPIES.margin * POINTS_PER_MILLIMETRE;
  return Math.floor(free / toLabel(width)[axis]);
}

function toLabel(width: number): LabelLayout['label'] {
  const points = width * POINTS_PER_MILLIMETRE;
  return [points + 2 * LABEL_PADDING, points * HEIGHT + 2 * LABEL_PADDING];
}
