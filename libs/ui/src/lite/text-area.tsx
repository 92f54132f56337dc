import { useLayoutEffect, useRef, type FormEvent, type TextareaHTMLAttributes } from 'react';
import { PlainTextArea } from './plain-text-area';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** Grows with its text between these numbers of rows (specification 9: 2 to 5). */
  minRows?: number;
  maxRows?: number;
}

/** Rows needed for text of `textHeight` px, held between the limits. */
export function rowsFor(textHeight: number, lineHeight: number, minRows: number, maxRows: number): number {
  const rows = lineHeight > 0 ? Math.round(textHeight / lineHeight) : minRows;
  return Math.min(Math.max(rows, minRows), maxRows);
}

function grow(area: HTMLTextAreaElement, minRows: number, maxRows: number) {
  // scrollHeight never falls below the current height, so shrink first.
  area.rows = minRows;
  // Measuring lays the whole page out at once: not for nothing.
  if (!area.value) return;
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
  const textHeight = area.scrollHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  area.rows = rowsFor(textHeight, parseFloat(lineHeight), minRows, maxRows);
}

export function TextArea({ minRows = 2, maxRows = 5, onInput, value, ...rest }: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (ref.current) grow(ref.current, minRows, maxRows);
  }, [value, minRows, maxRows]);

  const growOnInput = (event: FormEvent<HTMLTextAreaElement>) => {
    grow(event.currentTarget, minRows, maxRows);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  };

  return <PlainTextArea {...rest} ref={ref} rows={minRows} value={value} onInput={growOnInput} />;
}
