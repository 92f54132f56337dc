import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Tu código QR está en pausa',
  text: 'Quien lo escanea lee que no está disponible por el momento, hasta que lo reanudes.',
  resume: 'Reanudar',
  failed: 'No se ha podido reanudar el código QR',
} satisfies TranslationOf<typeof en>;
