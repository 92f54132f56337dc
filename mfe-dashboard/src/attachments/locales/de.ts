import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  photo: 'Foto {{number}}',
  close: 'Schließen',
  add: 'Fotos hinzufügen',
  remove: 'Foto {{number}} entfernen',
  hint: 'Bis zu drei Fotos. Was die Kamera darin gespeichert hat, etwa der Aufnahmeort, wird entfernt.',
  full: 'Hier ist kein Platz für weitere Fotos. Bitte senden Sie Ihre Antwort ohne Fotos.',
  tooLarge: 'Ein Foto darf höchstens 8 MB groß sein.',
  noPhoto: 'Eine der Dateien ist kein Foto, das sich anzeigen lässt. Bitte wählen Sie JPEG, PNG oder WebP.',
  place: 'Ort',
  placeAbout: 'Irgendwo in dieser Gegend',
  within: 'auf {{accuracy}} m genau',
  map: 'In OpenStreetMap öffnen',
  app: 'In einer Karten-App öffnen',
  chosen_one: '{{count}} Foto ausgewählt',
  chosen_other: '{{count}} Fotos ausgewählt',
} satisfies TranslationOf<typeof en>;

export default de;
