import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  isEmail: 'Введіть дійсну адресу електронної пошти',
  isPhoneNumber: 'Введіть номер телефону, наприклад +380 44 123 4567',
  isWebsite: 'Введіть адресу сайту, наприклад example.com',
  isSocialProfile: 'Введіть ім’я користувача або адресу вашої сторінки в цій мережі',
  isDateOfBirth: 'Виберіть дату від 1900 року до сьогодні',
  isPlainText: 'Це неможливо зберегти. Введіть ще раз',
  visibility: {
    label: '{{field}}: хто це бачить',
    public: 'Публічне',
    private: 'Приватне',
  },
  audience: {
    public: 'Це бачать усі, хто сканує ваш код.',
    private: 'Це бачите лише ви.',
  },
  remove: 'Прибрати: {{field}}',
} satisfies TranslationOf<typeof en>;

export default uk;
