import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  loading: 'Cargando…',
  retry: 'Reintentar',
  clearSearch: 'Borrar búsqueda',
  clearAll: 'Borrar búsqueda y filtros',
  filters: 'Filtros',
  filtersActive: 'Filtros, activos: {{count, number}}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: 'Página {{page}}',
  range: '{{from}}–{{to}} de {{total}}',
  rangeOfMore: '{{from}}–{{to}} de más de {{total}}',
  pageSize: 'Filas por página',
  csv: {
    title: 'Exportar CSV',
    separator: 'Separador de columnas',
    separators: {
      comma: 'Coma',
      semicolon: 'Punto y coma',
    },
    hint: 'Si tu hoja de cálculo lo muestra todo en una sola columna, elige el otro.',
    download: 'Descargar',
  },
} satisfies TranslationOf<typeof en>;
