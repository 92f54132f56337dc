/** Rows for the tables of this view. The names are keys of the view's texts. */
export const CODES = [
  { id: 'suitcase', scans: 12, active: true },
  { id: 'laptop', scans: 240, active: true },
  { id: 'keys', scans: 3, active: false },
  { id: 'bicycle', scans: 57, active: true },
  { id: 'backpack', scans: 1204, active: true },
  { id: 'camera', scans: 0, active: false },
  { id: 'umbrella', scans: 8, active: true },
] as const;

export type Code = (typeof CODES)[number];
