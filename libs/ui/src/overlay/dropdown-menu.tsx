import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ContextMenu as RadixContextMenu, DropdownMenu as RadixMenu } from 'radix-ui';
import type { MenuEntry } from './menu-entries';
import { MenuEntries, ROOM } from './menu-items';
import styles from './dropdown-menu.module.css';
import { physicalSide, usePageDirection } from './page-direction';
import { usePortalContainer } from './portal-container';
import { useHoverOpen } from './use-hover-open';

export interface DropdownMenuProps {
  /** The button that opens the menu; with `context` the area that the menu is about, which the keyboard must reach. */
  trigger: ReactElement;
  /** `hover` opens by a press and by keyboard too; `context` by a right press, a long touch or the menu key. */
  openOn?: 'click' | 'hover' | 'context';
  /** Accessible name of the menu. */
  label: string;
  items: readonly MenuEntry[];
  /** Below the button, or beside it where its line of text ends. */
  side?: 'bottom' | 'end';
  /** Which edges of button and menu meet. */
  align?: 'start' | 'end';
  /** Above the items, not part of the choice: who is signed in, for example. */
  header?: ReactNode;
}

/** A menu that opens on click, hover or context menu (specification 4), after the ARIA authoring practices. */
export function DropdownMenu({
  trigger,
  openOn = 'click',
  label,
  items,
  side = 'bottom',
  align = 'start',
  header,
}: DropdownMenuProps) {
  const parts = openOn === 'context' ? RadixContextMenu : RadixMenu;
  const headerId = useId();
  const dir = usePageDirection();
  const container = usePortalContainer();
  const { open, setOpen, triggerRef, giveFocusBack, handlers } = useMenuState(openOn);
  return (
    <parts.Root open={open} onOpenChange={setOpen} modal={false} dir={dir}>
      <parts.Trigger asChild ref={triggerRef} {...handlers.trigger}>
        {trigger}
      </parts.Trigger>
      <parts.Portal container={container}>
        <parts.Content
          aria-label={label}
          aria-labelledby={undefined}
          aria-describedby={header ? headerId : undefined}
          className={styles.panel}
          style={ROOM}
          // A long menu can be scrolled with the keyboard, whichever item has the focus.
          tabIndex={0}
          loop
          collisionPadding={8}
          {...(openOn !== 'context' && { align, side: physicalSide(side, dir), sideOffset: 6 })}
          {...handlers.content}
        >
          {header && (
            <div id={headerId} className={styles.header}>
              {header}
            </div>
          )}
          <MenuEntries parts={parts} items={items} beforeSelect={giveFocusBack} />
        </parts.Content>
      </parts.Portal>
    </parts.Root>
  );
}

/** Whether the menu is open, and where the focus goes when it closes. */
function useMenuState(openOn: 'click' | 'hover' | 'context') {
  const [open, setOpenState] = useState(false);
  const trigger = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const hovers = openOn === 'hover';

  const openFrom = (origin: Element | null) => {
    returnTo.current = origin;
    setOpenState(true);
  };
  const setOpen = (next: boolean) => {
    if (next) openFrom(openOn === 'context' ? document.activeElement : trigger.current);
    else setOpenState(false);
  };
  const giveFocusBack = () => {
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
  };
  const hover = useHoverOpen(hovers, (next) => {
    if (next === open) return;
    if (next) openFrom(document.activeElement);
    else setOpenState(false);
  });

  return {
    open,
    setOpen,
    giveFocusBack,
    triggerRef: (element: HTMLElement | null) => void (trigger.current = element),
    handlers: {
      trigger: {
        ...hover.trigger,
        ...(hovers && {
          // The hovering mouse has opened the menu; its press must not close it.
          onPointerDown: (event: PointerEvent) => {
            if (event.pointerType !== 'mouse') return;
            event.preventDefault();
            setOpen(true);
          },
        }),
      },
      content: {
        ...hover.content,
        onPointerDownOutside: (event: Event) => {
          if (hovers && event.target instanceof Node && trigger.current?.contains(event.target))
            event.preventDefault();
        },
        onCloseAutoFocus: (event: Event) => {
          event.preventDefault();
          // What took the focus keeps it.
          if (document.activeElement === document.body) giveFocusBack();
        },
        onKeyDown: (event: KeyboardEvent) => {
          // Escape closes the menu alone, not what is around it.
          if (event.key === 'Escape') event.stopPropagation();
        },
        onKeyDownCapture: (event: KeyboardEvent) => {
          if (event.key !== 'Tab') return;
          // Leaves the menu, to what stands after its button.
          event.stopPropagation();
          giveFocusBack();
          setOpenState(false);
        },
      },
    },
  };
}
