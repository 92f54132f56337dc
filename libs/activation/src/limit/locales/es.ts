import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  manage: 'Gestionar tus códigos',
  contact: 'Contactar',
} satisfies TranslationOf<typeof en>;
