import { ERRORS } from '@ringtag/contracts';
import { sources, texts } from './testing/locale-folders';

interface Form {
  found: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Forms that the ten rules of docs/glossary.md name, for every English text. */
const FORMS: Form[] = [
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
const CONVERSATION_FORMS: Form[] = [{ found: /\banswer(?:s|ed|ing)?\b/iu, instead: 'reply' }];

/** Words that API errors may say to programs, and no page to people. */
const MACHINE_FORMS: Form[] = [
  {
    found: /\b(?:invalid|null|payload|parameter|replica|boolean)\b/iu,
    instead: 'what a person sees: “has expired”',
  },
];

/** How people don’t speak. Contracts and privacy policies may. */
const FORMAL_FORMS: Form[] = [
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
function findForms(text: string, forms: readonly Form[]): string[] {
  return forms.flatMap(({ found, instead }) => {
    const [form] = found.exec(text) ?? [];
    return form === undefined ? [] : [`“${form}” → ${instead}`];
  });
}

/** Words of a label that have a capital but are no names: “Reply” in “New quick Reply”. Whole sentences have none. */
function findCapitals(text: string): string[] {
  if (text.split(/\s+/).length > MOST_WORDS_OF_A_LABEL) return [];
  return text.split(/[.!?…:\n]/).flatMap((part) => {
    const words = part.replace(/\{[^}]*\}+/g, ' ').match(/[\p{L}’-]+/gu) ?? [];
    return words
      .slice(1)
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !NAMES.has(word))
      .map((word) => `“${word}” → ${word.toLowerCase()}`);
  });
}

const LEGAL = 'shell/src/pages/legal/locales';
const ABOUT_CONVERSATIONS = /^(?:api\/src\/delivery\/mail|libs\/(?:card|documents)|mfe-dashboard)\//;
const ERROR_MESSAGES = 'ERRORS';
const SOURCES = [
  ...sources,
  'api/src/delivery/mail/locales',
  'api/src/codes/label-layouts/locales',
  ERROR_MESSAGES,
];

/** Texts that the specification prescribes (sections 2, 5 and 8), and where they are. */
const PRESCRIBED: Record<string, string[]> = {
  'Please enter a valid email address': [
    'libs/i18n/src/locales:common.form.emailInvalid',
    'libs/profile-fields/src/locales:isEmail',
    'mfe-admin/src/settings/locales:faults.email',
  ],
  'Please add your name to your profile before activating': [
    'libs/forms/src/locales:errors.name_required',
    'ERRORS:name_required',
  ],
  'Please request a new one': ['libs/forms/src/locales:errors.link_expired', 'ERRORS:link_expired'],
  'Invalid or expired activation link': ['libs/forms/src/locales:errors.invalid_link'],
  'Invalid or expired code': ['libs/forms/src/locales:errors.invalid_code'],
  'Invalid credentials': ['libs/forms/src/locales:errors.invalid_credentials'],
  'Invalid QR code': ['libs/card/src/states/locales:notFound.invalid'],
  'This QR code cannot be activated': [
    'libs/i18n/src/locales:errors.not_activatable',
    'libs/card/src/states/locales:notActivatable.title',
    'ERRORS:not_activatable',
  ],
  'owner has not enabled activation': [
    'libs/card/src/states/locales:notActivatable.reasons.activation_not_enabled',
  ],
  'Passwords do not match': ['libs/verification/src/locales:password.mismatch'],
  'Server error, please try again later.': [
    'libs/i18n/src/locales:errors.internal_error',
    'ERRORS:internal_error',
  ],
  'Please try again later': [
    'libs/i18n/src/locales:errors.unavailable',
    'libs/card/src/states/locales:unavailable.inactive',
    'libs/card/src/states/locales:unavailable.disabled',
    'ERRORS:unavailable',
  ],
  'Activation failed. Please try again': ['libs/card/src/activation/locales:failed'],
  'Failed to resend verification code': ['libs/verification/src/locales:resendFailed'],
  'Failed to unactivate QR code': ['libs/activation/src/locales:own.failed'],
  'Failed to send unactivation request': ['libs/activation/src/locales:request.failed'],
  'Template data could not be saved': ['libs/template-editor/src/locales:failed'],
  'You will be automatically signed out if you do not respond in few seconds.': [
    'shell/src/locales:expiry.text',
  ],
  "The page you're looking for doesn't exist or has been moved.": ['shell/src/locales:notFound.text'],
  'Term & Conditions': ['libs/i18n/src/locales:common.terms'],
  'Privacy & Policy': ['libs/i18n/src/locales:common.privacy'],
  'API Error occurred': ['libs/i18n/src/locales:errors.apiError'],
  'Upload Failed!': [
    'libs/gallery/src/locales:feedback.toast.uploadFailed',
    'libs/gallery/src/locales:uploads.failed',
  ],
  'My Codes': [
    'mfe-dashboard/src/locales:myCodes.title',
    'mfe-dashboard/src/locales:code.back',
    'libs/documents/src/help/locales:links.myCodes',
    'mfe-dashboard/remote.json:title./my-codes',
  ],
  'My Profile': [
    'mfe-dashboard/src/profile/locales:title',
    'libs/documents/src/help/locales:links.profile',
    'mfe-dashboard/remote.json:title./profile',
  ],
  'Go Back': ['shell/src/locales:notFound.back'],
  'Keep Working': ['shell/src/locales:expiry.keep'],
  'Sign Out': ['shell/src/locales:expiry.signOut', 'shell/src/locales:user.signOut'],
};

/** What one person says to another: they may ask nicely. */
const SAID_BY_PEOPLE: Record<string, string[]> = {
  'Please call me at…': ['libs/documents/src/locales:attachments.words.contact.b'],
  'If found, please scan': ['libs/qr-designer/src/locales:caption.hint'],
  'Please turn it in': ['mfe-dashboard/src/locales:inbox.quick.suggested.handIn'],
};

const EXEMPT = { ...PRESCRIBED, ...SAID_BY_PEOPLE };

function readTexts(source: string): Record<string, string> {
  if (source !== ERROR_MESSAGES) return texts(source, 'en');
  return Object.fromEntries(Object.entries(ERRORS).map(([code, { message }]) => [code, message]));
}

/** The text without its parts that are exempt. */
function leaveOutExempt(key: string, text: string): string {
  const parts = Object.keys(EXEMPT).filter((part) => EXEMPT[part]?.includes(key));
  return parts.reduce((left, part) => left.replace(part, ''), text);
}

function findFaults(source: string, text: string): string[] {
  const forms = [
    ...FORMS,
    ...(source === LEGAL ? [] : FORMAL_FORMS),
    ...(source === ERROR_MESSAGES ? [] : MACHINE_FORMS),
    ...(ABOUT_CONVERSATIONS.test(source) ? CONVERSATION_FORMS : []),
  ];
  return [...findForms(text, forms), ...findCapitals(text)];
}

describe.each(SOURCES)('English in %s', (source) => {
  it('should speak with the voice of docs/glossary.md', () => {
    const faults = Object.entries(readTexts(source)).flatMap(([key, text]) =>
      findFaults(source, leaveOutExempt(`${source}:${key}`, text)).map(
        (fault) => `${key}: ${fault}: ${text}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe('The exempt texts', () => {
  const exempt = Object.entries(EXEMPT).flatMap(([part, keys]) => keys.map((key) => [key, part] as const));

  it.each(exempt)('should be needed: %s', (key, part) => {
    const [source = '', name = ''] = key.split(':');
    const text = readTexts(source)[name] ?? '';
    expect({ key, holds: text.includes(part) }).toEqual({ key, holds: true });
    expect(findFaults(source, part)).not.toEqual([]);
  });
});

describe('findForms', () => {
  it('should find a form anywhere in a text, and say what to write instead', () => {
    expect(findForms('Whoever has it gets an e-mail', FORMS)).toEqual([
      '“e-mail” → email',
      '“Whoever” → anyone who, people who',
    ]);
    expect(findForms('Nobody can read this. Please, try again.', [...FORMS, ...FORMAL_FORMS])).toEqual([
      '“Nobody” → no one',
      '“Please” → nothing: “Try again”',
    ]);
    expect(findForms('This cannot be read, and we will not save it', FORMAL_FORMS)).toEqual([
      '“cannot” → couldn’t, don’t, isn’t, can’t …',
      '“we will” → you’ll, we’ll …',
    ]);
    expect(findForms('New answers', CONVERSATION_FORMS)).toEqual(['“answers” → reply']);
  });

  it('should leave words alone that only look alike', () => {
    const text =
      'We emailed you. You understand what stands out. The owner of its code can add any more, or not.';
    expect(findForms(text, [...FORMS, ...FORMAL_FORMS, ...MACHINE_FORMS, ...CONVERSATION_FORMS])).toEqual([]);
  });
});

describe('findCapitals', () => {
  it('should find the words of a label that have a capital', () => {
    expect(findCapitals('New Quick Reply')).toEqual(['“Quick” → quick', '“Reply” → reply']);
    expect(findCapitals('Delete {{name}} Now')).toEqual(['“Now” → now']);
  });

  it('should leave names, abbreviations, sentences and first words alone', () => {
    expect(findCapitals('Open in OpenStreetMap')).toEqual([]);
    expect(findCapitals('Download PDF')).toEqual([]);
    expect(findCapitals('Found this? Thank you!')).toEqual([]);
    expect(findCapitals('From 7 September to 7 December 2026')).toEqual([]);
  });
});
