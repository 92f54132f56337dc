import { type Locale, toLanguageName } from '@ringtag/contracts';
import type { Filled } from './read-form';

/** The question for the kind of a page. */
export const KIND = 'What will you use this code for?';

/** Texts of what is stored as a word. */
export const KINDS = { lost: 'Keys, bag, pet…', contact: 'Business card, badge…' };
export type Kind = keyof typeof KINDS;
export const STATUSES = { active: 'Active', inactive: 'Paused', disabled: 'Disabled' };
const AUDIENCES = { public: 'Public', private: 'Private' };
const PATTERNS = { square: 'Squares', rounded: 'Rounded', dot: 'Dots' };
const CORNERS = { square: 'Square', rounded: 'Rounded', circle: 'Circle' };
const CORRECTIONS = { L: 'Low (7%)', M: 'Medium (15%)', Q: 'High (25%)', H: 'Highest (30%)' };

export interface Field {
  key: string;
  value: string;
  visibility: 'public' | 'private';
}

/** Labels of the fields of a profile that tests use. */
const FIELDS: Record<string, string> = {
  address: 'Address',
  city: 'City',
  company: 'Company',
  dateOfBirth: 'Date of birth',
  phone: 'Phone',
};

/** What a form shows for fields of a profile: each value, and who can see it. */
export function toFieldTexts(fields: readonly Field[]): Filled {
  return Object.fromEntries(
    fields.flatMap(({ key, value, visibility }) => {
      const label = FIELDS[key] ?? key;
      return [
        [label, value],
        [`${label}: who can see it`, AUDIENCES[visibility]],
      ];
    }),
  );
}

export interface Design {
  moduleShape: keyof typeof PATTERNS;
  eyeShape: keyof typeof CORNERS;
  foreground: string;
  eyeColor: string;
  background: string;
  errorCorrection: keyof typeof CORRECTIONS;
  quietZone: number;
  caption: string | null;
  showAlias: boolean;
}

/** The look of a QR code. */
export function toDesignTexts(design: Design): Filled {
  return {
    Pattern: PATTERNS[design.moduleShape],
    Corners: CORNERS[design.eyeShape],
    'Pattern color': design.foreground,
    'Corner color': design.eyeColor,
    Background: design.background,
    'Text below the code': design.caption ?? '',
    'Show the code as text': design.showAlias,
    'Error correction': CORRECTIONS[design.errorCorrection],
    Margin: `${design.quietZone} squares`,
  };
}

export interface Card {
  fields: string[] | null;
  name: string;
  role: string;
  color: string | null;
  links: { label: string; url: string }[];
}

/** What the page of a code shows of its owner. A color is stored as the word that the form shows, in lower case. */
export const toCardTexts = ({ fields, name, role, color, links }: Card): Filled => ({
  'Profile fields': fields ? 'Only the fields I choose' : 'All public fields',
  'Name on this page': name,
  'Role on this page': role,
  'Color at the top': color && color[0]!.toUpperCase() + color.slice(1),
  ...Object.fromEntries(
    links.flatMap(({ label, url }, place) => [
      [`Title of link ${place + 1}`, label],
      [`Address of link ${place + 1}`, url],
    ]),
  ),
});

export interface Template {
  language: Locale;
  title: string;
  description: string;
  messageFormTitle: string;
  messageFormPlaceholder: string;
  sendButtonText: string;
}

/** The owner's texts for a scan page. */
export const toTemplateTexts = (template: Template): Filled => ({
  'Page language': toLanguageName(template.language),
  Title: template.title,
  Description: template.description,
  'Message form title': template.messageFormTitle,
  'Message form placeholder': template.messageFormPlaceholder,
  'Send button text': template.sendButtonText,
});

/** Both kinds of page as the page of a code names them. */
export const toKindText = ({
  pageKind,
  guessedPageKind,
}: Record<'pageKind' | 'guessedPageKind', Kind>): string =>
  `${KINDS[pageKind]}${pageKind === guessedPageKind ? ' Suggested' : ''}`;
