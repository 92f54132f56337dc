/** Ends quick words that people have to complete. */
const GAP = /\s*…$/;

/** Quick words fill the field for the text, or continue what was typed, and put the cursor at their end. */
export function listenForWords(): void {
  const words = document.querySelector<HTMLElement>('[data-words]');
  const field = words?.closest('form')?.querySelector('textarea');
  if (!words || !field) return;
  words.addEventListener('click', ({ target }) => {
    const word = target instanceof Element && target.closest<HTMLElement>('[data-word]')?.dataset['word'];
    if (!word) return;
    const typed = field.value.trimEnd();
    const begun = word.replace(GAP, ' ');
    field.value = typed ? `${typed} ${begun}` : begun;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  });
  words.hidden = false;
}
