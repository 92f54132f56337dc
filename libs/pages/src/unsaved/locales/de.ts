import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Nicht gespeicherte Änderungen',
  text: 'Was Sie hier geändert haben, ist noch nicht gespeichert.',
  stay: 'Weiter bearbeiten',
  discard: 'Nicht speichern',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Ihre Änderungen sind gespeichert',
  bar: {
    discard: 'Verwerfen',
    save: 'Speichern',
  },
} satisfies TranslationOf<typeof en>;
