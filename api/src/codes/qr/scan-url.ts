/**
 * What a QR code holds. All of it is upper case: scheme and host do not mind, the path is routed without regard
 * to case, and the alphanumeric mode of QR codes makes a smaller symbol.
 */
export function scanUrl(origin: string, alias: string): string {
  return `${origin}/scan/${alias}`.toUpperCase();
}
