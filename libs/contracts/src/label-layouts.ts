export const PAGE_SIZES = ['A4', 'Letter'] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** What labels are printed on: sheets, or a tape on which each label is a page. */
export const LABEL_PAGES = [...PAGE_SIZES, 'tape'] as const;
export type LabelPage = (typeof LABEL_PAGES)[number];

/** How labels are placed on a page. All measures are in PostScript points (1/72 inch), from the upper left corner. */
export interface LabelLayout {
  page: LabelPage;
  /** Width and height of a page. */
  size: readonly [number, number];
  /** Width and height of a label. */
  label: readonly [number, number];
  /** Number of labels across and down. */
  grid: readonly [number, number];
  /** Upper left corner of the first label. */
  origin: readonly [number, number];
  /** Distance from the start of one label to the start of the next, across and down. */
  pitch: readonly [number, number];
}

/** Width and height of the standard page sizes, in points. */
export const PAGE_POINTS = { A4: [595.28, 841.89], Letter: [612, 792] } as const;

export const POINTS_PER_MILLIMETRE = 72 / 25.4;

/**
 * Sheets that can be bought, by the number printed on their box. Two sources that know nothing of each other hold each
 * of them: `label-layouts.spec.ts` names both, and compares every label.
 */
export const LABEL_LAYOUTS = {
  'avery-l7160': centred('A4', [180, 108], [3, 7], [187.2, 108]),
  'avery-l7163': centred('A4', [280.8, 108], [2, 7], [288, 108]),
  'avery-l7651': centred('A4', [108, 60], [5, 13], [115.2, 60]),
  'avery-5160': centred('Letter', [189, 72], [3, 10], [198, 72]),
  'avery-5163': centred('Letter', [288, 144], [2, 5], [301.5, 144]),
  'avery-5164': centred('Letter', [288, 240], [2, 3], [301.5, 240]),
  'avery-5371': centred('Letter', [252, 144], [2, 5], [252, 144]),
} as const;

export type LabelLayoutId = keyof typeof LABEL_LAYOUTS;
export const LABEL_LAYOUT_IDS = Object.keys(LABEL_LAYOUTS) as LabelLayoutId[];

/** The layout that a page size stands for if no layout is named. */
export const LAYOUT_OF_PAGE = { A4: 'avery-l7160', Letter: 'avery-5160' } as const satisfies Record<
  PageSize,
  LabelLayoutId
>;

/** The formats of a code as a file of its own. */
export const PICTURE_FORMATS = ['svg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * Space between a code and the edge of its label, in points. Printers shift sheets by a millimetre or two.
 */
export const LABEL_PADDING = 4;

/** Limits of a print run. */
export const SHEET = {
  /** The most codes in one file. */
  codes: { max: 10_000 },
  /** The most labels on one page. */
  labels: { max: 1000 },
  /** The offset that corrects a printer, in millimetres. */
  offset: { min: -10, max: 10 },
} as const;

export function labelsPerPage({ grid: [across, down] }: LabelLayout): number {
  return across * down;
}

/** Upper left corner of a label in points. Labels are counted from 0 along the rows. */
export function toCorner({ grid, origin, pitch }: LabelLayout, label: number): [number, number] {
  return [origin[0] + (label % grid[0]) * pitch[0], origin[1] + Math.floor(label / grid[0]) * pitch[1]];
}

/** Labels in the middle of their page, as on all sheets above. */
export function centred(
  page: PageSize,
  label: LabelLayout['label'],
  grid: LabelLayout['grid'],
  pitch: LabelLayout['pitch'],
): LabelLayout {
  const size = PAGE_POINTS[page];
  const margin = (axis: 0 | 1) => (size[axis] - (grid[axis] - 1) * pitch[axis] - label[axis]) / 2;
  return { page, size, label, grid, origin: [margin(0), margin(1)], pitch };
}
