import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  help: 'Какой у меня лимит кодов?',
  manage: 'Управлять кодами',
  contact: 'Связаться с нами',
} satisfies TranslationOf<typeof en>;
