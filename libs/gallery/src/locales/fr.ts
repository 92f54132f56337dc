import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  code: 'Code',
  codeOf: 'Code : {{title}}',
  families: 'Composants',
  pages: {
    nav: 'Pagination',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: 'Page {{number}}',
    range: '{{from}}–{{to}} sur {{total}}',
    size: 'Lignes par page',
  },
  buttons: {
    title: 'Boutons',
    text: 'Actions et liens, dans chaque style, taille et état',
  },
  forms: {
    title: 'Formulaires',
    text: 'Champs et contrôles avec aides et erreurs, plus le code à usage unique',
  },
  dates: {
    title: 'Dates et heures',
    text: 'Dates, heures et périodes',
  },
  uploads: {
    title: 'Envoi de fichiers',
    text: 'Des fichiers avec limites et contrôles, et une photo à recadrer',
  },
  display: {
    title: 'Données',
    text: 'Tableaux, badges, avatars et cartes',
  },
  feedback: {
    title: 'Messages et progression',
    text: 'Alertes, progression, et quoi afficher quand il n’y a rien à afficher',
  },
  overlays: {
    title: 'Fenêtres et menus',
    text: 'Boîtes de dialogue, panneaux, menus et infobulles',
  },
  navigation: {
    title: 'Navigation',
    text: 'Onglets, étapes, menus et pagination',
  },
  themes: {
    title: 'Thèmes et dispositions',
    text: 'Couleurs, typographie, conteneurs de page et les six dispositions',
  },
} satisfies TranslationOf<typeof en>;
