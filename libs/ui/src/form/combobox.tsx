import { Popover } from 'radix-ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { classNames } from '../lite/class-names';
import { IconChevronDown } from '../lite/icons';
import { TextInput, type TextInputProps } from '../lite/text-input';
import { ComboboxList } from './combobox-list';
import { grouped, matching, type ComboboxOption } from './combobox-options';
import styles from './combobox.module.css';

export interface ComboboxLabels {
  /** Accessible name of the list: "Countries". */
  list: string;
  /** "Nothing found". */
  empty: string;
}

type InputProps = Pick<TextInputProps, 'id' | 'name' | 'size' | 'placeholder' | 'disabled' | 'className'>;

export interface ComboboxProps<Value extends string> extends InputProps {
  options: readonly ComboboxOption<Value>[];
  /** What is chosen; nothing is while it is left out. */
  value?: Value;
  /** Undefined when the text was emptied. */
  onChange: (value: Value | undefined) => void;
  labels: ComboboxLabels;
  /** Finds the options elsewhere, such as on a server: told what was typed, empty when the list closes. */
  onSearch?: (typed: string) => void;
}

/**
 * One of many, found by typing. Focus stays in the text; arrow keys move through what matches, Enter takes it, Escape
 * or leaving puts back what was chosen. For a handful of options the platform's Select does better.
 */
export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  labels,
  onSearch,
  className,
  ...rest
}: ComboboxProps<Value>) {
  const listId = useId();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const [last, setLast] = useState<ComboboxOption<Value>>();
  // What was chosen may not be among what is found for another text.
  const chosen = [...options, ...(last ? [last] : [])].find((option) => option.value === value);
  const groups = grouped(onSearch ? options : matching(options, typed ?? ''));
  const shown = groups.flatMap(([, members]) => members);

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
    // Enter and arrows belong to an input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open) choose(shown[active] ?? chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Popover.Root open={open} onOpenChange={(next) => (next ? show() : hide())}>
      <Popover.Anchor asChild>
        <span ref={setBox} className={classNames(styles.box, className)}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            {...rest}
            className={styles.input}
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && shown.length > 0 ? `${listId}-${active}` : undefined}
            value={typed ?? chosen?.label ?? ''}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => {
              // The press has put the caret somewhere since the focus came.
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
      </Popover.Anchor>
      {/* Outside of an open dialog nothing can be used; outside of the main part it would belong to no landmark. */}
      <Popover.Portal container={box?.closest<HTMLElement>('dialog, main')}>
        <Popover.Content
          // A list, not the dialog that Radix makes of it.
          role={undefined}
          className={styles.popup}
          style={{ inlineSize: 'var(--radix-popover-trigger-width)' }}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && box?.contains(event.target)) event.preventDefault();
          }}
          // The focus stays in the text.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ComboboxList
            id={listId}
            groups={groups}
            active={shown[active]}
            chosen={chosen}
            labels={labels}
            onChoose={choose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
