import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  soon: 'Ця сторінка ще створюється.',
} satisfies TranslationOf<typeof en>;

export default uk;
