import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Verloren gemeldet',
  text: 'Jemand sucht danach. Bitte schreiben Sie, wo es ist.',
  reward: 'Finderlohn:',
} satisfies TranslationOf<typeof en>;
