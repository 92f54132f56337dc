export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
}

/** The text without case and accents: "cote" finds "Côte d’Ivoire". */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The options whose label contains all typed words. */
export function matching<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}
