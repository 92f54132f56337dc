import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'So sieht Ihr Code aus',
  intro: 'Was Sie auch wählen: Er führt immer zur selben Seite.',
  save: 'Gestaltung speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gestaltung gespeichert',
  discard: 'Verwerfen',
  reset: 'Schlicht wie am Anfang',
  download: {
    title: 'Dateien',
    test: 'Drucken Sie erst einen und scannen Sie ihn, bevor Sie viele drucken.',
    dirty: 'Dateien zeigen die gespeicherte Gestaltung. Speichern Sie Ihre zuerst.',
    png: {
      label: 'PNG, für Bildschirm und Dokumente',
      size: '{{size}} px',
      button: 'PNG',
    },
    pdf: {
      label: 'PDF, zum Drucken',
      size: '{{size}} mm breit',
      button: 'PDF',
    },
    svg: 'SVG, für die Druckerei',
  },
  saveFailed: 'Die Gestaltung konnte nicht gespeichert werden',
} satisfies TranslationOf<typeof en>;

export default de;
