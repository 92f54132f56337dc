/**
 * A visible character: no blank (nor the blank Braille pattern), no control character, nothing that Unicode says is not
 * drawn.
 */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/**
 * A typed text without the space around it, or the empty text if none of it is visible. Pages and the server use the
 * same rule.
 */
export function trimmed(text: string): string {
  return VISIBLE.test(text) ? text.trim() : '';
}
