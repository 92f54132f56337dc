import { showLocalTimes } from './local-times';

/** The messages in the thread, the oldest first. */
export function listMessages(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part=thread] > *')];
}

/**
 * Returns a function that takes what has changed from the page as the server draws it now. What has not changed stays as
 * it is, with what is typed, selected and in focus. A part that says why its form was refused changes only with a page
 * that answers a form: other pages would remove the reason.
 */
export function partTaker(): (page: Document, answersForm?: boolean) => void {
  /** The markup that came from the server: the times in the page are others by now. */
  const shown = new Map<string, string>();
  const noteMessages = (root: ParentNode) => {
    for (const message of listMessages(root)) shown.set(message.id, message.innerHTML);
  };
  const notePart = (part: HTMLElement) => shown.set(part.dataset.part!, part.innerHTML);
  const hasChanged = (key: string, { innerHTML }: Element) => shown.get(key) !== innerHTML;
  noteMessages(document);
  listParts(document).forEach(notePart);

  return (page, answersForm = false) => {
    const thread = document.querySelector('[data-part=thread]');
    for (const message of listMessages(page)) {
      const before = document.getElementById(message.id);
      if (!before) thread?.append(copy(message));
      else if (hasChanged(message.id, message)) before.replaceWith(copy(message));
    }
    for (const part of listParts(page)) {
      const before = document.querySelector<HTMLElement>(`[data-part=${part.dataset.part}]`);
      if (!answersForm && before?.querySelector('[aria-invalid=true], [role=alert]')) continue;
      if (before && hasChanged(part.dataset.part!, part)) replaceContent(before, part);
      notePart(part);
    }
    noteMessages(page);
  };
}

function listParts(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part]:not([data-part=thread])')];
}

function copy(message: HTMLElement): HTMLElement {
  const copied = document.importNode(message, true);
  showLocalTimes(copied);
  return copied;
}

/** Keeps what is typed, what is open, and the focus. */
function replaceContent(before: HTMLElement, after: HTMLElement): void {
  const focused = document.activeElement;
  const hadFocus = before.contains(focused);
  const typed = new Map(listFields(before).map(({ name, value }) => [name, value]));
  const open = before.querySelector('details[open]');
  before.replaceChildren(...[...after.childNodes].map((node) => document.importNode(node, true)));
  for (const field of listFields(before)) field.value = typed.get(field.name) || field.value;
  if (open) before.querySelector('details')?.setAttribute('open', '');
  if (!hadFocus) return;
  const again = focused?.id ? document.getElementById(focused.id) : null;
  // What had the focus may be gone: readers with a keyboard go on from what was refused, or else from here.
  before.tabIndex = -1;
  const refused = before.querySelector<HTMLElement>('[autofocus]');
  (refused ?? again ?? before).focus({ preventScroll: true });
}

function listFields(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
}
