import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  picture: 'QR-Code {{code}}',
  moduleShape: {
    label: 'Muster',
    values: {
      square: 'Quadrate',
      rounded: 'Abgerundet',
      dot: 'Punkte',
    },
  },
  eyeShape: {
    label: 'Ecken',
    values: {
      square: 'Quadratisch',
      rounded: 'Abgerundet',
      circle: 'Rund',
    },
  },
  foreground: {
    label: 'Musterfarbe',
  },
  eyeColor: {
    label: 'Eckenfarbe',
  },
  background: {
    label: 'Hintergrund',
  },
  logo: {
    label: 'Logo',
    hint: 'In der Mitte des Codes. Setzt die Fehlerkorrektur auf die höchste Stufe.',
    choose: 'Bild auswählen oder hier ablegen',
    remove: 'Logo entfernen',
    failed: 'Dieses Bild konnte nicht gelesen werden. Wählen Sie PNG, JPEG oder WebP.',
  },
  caption: {
    label: 'Text unter dem Code',
    hint: 'Zum Beispiel „Gefunden? Bitte scannen“',
    refused: 'Entfernen Sie Zeichen, die sich nicht drucken lassen, etwa Emojis.',
  },
  showAlias: {
    label: 'Code als Text anzeigen',
    hint: 'Für alle, die ihn nicht scannen können',
  },
  errorCorrection: {
    label: 'Fehlerkorrektur',
    hint: 'So viel vom Code darf verschmutzt oder abgenutzt sein',
    values: {
      L: 'Niedrig (7 %)',
      M: 'Mittel (15 %)',
      Q: 'Hoch (25 %)',
      H: 'Sehr hoch (30 %)',
    },
  },
  quietZone: {
    label: 'Rand',
    hint: 'Freier Raum um den Code',
    modules_one: '{{count}} Quadrat',
    modules_other: '{{count}} Quadrate',
  },
  faults: {
    title: 'Handys können diesen Code möglicherweise nicht scannen',
    inverted: 'Muster und Ecken müssen dunkler sein als der Hintergrund.',
    low_contrast:
      'Die Farben sind sich zu ähnlich. Wählen Sie dunklere Farben oder einen helleren Hintergrund.',
    logo_needs_level_h: 'Mit einem Logo muss die Fehlerkorrektur auf der höchsten Stufe stehen.',
    unreadable:
      'Wir haben den Code testweise gescannt und konnten ihn nicht lesen. Versuchen Sie es mit anderen Formen oder Farben.',
  },
} satisfies TranslationOf<typeof en>;

export default de;
