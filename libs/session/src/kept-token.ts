const keyOf = (path: string) => `token ${path}`;

/**
 * Keeps the secret of a mailed link in this tab, for the page at `path`, while its reader signs in: no address must
 * carry it (LNK-7). Answers what is kept, also when nothing arrived this time.
 */
export function keptToken(path: string, arrived: string | null): string | null {
  try {
    if (arrived) sessionStorage.setItem(keyOf(path), arrived);
    return arrived ?? sessionStorage.getItem(keyOf(path));
  } catch {
    return arrived;
  }
}

/** To be called when a link was used or turned down. */
export function forgetToken(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {
    // Nothing was kept.
  }
}
