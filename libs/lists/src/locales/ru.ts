import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  loading: 'Загрузка…',
  retry: 'Повторить',
  clearSearch: 'Очистить поиск',
  clearAll: 'Сбросить поиск и фильтры',
  filters: 'Фильтры',
  filtersActive: 'Фильтры, включено: {{count, number}}',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: 'Страница {{page}}',
  range: '{{from}}–{{to}} из {{total}}',
  rangeOfMore: '{{from}}–{{to}} из {{total}}+',
  pageSize: 'Строк на странице',
  csv: {
    title: 'Экспорт в CSV',
    separator: 'Разделитель столбцов',
    separators: {
      comma: 'Запятая',
      semicolon: 'Точка с запятой',
    },
    hint: 'Если таблица показывает всё в одном столбце, выберите другой.',
    download: 'Скачать',
  },
} satisfies TranslationOf<typeof en>;
