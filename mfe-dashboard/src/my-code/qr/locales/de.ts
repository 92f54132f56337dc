import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Gestaltung',
  intro: 'Ihr Code öffnet immer dieselbe Seite, egal wie er aussieht.',
  save: 'Gestaltung speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gestaltung gespeichert',
  discard: 'Verwerfen',
  reset: 'Gestaltung zurücksetzen',
  download: {
    title: 'Herunterladen',
    test: 'Drucken Sie erst einen und testen Sie ihn, bevor Sie weitere drucken.',
    dirty: 'Heruntergeladen wird die gespeicherte Gestaltung. Speichern Sie zuerst Ihre Änderungen.',
    png: {
      label: 'PNG für Bildschirm und Dokumente',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF zum Drucken',
      size: '{{size}} mm breit',
      button: 'PDF',
    },
    svg: 'SVG für die Druckerei',
  },
  saveFailed: 'Die Gestaltung konnte nicht gespeichert werden',
} satisfies TranslationOf<typeof en>;

export default de;
