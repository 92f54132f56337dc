import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Varianten',
  sizes: 'Größen',
  sizesText: 'Höhen von 7, 9, 11 und 14 Einheiten zu 4 px.',
  states: 'Zustände',
  statesText: 'Eine arbeitende Schaltfläche behält Breite und Fokus und sagt, was sie tut.',
  icons: 'Mit Symbolen',
  links: 'Links, die wie Schaltflächen aussehen',
  spinners: 'Ladeanzeigen',
  spinnersText: 'Eine Ladeanzeige erscheint nach einer halben Sekunde; kürzeres Warten zeigt nichts.',
  solid: 'Gefüllt',
  outline: 'Umrandet',
  plain: 'Schlicht',
  danger: 'Löschen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  disabled: 'Deaktiviert',
  back: 'Zurück',
  download: 'Herunterladen',
  more: 'Mehr',
  waiting: 'Bitte warten',
  open: 'Meine Codes öffnen',
} satisfies TranslationOf<typeof en>;
