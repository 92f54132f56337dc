/** What can be seen: no blank, that of Braille included, no control character, nothing that Unicode leaves undrawn. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** A typed text without the space around it, empty where nobody would see any of it: for pages and server alike. */
export function trimmed(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}
