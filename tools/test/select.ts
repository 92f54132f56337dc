import type { Part } from './outcome';

/**
 * The parts named on the command line, with what they need, in their usual order; when none is named, all of them that
 * do not wait to be asked for.
 * @throws Error with one line for a name that no part has.
 */
export function selectParts(parts: Part[], names: string[]): Part[] {
  if (names.length === 0) return parts.filter(({ onDemand }) => !onDemand);
  const wanted = new Set<string>();
  for (const name of names) {
    const matches = parts.filter(
      (part) => part.name === name || (!part.onDemand && part.name.startsWith(`${name}-`)),
    );
    if (matches.length === 0) {
      throw new Error(`There is no part "${name}". Parts: ${parts.map((part) => part.name).join(', ')}.`);
    }
    for (const part of matches) {
      wanted.add(part.name);
      if (part.needs) wanted.add(part.needs);
    }
  }
  return parts.filter((part) => wanted.has(part.name));
}
