import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  loading: 'Chargement…',
  retry: 'Réessayer',
  clearSearch: 'Effacer la recherche',
  clearAll: 'Tout effacer',
  filters: 'Filtres',
  filtersActive: 'Filtres, actifs : {{count, number}}',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: 'Page {{page}}',
  range: '{{from}}–{{to}} sur {{total}}',
  rangeOfMore: '{{from}}–{{to}} sur plus de {{total}}',
  pageSize: 'Lignes par page',
  csv: {
    title: 'Exporter en CSV',
    separator: 'Séparateur de colonnes',
    separators: {
      comma: 'Virgule',
      semicolon: 'Point-virgule',
    },
    hint: 'Si votre tableur affiche tout dans une seule colonne, choisissez l’autre.',
    download: 'Télécharger',
  },
} satisfies TranslationOf<typeof en>;
