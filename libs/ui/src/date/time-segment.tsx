import type { InputHTMLAttributes } from 'react';
import styles from './time-input.module.css';
import { toBounds, type Clock, type Meridiem, type TimePart } from './time-parts';

interface TimeSegmentProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  part: TimePart;
  value: number | Meridiem | undefined;
  draft?: string;
  clock: Clock;
  onType: (text: string) => void;
  onToggle: () => void;
}

/** One part of a time: a number that is typed or changed by the arrow keys, or am and pm, which a press switches. */
export function TimeSegment({ part, value, draft, clock, onType, onToggle, ...input }: TimeSegmentProps) {
  const isNumber = part !== 'meridiem';
  const [min, max] = isNumber ? toBounds(part, clock) : [0, 1];
  const text = value === undefined ? '' : String(value).padStart(2, '0');
  return (
    <input
      {...input}
      type="text"
      role="spinbutton"
      inputMode={isNumber ? 'numeric' : 'none'}
      autoComplete="off"
      className={styles.segment}
      placeholder="--"
      readOnly={!isNumber}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={typeof value === 'number' ? value : value && Number(value === 'pm')}
      aria-valuetext={text || undefined}
      value={draft ?? text}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => {
        event.currentTarget.select();
        if (!isNumber) onToggle();
      }}
    />
  );
}
