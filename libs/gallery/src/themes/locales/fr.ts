import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  layouts: 'Dispositions',
  layoutsText:
    'Chaque choix s’applique aussitôt et reste dans ce navigateur. Les personnes connectées voient changer le cadre de cette page, les autres le voient sur l’image.',
  container: 'Largeurs de page',
  containers: {
    default: 'Remplit l’espace jusqu’à 1400 px, avec des marges.',
    contained: 'Une colonne centrée de 1024 px au plus, avec des marges.',
    gutterless: 'Tout l’espace, sans marges.',
  },
  schemes: 'Couleurs d’une partie de la page',
  schemesText: 'La navigation utilise ces classes : ce qui s’y trouve en reprend les couleurs.',
  schemeNote: 'Texte, commandes et focus sont lisibles ici, quel que soit le mode de la page.',
  schemeAction: 'Accueil',
  colors: 'Couleurs',
  colorsText:
    'Chaque jeton a un ton par mode : le texte atteint 4,5:1, les bords et les repères 3:1. Les repères ont les tons du niveau 600.',
  type: 'Typographie',
  spacing: 'Espacements, tailles et coins',
  spacingText: 'Une unité vaut 4 px.',
} satisfies TranslationOf<typeof en>;
