import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  title: 'Додати цифровий код',
  text: 'Отримайте QR-код без наліпки. Надрукуйте його або покажіть на екрані.',
  name: 'Назва',
  nameHint: 'Цю назву бачите лише ви.',
  close: 'Закрити',
  submit: 'Створити код',
  working: 'Створення коду…',
  failed: 'Не вдалося створити код',
  dayOver: 'Ви вичерпали денний ліміт нових кодів. Спробуйте завтра.',
  help: 'Скільки кодів можна мати?',
  nameless: 'Спершу додайте своє ім’я до профілю. Його побачать ті, хто сканує ваш код.',
  toProfile: 'До мого профілю',
  ready: {
    title: 'Ваш код готовий',
    text: 'Він уже активний і відкриває вашу сторінку.',
    picture: 'QR-код {{code}}',
    png: 'Завантажити PNG',
    pdf: 'Завантажити PDF',
    design: 'Змінити дизайн',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
