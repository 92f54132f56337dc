import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  layouts: 'Layouts',
  layoutsText:
    'Jede Auswahl wirkt sofort und bleibt in diesem Browser erhalten. Wer angemeldet ist, sieht den Rahmen dieser Seite wechseln; alle anderen sehen es im Bild.',
  container: 'Seitenbreiten',
  containers: {
    default: 'Füllt den Platz bis 1400 px, mit Rändern.',
    contained: 'Eine mittige Spalte von höchstens 1024 px, mit Rändern.',
    gutterless: 'Der ganze Platz, ohne Ränder.',
  },
  schemes: 'Farben für einen Teil der Seite',
  schemesText: 'Die Navigation nutzt diese Klassen: Was darin steht, nimmt seine Farben von ihnen.',
  schemeNote: 'Text, Bedienelemente und Fokus sind hier lesbar, egal in welchem Modus die Seite ist.',
  schemeAction: 'Start',
  colors: 'Farben',
  colorsText:
    'Ein Token hat für jeden Modus einen Ton: Text erreicht 4,5:1, Kanten und Marken 3:1. Marken haben die Töne der Stufe 600.',
  type: 'Schrift',
  spacing: 'Abstände, Größen und Ecken',
  spacingText: 'Eine Einheit sind 4 px.',
} satisfies TranslationOf<typeof en>;
