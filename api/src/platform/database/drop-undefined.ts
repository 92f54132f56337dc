/** Removes undefined fields, which would overwrite existing values when objects are merged. */
export function dropUndefined<T extends object>(
  change: T,
): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;
}
