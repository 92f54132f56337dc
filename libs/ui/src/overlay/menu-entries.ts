import type { ReactElement, ReactNode } from 'react';

interface Labelled {
  id: string;
  label: ReactNode;
}

interface Selectable extends Labelled {
  icon?: ReactNode;
  disabled?: boolean;
}

/** Spread on an item drawn by `render`, such as the router's Link. */
export interface MenuItemProps {
  className: string;
  children: ReactNode;
}

/** Does something, or leads somewhere. */
export interface MenuItem extends Selectable {
  kind?: undefined;
  onSelect?: () => void;
  danger?: boolean;
  /** Draws the item as another element: `render: (item) => <Link to="/profile" {...item} />`. */
  render?: (props: MenuItemProps) => ReactElement;
}

/** Switches something on and off; the menu stays open. */
export interface MenuCheck extends Selectable {
  kind: 'check';
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** One of several. */
export interface MenuChoice extends Labelled {
  kind: 'choice';
  value: string;
  options: readonly { value: string; label: ReactNode; icon?: ReactNode; disabled?: boolean }[];
  onChange: (value: string) => void;
}

export interface MenuGroup extends Labelled {
  kind: 'group';
  items: readonly MenuEntry[];
}

/** A menu of its own beside the item; on small screens a group. */
export interface Submenu extends Selectable {
  kind: 'submenu';
  items: readonly MenuEntry[];
}

export type MenuEntry = 'separator' | MenuItem | MenuCheck | MenuChoice | MenuGroup | Submenu;
