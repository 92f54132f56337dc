import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const uk = {
  title: 'Додати цифровий код',
  text: 'Створіть QR-код, щоб надрукувати його або показувати на екрані. Наліпка не потрібна.',
  yourName: 'Ваше ім’я',
  yourNameHint: 'Його побачать ті, хто сканує ваш код.',
  name: 'Як його назвати?',
  nameHint: 'Наприклад, «Синя сумка». Цю назву бачите лише ви.',
  close: 'Закрити',
  submit: 'Створити код',
  working: 'Створення коду…',
  failed: 'Не вдалося створити код',
  dayOver: 'Ви вичерпали денний ліміт нових кодів. Спробуйте завтра.',
  help: 'Скільки кодів можна мати?',
  ready: {
    title: 'Ваш код готовий',
    text: 'Він уже активний і відкриває вашу сторінку.',
    picture: 'QR-код {{code}}',
    png: 'Завантажити PNG',
    design: 'Змінити дизайн',
  },
} satisfies TranslationOf<typeof en>;

export default uk;
