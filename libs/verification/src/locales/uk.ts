import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Перевірте пошту',
  sentTo: 'Ми надіслали код підтвердження на {{email}}.',
  code: 'Код підтвердження',
  incomplete: 'Введіть усі 6 цифр',
  wrong_one: 'Код неправильний. Залишилася {{count}} спроба',
  wrong_few: 'Код неправильний. Залишилося {{count}} спроби',
  wrong_many: 'Код неправильний. Залишилося {{count}} спроб',
  wrong_other: 'Код неправильний. Залишилося {{count}} спроби',
  spent: 'Цей код уже недійсний. Отримайте новий',
  resend: 'Надіслати код ще раз',
  resendIn: 'Надіслати код ще раз через {{seconds}} с',
  resent: 'Код підтвердження надіслано ще раз',
  sameCode: 'Якщо термін дії коду не минув, ви отримаєте той самий код, і він діятиме довше.',
  changeEmail: 'Змінити адресу',
  resendFailed: 'Не вдалося ще раз надіслати код підтвердження',
} satisfies TranslationOf<typeof en>;
