import styles from './scans-chart.module.css';
import { useFormats } from './use-formats';

export interface ScansOfDay {
  /** YYYY-MM-DD (UTC) */
  day: string;
  scans: number;
}

const BAR = 10;
const GAP = 3;
const HEIGHT = 100;
/** A day without scans is still a day. */
const NOTHING = 1;

/** Bars, a day each; screen readers get the table beside it instead. */
export function ScansChart({ days }: { days: readonly ScansOfDay[] }) {
  const { number, utcDay } = useFormats();
  const most = Math.max(...days.map(({ scans }) => scans));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className={styles.chart} aria-hidden>
      <p className={styles.most}>{number(most)}</p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * BAR - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, scans }, index) => {
          const height = Math.max(NOTHING, (scans / most) * HEIGHT);
          return (
            <rect
              key={day}
              className={scans > 0 ? styles.scanned : styles.none}
              x={index * BAR}
              y={HEIGHT - height}
              width={BAR - GAP}
              height={height}
            >
              <title>{`${utcDay(day)}: ${number(scans)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{first && utcDay(first.day)}</span>
        <span>{last && utcDay(last.day)}</span>
      </p>
    </div>
  );
}
