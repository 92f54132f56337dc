import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  layouts: 'Layouts',
  layoutsText:
    'Änderungen gelten sofort und werden in diesem Browser gespeichert. Wenn Sie angemeldet sind, ändert sich diese Seite, sonst nur die Vorschau.',
  container: 'Seitenbreiten',
  containers: {
    default: 'Füllt die Breite bis 1400 px, mit Rändern',
    contained: 'Eine zentrierte Spalte von bis zu 1024 px, mit Rändern',
    gutterless: 'Füllt die Breite, ohne Ränder',
  },
  schemes: 'Farben innerhalb einer Seite',
  schemesText: 'Die Navigationsmodi nutzen diese Klassen. Alles darin übernimmt ihre Farben.',
  schemeNote: 'Text, Bedienelemente und Fokus sind hier in Hell und Dunkel gut erkennbar.',
  schemeAction: 'Start',
  colors: 'Farben',
  colorsText:
    'Jedes Token hat für jeden Modus einen Ton. Text hat einen Kontrast von mindestens 4,5:1, Kanten und Markierungen 3:1. Markierungen nutzen Stufe 600.',
  type: 'Schrift',
  spacing: 'Abstände, Größen und Ecken',
  spacingText: 'Eine Einheit entspricht 4 px.',
} satisfies TranslationOf<typeof en>;
