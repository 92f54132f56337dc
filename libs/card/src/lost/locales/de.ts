import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Verloren gemeldet',
  text: 'Jemand sucht danach. Bitte schreiben Sie, wo es ist.',
  reward: 'Finderlohn:',
  share: {
    button: 'Standort teilen',
    message: 'Ich habe das gefunden. Ich zeige Ihnen gleich, wo ich bin.',
    hint: 'Damit melden Sie den Fund. Auf der nächsten Seite wählen Sie, wie genau Ihr Standort zu sehen ist.',
    helped: 'Auch wer beim Antworten hilft, sieht das.',
  },
} satisfies TranslationOf<typeof en>;
