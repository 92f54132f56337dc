import { cardPath, DOCUMENT_ID, toTypedKey } from '@ringtag/contracts';
import { ifAllowed } from './if-allowed';

const SENT = 'sent';

/** Notes that the page thanks for a message: `[data-sent]` holds the code. */
export function markSent(): void {
  addEventListener('pageshow', () => {
    const alias = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
    if (alias) ifAllowed(() => sessionStorage.setItem(SENT, cardPath(alias)));
  });
}

/**
 * Empties the message form when Back leads to it from the page that thanks for the message: browsers give back what was
 * typed, and it would be sent twice. Where the browser blocks storage, the text stays in the form.
 */
export function listenForSent(): void {
  addEventListener('pageshow', () => {
    const { pathname } = location;
    ifAllowed(() => {
      if (sessionStorage.getItem(SENT) !== pathname) return;
      sessionStorage.removeItem(SENT);
      sessionStorage.removeItem(toTypedKey(pathname));
      document.querySelector<HTMLFormElement>(`#${DOCUMENT_ID.messageForm}`)?.reset();
    });
  });
}
