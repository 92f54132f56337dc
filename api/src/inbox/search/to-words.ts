import { cutText, WORD_SEARCH } from '@ringtag/contracts';

/** Letters and digits without gaps, or one symbol such as 🔑. Apostrophes and hyphens divide words. */
const WORD = /[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu;

/** Accents, diaereses and the like, and the vowel signs of Arabic. The marks of й, ў and ї make letters of their own. */
const MARKS = /((?<=[иу])\u0306|(?<=і)\u0308)|[\u0300-\u036f\u064b-\u065f]/gu;

/** Letters that people type without their stroke, or as two. Unicode does not take them apart. */
const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ς: 'σ' };

/**
 * The different words of a text, in their order, as they are compared: without case, accents and styles of letters, at
 * most `WORD_SEARCH.wordLength` characters each. So "Schlüssel", "SCHLUSSEL" and "ｓｃｈｌｕｓｓｅｌ" are one word, as are "ёлка"
 * and "елка"; "мой" and "мои" are two.
 */
export function toWords(text: string, most: number): string[] {
  const words = new Set<string>();
  for (const [word] of toPlain(text).matchAll(WORD)) {
    words.add(cutText(word, WORD_SEARCH.wordLength));
    if (words.size === most) break;
  }
  return [...words];
}

function toPlain(text: string): string {
  // Upper case first: it makes SS of ß.
  const cased = text.normalize('NFKD').toUpperCase().toLowerCase();
  return cased
    .replace(MARKS, '$1')
    .replace(/[øłđæœς]/g, (letter) => LETTERS[letter]!)
    .normalize('NFC');
}
