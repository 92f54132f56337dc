import { DOCUMENT_ID } from '@ringtag/contracts';

const SENT = 'sent';

/** Notes that the page thanks for a message: `[data-sent]` holds the code. */
export function markSent(): void {
  addEventListener('pageshow', () => {
    const alias = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
    try {
      if (alias) sessionStorage.setItem(SENT, `/scan/${alias}`);
    } catch {
      // The browser blocks storage: the text stays in the form.
    }
  });
}

/**
 * Empties the message form when Back leads to it from the page that thanks for the message: browsers give back what was
 * typed, and it would be sent twice.
 */
export function listenForSent(): void {
  addEventListener('pageshow', () => {
    try {
      if (sessionStorage.getItem(SENT) !== location.pathname) return;
      sessionStorage.removeItem(SENT);
      document.querySelector<HTMLFormElement>(`#${DOCUMENT_ID.messageForm}`)?.reset();
    } catch {
      // As above.
    }
  });
}
