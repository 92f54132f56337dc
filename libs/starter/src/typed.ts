import { DOCUMENT_ID, toTypedKey } from '@ringtag/contracts';
import { ifAllowed } from './if-allowed';

/**
 * Keeps the text of the message form in this tab, and gives it back after a reload. It listens on the document: the
 * application puts a form of its own in place of the server's.
 */
export function keepTyped(): void {
  const key = toTypedKey(location.pathname);
  const field = document.querySelector<HTMLTextAreaElement>(`#${DOCUMENT_ID.messageForm} textarea`);
  if (field) field.value ||= ifAllowed(() => sessionStorage.getItem(key)) ?? '';
  document.addEventListener('input', (event) => {
    const typed = event.target as Partial<HTMLTextAreaElement>;
    if (typed.form?.id === DOCUMENT_ID.messageForm && typed.name === 'body')
      ifAllowed(() => sessionStorage.setItem(key, typed.value!));
  });
}
