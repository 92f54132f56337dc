import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  loading: 'Завантаження…',
  retry: 'Спробувати ще раз',
  clearSearch: 'Очистити пошук',
  clearAll: 'Скинути пошук і фільтри',
  filters: 'Фільтри',
  filtersActive: 'Фільтри, увімкнено: {{count, number}}',
  previous: 'Попередня сторінка',
  next: 'Наступна сторінка',
  page: 'Сторінка {{page}}',
  range: '{{from}}–{{to}} з {{total}}',
  rangeOfMore: '{{from}}–{{to}} з {{total}}+',
  pageSize: 'Рядків на сторінці',
  csv: {
    title: 'Експорт у CSV',
    separator: 'Роздільник стовпців',
    separators: {
      comma: 'Кома',
      semicolon: 'Крапка з комою',
    },
    hint: 'Якщо таблиця показує все в одному стовпці, виберіть інший.',
    download: 'Завантажити',
  },
} satisfies TranslationOf<typeof en>;
