import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const uk = {
  title: 'Вигляд вашого коду',
  intro: 'Хоч що ви виберете, він завжди веде на ту саму сторінку.',
  save: 'Зберегти вигляд',
  saving: 'Збереження…',
  saved: 'Вигляд збережено',
  discard: 'Відкинути',
  reset: 'Повернути простий вигляд',
  download: {
    title: 'Файли',
    test: 'Надрукуйте один і проскануйте його, перш ніж друкувати багато.',
    dirty: 'У файлах збережений вигляд. Спершу збережіть свій.',
    png: {
      label: 'PNG, для екрана й документів',
      size: '{{size}} пікс.',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF, для друку',
      size: '{{size}} мм завширшки',
      button: 'PDF',
    },
    svg: 'SVG, для друкарні',
  },
  saveFailed: 'Не вдалося зберегти оформлення',
} satisfies TranslationOf<typeof en>;

export default uk;
