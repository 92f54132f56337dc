/**
 * Sends a `[data-once]` form so that the page that thanks takes its place in the history: Back then leads to where its
 * reader came from, and not to a text that is sent already. What is refused is sent again as the browser would, which
 * shows why.
 */
export function listenForOnce(): void {
  let sending = false;
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.once === undefined)
      return;
    event.preventDefault();
    if (sending) return;
    sending = true;
    void send(form).finally(() => (sending = false));
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) }).catch(
    () => undefined,
  );
  if (answer?.redirected) location.replace(answer.url);
  else form.submit();
}
