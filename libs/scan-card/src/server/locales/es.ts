import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const es = {
  back: 'Volver a la tarjeta',
  needsScript: 'Para activarlo se necesita JavaScript. Actívelo o abra esta página en otro navegador.',
  failed: 'Su mensaje no se ha enviado',
} satisfies TranslationOf<typeof en>;

export default es;
