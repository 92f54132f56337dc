const ANY = /[\u202A-\u202E\u2066-\u2069]/;
const EACH = /[\u202A-\u202E\u2066-\u2069]/g;
/** As other programs put it around telephone numbers: figures are read from left to right without it, too. */
const AROUND_FIGURES = /[\u202A\u2066]([^\p{L}"&'<\u202A-\u202E\u2066-\u2069]*)[\u202C\u2069]/gu;

/**
 * A text whose embeddings, overrides and isolates (UAX #9) are seen instead of obeyed: with them, a line can read as
 * another one, and the name of a program as that of a picture. `Bob \u202Eevil` becomes `Bob [U+202E]evil`. Takes also
 * JSON, and HTML in which they stand in texts only.
 */
export function showDirectionMarks(text: string): string {
  if (!ANY.test(text)) return text;
  return text
    .replace(AROUND_FIGURES, '$1')
    .replace(EACH, (mark) => `[U+${mark.charCodeAt(0).toString(16).toUpperCase()}]`);
}

/** Whether a text has such marks. */
export function hasDirectionMarks(text: string): boolean {
  return ANY.test(text);
}
