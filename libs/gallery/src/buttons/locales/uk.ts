import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Варіанти',
  sizes: 'Розміри',
  sizesText: 'Висота — 7, 9, 11 і 14 одиниць по 4 px.',
  states: 'Стани',
  statesText: 'Зайнята кнопка зберігає ширину й фокус і повідомляє, що робить.',
  icons: 'З піктограмами',
  links: 'Посилання у вигляді кнопок',
  solid: 'Заповнена',
  outline: 'З контуром',
  plain: 'Проста',
  danger: 'Видалити',
  save: 'Зберегти',
  saving: 'Збереження…',
  disabled: 'Недоступна',
  back: 'Назад',
  download: 'Завантажити',
  more: 'Ще',
  open: 'Відкрити мої коди',
} satisfies TranslationOf<typeof en>;
