export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Options with the same heading stand together under it. */
  group?: string;
}

/** Without case and accents: "cote" finds "Côte d’Ivoire". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The options whose label has all the words that were typed. */
export function matching<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** Options under their headings; those without one stand under the empty heading. */
export function grouped<Option extends ComboboxOption>(options: readonly Option[]): [string, Option[]][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = option.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}
