import { LENGTH } from '@ringtag/contracts';
import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';
import { classNames } from './class-names';
import styles from './code-input.module.css';
import { useFieldControl } from './field';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'maxLength' | 'pattern'
>;

export interface CodeInputProps extends NativeProps {
  /** The digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
  /** Called with the whole code after the last digit is typed or a code is pasted. */
  onComplete?: (code: string) => void;
  /** True while the code is checked: the input keeps the focus, but typing has no effect. */
  busy?: boolean;
}

const length = LENGTH.digits;
const SELECTION_EVENTS = ['selectionchange', 'focusin', 'focusout'];

function subscribeToSelection(listener: () => void): () => void {
  SELECTION_EVENTS.forEach((name) => document.addEventListener(name, listener));
  return () => SELECTION_EVENTS.forEach((name) => document.removeEventListener(name, listener));
}

/** The selection in the input as `start-end`, or an empty text without the focus. */
function readSelection({ current: input }: RefObject<HTMLInputElement | null>): string {
  return input && input === document.activeElement ? `${input.selectionStart}-${input.selectionEnd}` : '';
}

/**
 * A one-time code. It is one real input that is drawn as cells, so that paste, autofill and screen readers work. When
 * the Field around it shows an error, the digits are focused and selected, so that typing replaces them.
 */
export function CodeInput({ value, onChange, onComplete, busy, ...rest }: CodeInputProps) {
  const control = useFieldControl(rest);
  const ref = useRef<HTMLInputElement>(null);
  const selection = useSyncExternalStore(subscribeToSelection, () => readSelection(ref));
  const invalid = control['aria-invalid'];

  useEffect(() => {
    if (invalid && !busy) {
      ref.current?.focus();
      ref.current?.select();
    }
  }, [invalid, busy]);

  const accept = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  // The dash is removed here, because `maxlength` would cut "123-456" with its dash.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (!busy) accept(event.clipboardData.getData('text'));
  };
  const [start = -1, end = -1] = selection && !busy ? selection.split('-').map(Number) : [];
  const isActive = (cell: number) =>
    start === end ? cell === Math.min(start, length - 1) : cell >= start && cell < end;

  return (
    <span className={styles.box} dir="ltr">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...control}
        ref={ref}
        className={styles.input}
        value={value}
        maxLength={length}
        pattern={`\\d{${length}}`}
        readOnly={busy}
        onChange={(event) => accept(event.target.value)}
        onPaste={paste}
      />
      <span className={styles.cells} aria-hidden>
        {Array.from({ length }, (_, cell) => (
          <span
            key={cell}
            className={classNames(
              styles.cell,
              isActive(cell) && styles.active,
              isActive(cell) && start !== end && styles.selected,
              invalid && styles.invalid,
              busy && styles.busy,
            )}
          >
            {value[cell] ?? (isActive(cell) && <span className={styles.caret} />)}
          </span>
        ))}
      </span>
    </span>
  );
}
