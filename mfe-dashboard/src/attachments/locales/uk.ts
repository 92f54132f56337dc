import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  photo: 'Фото {{number}}',
  close: 'Закрити',
  add: 'Додати фото',
  remove: 'Прибрати фото {{number}}',
  hint: 'До трьох фото. Ми вилучаємо приховані дані, як-от місце зйомки.',
  full: 'У цю розмову більше не можна додати фото. Надішліть відповідь без них.',
  tooLarge: 'Розмір фото — до 8 МБ.',
  noPhoto: 'Один із файлів не вдасться показати як фото. Виберіть JPEG, PNG або WebP.',
  place: 'Місце',
  placeAbout: 'Приблизне місце',
  within: 'з точністю до {{accuracy}} м',
  map: 'Відкрити в OpenStreetMap',
  app: 'Відкрити в застосунку з картами',
  chosen_one: 'Вибрано {{count}} фото',
  chosen_few: 'Вибрано {{count}} фото',
  chosen_many: 'Вибрано {{count}} фото',
  chosen_other: 'Вибрано {{count}} фото',
} satisfies TranslationOf<typeof en>;

export default uk;
