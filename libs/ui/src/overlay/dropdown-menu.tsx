import { Slot } from '@ringtag/vendor/overlays';
import {
  createElement,
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import type { DropdownListProps, DropdownPanel } from './dropdown-panel';
import { usePageDirection } from './page-direction';
import { useHoverOpen } from './use-hover-open';
import { useMenuState } from './use-menu-state';
import { whenIdle } from './when-idle';

type Panel = typeof DropdownPanel;

let loading: Promise<void> | undefined;
let Loaded: Panel | undefined;

/** Loads the list. It is not part of the first page, because few pages show a menu at first. */
function loadPanel(): Promise<void> {
  loading ??= import('./dropdown-panel').then((module) => void (Loaded = module.DropdownPanel));
  loading.catch(() => (loading = undefined));
  return loading;
}

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
  const Panel = usePanel(open, close);
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
          preload();
          hover.trigger?.onPointerEnter(event);
        }}
        onFocus={preload}
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

/** A failure shows when the menu is opened, which tries again. */
function preload(): void {
  loadPanel().catch(() => undefined);
}

/**
 * The list, as soon as the menu is open and the list is loaded. It loads when the browser is idle, so that menus open
 * without a network too. Closes the menu if loading fails.
 */
function usePanel(open: boolean, close: () => void): Panel | undefined {
  const [, setLoads] = useState(0);
  useEffect(() => whenIdle(preload), []);
  useEffect(() => {
    if (!open || Loaded) return;
    loadPanel().then(() => setLoads((loads) => loads + 1), close);
  }, [open, close]);
  return Loaded;
}
