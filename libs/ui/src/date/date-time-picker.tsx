import { useState } from 'react';
import { Button } from '../lite/button';
import { CalendarPanel, type CalendarOptions } from './calendar-panel';
import { clockOf, DATE_TIME_FORMAT, formatDate, parseDate } from './date-text';
import { clampDateTime, dateOf, joinDateTime, timeOf, type PlainDateTime } from './date-time';
import styles from './date-time-picker.module.css';
import { PickerField, type PickerInputProps } from './picker-field';
import { TimeInput } from './time-input';
import { useTypedText } from './use-typed-text';

export interface DateTimePickerProps extends CalendarOptions, PickerInputProps {
  /** `YYYY-MM-DDTHH:mm`, with seconds where the format has them; the empty text for none. */
  value: PlainDateTime;
  onChange: (value: PlainDateTime) => void;
  /** Limits with or without a time; without one the whole day is within. */
  min?: string;
  max?: string;
  /** How it is shown and typed, in the tokens of dayjs: with `hh` and `a` in 12 hours, with `HH` in 24. */
  format?: string;
  clearable?: boolean;
}

const MIDNIGHT = '00:00:00';

/** A date and a time of day, typed or chosen from a calendar with a time below it. */
export function DateTimePicker({
  value,
  onChange,
  format = DATE_TIME_FORMAT,
  clearable = true,
  locale,
  labels,
  min,
  max,
  isDateDisabled,
  firstView,
  yearLeadsTo,
  ...input
}: DateTimePickerProps) {
  const [open, setOpen] = useState(false);
  /** A time that waits for its date, or for its limits until the focus leaves it. */
  const [time, setTime] = useState('');
  const { hours, seconds } = clockOf(format);
  const settle = (chosen: PlainDateTime) => {
    const clamped = clampDateTime(chosen, min, max);
    return isDateDisabled?.(dateOf(clamped)) ? undefined : clamped;
  };
  const typed = useTypedText({
    text: formatDate(value, format, locale),
    parse: (text) => parseDate(text, format, locale),
    settle,
    clearable,
    onChange,
  });
  const change = (date: string, ofDay: string) => {
    typed.forget();
    const settled = settle(joinDateTime(date, ofDay || MIDNIGHT.slice(0, seconds ? 8 : 5)));
    if (settled) onChange(settled);
  };
  const changeTime = (next: string) => {
    setTime(next);
    const chosen = joinDateTime(dateOf(value), next);
    if (value && next && settle(chosen) === chosen) onChange(chosen);
  };
  const leaveTime = () => {
    if (!value || !time) return;
    change(dateOf(value), time);
    setTime('');
  };
  return (
    <PickerField
      placeholder={format}
      {...input}
      typed={typed}
      labels={labels}
      clearable={clearable}
      onClear={() => onChange('')}
      open={open}
      onOpenChange={setOpen}
    >
      <CalendarPanel
        {...{ locale, labels, isDateDisabled, firstView, yearLeadsTo }}
        min={dateOf(min ?? '')}
        max={dateOf(max ?? '')}
        chosen={{ from: dateOf(value), to: dateOf(value) }}
        shown={dateOf(value)}
        monthsShown={1}
        onPick={(date) => {
          change(date, time || timeOf(value));
          setTime('');
        }}
      />
      <div className={styles.foot}>
        <span onBlur={leaveTime}>
          <TimeInput
            aria-label={labels.time}
            labels={labels}
            value={time || timeOf(value)}
            onChange={changeTime}
            hours={hours}
            seconds={seconds}
            clearable={false}
          />
        </span>
        <Button variant="outline" onClick={() => setOpen(false)}>
          {labels.done}
        </Button>
      </div>
    </PickerField>
  );
}
