import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '../lite/class-names';
import { IconCheck } from '../lite/icons';
import styles from './dropdown-menu.module.css';

/** Spread on the button that opens the menu. */
export interface MenuTriggerProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: () => void;
}

/** Spread on an item drawn by `render`, such as the router's Link. */
export interface MenuItemProps {
  role: 'menuitem' | 'menuitemradio';
  tabIndex: -1;
  className: string;
  'aria-checked'?: boolean;
  'aria-disabled'?: true;
  onClick: () => void;
  children: ReactNode;
}

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** Set on every item of a choice; the chosen one is marked. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** Draws the item as another element: `render: (item) => <Link to="/profile" {...item} />`. */
  render?: (props: MenuItemProps) => ReactElement;
}

export interface DropdownMenuProps {
  /** `trigger={(menu) => <Button {...menu}>Account</Button>}` */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Accessible name of the menu. */
  label: string;
  items: readonly (MenuItem | 'separator')[];
  /** Which edges of button and menu meet. */
  align?: 'start' | 'end';
  /** Above the items, not part of the choice: who is signed in, for example. */
  header?: ReactNode;
}

const ITEMS = '[role^="menuitem"]';

/** A menu button after the ARIA authoring practices: arrows, Home, End, first letters, Escape, Tab. */
export function DropdownMenu({ trigger, label, items, align = 'start', header }: DropdownMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);

  const itemElements = () => Array.from(box.current?.querySelectorAll<HTMLElement>(ITEMS) ?? []);
  const focusItem = (index: number) => itemElements().at(index)?.focus();
  const close = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const elements = box.current?.querySelectorAll<HTMLElement>(ITEMS);
    elements?.[open === 'first' ? 0 : elements.length - 1]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const focusByLetter = (letter: string, from: number) => {
    const elements = itemElements();
    const rotated = [...elements.slice(from + 1), ...elements.slice(0, from + 1)];
    rotated.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key } = event;
    const elements = itemElements();
    const current = elements.indexOf(document.activeElement as HTMLElement);
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      setOpen(key === 'ArrowDown' ? 'first' : 'last');
    } else if (key === 'ArrowDown') focusItem((current + 1) % elements.length);
    else if (key === 'ArrowUp') focusItem(current <= 0 ? -1 : current - 1);
    else if (key === 'Home') focusItem(0);
    else if (key === 'End') focusItem(-1);
    else if (key === 'Escape') {
      // Only the menu closes, not a dialog around it.
      event.stopPropagation();
      close();
    } else if (key === 'Tab') return setOpen(false);
    else if (/^[\p{L}\p{N}]$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      focusByLetter(key.toLowerCase(), current);
    } else return;
    event.preventDefault();
  };

  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    close();
    item.onSelect?.();
  };

  return (
    <div ref={box} className={styles.box} onKeyDown={onKeyDown}>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': open ? menuId : undefined,
        onClick: () => setOpen(open ? false : 'first'),
      })}
      {open && (
        <div className={classNames(styles.panel, styles[align])}>
          {header && <div className={styles.header}>{header}</div>}
          <div role="menu" id={menuId} aria-label={label}>
            {items.map((item, index) =>
              item === 'separator' ? (
                <hr key={`separator-${index}`} className={styles.separator} />
              ) : (
                <Item key={item.id} item={item} onChoose={() => choose(item)} />
              ),
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const props: MenuItemProps = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    className: classNames(styles.item, item.danger && styles.danger),
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    onClick: onChoose,
    children: (
      <>
        {item.icon}
        <span className={styles.label}>{item.label}</span>
        {item.checked && <IconCheck size={18} />}
      </>
    ),
  };
  return item.render ? item.render(props) : <button type="button" {...props} />;
}
