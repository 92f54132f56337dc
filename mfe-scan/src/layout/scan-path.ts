/** The path of the page of a code. */
export function scanPath(alias: string): string {
  return `/scan/${encodeURIComponent(alias)}`;
}
