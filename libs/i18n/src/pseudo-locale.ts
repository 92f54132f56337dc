const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** How much longer than English a text may become: German and Russian need about a third. */
const GROWTH = 0.35;

/** What is replaced or nested at run time must stay as it is. */
const KEPT = /(\{+[^}]*\}+|<[^>]+>|\$t\([^)]*\))/;

interface Tree {
  [key: string]: string | Tree;
}

/** English with accents, a third longer and in brackets: a text on the page without them is not translated. */
export function pseudoText(text: string): string {
  const letters = text
    .split(KEPT)
    .map((part) =>
      KEPT.test(part) ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[LETTERS.indexOf(letter)]!),
    )
    .join('');
  return `[${letters}${' ·'.repeat(Math.ceil((text.length * GROWTH) / 2))}]`;
}

export function pseudoTree(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoTree(value),
    ]),
  );
}
