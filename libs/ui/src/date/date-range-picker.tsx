import { useState, useSyncExternalStore } from 'react';
import { CalendarPanel, type CalendarOptions } from './calendar-panel';
import { NO_RANGE, pickOfRange, RANGE_SEPARATOR, sortRange, type DateRange } from './date-range';
import { DATE_FORMAT, formatDate, parseDate } from './date-text';
import { PickerField, type PickerInputProps } from './picker-field';
import { clampDate, limitsOf, type PlainDate } from './plain-date';
import { useTypedText } from './use-typed-text';

export interface DateRangePickerProps extends CalendarOptions, PickerInputProps {
  /** Both dates, or two empty texts for none. */
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** A date that is picked twice is a range of that one day; otherwise it clears the range (specification 4). */
  allowSingleDateInRange?: boolean;
  /** How each date is shown and typed, in the tokens of dayjs. */
  format?: string;
  clearable?: boolean;
}

const WIDE = '(width >= 640px)';

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Two dates, typed with ` ~ ` between them or chosen from two months side by side, on phones from one. */
export function DateRangePicker({
  value,
  onChange,
  allowSingleDateInRange = false,
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
}: DateRangePickerProps) {
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState<PlainDate>('');
  const [pointed, setPointed] = useState<PlainDate>('');
  const wide = useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);

  const settleOne = (date: PlainDate) => {
    const clamped = clampDate(date, limitsOf(min, max));
    return isDateDisabled?.(clamped) ? undefined : clamped;
  };
  const typed = useTypedText({
    text: rangeText(value, (date) => formatDate(date, format, locale)),
    parse: (text) => mapRange(text, (date) => parseDate(date, format, locale)),
    settle: (range) => {
      const settled = mapRange(range, settleOne);
      const { from, to } = readRange(settled ?? '');
      return from === to && !allowSingleDateInRange ? undefined : settled;
    },
    clearable,
    onChange: (range) => onChange(readRange(range)),
  });
  const change = (range: DateRange) => {
    typed.forget();
    onChange(range);
  };
  const openOrClose = (next: boolean) => {
    setFirst('');
    setOpen(next);
  };
  const pick = (date: PlainDate) => {
    const result = pickOfRange(first, date, allowSingleDateInRange);
    setFirst(result.first);
    if (result.range) change(result.range);
    if (result.range?.from) setOpen(false);
  };

  return (
    <PickerField
      placeholder={`${format}${RANGE_SEPARATOR}${format}`}
      {...input}
      typed={typed}
      labels={labels}
      clearable={clearable}
      onClear={() => onChange(NO_RANGE)}
      open={open}
      onOpenChange={openOrClose}
    >
      <CalendarPanel
        {...{ locale, labels, min, max, isDateDisabled, firstView, yearLeadsTo }}
        chosen={first ? sortRange(first, pointed || first) : value}
        shown={value.from}
        monthsShown={wide ? 2 : 1}
        onPick={pick}
        onPoint={setPointed}
      />
    </PickerField>
  );
}

/** A range as one text, so that it can be typed: two dates with the separator of specification 9 between them. */
function rangeText({ from, to }: DateRange, text: (date: PlainDate) => string): string {
  return from && to ? `${text(from)}${RANGE_SEPARATOR}${text(to)}` : '';
}

function readRange(text: string): DateRange {
  const [from = '', to = ''] = text.split(RANGE_SEPARATOR);
  return { from, to };
}

/** Both dates of a text changed and sorted, or undefined when either is not one. */
function mapRange(text: string, change: (date: string) => string | undefined): string | undefined {
  const [one, other, ...more] = text.split('~').map((date) => change(date.trim()));
  return one && other && !more.length ? rangeText(sortRange(one, other), (date) => date) : undefined;
}
