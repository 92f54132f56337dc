export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** The passwords that people try first. The server knows thousands more and decides (PWD-3). */
const FIRST_TRIES =
  /^(?:passw[o0]rd|qwerty|qwertz|azerty|abc|iloveyou|letmein|welcome|admin|\u0439\u0446\u0443\u043a\u0435\u043d)/i;
const SHORTEST_WORD = 4;
/** Entropy in bits, for a guesser who knows nothing about the person. */
const FAIR_BITS = 45;
const STRONG_BITS = 65;

/**
 * How hard a password is to guess, estimated from its length and variety. `about` is what a guesser knows (name and
 * address of the person, name of the product): passwords that are made of it are weak.
 */
export function toStrength(password: string, about: readonly string[] = []): PasswordStrength {
  const folded = password.toLowerCase();
  const words = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const rest = words
    .filter((word) => word.length >= SHORTEST_WORD)
    .reduce((text, word) => text.replaceAll(word, ''), folded);
  if (FIRST_TRIES.test(folded)) return 'weak';
  const bits = distinctSteps(rest) * Math.log2(countSymbols(password));
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}

/** The number of characters that neither repeat nor follow the character before: "aaaa" and "1234" count as one. */
function distinctSteps(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/** From how many characters a guesser must choose at each place. */
function countSymbols(password: string): number {
  const pools: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 33],
  ];
  return pools.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0) || 1;
}
