export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** What people type first; the server knows thousands more and has the last word (PWD-3). */
const FIRST_TRIES =
  /^(?:passw[o0]rd|qwerty|qwertz|azerty|abc|iloveyou|letmein|welcome|admin|\u0439\u0446\u0443\u043a\u0435\u043d)/i;
const SHORTEST_WORD = 4;
/** Bits that a guesser without knowledge of the person has to try. */
const FAIR_BITS = 45;
const STRONG_BITS = 65;

/**
 * How hard a password is to guess, estimated from its length and its variety. `about` is what is known beside it
 * (name and address of the person, name of the product): passwords made of that are weak.
 */
export function strengthOf(password: string, about: readonly string[] = []): PasswordStrength {
  const folded = password.toLowerCase();
  const words = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const rest = words
    .filter((word) => word.length >= SHORTEST_WORD)
    .reduce((text, word) => text.replaceAll(word, ''), folded);
  if (FIRST_TRIES.test(folded)) return 'weak';
  const bits = distinctSteps(rest) * Math.log2(poolOf(password));
  if (bits < FAIR_BITS) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}

/** Characters that are not the one before, nor its neighbour: "aaaa" and "1234" count once. */
function distinctSteps(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/** How many characters a guesser has to choose from at each place. */
function poolOf(password: string): number {
  const pools: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 33],
  ];
  return pools.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0) || 1;
}
