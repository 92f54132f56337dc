/** The path of the page of a code. */
export function cardPath(alias: string): string {
  return `/scan/${encodeURIComponent(alias)}`;
}
