import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Мы отправим вам код на почту, чтобы убедиться, что это вы.',
  send: 'Отправить код',
  sendFailed: 'Не удалось отправить код',
  currentPassword: 'Текущий пароль',
} satisfies TranslationOf<typeof en>;
