import { Calendar } from './calendar';
import { DATE_FORMAT, formatDate, parseDate } from './date-text';
import { PickerField, type PickerProps } from './picker-field';
import { clampDate, toLimits, type PlainDate } from './plain-date';

export interface DatePickerProps extends PickerProps {
  /** `YYYY-MM-DD`, or the empty text for no date. */
  value: PlainDate;
  onChange: (date: PlainDate) => void;
}

/**
 * A date that is typed or chosen from a calendar. A typed text counts only if it is a valid date. On blur, a date
 * outside the limits moves to the nearest limit (specification 5).
 */
export function DatePicker({ value, onChange, format = DATE_FORMAT, ...props }: DatePickerProps) {
  const { locale, min, max } = props;
  return (
    <PickerField
      placeholder={format}
      {...props}
      text={formatDate(value, format, locale)}
      parse={(text) => parseDate(text, format, locale)}
      settle={(date) => clampDate(date, toLimits(min, max))}
      onChange={onChange}
    >
      {({ calendar, change, close }) => (
        <Calendar
          {...calendar}
          value={value}
          onChange={(date) => {
            change(date);
            close();
          }}
        />
      )}
    </PickerField>
  );
}
