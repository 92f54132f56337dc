import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  title: 'Buscar',
  close: 'Cerrar',
  placeholder: 'Página, código, proyecto o cuenta',
  results: 'Resultados',
  pages: 'Páginas',
  codes: 'Códigos',
  projects: 'Proyectos',
  accounts: 'Cuentas',
  none: 'Sin resultados',
  searching: 'Buscando…',
  hint: 'Para encontrar un código, escribe sus primeros caracteres o cualquier parte de su etiqueta.',
  failed: 'No se ha podido buscar',
} satisfies TranslationOf<typeof en>;

export default es;
