import { BUSY_ATTRIBUTE, SENDING } from '@ringtag/contracts';
import { CLICK_MS } from './click';

const TYPED = 'textarea, select, input:not([type=radio], [type=checkbox], [type=submit], [type=button])';

/**
 * Marks the root while somebody is in the middle of something: a field has the focus, a pointer is down, text is
 * selected, or a form is being sent. The application replaces the drawing only when the mark is gone. A field that has
 * the focus since the page was opened does not count before somebody has touched the page or typed.
 */
export function markBusy(): void {
  let pressed = false;
  let sending = false;
  let used = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = () => {
    const typing = used && document.activeElement?.matches(TYPED);
    const busy = sending || pressed || typing || getSelection()?.isCollapsed === false;
    if (busy) document.documentElement.setAttribute(BUSY_ATTRIBUTE, sending ? SENDING : '');
    else document.documentElement.removeAttribute(BUSY_ATTRIBUTE);
  };
  const release = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = false;
      mark();
    }, after);
  };
  document.addEventListener(
    'pointerdown',
    ({ button, isPrimary }) => {
      if (!isPrimary || button !== 0) return;
      clearTimeout(timer);
      pressed = true;
      mark();
    },
    true,
  );
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => release(CLICK_MS), true);
  // After all that listens to the click.
  document.addEventListener('click', () => release(0), true);
  const use = () => {
    used = true;
    mark();
  };
  for (const type of ['pointerdown', 'keydown', 'input'])
    document.addEventListener(type, use, { once: true });
  // The focus moves to the next field after this event.
  document.addEventListener('focusout', () => setTimeout(mark));
  for (const type of ['focusin', 'selectionchange']) document.addEventListener(type, mark);
  addEventListener('submit', ({ defaultPrevented }) => {
    sending ||= !defaultPrevented;
    mark();
  });
  addEventListener('pageshow', () => {
    sending = false;
    mark();
  });
}
