import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Nicht gespeicherte Änderungen',
  text: 'Änderungen speichern, bevor Sie die Seite verlassen?',
  stay: 'Weiter bearbeiten',
  discard: 'Nicht speichern',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Änderungen gespeichert',
  bar: {
    discard: 'Verwerfen',
    save: 'Speichern',
  },
} satisfies TranslationOf<typeof en>;
