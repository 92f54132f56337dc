import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Подарувати {{code}}',
  email: 'Електронна пошта отримувача',
  emailHint: 'Посилання з листа діє сім днів. На його сторінці видно ваше ім’я та адресу.',
  along: {
    label: 'Передати вашу назву коду',
    design: 'Передати дизайн QR-коду',
    page: 'Передати тексти, посилання та колір сторінки',
  },
  stays: 'Ваші повідомлення та сканування залишаться у вас, а ваш профіль більше не показуватиметься.',
  confirm: 'Надіслати посилання',
  working: 'Надсилаємо…',
  failed: 'Не вдалося подарувати код',
  done: 'Посилання надіслано на {{email}}',
} satisfies TranslationOf<typeof en>;
