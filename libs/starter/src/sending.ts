/** After this time a form may be sent again: the person may have stopped the request. The server knows duplicates. */
const AGAIN_MS = 10_000;

/**
 * Ignores a second submit of a form while the first is under way. Without a network, a `[data-offline]` form is not
 * sent, and its `[data-note]` says so. Submits that the application handles are left alone.
 */
export function listenForSending(): void {
  let sent: { form: EventTarget | null; at: number } | undefined;

  document.addEventListener('submit', (event) => {
    const { target: form, timeStamp } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const { offline } = form.dataset;
    if (offline && !navigator.onLine) {
      event.preventDefault();
      note(offline);
    } else if (sent?.form === form && timeStamp - sent.at < AGAIN_MS) {
      event.preventDefault();
    } else {
      sent = { form, at: timeStamp };
    }
  });
  addEventListener('pageshow', () => (sent = undefined));
  addEventListener('online', () => note(''));
}

function note(text: string): void {
  for (const line of document.querySelectorAll('[data-offline] [data-note]')) line.textContent = text;
}
