import {
  LABEL_LAYOUTS,
  type LabelLayout,
  type LabelLayoutId,
  type LabelPage,
  LAYOUT_OF_PAGE,
  POINTS_PER_MILLIMETRE,
} from './label-layouts';

/** Labels of a size of one's own, in millimetres. */
export interface LabelGeometry {
  page: LabelPage;
  width: number;
  height: number;
  /** Labels across and down. */
  columns: number;
  rows: number;
  /** Corner of the first label. */
  x0: number;
  y0: number;
  /** From one label to the next, across and down. */
  pitchX: number;
  pitchY: number;
}

/** Limits of a layout of one's own, in millimetres and labels. */
export const LABEL_GEOMETRY = {
  edge: { min: 5, max: 400 },
  columns: { min: 1, max: 20 },
  rows: { min: 1, max: 50 },
  margin: { min: 0, max: 300 },
  pitch: { min: 1, max: 400 },
} as const;

/** Shorter edge of a label in millimetres below which a code of a label, with its margin and its alias, gets too small for many phones. */
export const LABEL_READABLE_FROM = 20;

type LabelGeometryFault = 'off-page' | 'overlap';

export interface LabelFault {
  field: 'columns' | 'rows' | 'pitchX' | 'pitchY';
  fault: LabelGeometryFault;
}

/** Rounding of a box that gives its measures in inches, in points. */
const TOLERANCE = 0.5;

/** What keeps labels from being printed: they leave the page, or lie on one another. */
export function labelFaults(geometry: LabelGeometry): LabelFault[] {
  const { size, label, grid, origin, pitch } = ownLayout(geometry);
  const faults: LabelFault[] = [];
  for (const [axis, count, distance] of [
    [0, 'columns', 'pitchX'],
    [1, 'rows', 'pitchY'],
  ] as const) {
    const end = origin[axis] + (grid[axis] - 1) * pitch[axis] + label[axis];
    if (end > size[axis] + TOLERANCE) faults.push({ field: count, fault: 'off-page' });
    if (grid[axis] > 1 && pitch[axis] < label[axis] - TOLERANCE) {
      faults.push({ field: distance, fault: 'overlap' });
    }
  }
  return faults;
}

/** In points, as sheets are printed. A tape has one label to a page, whatever else is said. */
export function ownLayout(geometry: LabelGeometry): LabelLayout {
  const { page, width, height, columns, rows, x0, y0, pitchX, pitchY } = geometry;
  const points = (a: number, b: number) => [a * POINTS_PER_MILLIMETRE, b * POINTS_PER_MILLIMETRE] as const;
  const label = points(width, height);
  if (page === 'tape') return { page, size: label, label, grid: [1, 1], origin: [0, 0], pitch: label };
  const { size } = LABEL_LAYOUTS[LAYOUT_OF_PAGE[page]];
  return {
    page,
    size,
    label,
    grid: [columns, rows],
    origin: points(x0, y0),
    pitch: points(pitchX, pitchY),
  };
}

/** As it is printed on the box: Avery L7160. */
export function layoutName(id: LabelLayoutId): string {
  return id.replace('avery-', 'Avery ').replace(/l(?=\d)/, 'L');
}
