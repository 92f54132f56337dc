import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  photo: 'Фото {{number}}',
  close: 'Закрыть',
  add: 'Добавить фото',
  remove: 'Убрать фото {{number}}',
  hint: 'До трёх фото. Скрытые данные, например место съёмки, мы удалим.',
  full: 'В этом разговоре больше нет места для фото. Отправьте ответ без них.',
  tooLarge: 'Фото может занимать не более 8 МБ.',
  noPhoto: 'Один из файлов нельзя показать как фото. Выберите JPEG, PNG или WebP.',
  place: 'Геопозиция',
  placeAbout: 'Примерная геопозиция',
  within: 'с точностью до {{accuracy}} м',
  map: 'Открыть в OpenStreetMap',
  app: 'Открыть в приложении с картами',
  chosen_one: 'Выбрано {{count}} фото',
  chosen_few: 'Выбрано {{count}} фото',
  chosen_many: 'Выбрано {{count}} фото',
  chosen_other: 'Выбрано {{count}} фото',
} satisfies TranslationOf<typeof en>;

export default ru;
