import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  soon: 'Esta página está en construcción.',
} satisfies TranslationOf<typeof en>;

export default es;
