import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  title: 'Rechercher',
  close: 'Fermer',
  placeholder: 'Pages, codes, projets, comptes',
  results: 'Résultats',
  pages: 'Pages',
  codes: 'Codes',
  projects: 'Projets',
  accounts: 'Comptes',
  none: 'Aucun résultat',
  searching: 'Recherche…',
  hint: 'Pour trouver un code, tapez son début.',
  failed: 'La recherche a échoué',
} satisfies TranslationOf<typeof en>;

export default fr;
