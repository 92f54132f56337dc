import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Objeto perdido',
  text: 'Alguien lo está buscando. Dile dónde está.',
  reward: 'Recompensa:',
} satisfies TranslationOf<typeof en>;
