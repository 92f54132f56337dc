import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Affichage',
  mode: 'Mode',
  modes: { light: 'Clair', dark: 'Sombre', system: 'Système' },
  layout: 'Disposition',
  layouts: {
    classic: 'Classique',
    modern: 'Moderne',
    simple: 'Simple',
    stackedSide: 'Deux colonnes',
    decked: 'Deux rangées',
    blank: 'Vide',
  },
  smallScreens: 'Sur les petits écrans, la navigation s’ouvre toujours dans un volet.',
  navMode: 'Navigation',
  navModes: {
    light: 'Claire',
    dark: 'Sombre',
    themed: 'Colorée',
    transparent: 'Transparente',
  },
  collapsed: 'Réduire la navigation latérale',
  direction: 'Sens du texte',
  directions: { ltr: 'De gauche à droite', rtl: 'De droite à gauche' },
  reset: 'Rétablir les réglages par défaut',
} satisfies TranslationOf<typeof en>;
