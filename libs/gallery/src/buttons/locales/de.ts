import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Varianten',
  sizes: 'Größen',
  sizesText: 'Die Höhe beträgt 7, 9, 11 oder 14 Einheiten zu je 4 px.',
  states: 'Zustände',
  statesText:
    'Solange eine Aktion läuft, behält die Schaltfläche Breite und Fokus und zeigt an, was geschieht.',
  icons: 'Mit Symbolen',
  links: 'Links als Schaltflächen',
  solid: 'Gefüllt',
  outline: 'Umrandet',
  plain: 'Schlicht',
  danger: 'Löschen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  disabled: 'Deaktiviert',
  back: 'Zurück',
  download: 'Herunterladen',
  more: 'Mehr',
  open: 'Meine Codes öffnen',
} satisfies TranslationOf<typeof en>;
