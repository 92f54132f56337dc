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
    label: 'Eckmarken',
    values: {
      square: 'Quadratisch',
      rounded: 'Abgerundet',
      circle: 'Rund',
    },
  },
  foreground: {
    label: 'Farbe des Musters',
  },
  eyeColor: {
    label: 'Farbe der Ecken',
  },
  background: {
    label: 'Hintergrund',
  },
  logo: {
    label: 'Logo',
    hint: 'Es steht in der Mitte. Die Fehlerkorrektur wird auf die höchste Stufe gesetzt.',
    choose: 'Bild auswählen oder hier ablegen',
    remove: 'Logo entfernen',
    failed: 'Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein anderes',
  },
  caption: {
    label: 'Zeile unter dem Code',
    hint: 'Zum Beispiel: Gefunden? Bitte scannen',
    refused: 'Diese Zeile enthält Zeichen, die sich nicht drucken lassen, etwa Emojis',
  },
  showAlias: {
    label: 'Code in Buchstaben zeigen',
    hint: 'Damit ihn eintippen kann, wer nicht scannen kann.',
  },
  errorCorrection: {
    label: 'Fehlerkorrektur',
    hint: 'So viel davon darf verschmutzt oder abgenutzt sein.',
    values: {
      L: 'Niedrig, 7 %',
      M: 'Mittel, 15 %',
      Q: 'Hoch, 25 %',
      H: 'Sehr hoch, 30 %',
    },
  },
  quietZone: {
    label: 'Rand',
    hint: 'In Quadraten des Musters.',
    modules_one: '{{count}} Quadrat',
    modules_other: '{{count}} Quadrate',
  },
  faults: {
    title: 'Handys könnten diesen Code nicht lesen',
    inverted: 'Muster und Ecken müssen dunkler sein als der Hintergrund.',
    low_contrast: 'Die Farben sind einander zu ähnlich. Wählen Sie dunklere oder einen helleren Hintergrund.',
    logo_needs_level_h: 'Mit einem Logo muss die Fehlerkorrektur sehr hoch sein.',
    unreadable:
      'Wir haben versucht, den fertigen Code zu lesen, und konnten es nicht. Versuchen Sie andere Formen oder Farben.',
  },
} satisfies TranslationOf<typeof en>;

export default de;
