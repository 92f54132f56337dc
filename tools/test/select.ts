import type { Change } from './change';
import type { Part } from './outcome';

/**
 * Answers the parts to run, in their usual order. These are the parts named on the command line and what those need.
 * Without a name they are all parts, except those that only run by name.
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

/** The parts that a change can reach, without those that only run by name. */
export const selectReached = (parts: Part[], { folders }: Change): Part[] =>
  parts.filter(
    ({ onDemand, reachedBy }) =>
      !onDemand && (!reachedBy || reachedBy.some((folder) => folders.includes(folder))),
  );
