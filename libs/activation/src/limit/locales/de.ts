import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  manage: 'Ihre Codes verwalten',
  contact: 'Kontakt aufnehmen',
} satisfies TranslationOf<typeof en>;
