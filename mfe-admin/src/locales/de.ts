import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const de = {
  soon: 'Diese Seite entsteht gerade.',
} satisfies TranslationOf<typeof en>;

export default de;
