import type { ContextMenu as RadixContextMenu } from 'radix-ui';
import type { Menu as RadixMenu } from 'radix-ui/internal';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import { IconCheck, IconChevronEnd } from '../lite/icons';
import styles from './dropdown-menu.module.css';
import type { MenuCheck, MenuChoice, MenuEntry, MenuItem, Submenu } from './menu-entries';
import { useNarrowScreen } from './narrow-screen';
import { usePortalContainer } from './portal-container';

/** The Radix parts of a dropdown menu or of a context menu. They are alike, but the two cannot be mixed. */
export type MenuParts = typeof RadixMenu | typeof RadixContextMenu;

interface EntriesProps {
  parts: MenuParts;
  items: readonly MenuEntry[];
  /** Called before an item acts, so that a dialog that the item opens knows where the focus was. */
  beforeSelect: () => void;
}

interface EntryProps<T> extends Omit<EntriesProps, 'items'> {
  entry: T;
}

export function MenuEntries({ items, ...context }: EntriesProps) {
  return items.map((entry, index) =>
    entry === 'separator' ? (
      <context.parts.Separator key={`separator-${index}`} className={styles.separator} />
    ) : (
      <Entry key={entry.id} entry={entry} {...context} />
    ),
  );
}

function Entry({ entry, ...context }: EntryProps<Exclude<MenuEntry, 'separator'>>) {
  switch (entry.kind) {
    case 'check':
      return <Check entry={entry} {...context} />;
    case 'choice':
      return <Choice entry={entry} {...context} />;
    case 'group':
      return (
        <Group parts={context.parts} label={entry.label}>
          <MenuEntries items={entry.items} {...context} />
        </Group>
      );
    case 'submenu':
      return <SubmenuEntry entry={entry} {...context} />;
    default:
      return <Item entry={entry} {...context} />;
  }
}

function Item({ entry, parts, beforeSelect }: EntryProps<MenuItem>) {
  const { label, icon, danger, disabled, onSelect, render } = entry;
  const className = classNames(styles.item, danger && styles.danger);
  const children = <ItemContent icon={icon} label={label} />;
  const shared = {
    disabled,
    textValue: toText(label),
    onSelect: () => {
      beforeSelect();
      onSelect?.();
    },
  };
  if (render)
    return (
      <parts.Item {...shared} asChild>
        {render({ className, children })}
      </parts.Item>
    );
  return (
    <parts.Item {...shared} className={className}>
      {children}
    </parts.Item>
  );
}

function Check({ entry, parts }: EntryProps<MenuCheck>) {
  const { label, icon, disabled, checked, onChange } = entry;
  return (
    <parts.CheckboxItem
      className={styles.item}
      textValue={toText(label)}
      disabled={disabled}
      checked={checked}
      onCheckedChange={onChange}
      // Keeps the menu open, so that several options can be switched.
      onSelect={(event) => event.preventDefault()}
    >
      <ItemContent icon={icon} label={label} />
      <Mark parts={parts} />
    </parts.CheckboxItem>
  );
}

function Choice({ entry, parts, beforeSelect }: EntryProps<MenuChoice>) {
  const labelId = useId();
  return (
    <parts.RadioGroup value={entry.value} onValueChange={entry.onChange} aria-labelledby={labelId}>
      <parts.Label id={labelId} className={styles.groupLabel}>
        {entry.label}
      </parts.Label>
      {entry.options.map(({ value, label, icon, disabled }) => (
        <parts.RadioItem
          key={value}
          value={value}
          disabled={disabled}
          textValue={toText(label)}
          className={styles.item}
          onSelect={beforeSelect}
        >
          <ItemContent icon={icon} label={label} />
          <Mark parts={parts} />
        </parts.RadioItem>
      ))}
    </parts.RadioGroup>
  );
}

interface GroupProps {
  parts: MenuParts;
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

function Group({ parts, label, className, children }: GroupProps) {
  const labelId = useId();
  return (
    <parts.Group aria-labelledby={labelId} className={className}>
      <parts.Label id={labelId} className={styles.groupLabel}>
        {label}
      </parts.Label>
      {children}
    </parts.Group>
  );
}

function SubmenuEntry({ entry, ...context }: EntryProps<Submenu>) {
  const { parts } = context;
  const container = usePortalContainer();
  const narrow = useNarrowScreen();
  const [open, setOpen] = useState(false);
  const entries = <MenuEntries items={entry.items} {...context} />;
  if (narrow)
    return (
      <Group parts={parts} label={entry.label} className={styles.unfolded}>
        {entries}
      </Group>
    );
  return (
    <parts.Sub open={open} onOpenChange={setOpen}>
      <parts.SubTrigger className={styles.item} disabled={entry.disabled} textValue={toText(entry.label)}>
        <ItemContent icon={entry.icon} label={entry.label} />
        <IconChevronEnd size={16} />
      </parts.SubTrigger>
      <parts.Portal container={container}>
        <parts.SubContent
          className={styles.panel}
          style={ROOM}
          sideOffset={4}
          alignOffset={-7}
          loop
          collisionPadding={8}
        >
          {entries}
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  );
}

function ItemContent({ icon, label }: { icon: ReactNode; label: ReactNode }) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
    </>
  );
}

function Mark({ parts }: { parts: MenuParts }) {
  return (
    <parts.ItemIndicator className={styles.mark}>
      <IconCheck size={18} />
    </parts.ItemIndicator>
  );
}

/** The text with which typed letters are compared. The label's element may contain an icon with text as well. */
const toText = (label: ReactNode) => (typeof label === 'string' ? label : undefined);

/** A long menu scrolls inside the space it has. */
export const ROOM = { maxBlockSize: 'min(26rem, var(--radix-popper-available-height))' };
