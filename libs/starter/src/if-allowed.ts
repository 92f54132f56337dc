/** Answers what `work` does with the storage of the browser; undefined where the browser blocks it. */
export function ifAllowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
