import { createElement, useId, useState, type KeyboardEvent } from 'react';
import controlStyles from '../lite/control.module.css';
import { IconChevronDown } from '../lite/icons';
import { TextInput, type TextInputProps } from '../lite/text-input';
import { popoverPanel } from '../overlay/popover-on-demand';
import { type ComboboxLabels, ComboboxList } from './combobox-list';
import { matching, type ComboboxOption } from './combobox-options';
import styles from './combobox.module.css';

export interface ComboboxProps<Value extends string> extends Pick<TextInputProps, 'placeholder'> {
  options: readonly ComboboxOption<Value>[];
  /** The chosen value; left out if there is none. */
  value?: Value;
  /** Called with undefined if the text was cleared. */
  onChange: (value: Value | undefined) => void;
  labels: ComboboxLabels;
  /**
   * For options that are found elsewhere, such as on a server. Called with the typed text, and with an empty text when
   * the list closes.
   */
  onSearch?: (typed: string) => void;
}

/**
 * Chooses one of many options, found by typing. The focus stays in the text field. The arrow keys move through the
 * matching options, and Enter chooses one. Escape, or leaving the field, restores the last choice. For a few options,
 * use Select.
 */
export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  labels,
  onSearch,
  placeholder,
}: ComboboxProps<Value>) {
  const listId = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const [last, setLast] = useState<ComboboxOption<Value>>();
  // The chosen option may not be among those that were found for another text.
  const chosen = [...options, ...(last ? [last] : [])].find((option) => option.value === value);
  const shown = onSearch ? options : matching(options, typed ?? '');

  const Panel = popoverPanel.usePart(open, () => setOpen(false));

  const show = () => {
    if (!open)
      setActive(
        Math.max(
          0,
          shown.findIndex((option) => option === chosen),
        ),
      );
    setOpen(true);
  };
  const hide = () => {
    setOpen(false);
    setTyped(undefined);
    onSearch?.('');
  };
  const choose = (option: ComboboxOption<Value> | undefined) => {
    hide();
    setLast(option);
    if (option?.value !== value) onChange(option?.value);
  };
  const move = (steps: number) => {
    if (open) setActive((active + steps + shown.length) % Math.max(1, shown.length));
    else show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes text, Enter and the arrow keys belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open) choose(shown[active] ?? chosen);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <span
        ref={setBox}
        className={controlStyles.chevronBox}
        onPointerEnter={popoverPanel.preload}
        onFocus={popoverPanel.preload}
      >
        <TextInput
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          role="combobox"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && shown.length > 0 ? `${listId}-${active}` : undefined}
          value={typed ?? chosen?.label ?? ''}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.select()}
          onClick={(event) => {
            // The focus has selected the text, but the press has moved the caret since.
            if (!open) event.currentTarget.select();
            show();
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            onSearch?.(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onBlur={() => (typed === '' ? choose(undefined) : hide())}
        />
        <IconChevronDown />
      </span>
      {Panel &&
        createElement(Panel, {
          open,
          onOpenChange: (next) => (next ? show() : hide()),
          anchor: box,
          // Inside the main part of the page, because content belongs in a landmark.
          container: box?.closest<HTMLElement>('dialog, main'),
          // Radix makes it a dialog, but it holds a list.
          role: undefined,
          className: styles.popup,
          style: { inlineSize: 'var(--radix-popover-trigger-width)' },
          align: 'start',
          sideOffset: 4,
          onOpenAutoFocus: (event) => event.preventDefault(),
          onCloseAutoFocus: (event) => event.preventDefault(),
          onInteractOutside: (event) => {
            if (event.target instanceof Node && box?.contains(event.target)) event.preventDefault();
          },
          // Keeps the focus in the text field.
          onMouseDown: (event) => event.preventDefault(),
          children: (
            <ComboboxList
              id={listId}
              options={shown}
              active={shown[active]}
              chosen={chosen}
              labels={labels}
              onChoose={choose}
            />
          ),
        })}
    </>
  );
}
