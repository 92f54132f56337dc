import { CLICK_MS } from './click';
import { elementAt } from './element-at';
import { copy } from './share';

const HOLD_MS = 500;
/** A finger that moves further than this scrolls. */
const STILL_PX = 10;

/**
 * Holding a `[data-hold]` row copies what its `[data-copy]` button copies. The click and the context menu of the same
 * press are suppressed.
 */
export function listenForHolding(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let press: { from: PointerEvent; button: HTMLElement; copied?: Promise<boolean> } | undefined;
  const end = () => (press = undefined);

  document.addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    end();
    const row = event.button === 0 && event.isPrimary && elementAt(event, '[data-hold]');
    const button = row && row.querySelector<HTMLElement>('[data-copy]');
    if (!button) return;
    const started = (press = { from: event, button } as NonNullable<typeof press>);
    timer = setTimeout(() => (started.copied = copy(button)), HOLD_MS);
  });
  document.addEventListener('pointermove', ({ x, y }) => {
    if (!press || press.copied || Math.hypot(x - press.from.x, y - press.from.y) <= STILL_PX) return;
    clearTimeout(timer);
    end();
  });
  const release = ({ type }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(end, CLICK_MS);
    if (type === 'pointerup' && press?.copied) void copyAgain(press.button, press.copied);
  };
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, release);
  const suppress = (event: Event) => {
    // A touch opens the menu at about the same time as the row is copied.
    if (!press?.copied && !(event.type === 'contextmenu' && press?.from.pointerType === 'touch')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'contextmenu']) document.addEventListener(type, suppress, true);
}

/** Browsers that allow copying only at the end of a touch refused it while the finger was down. */
async function copyAgain(button: HTMLElement, copied: Promise<boolean>): Promise<void> {
  if (!(await copied)) await copy(button);
}
