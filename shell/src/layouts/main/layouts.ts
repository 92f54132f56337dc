import type { Layout } from '@ringtag/display';

/** What a layout puts where. The frame around the parts stays, so that switching loses nothing that was typed. */
export interface LayoutParts {
  /** Beside the page on large screens: one column, or icons of the groups and a column with the entries of one. */
  side?: 'single' | 'stacked';
  /** A row of entries: in the header, or in a second row below it. */
  bar?: 'header' | 'row';
  /** No header: only two buttons above the page. */
  bare?: boolean;
}

/** The six layouts of specification 2. On small screens each has its navigation in a drawer. */
export const LAYOUT_PARTS: Record<Layout, LayoutParts> = {
  classic: { side: 'single' },
  modern: { side: 'single' },
  simple: { bar: 'header' },
  stackedSide: { side: 'stacked' },
  decked: { bar: 'row' },
  blank: { bare: true },
};
