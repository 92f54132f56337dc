import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  isEmail: 'Введіть дійсну електронну адресу',
  isPhoneNumber: 'Введіть телефон, наприклад +380 44 123 45 67',
  isWhatsAppNumber: 'Почніть із + і коду країни, наприклад +380 50 123 45 67',
  isWebsite: 'Введіть адресу сайту, наприклад example.com',
  isSocialProfile: 'Введіть ім’я користувача або посилання на профіль',
  isDateOfBirth: 'Виберіть дату від 1900 року до сьогодні',
  isPlainText: 'Тут є символи, які не можна зберегти. Приберіть їх.',
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
