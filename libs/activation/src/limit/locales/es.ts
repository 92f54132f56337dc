import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  help: '¿Cuántos códigos puedo tener?',
  manage: 'Gestionar tus códigos',
  contact: 'Contactar',
} satisfies TranslationOf<typeof en>;
