import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  none: 'Sélectionner un projet',
  title: 'Projet sélectionné',
  selected: 'Projet sélectionné : {{name}}',
  search: 'Rechercher un projet',
  clearSearch: 'Effacer la recherche',
  projects: 'Projets',
  loading: 'Chargement…',
  loadFailed: 'Les projets n’ont pas pu être chargés',
  retry: 'Réessayer',
  noneFound: 'Aucun projet ne correspond à « {{q}} »',
  noneYet: 'Aucun projet pour l’instant',
  more_one: '{{count, number}} autre : cherchez par nom',
  more_many: '{{count, number}} autres : cherchez par nom',
  more_other: '{{count, number}} autres : cherchez par nom',
  deselect: 'Désélectionner le projet',
  cleared: 'Plus aucun projet n’est sélectionné',
  failed: 'La sélection n’a pas pu être modifiée',
  all: 'Tous les projets',
  new: 'Nouveau projet',
} satisfies TranslationOf<typeof en>;

export default fr;
