import { useLayoutEffect, useRef, type FormEvent, type TextareaHTMLAttributes } from 'react';
import { PlainTextArea } from './plain-text-area';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'>;

/** The limits of specification 9. */
const MIN_ROWS = 2;
const MAX_ROWS = 5;

/** How many rows text of `textHeight` px needs, within the limits. */
export function rowsFor(textHeight: number, lineHeight: number): number {
  const rows = lineHeight > 0 ? Math.round(textHeight / lineHeight) : MIN_ROWS;
  return Math.min(Math.max(rows, MIN_ROWS), MAX_ROWS);
}

function grow(area: HTMLTextAreaElement) {
  // Shrinks first, because scrollHeight is never below the current height.
  area.rows = MIN_ROWS;
  // Measuring causes a layout of the whole page, so an empty text is not measured.
  if (!area.value) return;
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
  const textHeight = area.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  area.rows = rowsFor(textHeight, parseFloat(lineHeight));
}

/** A text area that grows with its text from 2 to 5 rows. */
export function TextArea({ onInput, value, ...rest }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (ref.current) grow(ref.current);
  }, [value]);

  const growOnInput = (event: FormEvent<HTMLTextAreaElement>) => {
    grow(event.currentTarget);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };

  return <PlainTextArea {...rest} ref={ref} rows={MIN_ROWS} value={value} onInput={growOnInput} />;
}
