import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const es = {
  hint: 'De ello depende lo que se ve primero. Tus datos y textos no cambian.',
  suggested: 'Sugerencia',
  chosen: {
    lost: 'Ahora tu página ayuda a quien encuentre algo tuyo',
    contact: 'Ahora tu página es una tarjeta de contacto',
  },
  failed: 'No se ha podido cambiar la página',
  previewFailed: 'No se ha podido cargar tu tarjeta',
} satisfies TranslationOf<typeof en>;

export default es;
