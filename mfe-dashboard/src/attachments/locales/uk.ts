import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  photo: 'Фото {{number}}',
  close: 'Закрити',
  add: 'Додати фото',
  remove: 'Прибрати фото {{number}}',
  hint: 'До трьох фото. Дані, які записала камера, як-от місце зйомки, буде видалено.',
  full: 'Тут більше немає місця для фото. Надішліть відповідь без них.',
  tooLarge: 'Розмір фото — щонайбільше 8 МБ.',
  noPhoto: 'Один із файлів не є фото, яке можна показати. Виберіть JPEG, PNG або WebP.',
  place: 'Місце',
  placeAbout: 'Десь поблизу',
  within: 'з точністю до {{accuracy}} м',
  map: 'Відкрити в OpenStreetMap',
  app: 'Відкрити в застосунку з картами',
  chosen_one: 'Вибрано {{count}} фото',
  chosen_few: 'Вибрано {{count}} фото',
  chosen_many: 'Вибрано {{count}} фото',
  chosen_other: 'Вибрано {{count}} фото',
} satisfies TranslationOf<typeof en>;

export default uk;
