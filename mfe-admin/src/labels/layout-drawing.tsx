import { toCorner, labelsPerPage, type LabelGeometry, ownLayout } from '@ringtag/contracts';
import styles from './label-layouts.module.css';

interface LayoutDrawingProps {
  geometry: LabelGeometry;
  /** The text alternative of the drawing. */
  label: string;
}

/** A small drawing of the page with its labels. */
export function LayoutDrawing({ geometry, label }: LayoutDrawingProps) {
  const layout = ownLayout(geometry);
  const [width, height] = layout.size;
  const [labelWidth, labelHeight] = layout.label;
  const labels = Array.from({ length: labelsPerPage(layout) }, (_, index) => toCorner(layout, index));
  return (
    <svg
      className={styles.drawing}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      role="img"
      aria-label={label}
    >
      <rect className={styles.page} width={width} height={height} />
      {labels.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          className={styles.label}
          x={x}
          y={y}
          width={labelWidth}
          height={labelHeight}
        />
      ))}
    </svg>
  );
}
