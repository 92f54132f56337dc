import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Code',
  codeOf: 'Code : {{title}}',
  families: 'Familles de composants',
  pages: {
    nav: 'Pages de codes',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{number}}',
    range: '{{from}}–{{to}} sur {{total}}',
    size: 'Lignes par page',
  },
  buttons: {
    title: 'Boutons',
    text: 'Actions et liens dans tous leurs styles, tailles et états.',
  },
  forms: {
    title: 'Formulaires',
    text: 'Champs et contrôles, avec aides, erreurs et code à usage unique.',
  },
  dates: {
    title: 'Dates et heures',
    text: 'Jour, mois et année, heures et plages.',
  },
  uploads: {
    title: 'Envoi de fichiers',
    text: 'Des fichiers avec limites et contrôles, et une image à recadrer.',
  },
  display: {
    title: 'Données',
    text: 'Tableaux, badges, avatars et cartes.',
  },
  feedback: {
    title: 'Messages et progression',
    text: 'Messages, progression et ce qui remplace une page absente.',
  },
  overlays: {
    title: 'Fenêtres et menus',
    text: 'Boîtes de dialogue, panneaux latéraux, menus et infobulles.',
  },
  navigation: {
    title: 'Navigation',
    text: 'Onglets, étapes, menus et pages d’une liste.',
  },
  themes: {
    title: 'Thèmes et dispositions',
    text: 'Couleurs, typographie, conteneurs de page et les six dispositions.',
  },
} satisfies TranslationOf<typeof en>;
