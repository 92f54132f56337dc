import { ContextMenu as RadixContextMenu } from '@ringtag/vendor/overlays';
import type { ReactElement } from 'react';
import { MenuList, type MenuListProps } from './menu-list';
import { usePageDirection } from './page-direction';
import { useMenuState } from './use-menu-state';

export interface ContextMenuProps extends MenuListProps {
  /** The area to which the menu belongs. It must be reachable by keyboard. */
  children: ReactElement;
}

/** A menu that opens on a right click, a long touch or the menu key (specification 4). */
export function ContextMenu({ children, ...list }: ContextMenuProps) {
  const state = useMenuState();
  const { openFrom, close, trigger } = state;
  const dir = usePageDirection();
  const setOpen = (next: boolean) => (next ? openFrom(document.activeElement) : close());
  return (
    <RadixContextMenu.Root onOpenChange={setOpen} modal={false} dir={dir}>
      <RadixContextMenu.Trigger asChild ref={trigger}>
        {children}
      </RadixContextMenu.Trigger>
      <MenuList {...list} parts={RadixContextMenu} state={state} />
    </RadixContextMenu.Root>
  );
}
