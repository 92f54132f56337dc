/**
 * jsdom has no modal dialogs. Gives `<dialog>` in tests the part of the standard that components rely on: the `open`
 * attribute, focus on the first control, focus back on close, the `close` event. Call it once per test file.
 */
export function installDialogInJsdom(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('input, button, select, textarea, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    (openers.get(this) as HTMLElement | null)?.focus();
    this.dispatchEvent(new Event('close'));
  };
}
