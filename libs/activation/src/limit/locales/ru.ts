import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  help: 'Сколько кодов можно иметь?',
  manage: 'Управлять кодами',
  contact: 'Связаться с нами',
} satisfies TranslationOf<typeof en>;
