import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  help: 'Wie viele Codes kann ich haben?',
  manage: 'Ihre Codes verwalten',
  contact: 'Kontakt aufnehmen',
} satisfies TranslationOf<typeof en>;
