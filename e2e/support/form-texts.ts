import type { Filled } from './read-form';

/** The question for the kind of a page. */
export const KIND = 'What will you use this code for?';

/** Texts of what is stored as a word. */
export const KINDS = { lost: 'Keys, bag, pet…', contact: 'Business card, badge…' };
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
