import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  loading: 'Загрузка…',
  retry: 'Повторить',
  clearSearch: 'Очистить поиск',
  clearAll: 'Сбросить поиск и фильтры',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: 'Страница {{page}}',
  range: '{{from}}–{{to}} из {{total}}',
  rangeOfMore: '{{from}}–{{to}} из {{total}}+',
  pageSize: 'Строк на странице',
} satisfies TranslationOf<typeof en>;
