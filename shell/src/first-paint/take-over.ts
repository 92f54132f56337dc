type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Brings what was typed and chosen in `old` into the fields of the same names in `page`, as if it was typed there. */
export function takeOverFields(old: HTMLElement, page: HTMLElement): void {
  for (const control of old.querySelectorAll<HTMLElement>('input[name], textarea[name]')) {
    if (!isControl(control) || control.type === 'hidden') continue;
    const next = counterpartOf(control, page);
    if (!next || !isControl(next)) continue;
    if (!isChoice(control)) {
      if (control.value !== control.defaultValue) type(next, control.value);
    } else if (control.checked && isChoice(next) && !next.checked) {
      next.click();
    }
  }
}

/** Whoever was in a link or a field of `old` is in the same one of `page`, at the same place of the text. */
export function takeOverFocus(left: HTMLElement, page: HTMLElement): void {
  const next = counterpartOf(left, page);
  next?.focus({ preventScroll: true });
  if (!next || !isControl(left) || !isControl(next)) return;
  // Fields of some types, such as e-mail, have no selection that can be set.
  if (left.selectionStart !== null) next.setSelectionRange(left.selectionStart, left.selectionEnd);
}

function counterpartOf(element: HTMLElement, page: HTMLElement): HTMLElement | undefined {
  const names = isControl(element) && isChoice(element) ? ['name', 'value'] : ['name', 'href'];
  const known = names.filter((name) => element.hasAttribute(name));
  if (known.length === 0) return undefined;
  return [...page.querySelectorAll<HTMLElement>(element.localName)].find((candidate) =>
    known.every((name) => candidate.getAttribute(name) === element.getAttribute(name)),
  );
}

/** React hears of a value only when it was not set through the property that it watches. */
function type(control: Control, value: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
