import type { Layout, NavMode } from '@ringtag/display';
import { classNames } from '@ringtag/ui';
import styles from './layout-pictogram.module.css';
import { NAV_SCHEMES } from './nav-schemes';

/** What is drawn: [x, y, width, height] on a page of 60 by 40. */
type Box = readonly [number, number, number, number];

const NAVIGATION: Record<Layout, readonly Box[]> = {
  classic: [[0, 0, 15, 40]],
  modern: [[0, 0, 15, 40]],
  simple: [[0, 0, 60, 8]],
  stackedSide: [[0, 0, 7, 40]],
  decked: [[0, 8, 60, 7]],
  blank: [],
};

const ENTRIES: Record<Layout, readonly Box[]> = {
  classic: [5, 11, 15, 19].map((y) => [3, y, 9, 2]),
  modern: [5, 11, 15, 19].map((y) => [3, y, 9, 2]),
  simple: [14, 23, 32].map((x) => [x, 3, 7, 2]),
  stackedSide: [5, 11, 17].map((y) => [2, y, 3, 3]),
  decked: [4, 13, 22].map((x) => [x, 10.5, 7, 2]),
  blank: [],
};

/** The column beside the icons of `stackedSide`, which keeps the page's mode. */
const SECONDARY: Partial<Record<Layout, Box>> = { stackedSide: [7, 0, 13, 40] };

/** Where the header's lower edge and the page begin. */
const HEADER: Partial<Record<Layout, Box>> = {
  classic: [15, 0, 45, 8],
  modern: [15, 0, 45, 8],
  simple: [0, 0, 60, 8],
  stackedSide: [20, 0, 40, 8],
  decked: [0, 0, 60, 8],
};

const PAGE: Record<Layout, Box> = {
  classic: [19, 12, 37, 24],
  modern: [19, 12, 37, 24],
  simple: [8, 12, 44, 24],
  stackedSide: [24, 12, 32, 24],
  decked: [8, 19, 44, 17],
  blank: [8, 5, 44, 30],
};

interface LayoutPictogramProps {
  layout: Layout;
  navMode: NavMode;
  className?: string;
}

/** A layout in little, in the page's mode and direction. Decorative: its name stands beside it. */
export function LayoutPictogram({ layout, navMode, className }: LayoutPictogramProps) {
  const [header, secondary] = [HEADER[layout], SECONDARY[layout]];
  return (
    <svg viewBox="0 0 60 40" className={classNames(styles.picture, className)} aria-hidden>
      <Shape box={[0, 0, 60, 40]} className={styles.ground} />
      {header && <Shape box={header} className={styles.part} />}
      {secondary && <Shape box={secondary} className={styles.part} />}
      <g className={NAV_SCHEMES[navMode]} data-transparent={navMode === 'transparent' || undefined}>
        {NAVIGATION[layout].map((box) => (
          <Shape key={box.join()} box={box} className={styles.navigation} />
        ))}
        {ENTRIES[layout].map((box) => (
          <Shape key={box.join()} box={box} className={styles.entry} round={1} />
        ))}
      </g>
      {secondary &&
        [5, 11, 15].map((y) => <Shape key={y} box={[10, y, 7, 2]} className={styles.line} round={1} />)}
      <Shape box={PAGE[layout]} className={styles.page} round={2} />
    </svg>
  );
}

function Shape({
  box: [x, y, width, height],
  className,
  round,
}: {
  box: Box;
  className?: string;
  round?: number;
}) {
  return <rect x={x} y={y} width={width} height={height} rx={round} className={className} />;
}
