const ACCENTED: Record<string, string> = {
  ...{
    a: 'å',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'î',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'ö',
    p: 'þ',
    q: 'ǫ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'û',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'Å',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    F: 'Ƒ',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'Î',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    M: 'Ṁ',
  },
  ...{
    N: 'Ñ',
    O: 'Ö',
    P: 'Þ',
    Q: 'Ǫ',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'Û',
    V: 'Ṽ',
    W: 'Ŵ',
    X: 'Ẋ',
    Y: 'Ý',
    Z: 'Ž',
  },
};

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
    .map((part) => (KEPT.test(part) ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)))
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
