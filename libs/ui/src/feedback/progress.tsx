import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import styles from './progress.module.css';

/** Width of the circle's line in px (specification 9). */
const STROKE_PX = 6;
/** Diameter of the circle in px (specification 9). */
const CIRCLE_PX = 120;
const RING = { cx: CIRCLE_PX / 2, cy: CIRCLE_PX / 2, r: (CIRCLE_PX - STROKE_PX) / 2, strokeWidth: STROKE_PX };

export interface ProgressProps {
  /** What is in progress; the accessible name. */
  label: string;
  /** From 0 to 100. Left out if the end is unknown. */
  value?: number;
  /** Shown instead of the percentage, such as "3 of 20". Null shows nothing. */
  text?: ReactNode;
  /** BCP 47 language tag for the percentage; the browser's language if left out. */
  locale?: string;
}

/** A bar that fills from the start of the line of text. */
export function ProgressLine(props: ProgressProps) {
  const { percent, shown, attributes } = progress(props);
  return (
    <div className={styles.line}>
      <div {...attributes} className={styles.bar}>
        <div
          className={classNames(styles.fill, percent === undefined && styles.sliding)}
          style={{ inlineSize: percent === undefined ? undefined : `${percent}%` }}
        />
      </div>
      {shown != null && <span className={styles.text}>{shown}</span>}
    </div>
  );
}

/** A ring that fills clockwise, with the percentage in the middle. */
export function ProgressCircle(props: ProgressProps) {
  const { percent, shown, attributes } = progress(props);
  return (
    <div {...attributes} className={styles.circle} style={{ inlineSize: CIRCLE_PX }}>
      <svg
        viewBox={`0 0 ${CIRCLE_PX} ${CIRCLE_PX}`}
        width={CIRCLE_PX}
        height={CIRCLE_PX}
        className={classNames(styles.ring, percent === undefined && styles.turning)}
        aria-hidden
      >
        <circle {...RING} className={styles.track} />
        {/* At 0, the round end of the line would be drawn as a dot. */}
        {percent !== 0 && (
          <circle
            {...RING}
            className={styles.value}
            pathLength={100}
            strokeDasharray={100}
            strokeDashoffset={100 - (percent ?? 25)}
          />
        )}
      </svg>
      {shown != null && <span className={styles.middle}>{shown}</span>}
    </div>
  );
}

/** The text and the attributes that both shapes share. */
function progress({ label, value, text, locale }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const spoken =
    percent === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
  return {
    percent,
    shown: text === undefined ? spoken : text,
    attributes: {
      role: 'progressbar',
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': percent,
      'aria-valuetext': typeof text === 'string' ? text : spoken,
    },
  };
}
