import type { HelpQuestion, HelpReader, Locale } from '@ringtag/contracts';
import drawn from './pictures.json';

/** Which pictures there are, and below which answers they stand. */
export const HELP_PICTURES: {
  [Reader in HelpReader]: Partial<Record<HelpQuestion<Reader>, keyof typeof drawn>>;
} = {
  finder: { found: 'lost', reply: 'conversation' },
  owner: { visible: 'card', reply: 'inbox' },
  administrator: { codes: 'codes', labels: 'labels', search: 'search' },
};

type Mode = 'light' | 'dark';

export interface HelpPicture {
  name: string;
  /** The size in the page, in px. The file has twice as many each way. */
  width: number;
  height: number;
  /** The address of the file for each mode. */
  files: Record<Mode, string>;
}

/** The picture below an answer, if it has one; in English where the language has none yet. */
export function findHelpPicture(
  reader: HelpReader,
  question: string,
  locale: Locale,
): HelpPicture | undefined {
  const pictures: Partial<Record<string, keyof typeof drawn>> = HELP_PICTURES[reader];
  const name = pictures[question];
  if (!name) return undefined;
  const { width, height, hashes } = drawn[name];
  const drawnIn: Partial<Record<Locale, Record<Mode, string>>> = hashes;
  const language = drawnIn[locale] ? locale : 'en';
  // The name has a hash of the content, so that browsers keep the file.
  const toAddress = (mode: Mode) => `/help/${name}-${language}-${mode}.${hashes[language][mode]}.avif`;
  return { name, width, height, files: { light: toAddress('light'), dark: toAddress('dark') } };
}
