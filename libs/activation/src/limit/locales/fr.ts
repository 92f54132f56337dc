import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  help: 'Combien de codes puis-je avoir ?',
  manage: 'Gérer mes codes',
  contact: 'Nous contacter',
} satisfies TranslationOf<typeof en>;
