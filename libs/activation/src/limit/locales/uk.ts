import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  help: 'Скільки кодів можна мати?',
  manage: 'Керувати кодами',
  contact: 'Зв’язатися з нами',
} satisfies TranslationOf<typeof en>;
