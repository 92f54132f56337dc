/**
 * The address in a QR code. Upper case allows the alphanumeric mode of QR codes, which makes a smaller symbol. Scheme
 * and host are case-insensitive, and the server routes the path without regard to case.
 */
export function scanUrl(origin: string, alias: string): string {
  return `${origin}/scan/${alias}`.toUpperCase();
}
