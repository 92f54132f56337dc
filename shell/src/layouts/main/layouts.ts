import type { Layout } from '@ringtag/display';

/**
 * Which parts a layout has and where. The frame around them stays when the layout changes, so typed text is not lost.
 */
export interface LayoutParts {
  /**
   * Navigation beside the page on large screens. `single`: one column. `stacked`: a column with an icon for each group,
   * and a column with the entries of the chosen group.
   */
  side?: 'single' | 'stacked';
  /** Navigation in a row: in the header, or in a second row below the header. */
  bar?: 'header' | 'row';
  /** No header, only two buttons above the page. */
  bare?: boolean;
}

/** The six layouts of specification 2. On small screens, all of them have their navigation in a drawer. */
export const LAYOUT_PARTS: Record<Layout, LayoutParts> = {
  classic: { side: 'single' },
  modern: { side: 'single' },
  simple: { bar: 'header' },
  stackedSide: { side: 'stacked' },
  decked: { bar: 'row' },
  blank: { bare: true },
};
