import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  loading: 'Cargando…',
  retry: 'Reintentar',
  clearSearch: 'Borrar búsqueda',
  clearAll: 'Borrar búsqueda y filtros',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: 'Página {{page}}',
  range: '{{from}}–{{to}} de {{total}}',
  rangeOfMore: '{{from}}–{{to}} de más de {{total}}',
  pageSize: 'Filas por página',
} satisfies TranslationOf<typeof en>;
