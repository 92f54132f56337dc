interface Form {
  found: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Forms that the ten rules of docs/glossary.md name, for every English text. */
export const FORMS: Form[] = [
  { found: /\be-mail/iu, instead: 'email' },
  { found: /(?<!e-)\bmail(?:s|ed|ing)?\b/iu, instead: 'email' },
  { found: /\bmailbox\b/iu, instead: 'inbox' },
  { found: /\bwho(?:m|se)?ever\b/iu, instead: 'anyone who, people who' },
  { found: /\b(?:some|any|every)body\b/iu, instead: 'someone, anyone, everyone' },
  { found: /\bnobody\b/iu, instead: 'no one' },
  { found: /\banew\b/iu, instead: 'again' },
  { found: /\bof (?:its|their) own\b/iu, instead: 'its own, their own' },
  { found: /\bat once\b/iu, instead: 'right away' },
  { found: /\bmeanwhile\b/iu, instead: 'who did what: “Someone else changed this”' },
  { found: /\bin order to\b/iu, instead: 'to' },
  { found: /\bsuccessfully\b/iu, instead: 'nothing' },
  { found: /\bfailed to\b/iu, instead: 'Couldn’t …' },
  { found: /\bdid(?:n’t| not) work\b|\b(?:went|goes) wrong\b/iu, instead: 'what happened: “Couldn’t save”' },
  { found: /\bneed not\b/iu, instead: 'don’t need to' },
  { found: /\bgo(?:es)? on\b/iu, instead: 'continue, keep …ing' },
  { found: /\bstands?\b(?! (?:in for|out|still)\b)/iu, instead: 'is, appears' },
  { found: /\b(?:no|not) .*\bany ?more\b/iu, instead: 'no longer' },
  { found: /\bgiven up\b/iu, instead: 'failed, released' },
  {
    found:
      /colour|\bcentre|metres?\b(?!\})|\btowards\b|\bgrey\b|\bwilful\b|\bcancell(?:ed|ing)\b|\b(?:recogn|organ|custom|author)is(?:e|ing|ation)/iu,
    instead: 'American spelling: color, center, recognize',
  },
  { found: /'/u, instead: '’' },
];

/** In texts about conversations: elsewhere a server answers, or a question has an answer. */
export const CONVERSATION_FORMS: Form[] = [{ found: /\banswer(?:s|ed|ing)?\b/iu, instead: 'reply' }];

/** Words that API errors may say to programs, and no page to people. */
export const MACHINE_FORMS: Form[] = [
  {
    found: /\b(?:invalid|null|payload|parameter|replica|boolean)\b/iu,
    instead: 'what a person sees: “has expired”',
  },
];

/** How people don’t speak. Contracts and privacy policies may. */
export const FORMAL_FORMS: Form[] = [
  {
    found: /\b(?:could|would|should|do|does|did|is|are|was|were|has|have|had|will) not\b|\bcannot\b/iu,
    instead: 'couldn’t, don’t, isn’t, can’t …',
  },
  { found: /\b(?:you|we|they) will\b/iu, instead: 'you’ll, we’ll …' },
  { found: /\bplease\b/iu, instead: 'nothing: “Try again”' },
];

/** Names that keep their capital inside a label. */
const NAMES = new Set(['JavaScript', 'OpenStreetMap', 'WebP', 'Lock', 'English', 'Home', 'Twitter', 'Undo']);
const MOST_WORDS_OF_A_LABEL = 5;

/** The forms in a text, each with what to write instead: `“e-mail” → email`. */
export function findForms(text: string, forms: readonly Form[]): string[] {
  return forms.flatMap(({ found, instead }) => {
    const [form] = found.exec(text) ?? [];
    return form === undefined ? [] : [`“${form}” → ${instead}`];
  });
}

/** Words of a label that have a capital but are no names: “Reply” in “New quick Reply”. Whole sentences have none. */
export function findCapitals(text: string): string[] {
  if (text.split(/\s+/).length > MOST_WORDS_OF_A_LABEL) return [];
  return text.split(/[.!?…:\n]/).flatMap((part) => {
    const words = part.replace(/\{[^}]*\}+/g, ' ').match(/[\p{L}’-]+/gu) ?? [];
    return words
      .slice(1)
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !NAMES.has(word))
      .map((word) => `“${word}” → ${word.toLowerCase()}`);
  });
}
