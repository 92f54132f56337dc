import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  photo: 'Foto {{number}}',
  close: 'Schließen',
  add: 'Fotos hinzufügen',
  remove: 'Foto {{number}} entfernen',
  hint: 'Bis zu drei Fotos. Wir entfernen versteckte Angaben wie den Aufnahmeort.',
  full: 'In dieser Unterhaltung ist kein Platz für weitere Fotos. Senden Sie Ihre Antwort ohne sie.',
  tooLarge: 'Fotos dürfen höchstens 8 MB groß sein.',
  noPhoto: 'Eine der Dateien ist kein Foto, das wir anzeigen können. Wählen Sie JPEG, PNG oder WebP.',
  place: 'Standort',
  placeAbout: 'Ungefährer Standort',
  within: 'auf {{accuracy}} m genau',
  map: 'In OpenStreetMap öffnen',
  app: 'In einer Karten-App öffnen',
  chosen_one: '{{count}} Foto ausgewählt',
  chosen_other: '{{count}} Fotos ausgewählt',
} satisfies TranslationOf<typeof en>;

export default de;
