/** Focuses the first field of a form that has an error; `errors` is keyed by the names of its controls. */
export function focusFirstError(form: HTMLFormElement, errors: object): boolean {
  const [first] = Object.keys(errors);
  if (first === undefined) return false;
  const control = form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
  return true;
}
