import styles from './time.module.css';
import { useFormats } from './use-formats';

/** An ISO time as a day: "Nov 21, 2026". */
export function Day({ at }: { at: string }) {
  const { date } = useFormats();
  return <time dateTime={at}>{date(at)}</time>;
}

/** An ISO time as how long ago it was: "3 days ago". A tooltip has the exact time. */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const { relative, dateTime } = useFormats();
  return (
    <time dateTime={at} title={dateTime(at)} className={className}>
      {relative(at)}
    </time>
  );
}

/** An ISO time as a day and time, on one line. */
export function DayTime({ at }: { at: string }) {
  const { dateTime } = useFormats();
  return (
    <time dateTime={at} className={styles.line}>
      {dateTime(at)}
    </time>
  );
}
