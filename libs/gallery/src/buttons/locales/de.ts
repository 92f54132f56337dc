import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Varianten',
  sizes: 'Größen',
  sizesText: 'Höhen von 7, 9, 11 und 14 Einheiten zu 4 px.',
  states: 'Zustände',
  statesText: 'Eine beschäftigte Schaltfläche behält Breite und Fokus und sagt, was sie gerade tut.',
  icons: 'Mit Symbolen',
  links: 'Links, die wie Schaltflächen aussehen',
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
