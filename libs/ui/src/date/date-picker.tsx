import { CalendarPanel } from './calendar-panel';
import { DATE_FORMAT, formatDate, parseDate } from './date-text';
import { PickerField, type PickerProps } from './picker-field';
import { settleDate, type PlainDate } from './plain-date';

export interface DatePickerProps extends PickerProps {
  /** `YYYY-MM-DD`, the empty text for none. */
  value: PlainDate;
  onChange: (date: PlainDate) => void;
}

/** A date, typed or chosen from a calendar. What is typed is accepted only if valid, and clamped on blur (specification 5). */
export function DatePicker({
  value,
  onChange,
  format = DATE_FORMAT,
  locale,
  labels,
  min,
  max,
  isDateDisabled,
  firstView,
  yearLeadsTo,
  ...input
}: DatePickerProps) {
  return (
    <PickerField
      placeholder={format}
      {...input}
      labels={labels}
      text={formatDate(value, format, locale)}
      parse={(text) => parseDate(text, format, locale)}
      settle={(date) => settleDate(date, { min, max }, isDateDisabled)}
      onChange={onChange}
    >
      {({ change, close }) => (
        <CalendarPanel
          {...{ locale, labels, min, max, isDateDisabled, firstView, yearLeadsTo }}
          chosen={{ from: value, to: value }}
          shown={value}
          monthsShown={1}
          onPick={(date) => {
            change(date);
            close();
          }}
        />
      )}
    </PickerField>
  );
}
