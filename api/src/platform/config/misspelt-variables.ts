import leven from 'leven';
import minBy from 'lodash/minBy';
import { listVariables } from './load-config';

/** OpenTelemetry reads more variables than we do. */
const OTHERS = /^OTEL_/;
/** Short names are near to many words. */
const LETTERS_PER_MISTAKE = 4;
const MOST_MISTAKES = 3;

/** Says of variables that nobody reads and that are nearly the name of a setting: which one was probably meant. */
export function listMisspelt(environment: NodeJS.ProcessEnv = process.env): string[] {
  const known = listVariables();
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || OTHERS.test(name)) return [];
    const countMistakes = (variable: string) => leven(name.toUpperCase(), variable);
    const nearest = minBy(known, countMistakes)!;
    const most = Math.min(MOST_MISTAKES, Math.floor(name.length / LETTERS_PER_MISTAKE));
    return countMistakes(nearest) <= most ? [`${name} is not a setting. Did you mean ${nearest}?`] : [];
  });
}
