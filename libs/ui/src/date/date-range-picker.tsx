import { useState } from 'react';
import { CalendarPanel } from './calendar-panel';
import { pickOfRange, RANGE_SEPARATOR, sortRange, type DateRange } from './date-range';
import { DATE_FORMAT, formatDate, parseDate } from './date-text';
import { useNarrowScreen } from './narrow-screen';
import { PickerField, type PickerProps } from './picker-field';
import { clampDate, toLimits, type PlainDate } from './plain-date';

export interface DateRangePickerProps extends PickerProps {
  /** Both dates, or two empty texts for no range. */
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** Whether picking the same date twice makes a range of that day. Otherwise it clears the range (specification 4). */
  allowSingleDateInRange?: boolean;
}

/** Two dates, typed with ` ~ ` between them, or chosen from two months side by side (one month on phones). */
export function DateRangePicker({
  value,
  onChange,
  allowSingleDateInRange = false,
  format = DATE_FORMAT,
  ...props
}: DateRangePickerProps) {
  const { locale, min, max } = props;
  const [first, setFirst] = useState<PlainDate>('');
  const [pointed, setPointed] = useState<PlainDate>('');
  const narrow = useNarrowScreen();

  return (
    <PickerField
      placeholder={`${format}${RANGE_SEPARATOR}${format}`}
      {...props}
      text={rangeText(value, (date) => formatDate(date, format, locale))}
      parse={(text) => mapRange(text, (date) => parseDate(date, format, locale))}
      settle={(range) => {
        const settled = mapRange(range, (date) => clampDate(date, toLimits(min, max)));
        const { from, to } = readRange(settled ?? '');
        return from === to && !allowSingleDateInRange ? undefined : settled;
      }}
      onChange={(range) => onChange(readRange(range))}
      onOpenChange={() => setFirst('')}
    >
      {({ calendar, change, close }) => (
        <CalendarPanel
          {...calendar}
          chosen={first ? sortRange(first, pointed || first) : value}
          shown={value.from}
          monthsShown={narrow ? 1 : 2}
          onPick={(date) => {
            const result = pickOfRange(first, date, allowSingleDateInRange);
            setFirst(result.first);
            if (result.range) change(rangeText(result.range, (text) => text));
            if (result.range?.from) close();
          }}
          onPoint={setPointed}
        />
      )}
    </PickerField>
  );
}

/** A range as one text that can be typed: two dates with the separator of specification 9 between them. */
function rangeText({ from, to }: DateRange, text: (date: PlainDate) => string): string {
  return from && to ? `${text(from)}${RANGE_SEPARATOR}${text(to)}` : '';
}

function readRange(text: string): DateRange {
  const [from = '', to = ''] = text.split(RANGE_SEPARATOR);
  return { from, to };
}

/** Applies `change` to both dates of a text and sorts them. Undefined if either is not a date. */
function mapRange(text: string, change: (date: string) => string | undefined): string | undefined {
  const [one, other, ...more] = text.split('~').map((date) => change(date.trim()));
  return one && other && !more.length ? rangeText(sortRange(one, other), (date) => date) : undefined;
}
