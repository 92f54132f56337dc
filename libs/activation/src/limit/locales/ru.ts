import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  manage: 'Управлять кодами',
  contact: 'Связаться с нами',
} satisfies TranslationOf<typeof en>;
