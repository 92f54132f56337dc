import { WORD_SEARCH } from '@ringtag/contracts';
import { toWords } from './to-words';

const read = (text: string) => toWords(text, 20);

describe('toWords', () => {
  it.each([
    [
      'I found your keys, and the KEYS are fine!',
      ['i', 'found', 'your', 'keys', 'and', 'the', 'are', 'fine'],
    ],
    ['Schlüssel SCHLÜSSEL Straße STRASSE', ['schlussel', 'strasse']],
    ["l'école, L’École, c’est çà", ['l', 'ecole', 'c', 'est', 'ca']],
    ['mañana ¿Dónde está?', ['manana', 'donde', 'esta']],
    ['ёлка ЕЛКА, мой мои', ['елка', 'мой', 'мои']],
    ['Її ключі, п’ять п\u0027ять', ['її', 'ключі', 'п', 'ять']],
    ['ﬁn ｋｅｙ ②', ['fin', 'key', '2']],
    ['Øre Łódź œuvre ΣΟΦΟΣ', ['ore', 'lodz', 'oeuvre', 'σοφοσ']],
    ['🔑🔑 e\u0301te\u0301', ['🔑', 'ete']],
    ['zoe@example.com +49 30 123', ['zoe', 'example', 'com', '49', '30', '123']],
    ['! … \u202e \u200b', []],
  ])('should read the words of %s', (text, words) => {
    expect(read(text)).toEqual(words);
  });

  it('should give the same words of a composed and a decomposed text', () => {
    const text = 'Schlüssel, її ёж, été, й';
    expect(read(text.normalize('NFD'))).toEqual(read(text.normalize('NFC')));
  });

  it('should cut a long word at a whole character, and a long text at the given number of words', () => {
    const { wordLength } = WORD_SEARCH;
    expect(read('x'.repeat(100))).toEqual(['x'.repeat(wordLength)]);
    expect(read('𐐨'.repeat(100))).toEqual(['𐐨'.repeat(wordLength)]);
    expect(toWords('a b a c d', 3)).toEqual(['a', 'b', 'c']);
  });
});
