import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  text: 'Мы отправим вам код на почту, чтобы убедиться, что это вы.',
  send: 'Отправить код',
  sendFailed: 'Не удалось отправить код',
  currentPassword: 'Текущий пароль',
  again: {
    title: 'Подтвердите, что это вы',
    text: 'Вы вошли больше десяти минут назад, поэтому мы спрашиваем ещё раз.',
    submit: 'Продолжить',
    working: 'Проверка…',
    failed: 'Не удалось подтвердить, что это вы',
  },
} satisfies TranslationOf<typeof en>;
