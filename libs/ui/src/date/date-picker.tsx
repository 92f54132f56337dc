import { useState } from 'react';
import { CalendarPanel, type CalendarOptions } from './calendar-panel';
import { DATE_FORMAT, formatDate, parseDate } from './date-text';
import { PickerField, type PickerInputProps } from './picker-field';
import { clampDate, limitsOf, type PlainDate } from './plain-date';
import { useTypedText } from './use-typed-text';

export interface DatePickerProps extends CalendarOptions, PickerInputProps {
  /** `YYYY-MM-DD`, the empty text for none. */
  value: PlainDate;
  onChange: (date: PlainDate) => void;
  /** How the date is shown and typed, in the tokens of dayjs; month names in the language of the page. */
  format?: string;
  clearable?: boolean;
}

/** A date, typed or chosen from a calendar. What is typed is accepted only if valid, and clamped on blur (specification 5). */
export function DatePicker({
  value,
  onChange,
  format = DATE_FORMAT,
  clearable = true,
  locale,
  labels,
  min,
  max,
  isDateDisabled,
  firstView,
  yearLeadsTo,
  ...input
}: DatePickerProps) {
  const [open, setOpen] = useState(false);
  const typed = useTypedText({
    text: formatDate(value, format, locale),
    parse: (text) => parseDate(text, format, locale),
    settle: (date) => {
      const clamped = clampDate(date, limitsOf(min, max));
      return isDateDisabled?.(clamped) ? undefined : clamped;
    },
    clearable,
    onChange,
  });
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
        {...{ locale, labels, min, max, isDateDisabled, firstView, yearLeadsTo }}
        chosen={{ from: value, to: value }}
        shown={value}
        monthsShown={1}
        onPick={(date) => {
          typed.forget();
          onChange(date);
          setOpen(false);
        }}
      />
    </PickerField>
  );
}
