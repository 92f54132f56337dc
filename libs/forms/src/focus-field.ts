/**
 * Focuses the first control with an error and answers true; answers false if there is none. `errors` is keyed by the
 * names of the controls.
 */
export function focusFirstError(form: HTMLFormElement, errors: object): boolean {
  const [first] = Object.keys(errors);
  if (first === undefined) return false;
  const control = form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
  return true;
}
