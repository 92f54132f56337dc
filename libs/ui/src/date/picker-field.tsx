import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { IconCalendar, IconClose } from '../lite/icons';
import { TextInput, type TextInputProps } from '../lite/text-input';
import { Popover } from '../overlay/popover';
import type { CalendarOptions } from './calendar-panel';
import styles from './picker-field.module.css';
import { useTypedText, type TypedTextOptions } from './use-typed-text';

/** Attributes of the input: `name`, `disabled`, `placeholder`, `aria-label`, `size` and the like. */
type PickerInputProps = Omit<
  TextInputProps,
  'children' | 'value' | 'onChange' | 'min' | 'max' | 'prefix' | 'suffix' | 'ref'
>;

/** The props that all pickers share, besides their value. */
export interface PickerProps extends CalendarOptions, PickerInputProps {
  /**
   * The format in which a date is shown and typed, in the tokens of dayjs. Month names are in the language of the page.
   */
  format?: string;
}

interface PickerFieldProps extends CalendarOptions, PickerInputProps, TypedTextOptions {
  onOpenChange?: (open: boolean) => void;
  /** Draws the panel. `change` sets a value, which replaces what is being typed. */
  children: (panel: {
    calendar: CalendarOptions;
    change: (value: string) => void;
    close: () => void;
  }) => ReactNode;
}

/**
 * A text input with a panel 10 px below it (specification 9). A press of the mouse opens the panel, and the focus stays
 * in the input. The button and the down key open the panel and move the focus into it. Escape closes the panel.
 */
export function PickerField({
  text,
  parse,
  settle,
  onChange,
  labels,
  locale,
  min,
  max,
  firstView,
  yearLeadsTo,
  onOpenChange,
  children,
  ...input
}: PickerFieldProps) {
  const calendar = { labels, locale, min, max, firstView, yearLeadsTo };
  const ref = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(true);
  const typed = useTypedText({ text, parse, settle, onChange });
  const turn = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const show = (withFocus: boolean) => {
    setTakesFocus(withFocus);
    turn(true);
  };
  const change = (value: string) => {
    typed.forget();
    onChange(value);
  };
  const clear = () => {
    change('');
    ref.current?.focus();
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>, panelId?: string) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (open) focusPanel(panelId);
      else show(true);
    }
    if (event.key === 'Enter') {
      typed.leave();
      // While the panel is open, Enter only takes the date. The next Enter submits the form.
      if (open) event.preventDefault();
      turn(false);
    }
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => (next ? show(true) : turn(false))}
      label={labels.dialog}
      takesFocus={takesFocus}
      anchor={(opener) => (
        <span className={styles.box}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            {...input}
            ref={ref}
            dir="ltr"
            className={styles.input}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={(event) => {
              typed.leave();
              input.onBlur?.(event);
            }}
            onClick={(event) => isMouse(event) && show(false)}
            onKeyDown={(event) => pressKey(event, opener['aria-controls'])}
          />
          <span className={styles.buttons}>
            {typed.text && !input.disabled && (
              <button type="button" className={styles.button} aria-label={labels.clear} onClick={clear}>
                <IconClose size={18} />
              </button>
            )}
            <button
              type="button"
              className={styles.button}
              aria-label={labels.open}
              disabled={input.disabled}
              {...opener}
            >
              <IconCalendar />
            </button>
          </span>
        </span>
      )}
    >
      {children({ calendar, change, close: () => turn(false) })}
    </Popover>
  );
}

/**
 * Whether the press came from a mouse. A finger on the input opens the keyboard, which would cover the panel. The click
 * of a label comes from no pointer.
 */
function isMouse({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
}

function focusPanel(id: string | undefined): void {
  document
    .getElementById(id ?? '')
    ?.querySelector<HTMLElement>('[data-focus-first]')
    ?.focus();
}
