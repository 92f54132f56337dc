import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Cambios sin guardar',
  text: 'Lo que has cambiado aquí aún no está guardado.',
  stay: 'Seguir editando',
  discard: 'Salir sin guardar',
  save: 'Guardar y salir',
  saving: 'Guardando…',
  saved: 'Tus cambios se han guardado',
  bar: {
    discard: 'Descartar',
    save: 'Guardar',
  },
} satisfies TranslationOf<typeof en>;
