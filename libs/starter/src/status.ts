/** How long a notice is shown, in milliseconds. */
const SHOWN_MS = 4000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short notice in the page's status line, and has it announced. */
export function say(text: string): void {
  clearTimeout(timer);
  write(text);
  timer = setTimeout(() => write(''), SHOWN_MS);
}

function write(text: string): void {
  const line = document.querySelector('[data-status]');
  if (line) line.textContent = text;
}
