import { randomInt } from 'node:crypto';
import { ALIAS_ALPHABET, ALIAS_LENGTH, RESERVED_ALIASES } from '@ringtag/contracts';

/** A random alias that cannot be guessed (LIM-4) and is no reserved word. */
export function newAlias(): string {
  const alias = Array.from(
    { length: ALIAS_LENGTH },
    () => ALIAS_ALPHABET[randomInt(ALIAS_ALPHABET.length)],
  ).join('');
  return RESERVED_ALIASES.has(alias) ? newAlias() : alias;
}
