import { CHALLENGE } from '@ringtag/contracts';

const PATH = /^\/scan\/([^/]+)\/verify\/([^/]+)$/;

/**
 * Sends the form of a one-time code (`[data-digits]`) with its last digit, as the application does. It also keeps the
 * step as mfe-scan does, so that a scan of the code leads back to it: people close the tab to look into their mailbox.
 */
export function listenForDigits(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { length } = target.value.replace(/\D/g, '');
    if (length === Number(target.dataset.digits)) target.form?.requestSubmit();
  });
  addEventListener('load', keepStep);
}

function keepStep(): void {
  const [, alias, challengeId] = PATH.exec(location.pathname) ?? [];
  if (!document.querySelector('[data-digits]') || !alias) return;
  const expiresAt = new Date(Date.now() + CHALLENGE.life).toISOString();
  try {
    localStorage.setItem(`step ${alias}`, JSON.stringify({ challengeId, expiresAt }));
  } catch {
    // The browser blocks storage: the mail has a link.
  }
}
