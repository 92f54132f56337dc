import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  layouts: 'Dispositions',
  layoutsText:
    'Les changements s’appliquent immédiatement et sont enregistrés dans ce navigateur. Si votre session est ouverte, cette page change ; sinon, seul l’aperçu change.',
  container: 'Largeurs de page',
  containers: {
    default: 'Occupe toute la largeur jusqu’à 1400 px, avec des marges',
    contained: 'Une colonne centrée de 1024 px au maximum, avec des marges',
    gutterless: 'Occupe toute la largeur, sans marges',
  },
  schemes: 'Couleurs au sein d’une page',
  schemesText:
    'Les modes de navigation utilisent ces classes. Tout ce qui s’y trouve en reprend les couleurs.',
  schemeNote: 'Texte, commandes et focus sont lisibles ici, en clair comme en sombre.',
  schemeAction: 'Accueil',
  colors: 'Couleurs',
  colorsText:
    'Chaque jeton a un ton par mode. Le texte a un contraste d’au moins 4,5:1, les bords et les repères de 3:1. Les repères utilisent le niveau 600.',
  type: 'Typographie',
  spacing: 'Espacements, tailles et coins',
  spacingText: 'Une unité vaut 4 px.',
} satisfies TranslationOf<typeof en>;
