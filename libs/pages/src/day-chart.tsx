import { useState, type CSSProperties, type PointerEvent } from 'react';
import styles from './day-chart.module.css';
import { useFormats } from './use-formats';

/** How often something happened on a day. */
export interface DayCount {
  /** YYYY-MM-DD (UTC) */
  day: string;
  count: number;
}

interface DayChartProps {
  /** Must not be empty. */
  days: readonly DayCount[];
  /** What the bars count, for screen readers. */
  label: string;
}

const BAR = 10;
const GAP = 3;
const HEIGHT = 100;
/** A day on which nothing happened gets a bar of this height, so that people see the day. */
const NOTHING = 1;

/**
 * A bar chart of counts by day, one bar a day. A pointer, a finger or the arrow keys choose a day, and the chart shows
 * its date and count.
 */
export function DayChart({ days, label }: DayChartProps) {
  const { number, utcDay } = useFormats();
  const [chosen, choose] = useState<number>();
  const most = Math.max(...days.map(({ count }) => count));
  const last = days.length - 1;
  const toText = (index: number) => `${utcDay(days[index]!.day)}: ${number(days[index]!.count)}`;
  return (
    <div>
      <p className={styles.most} aria-hidden>
        {number(most)}
      </p>
      <div
        className={styles.plot}
        onPointerDown={(event) => choose(dayUnder(event, days.length))}
        onPointerMove={(event) => choose(dayUnder(event, days.length))}
        // The choice stays after a finger is lifted.
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && choose(undefined)}
      >
        <svg
          className={styles.bars}
          viewBox={`0 0 ${days.length * BAR - GAP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden
        >
          {days.map(({ day, count }, index) => {
            const height = Math.max(NOTHING, (count / most) * HEIGHT);
            return (
              <rect
                key={day}
                className={count > 0 ? styles.some : styles.none}
                data-chosen={index === chosen || undefined}
                x={index * BAR}
                y={HEIGHT - height}
                width={BAR - GAP}
                height={height}
              />
            );
          })}
        </svg>
        <input
          type="range"
          className={styles.keys}
          max={last}
          value={chosen ?? last}
          aria-label={label}
          aria-valuetext={toText(chosen ?? last)}
          onChange={({ target }) => choose(target.valueAsNumber)}
          onFocus={() => choose(last)}
          onBlur={() => choose(undefined)}
        />
        {chosen !== undefined && (
          <span
            className={styles.told}
            style={{ '--at': `${((chosen + 0.5) / days.length) * 100}%` } as CSSProperties}
            aria-hidden
          >
            {toText(chosen)}
          </span>
        )}
      </div>
      <p className={styles.ends} aria-hidden>
        <span>{utcDay(days[0]!.day)}</span>
        <span>{utcDay(days[last]!.day)}</span>
      </p>
    </div>
  );
}

/** The day under the pointer. In right-to-left text the first day is on the right. */
function dayUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>, count: number): number {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const fromStart = getComputedStyle(currentTarget).direction === 'rtl' ? right - clientX : clientX - left;
  return Math.min(count - 1, Math.max(0, Math.floor((fromStart / width) * count)));
}
