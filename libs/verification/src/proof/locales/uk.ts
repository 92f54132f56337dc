import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Ми надішлемо вам код на пошту, щоб підтвердити, що це ви.',
  send: 'Надіслати код',
  sendFailed: 'Не вдалося надіслати код',
  currentPassword: 'Поточний пароль',
} satisfies TranslationOf<typeof en>;
