/**
 * Lets the page that answers a refused form open where its reader goes on: in the first field that was refused, or at
 * the alert that says why. Without a script, the browser would start at the top.
 */
export function focusRefused(markup: string): string {
  if (/ autofocus=""/.test(markup)) return markup;
  const field = ' aria-invalid="true"';
  if (markup.includes(field)) return markup.replace(field, `${field} autofocus=""`);
  return markup.replace(/ role="alert"/, '$& tabindex="-1" autofocus=""');
}
