import { useEffect, useRef } from 'react';
import { IconCheck } from '../lite/icons';
import type { ComboboxOption } from './combobox-options';
import styles from './combobox.module.css';

export interface ComboboxLabels {
  /** Accessible name of the list, such as "Countries". */
  list: string;
  /** Text if no option matches, such as "Nothing found". */
  empty: string;
}

interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  options: readonly Option[];
  /** The option to which the arrow keys have moved. */
  active?: Option;
  chosen?: Option;
  labels: ComboboxLabels;
  onChoose: (option: Option) => void;
}

/** The matching options. The text field names the active one in `aria-activedescendant`. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, options, active, chosen, labels, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => reveal(list.current), [active]);

  if (options.length === 0) {
    return (
      <p className={styles.empty} role="status">
        {labels.empty}
      </p>
    );
  }
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={labels.list}
      className={styles.list}
      style={{ maxBlockSize: 'min(20rem, var(--radix-popover-content-available-height, 20rem))' }}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          className={styles.option}
          aria-selected={option === chosen}
          data-active={option === active || undefined}
          onClick={() => onChoose(option)}
        >
          <span>{option.label}</span>
          {option === chosen && <IconCheck size={18} />}
        </div>
      ))}
    </div>
  );
}

/** Scrolls only the list. scrollIntoView would also scroll the page while the popup is not yet in its place. */
function reveal(list: HTMLElement | null) {
  const option = list?.querySelector<HTMLElement>('[data-active]');
  if (!list || !option) return;
  const { offsetTop, offsetHeight } = option;
  const highest = offsetTop + offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, highest), offsetTop);
}
