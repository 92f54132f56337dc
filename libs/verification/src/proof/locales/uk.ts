import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Ми надішлемо вам код на пошту, щоб підтвердити, що це ви.',
  send: 'Надіслати код',
  sendFailed: 'Не вдалося надіслати код',
  currentPassword: 'Поточний пароль',
  again: {
    title: 'Підтвердьте, що це ви',
    text: 'Ви ввійшли понад десять хвилин тому, тому ми запитуємо ще раз.',
    submit: 'Продовжити',
    working: 'Перевірка…',
    failed: 'Не вдалося підтвердити, що це ви',
  },
} satisfies TranslationOf<typeof en>;
