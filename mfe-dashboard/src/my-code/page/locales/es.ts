import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  hint: 'Esto decide qué se ve primero. Tus datos y textos no cambian.',
  suggested: 'Sugerencia',
  chosen: {
    lost: 'Ahora tu página es para objetos perdidos',
    contact: 'Ahora tu página es una tarjeta de contacto',
  },
  failed: 'No se ha podido cambiar la página',
  previewFailed: 'No se ha podido cargar tu página',
} satisfies TranslationOf<typeof en>;

export default es;
