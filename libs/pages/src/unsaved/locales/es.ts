import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Cambios sin guardar',
  text: '¿Quieres guardar los cambios antes de salir?',
  stay: 'Seguir editando',
  discard: 'Salir sin guardar',
  save: 'Guardar y salir',
  saving: 'Guardando…',
  saved: 'Cambios guardados',
  bar: {
    discard: 'Descartar',
    save: 'Guardar',
  },
} satisfies TranslationOf<typeof en>;
