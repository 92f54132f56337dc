import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Tu código QR está en pausa',
  text: 'Hasta que lo reanudes, quien lo escanee verá que no está disponible.',
  resume: 'Reanudar',
  failed: 'No se ha podido reanudar el código QR',
} satisfies TranslationOf<typeof en>;
