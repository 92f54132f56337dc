export function scanPath(alias: string): string {
  return `/scan/${encodeURIComponent(alias)}`;
}
