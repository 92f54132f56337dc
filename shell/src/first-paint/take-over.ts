type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Copies typed values and choices from `old` to the fields of the same names in `page`, with the events of typing. */
export function takeOverFields(old: HTMLElement, page: HTMLElement): void {
  for (const control of old.querySelectorAll<HTMLElement>('input[name], textarea[name]')) {
    if (!isControl(control) || control.type === 'hidden') continue;
    const next = findCounterpart(control, page);
    if (!next || !isControl(next)) continue;
    if (!isChoice(control)) {
      if (control.value !== control.defaultValue) type(next, control.value);
    } else if (control.checked && isChoice(next) && !next.checked) {
      next.click();
    }
  }
}

/** Moves the focus from a link or field of the old drawing to the same one in `page`, with the same text selection. */
export function takeOverFocus(left: HTMLElement, page: HTMLElement): void {
  const next = findCounterpart(left, page);
  next?.focus({ preventScroll: true });
  if (!next || !isControl(left) || !isControl(next)) return;
  // Fields of some types, such as e-mail, have no selection that can be set.
  if (left.selectionStart !== null) next.setSelectionRange(left.selectionStart, left.selectionEnd);
}

function findCounterpart(element: HTMLElement, page: HTMLElement): HTMLElement | undefined {
  const names = isControl(element) && isChoice(element) ? ['name', 'value'] : ['name', 'href'];
  const known = names.filter((name) => element.hasAttribute(name));
  if (known.length === 0) return undefined;
  return [...page.querySelectorAll<HTMLElement>(element.localName)].find((candidate) =>
    known.every((name) => candidate.getAttribute(name) === element.getAttribute(name)),
  );
}

/**
 * Sets the value through the prototype: React ignores the event when the value was set through its own property on the
 * element.
 */
function type(control: Control, value: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
