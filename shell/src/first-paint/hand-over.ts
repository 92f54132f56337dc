import { BUSY_ATTRIBUTE, SENDING } from '@ringtag/contracts';
import { findSuccessor, isLoading, replaceFirstPaint, watchPage } from './first-paint';

/**
 * Replaces the server's drawing by the page. It waits until the page has its data, and until nobody types or presses
 * anything: a phone closes its keyboard when the focused field is replaced. When the drawing's form is submitted before
 * that, the page takes over and submits its own form. Returns a function that stops waiting.
 */
export function handOver(): () => void {
  // Seen in measurements: from here on the page could be shown.
  performance.mark('page-ready');
  const html = document.documentElement;
  const waiting = new AbortController();
  const mustWait = () => html.hasAttribute(BUSY_ATTRIBUTE) || isLoading();
  const finish = () => {
    waiting.abort();
    replaceFirstPaint();
  };
  if (!mustWait()) {
    finish();
    return () => undefined;
  }
  const look = () => mustWait() || finish();
  const observer = new MutationObserver(look);
  observer.observe(html, { attributes: true, attributeFilter: [BUSY_ATTRIBUTE] });
  const unwatch = watchPage(look);
  waiting.signal.addEventListener('abort', () => {
    observer.disconnect();
    unwatch();
  });
  const submit = (event: SubmitEvent) => sendWithPage(event, finish);
  addEventListener('submit', submit, { capture: true, signal: waiting.signal });
  return () => waiting.abort();
}

/**
 * Sends the form of the page instead of the one that the server has drawn, unless that one is already on its way. Some
 * buttons submit only the drawn form, such as the one that adds a field. The page's own button is clicked for these.
 */
function sendWithPage(event: SubmitEvent, finish: () => void): void {
  const { target: form, submitter } = event;
  if (document.documentElement.getAttribute(BUSY_ATTRIBUTE) === SENDING) return;
  const next = form instanceof HTMLFormElement && findSuccessor(form);
  if (!next) return;
  const button = submitter && findSuccessor(submitter);
  event.preventDefault();
  event.stopPropagation();
  finish();
  // Later, because the page first has to take over what was typed.
  setTimeout(() => {
    if (button instanceof HTMLButtonElement && button.type !== 'submit') button.click();
    else next.requestSubmit(button);
  });
}
