import { tabStorage } from './browser-storage';

const toKey = (path: string) => `token ${path}`;

/**
 * The secret of a mailed link for the page at `path`, also if this visit brought none. It is kept in this tab while the
 * reader signs in, because no address may carry it (LNK-7).
 */
export function keptToken(path: string, arrived: string | null): string | null {
  if (arrived) tabStorage.set(toKey(path), arrived);
  return arrived ?? tabStorage.get(toKey(path));
}

/** Call it when a link was used or declined. */
export function forgetToken(path: string): void {
  tabStorage.remove(toKey(path));
}
