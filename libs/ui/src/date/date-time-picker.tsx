import { useState } from 'react';
import { Button } from '../lite/button';
import { Calendar } from './calendar';
import { toClock, DATE_TIME_FORMAT, formatDate, parseDate } from './date-text';
import { clampDateTime, toDate, joinDateTime, toTime, type PlainDateTime } from './date-time';
import styles from './date-time-picker.module.css';
import { PickerField, type PickerProps } from './picker-field';
import { TimeInput } from './time-input';

export interface DateTimePickerProps extends PickerProps {
  /** `YYYY-MM-DDTHH:mm`, with `:ss` if the format has seconds; the empty text for none. */
  value: PlainDateTime;
  onChange: (value: PlainDateTime) => void;
  /** Limits with or without a time. A limit without a time includes its whole day. */
  min?: string;
  max?: string;
  /** In the tokens of dayjs. With `hh` and `a` the clock has 12 hours, with `HH` it has 24. */
  format?: string;
}

const MIDNIGHT = '00:00:00';

/** A date and a time of day, typed or chosen from a calendar with a time field below it. */
export function DateTimePicker({
  value,
  onChange,
  format = DATE_TIME_FORMAT,
  ...props
}: DateTimePickerProps) {
  const { locale, labels, min, max } = props;
  /** The typed time while no date is chosen. Also a time outside the limits, until the focus leaves the field. */
  const [time, setTime] = useState('');
  const { hours, seconds } = toClock(format);
  const settle = (chosen: PlainDateTime) => clampDateTime(chosen, min, max);
  const changeTime = (next: string) => {
    setTime(next);
    const chosen = joinDateTime(toDate(value), next);
    if (value && next && settle(chosen) === chosen) onChange(chosen);
  };
  return (
    <PickerField
      placeholder={format}
      {...props}
      text={formatDate(value, format, locale)}
      parse={(text) => parseDate(text, format, locale)}
      settle={settle}
      onChange={onChange}
    >
      {({ calendar, change, close }) => {
        const take = (date: string, ofDay: string) => {
          change(settle(joinDateTime(date, ofDay || MIDNIGHT.slice(0, seconds ? 8 : 5))));
          setTime('');
        };
        return (
          <>
            <Calendar
              {...calendar}
              min={toDate(min ?? '')}
              max={toDate(max ?? '')}
              value={toDate(value)}
              onChange={(date) => take(date, time || toTime(value))}
            />
            <div className={styles.foot}>
              <span onBlur={() => value && time && take(toDate(value), time)}>
                <TimeInput
                  aria-label={labels.time}
                  labels={labels}
                  value={time || toTime(value)}
                  onChange={changeTime}
                  hours={hours}
                  seconds={seconds}
                />
              </span>
              <Button variant="outline" onClick={close}>
                {labels.done}
              </Button>
            </div>
          </>
        );
      }}
    </PickerField>
  );
}
