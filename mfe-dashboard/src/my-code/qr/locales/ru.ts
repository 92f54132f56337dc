import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const ru = {
  title: 'Вид вашего кода',
  intro: 'Что бы вы ни выбрали, он всегда ведёт на одну и ту же страницу.',
  save: 'Сохранить вид',
  saving: 'Сохранение…',
  saved: 'Вид сохранён',
  discard: 'Отменить',
  reset: 'Вернуть простой вид',
  download: {
    title: 'Файлы',
    test: 'Напечатайте один и отсканируйте его, прежде чем печатать много.',
    dirty: 'В файлах сохранённый вид. Сначала сохраните свой.',
    png: {
      label: 'PNG, для экрана и документов',
      size: '{{size}} пикс.',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF, для печати',
      size: '{{size}} мм в ширину',
      button: 'PDF',
    },
    svg: 'SVG, для типографии',
  },
  saveFailed: 'Не удалось сохранить оформление',
} satisfies TranslationOf<typeof en>;

export default ru;
