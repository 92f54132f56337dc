import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  title: 'Дизайн',
  intro: 'Код відкриває ту саму сторінку, хоч би який вигляд він мав.',
  save: 'Зберегти дизайн',
  saving: 'Збереження…',
  saved: 'Дизайн збережено',
  discard: 'Скасувати зміни',
  reset: 'Скинути дизайн',
  download: {
    title: 'Завантаження',
    test: 'Спершу надрукуйте один код і перевірте його, а потім друкуйте решту.',
    dirty: 'Завантажити можна лише збережений дизайн. Спершу збережіть зміни.',
    png: {
      label: 'PNG для екрана й документів',
      size: '{{size}} пікс.',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF для друку',
      size: '{{size}} мм завширшки',
      button: 'PDF',
    },
    svg: 'SVG для друкарні',
  },
  saveFailed: 'Не вдалося зберегти дизайн',
} satisfies TranslationOf<typeof en>;

export default uk;
