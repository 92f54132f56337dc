import type { Layout, NavMode } from '@ringtag/display';
import type { SVGProps } from 'react';
import styles from './layout-pictogram.module.css';
import { NAV_SCHEMES } from './nav-schemes';

/** What is drawn: [x, y, width, height] on a page of 60 by 40. */
type Box = readonly [number, number, number, number];

interface Picture {
  /** Ends where the header has its lower edge. */
  header?: Box;
  /** The column beside the icons of `stackedSide`, which keeps the page's mode. */
  secondary?: Box;
  navigation?: Box;
  entries?: readonly Box[];
  page: Box;
}

const BESIDE: Picture = {
  header: [15, 0, 45, 8],
  navigation: [0, 0, 15, 40],
  entries: [5, 11, 15, 19].map((y) => [3, y, 9, 2]),
  page: [19, 12, 37, 24],
};

const PICTURES: Record<Layout, Picture> = {
  classic: BESIDE,
  modern: BESIDE,
  simple: {
    header: [0, 0, 60, 8],
    navigation: [0, 0, 60, 8],
    entries: [14, 23, 32].map((x) => [x, 3, 7, 2]),
    page: [8, 12, 44, 24],
  },
  stackedSide: {
    header: [20, 0, 40, 8],
    secondary: [7, 0, 13, 40],
    navigation: [0, 0, 7, 40],
    entries: [5, 11, 17].map((y) => [2, y, 3, 3]),
    page: [24, 12, 32, 24],
  },
  decked: {
    header: [0, 0, 60, 8],
    navigation: [0, 8, 60, 7],
    entries: [4, 13, 22].map((x) => [x, 10.5, 7, 2]),
    page: [8, 19, 44, 17],
  },
  blank: { page: [8, 5, 44, 30] },
};

/** A layout in little, in the page's mode and direction. Decorative: its name stands beside it. */
export function LayoutPictogram({ layout, navMode }: { layout: Layout; navMode: NavMode }) {
  const { header, secondary, navigation, entries = [], page } = PICTURES[layout];
  return (
    <svg viewBox="0 0 60 40" className={styles.picture} aria-hidden>
      <Shape box={[0, 0, 60, 40]} className={styles.ground} />
      {header && <Shape box={header} className={styles.part} />}
      {secondary && <Shape box={secondary} className={styles.part} />}
      <g className={NAV_SCHEMES[navMode]} data-transparent={navMode === 'transparent' || undefined}>
        {navigation && <Shape box={navigation} className={styles.part} />}
        {entries.map((box) => (
          <Shape key={box.join()} box={box} className={styles.entry} rx={1} />
        ))}
      </g>
      {secondary &&
        [5, 11, 15].map((y) => <Shape key={y} box={[10, y, 7, 2]} className={styles.line} rx={1} />)}
      <Shape box={page} className={styles.page} rx={2} />
    </svg>
  );
}

function Shape({ box: [x, y, width, height], ...rest }: SVGProps<SVGRectElement> & { box: Box }) {
  return <rect x={x} y={y} width={width} height={height} {...rest} />;
}
