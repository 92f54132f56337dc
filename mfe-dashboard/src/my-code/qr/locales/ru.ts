import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  title: 'Дизайн',
  intro: 'Как бы код ни выглядел, он открывает ту же страницу.',
  save: 'Сохранить дизайн',
  saving: 'Сохранение…',
  saved: 'Дизайн сохранён',
  discard: 'Отменить',
  reset: 'Сбросить дизайн',
  download: {
    title: 'Скачать',
    test: 'Сначала напечатайте один код и проверьте его, прежде чем печатать остальные.',
    dirty: 'Скачивается сохранённый дизайн. Сначала сохраните изменения.',
    png: {
      label: 'PNG для экрана и документов',
      size: '{{size}} пикс.',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF для печати',
      size: '{{size}} мм в ширину',
      button: 'PDF',
    },
    svg: 'SVG для типографии',
  },
  saveFailed: 'Не удалось сохранить дизайн',
} satisfies TranslationOf<typeof en>;

export default ru;
