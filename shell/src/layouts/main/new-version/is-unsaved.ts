/** Where somebody has typed longer texts. Some of these fields, such as those for replies, are saved by no form. */
const typed = new Set<HTMLTextAreaElement>();

/** Notes where somebody types. Returns a function that stops it. */
export function followTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.add(target);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether a reload would lose something. `useLeaveGuard` answers for the forms, as it answers to the browser. */
export function isUnsaved(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  if ([...typed].some(({ value }) => value !== '')) return true;
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
