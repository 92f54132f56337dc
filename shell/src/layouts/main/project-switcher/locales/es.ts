import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  none: 'Seleccionar proyecto',
  title: 'Proyecto seleccionado',
  selected: 'Proyecto seleccionado: {{name}}',
  search: 'Buscar proyectos',
  clearSearch: 'Borrar búsqueda',
  projects: 'Proyectos',
  loading: 'Cargando…',
  loadFailed: 'No se han podido cargar los proyectos',
  retry: 'Reintentar',
  noneFound: 'Ningún proyecto coincide con «{{q}}»',
  noneYet: 'Todavía no hay proyectos',
  more_one: '{{count, number}} más. Búscalo por su nombre.',
  more_many: '{{count, number}} más. Búscalos por su nombre.',
  more_other: '{{count, number}} más. Búscalos por su nombre.',
  deselect: 'Deseleccionar proyecto',
  cleared: 'Proyecto deseleccionado',
  failed: 'No se ha podido cambiar de proyecto',
  all: 'Todos los proyectos',
  new: 'Nuevo proyecto',
} satisfies TranslationOf<typeof en>;

export default es;
