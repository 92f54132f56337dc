import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { IconCalendar, IconClose } from '../lite/icons';
import { TextInput, type TextInputProps } from '../lite/text-input';
import { Popover } from '../overlay/popover';
import type { DateLabels } from './date-labels';
import styles from './picker-field.module.css';
import { type useTypedText } from './use-typed-text';

/** The input's own attributes: `name`, `disabled`, `placeholder`, `aria-label`, `size` and the like. */
export type PickerInputProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'list' | 'prefix' | 'suffix' | 'ref'
>;

interface PickerFieldProps extends PickerInputProps {
  typed: ReturnType<typeof useTypedText>;
  labels: DateLabels;
  /** Shows the button that empties the field while it has a value. */
  clearable: boolean;
  onClear: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The panel below. */
  children: ReactNode;
}

/**
 * A text input with a panel 10 px below it (specification 9). A press of the mouse opens the panel and leaves the focus
 * in the input; the button and the down key move it into the panel. Escape closes the panel.
 */
export function PickerField({
  typed,
  labels,
  clearable,
  onClear,
  open,
  onOpenChange,
  children,
  ...input
}: PickerFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [takesFocus, setTakesFocus] = useState(true);
  const show = (withFocus: boolean) => {
    setTakesFocus(withFocus);
    onOpenChange(true);
  };
  const clear = () => {
    typed.forget();
    onClear();
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
      // The first Enter is for the date, the next one for the form.
      if (open) event.preventDefault();
      onOpenChange(false);
    }
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => (next ? show(true) : onOpenChange(false))}
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
            {clearable && typed.text && !input.disabled && (
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
      {children}
    </Popover>
  );
}

/** A finger on the input asks for the keyboard, which would cover the panel; the click of a label asks for neither. */
function isMouse({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
}

function focusPanel(id: string | undefined): void {
  document
    .getElementById(id ?? '')
    ?.querySelector<HTMLElement>('[data-focus-first]')
    ?.focus();
}
