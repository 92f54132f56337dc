import { elementAt } from './element-at';
import { ifAllowed } from './if-allowed';

/**
 * Remembers the language of a link that somebody presses, as the application does (`@ringtag/i18n`): otherwise it would
 * show the next page in the browser's language. The server keeps it in a cookie.
 */
export function listenForLanguage(): void {
  document.addEventListener('click', (event) => {
    const language = elementAt(event, 'a[lang]')?.lang;
    if (!language) return;
    // Where the browser blocks storage, the address says the language of the next page.
    ifAllowed(() => {
      localStorage.setItem('i18nextLng', language);
      localStorage.setItem('i18nextLngChosen', '1');
    });
  });
}
