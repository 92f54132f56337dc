import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  none: 'Sélectionner un projet',
  title: 'Projet sélectionné',
  selected: 'Projet sélectionné : {{name}}',
  search: 'Rechercher des projets',
  clearSearch: 'Effacer la recherche',
  projects: 'Projets',
  loading: 'Chargement…',
  loadFailed: 'Impossible de charger les projets',
  retry: 'Réessayer',
  noneFound: 'Aucun projet ne correspond à « {{q}} »',
  noneYet: 'Aucun projet pour l’instant',
  more_one: '{{count, number}} autre. Recherchez par nom.',
  more_many: '{{count, number}} d’autres. Recherchez par nom.',
  more_other: '{{count, number}} autres. Recherchez par nom.',
  deselect: 'Désélectionner le projet',
  cleared: 'Projet désélectionné',
  failed: 'Impossible de changer de projet',
  all: 'Tous les projets',
  new: 'Nouveau projet',
} satisfies TranslationOf<typeof en>;

export default fr;
