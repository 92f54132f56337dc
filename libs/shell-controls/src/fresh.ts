/** What the header has just read is not read again, in milliseconds, by a page that shows it too. */
export const FRESH_MS = 5000;
