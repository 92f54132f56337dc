/**
 * Adds modal dialogs to jsdom, which has none. It adds only what our components need: the `open` attribute, the focus
 * on the first control, the focus back on close, and the `close` event. Call it once per test file.
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
