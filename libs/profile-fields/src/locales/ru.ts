import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  isEmail: 'Введите корректный адрес электронной почты',
  isPhoneNumber: 'Введите номер телефона, например +7 495 123-45-67',
  isWhatsAppNumber: 'Начните с + и кода страны, например +7 912 345-67-89',
  isWebsite: 'Введите адрес сайта, например example.com',
  isSocialProfile: 'Введите имя пользователя или ссылку на профиль',
  isDateOfBirth: 'Выберите дату от 1900 года до сегодняшнего дня',
  isPlainText: 'Некоторые символы сохранить нельзя. Уберите их.',
  visibility: {
    label: '{{field}}: кто это видит',
    public: 'Публичное',
    private: 'Личное',
  },
  audience: {
    public: 'Это видят все, кто сканирует ваш код.',
    private: 'Это видите только вы.',
  },
  remove: 'Убрать: {{field}}',
} satisfies TranslationOf<typeof en>;

export default ru;
