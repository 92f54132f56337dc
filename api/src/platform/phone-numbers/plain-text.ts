/**
 * A text in which a telephone number looks the same however it was written: without the marks of direction that other
 * programs put around numbers, with dashes and digits of all kinds as ASCII.
 */
export function toPlainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212·•]/gu, '-')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/^\s*tel:/i, '')
    .trim();
}
