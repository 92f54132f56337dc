import { Menu } from '@ringtag/vendor/overlays';
import type { ComponentProps } from 'react';
import { MenuList, type MenuListProps } from './menu-list';
import { physicalSide } from './page-direction';
import type { MenuState } from './use-menu-state';

export interface DropdownListProps extends MenuListProps {
  /** Below the button, or beside it at the end of the line. */
  side?: 'bottom' | 'end';
  /** Which edges of the button and the menu are aligned. */
  align?: 'start' | 'end';
}

interface DropdownPanelProps extends DropdownListProps {
  id: string;
  dir: 'ltr' | 'rtl';
  state: MenuState;
  /** True if a key has opened the menu. Its first item then has the focus. */
  byKeyboard: boolean;
  hover: Pick<ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave'> | undefined;
  /** True if a press of the trigger must not close the menu. */
  keepOpenOnTrigger: boolean;
}

/** The opened part of a DropdownMenu: all code that the page does not need before. */
export function DropdownPanel({
  id,
  dir,
  state,
  byKeyboard,
  hover,
  keepOpenOnTrigger,
  side = 'bottom',
  align = 'start',
  ...list
}: DropdownPanelProps) {
  const { open, close, trigger } = state;
  return (
    <Menu.Root open={open} onOpenChange={(next) => !next && close()} modal={false} dir={dir}>
      <Menu.Anchor virtualRef={trigger} />
      <MenuList
        {...list}
        parts={Menu}
        state={state}
        content={{
          id,
          align,
          side: physicalSide(side, dir),
          sideOffset: 6,
          ...hover,
          onPointerDownOutside: (event) => {
            const pressed = event.target;
            if (keepOpenOnTrigger && pressed instanceof Node && trigger.current?.contains(pressed))
              event.preventDefault();
          },
          onEntryFocus: (event: Event) => {
            if (!byKeyboard || !(event.currentTarget instanceof HTMLElement)) return;
            event.preventDefault();
            event.currentTarget
              .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
              ?.focus({ preventScroll: true });
          },
        }}
      />
    </Menu.Root>
  );
}
