/** What is given of a change: fields that were left out would write over what is there when objects are merged. */
export function dropUndefined<T extends object>(
  change: T,
): { [Field in keyof T]?: Exclude<T[Field], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as never;
}
