import { MAX_ACTIVATIONS } from '@ringtag/contracts';

/** Whether a code can be limited to so many activations; 0 lets nobody activate it. */
export function isLimit(text: string): boolean {
  return /^\d{1,7}$/.test(text.trim()) && Number(text) <= MAX_ACTIVATIONS;
}
