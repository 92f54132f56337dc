import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  soon: 'Cette page est en cours de construction.',
} satisfies TranslationOf<typeof en>;

export default fr;
