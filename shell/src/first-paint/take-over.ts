type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input[name]:not([type=hidden]), textarea[name], select[name]';

const isField = (element: Element): element is Field => element.matches('input, textarea, select');
const isText = (element: Element): element is TextField => isField(element) && 'selectionStart' in element;
const isChoice = (element: Element): element is HTMLInputElement =>
  element.matches('input[type=radio], input[type=checkbox]');

/**
 * Prepares to take over what a person did in the old drawing; call the answer when `page` is visible in its place. The
 * focus is read at once, because it is lost when `old` leaves the document.
 */
export function takeOver(old: HTMLElement, page: HTMLElement): () => void {
  const active = document.activeElement;
  const left = active instanceof HTMLElement && old.contains(active) ? active : undefined;
  const scrolled = left?.scrollTop ?? 0;
  return () => {
    for (const field of old.querySelectorAll<Field>(FIELDS))
      takeOverField(field, findCounterpart(field, old, page));
    for (const details of old.querySelectorAll('details')) {
      const next = findCounterpart(details, old, page);
      if (next) next.open = details.open;
    }
    const next = left && findCounterpart(left, old, page);
    if (next) takeOverFocus(left, next, scrolled);
  };
}

/** The element of `page` that takes the place of `element`, which is in `old`. */
export function findCounterpart<T extends HTMLElement>(
  element: T,
  old: HTMLElement,
  page: HTMLElement,
): T | undefined {
  const name = toName(element);
  const list = (part: HTMLElement) =>
    [...part.querySelectorAll<T>(element.localName)].filter((other) => toName(other) === name);
  const found = list(page);
  return found[list(old).indexOf(element)] ?? found[0];
}

/** What an element is called in both drawings. Several may share a name, such as two links to the same address. */
function toName(element: HTMLElement): string | null {
  if (isChoice(element)) return `${element.name}=${element.value}`;
  const known = ['name', 'href', 'id'].find((attribute) => element.hasAttribute(attribute));
  return known ? element.getAttribute(known) : (element.querySelector('summary') ?? element).textContent;
}

/** Sets what was typed or chosen, with the events of typing and choosing. What the drawing suggested is neither. */
function takeOverField(field: Field, next: Field | undefined): void {
  if (!next) return;
  if (isChoice(field)) {
    if (field.checked === field.defaultChecked) return;
    // A radio button is turned off by the one that takes its place.
    const isSet = field.checked || field.type === 'checkbox';
    if (isChoice(next) && isSet && field.checked !== next.checked) next.click();
  } else if (isText(field) ? field.value !== field.defaultValue : field.value !== next.value) {
    setValue(next, field.value);
  }
}

/** Sets the same text selection, too. */
function takeOverFocus(left: HTMLElement, next: HTMLElement, scrolled: number): void {
  next.focus({ preventScroll: true });
  if (!isText(left) || !isText(next)) return;
  // Fields of some types, such as e-mail, have no selection that can be set.
  if (left.selectionStart !== null) next.setSelectionRange(left.selectionStart, left.selectionEnd);
  next.scrollTop = scrolled;
}

/**
 * Sets the value through the prototype: React ignores the event when the value was set through its own property on the
 * element.
 */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
