import { Fragment, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useFieldControl, type FieldControl } from '../lite/field';
import type { DateLabels } from './date-labels';
import styles from './time-input.module.css';
import {
  toBounds,
  joinTime,
  partsShown,
  readDigits,
  readMeridiem,
  readPastedTime,
  splitTime,
  stepPart,
  type Clock,
  type TimePart,
  type TimeParts,
} from './time-parts';
import { TimeSegment } from './time-segment';

export interface TimeInputProps extends Omit<FieldControl, 'required'> {
  /** `HH:mm`, or `HH:mm:ss` if `seconds` is set, always with 24 hours. The empty text while a part is missing. */
  value: string;
  onChange: (time: string) => void;
  labels: DateLabels;
  /** 24 for hours from 0 to 23; 12 for hours from 1 to 12 with am and pm. */
  hours?: 12 | 24;
  seconds?: boolean;
  /** Accessible name, needed if no Field gives one. */
  'aria-label'?: string;
}

/**
 * A time of day in parts (specification 5). After the last digit of a part, the focus moves to the next part. The up
 * and down keys change a part, and the left and right keys move between parts. `a` and `p` set am and pm from any part.
 * A pasted time fills all parts.
 */
export function TimeInput({
  value,
  onChange,
  labels,
  hours = 24,
  seconds = false,
  'aria-label': label,
  ...own
}: TimeInputProps) {
  const { id, required, ...field } = useFieldControl(own);
  const clock: Clock = { hours, seconds };
  const shown = partsShown(clock);
  const box = useRef<HTMLSpanElement>(null);
  const [parts, setParts] = useState(() => splitTime(value, clock));
  const [seen, setSeen] = useState(value);
  /** The digits typed so far in a part that may get one more digit. */
  const [typing, setTyping] = useState<{ part: TimePart; text: string }>();
  if (value !== seen) {
    setSeen(value);
    if (value !== joinTime(parts, clock)) setParts(splitTime(value, clock));
  }

  // Selects the part, so that the next typed digit replaces it.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!typing && focused instanceof HTMLInputElement && box.current?.contains(focused)) focused.select();
  }, [parts, typing]);

  const update = (change: TimeParts) => {
    const next = { ...parts, ...change };
    if (next.hours !== undefined && !('meridiem' in change)) next.meridiem ??= 'am';
    setParts(next);
    const joined = joinTime(next, clock);
    if (joined !== value) onChange(joined);
  };
  const focusPart = (from: TimePart, by: number) => {
    const inputs = box.current?.querySelectorAll('input');
    inputs?.[shown.indexOf(from) + by]?.focus();
  };
  const type = (part: TimePart, text: string) => {
    if (part === 'meridiem') return;
    if (!text) return (setTyping(undefined), update({ [part]: undefined }));
    if (!/\d/.test(text)) return;
    const { value: number, done } = readDigits(text, toBounds(part, clock));
    setTyping(done ? undefined : { part, text: text.replace(/\D/g, '') });
    if (number !== undefined) update({ [part]: number });
    if (done) focusPart(part, 1);
  };
  const step = (part: TimePart, by: -1 | 1) => {
    setTyping(undefined);
    if (part === 'meridiem') update({ meridiem: parts.meridiem === 'am' ? 'pm' : 'am' });
    else update({ [part]: stepPart(parts[part], by, toBounds(part, clock)) });
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = readPastedTime(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    setTyping(undefined);
    update(splitTime(pasted, clock));
  };
  const pressKey = (part: TimePart, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meridiem = hours === 12 && event.key.length === 1 ? readMeridiem(event.key) : undefined;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowUp: () => step(part, 1),
      ArrowDown: () => step(part, -1),
      ArrowLeft: () => focusPart(part, -1),
      ArrowRight: () => focusPart(part, 1),
      ':': () => focusPart(part, 1),
      Backspace: parts[part] === undefined && !typing ? () => focusPart(part, -1) : undefined,
    };
    const action = meridiem ? () => update({ meridiem }) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <span
      ref={box}
      role="group"
      aria-label={label}
      aria-labelledby={id && !label ? `${id}-label` : undefined}
      {...field}
      className={styles.box}
      onPaste={paste}
      onBlur={() => setTyping(undefined)}
    >
      <span className={styles.parts} dir="ltr">
        {shown.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && part !== 'meridiem' && <span aria-hidden>:</span>}
            <TimeSegment
              id={index === 0 ? id : undefined}
              part={part}
              value={parts[part]}
              draft={typing?.part === part ? typing.text : undefined}
              clock={clock}
              aria-label={labels[part]}
              aria-required={required}
              aria-invalid={field['aria-invalid']}
              onType={(text) => type(part, text)}
              onToggle={() => step(part, 1)}
              onKeyDown={(event) => pressKey(part, event)}
            />
          </Fragment>
        ))}
      </span>
    </span>
  );
}
