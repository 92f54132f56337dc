/**
 * Returns true for a text without control characters. They cannot be seen or typed, and a NUL would end the text where
 * it is stored. Tabs are taken, because people paste them; line ends only where a text may have several `lines`.
 */
export function isPlainText(text: string, { lines = false } = {}): boolean {
  return !/\p{Cc}/u.test(text.replace(lines ? /[\t\n\r]/g : /\t/g, ''));
}
