import { MAX_ACTIVATIONS } from '@ringtag/contracts';

/** Returns true when the text is a valid limit for the activations of a code. With 0, nobody can activate the code. */
export function isLimit(text: string): boolean {
  return /^\d{1,7}$/.test(text.trim()) && Number(text) <= MAX_ACTIVATIONS;
}
