import type { ReactElement, ReactNode } from 'react';

interface Labelled {
  id: string;
  label: ReactNode;
}

interface Selectable extends Labelled {
  icon?: ReactNode;
  disabled?: boolean;
}

/** Props to spread on an item that `render` draws, such as the router's Link. */
export interface MenuItemProps {
  className: string;
  children: ReactNode;
}

/** An item that runs an action or leads to a page. */
export interface MenuItem extends Selectable {
  kind?: undefined;
  onSelect?: () => void;
  danger?: boolean;
  /** Draws the item as a different element: `render: (item) => <Link to="/profile" {...item} />`. */
  render?: (props: MenuItemProps) => ReactElement;
}

/** An item that is on or off. The menu stays open when it changes. */
export interface MenuCheck extends Selectable {
  kind: 'check';
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice of one of several options. */
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

/** A submenu beside its item. On small screens it is shown as a group. */
export interface Submenu extends Selectable {
  kind: 'submenu';
  items: readonly MenuEntry[];
}

export type MenuEntry = 'separator' | MenuItem | MenuCheck | MenuChoice | MenuGroup | Submenu;
