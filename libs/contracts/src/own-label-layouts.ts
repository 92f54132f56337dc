import {
  LABEL_LAYOUTS,
  type LabelLayout,
  type LabelLayoutId,
  type LabelPage,
  LAYOUT_OF_PAGE,
  POINTS_PER_MILLIMETRE,
} from './label-layouts';

/** A layout that an administrator defines, in millimetres. */
export interface LabelGeometry {
  page: LabelPage;
  width: number;
  height: number;
  /** Number of labels across and down. */
  columns: number;
  rows: number;
  /** Upper left corner of the first label. */
  x0: number;
  y0: number;
  /** Distance from the start of one label to the start of the next, across and down. */
  pitchX: number;
  pitchY: number;
}

/** Limits of such a layout, in millimetres and labels. */
export const LABEL_GEOMETRY = {
  edge: { min: 5, max: 400 },
  columns: { min: 1, max: 20 },
  rows: { min: 1, max: 50 },
  margin: { min: 0, max: 300 },
  pitch: { min: 1, max: 400 },
} as const;

/**
 * Shorter edge of a label in millimetres. On a smaller label, the code with its margin and alias is too small for many
 * phones.
 */
export const LABEL_READABLE_FROM = 20;

type LabelGeometryFault = 'off-page' | 'overlap';

export interface LabelFault {
  field: 'columns' | 'rows' | 'pitchX' | 'pitchY';
  fault: LabelGeometryFault;
}

/** In points. Boxes give their measures in rounded inches. */
const TOLERANCE = 0.5;

/** Why labels cannot be printed: they leave the page, or they overlap. */
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

/** The layout in points, as sheets are printed. A tape always has one label on a page, whatever `geometry` says. */
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

/** The name that is printed on the box, such as "Avery L7160". */
export function layoutName(id: LabelLayoutId): string {
  return id.replace('avery-', 'Avery ').replace(/l(?=\d)/, 'L');
}
