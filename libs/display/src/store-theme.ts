import { browserStorage, THEME_STORE_KEY } from '@ringtag/session/browser-storage';

/** What is stored from the first page on (specification 3). In this file, because the page of a code has no byte to spare. */
export const firstLook = { mode: 'light', layout: 'modern' } as const;

/** Stores settings beside those that are stored already. Mode and layout are always there. */
export function storeTheme(changes: object): void {
  const stored = browserStorage.getRecord(THEME_STORE_KEY);
  browserStorage.set(THEME_STORE_KEY, JSON.stringify({ ...firstLook, ...stored, ...changes }));
}
