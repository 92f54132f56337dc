import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Проверьте почту',
  sentTo: 'Мы отправили код подтверждения на {{email}}.',
  code: 'Код подтверждения',
  incomplete: 'Введите все 6 цифр',
  wrong_one: 'Неверный код. Осталась {{count}} попытка',
  wrong_few: 'Неверный код. Осталось {{count}} попытки',
  wrong_many: 'Неверный код. Осталось {{count}} попыток',
  wrong_other: 'Неверный код. Осталось {{count}} попытки',
  spent: 'Этот код больше не действует. Запросите новый',
  resend: 'Отправить код ещё раз',
  resendIn: 'Отправить код ещё раз через {{seconds}} с',
  resent: 'Код подтверждения отправлен ещё раз',
  sameCode: 'Если срок действия кода не истёк, вы получите тот же код, и он будет действовать дольше.',
  changeEmail: 'Изменить адрес',
  resendFailed: 'Не удалось ещё раз отправить код подтверждения',
} satisfies TranslationOf<typeof en>;
