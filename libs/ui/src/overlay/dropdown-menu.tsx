import { Slot } from '@ringtag/vendor/inline';
import {
  createElement,
  useId,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { DropdownListProps } from './dropdown-panel';
import { onDemand } from './on-demand';
import { usePageDirection } from './page-direction';
import { useHoverOpen } from './use-hover-open';
import { useMenuState } from './use-menu-state';

const panel = onDemand(async () => (await import('./dropdown-panel')).DropdownPanel);

export interface DropdownMenuProps extends DropdownListProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** With `hover`, a press and the keyboard open the menu too. */
  openOn?: 'click' | 'hover';
}

/** A menu that opens on click or hover (specification 4) and follows the ARIA authoring practices. */
export function DropdownMenu({ trigger, openOn = 'click', ...list }: DropdownMenuProps) {
  const id = useId();
  const dir = usePageDirection();
  const hovers = openOn === 'hover';
  const state = useMenuState();
  const { open, openFrom, close, trigger: button } = state;
  const [byKeyboard, setByKeyboard] = useState(false);
  const Panel = panel.usePart(open, close);
  const hover = useHoverOpen(hovers, (next) => {
    if (next === open) return;
    if (next) openFrom(document.activeElement);
    else close();
  });

  const press = (keyboard: boolean) => {
    setByKeyboard(keyboard);
    openFrom(button.current);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    // If a hovering mouse has opened the menu, a press of the mouse must not close it.
    // Nor does an impatient second press while the list still loads.
    if (open && Panel && !(hovers && event.pointerType === 'mouse')) return close();
    event.preventDefault();
    press(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    if (open && Panel && event.key !== 'ArrowDown') close();
    else press(true);
  };
  return (
    <>
      <Slot.Root
        ref={button}
        {...{ type: 'button' }}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={(open && !Panel) || undefined}
        aria-controls={open ? id : undefined}
        {...hover.trigger}
        onPointerEnter={(event) => {
          panel.preload();
          hover.trigger?.onPointerEnter(event);
        }}
        onFocus={panel.preload}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot.Root>
      {Panel &&
        createElement(Panel, {
          ...list,
          id,
          dir,
          state,
          byKeyboard,
          hover: hover.content,
          keepOpenOnTrigger: hovers,
        })}
    </>
  );
}
