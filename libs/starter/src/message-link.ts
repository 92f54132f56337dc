import { DOCUMENT_ID } from '@ringtag/contracts';
import { elementAt } from './element-at';

/** `[data-message]` opens the message form, scrolls to it and puts the cursor into it. */
export function listenForMessage(): void {
  document.addEventListener('click', (event) => {
    const part = document.getElementById(DOCUMENT_ID.message);
    if (!part || !elementAt(event, '[data-message]') || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    if (part instanceof HTMLDetailsElement) part.open = true;
    part.scrollIntoView();
    // In the same event: later, iPhones open no keyboard.
    part.querySelector('textarea')?.focus({ preventScroll: true });
  });
}
