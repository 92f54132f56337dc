import type { ContextMenu as RadixContextMenu, Menu as RadixMenu } from '@ringtag/vendor/overlays';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import styles from './dropdown-menu.module.css';
import type { MenuState } from './use-menu-state';

/** The Radix parts of a dropdown menu or of a context menu. They are alike, but the two cannot be mixed. */
type MenuParts = typeof RadixMenu | typeof RadixContextMenu;

/** An item that runs an action or leads to a page. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  onSelect?: () => void;
  /** Draws the item as a different element: `render: (item) => <Link to="/profile" {...item} />`. */
  render?: (props: { className: string; children: ReactNode }) => ReactElement;
}

export interface MenuListProps {
  /** Accessible name of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Stands above the items and cannot be chosen, such as the name of the signed-in person. */
  header?: ReactNode;
}

interface OwnListProps extends MenuListProps {
  parts: MenuParts;
  state: MenuState;
  content?: Partial<ComponentProps<MenuParts['Content']>>;
}

/** The list of a menu, drawn above the page. */
export function MenuList({ parts, label, items, header, state, content }: OwnListProps) {
  const headerId = useId();
  return (
    <parts.Portal container={state.container}>
      <parts.Content
        aria-label={label}
        aria-labelledby={undefined}
        aria-describedby={header ? headerId : undefined}
        className={styles.panel}
        // A long menu scrolls inside the space it has.
        style={{ maxBlockSize: 'min(26rem, var(--radix-popper-available-height))' }}
        // Makes a long menu scrollable by keyboard, whichever item has the focus.
        tabIndex={0}
        loop
        collisionPadding={8}
        {...state.content}
        {...content}
      >
        {header && (
          <div id={headerId} className={styles.header}>
            {header}
          </div>
        )}
        {items.map((item) => (
          <Item key={item.id} item={item} parts={parts} beforeSelect={state.giveFocusBack} />
        ))}
      </parts.Content>
    </parts.Portal>
  );
}

interface ItemProps {
  item: MenuItem;
  parts: MenuParts;
  /** Called before an item acts, so that a dialog that the item opens knows where the focus was. */
  beforeSelect: () => void;
}

function Item({ item, parts, beforeSelect }: ItemProps) {
  const { label, icon, danger, disabled, onSelect, render } = item;
  const look = {
    className: classNames(styles.item, danger && styles.danger),
    children: (
      <>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.label}>{label}</span>
      </>
    ),
  };
  return (
    <parts.Item
      asChild
      disabled={disabled}
      // The text with which typed letters are compared. The label's element may contain an icon with text as well.
      textValue={typeof label === 'string' ? label : undefined}
      onSelect={() => {
        beforeSelect();
        onSelect?.();
      }}
    >
      {render ? render(look) : <div {...look} />}
    </parts.Item>
  );
}
