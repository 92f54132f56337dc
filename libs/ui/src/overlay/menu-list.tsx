import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './dropdown-menu.module.css';
import type { MenuEntry } from './menu-entries';
import { MenuEntries, ROOM, type MenuParts } from './menu-items';
import { usePortalContainer } from './portal-container';
import type { MenuState } from './use-menu-state';

export interface MenuListProps {
  label: string;
  items: readonly MenuEntry[];
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
  const container = usePortalContainer();
  return (
    <parts.Portal container={container}>
      <parts.Content
        aria-label={label}
        aria-labelledby={undefined}
        aria-describedby={header ? headerId : undefined}
        className={styles.panel}
        style={ROOM}
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
        <MenuEntries parts={parts} items={items} beforeSelect={state.giveFocusBack} />
      </parts.Content>
    </parts.Portal>
  );
}
