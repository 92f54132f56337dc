import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  title: 'Rechercher',
  close: 'Fermer',
  placeholder: 'Page, code, projet ou compte',
  results: 'Résultats',
  pages: 'Pages',
  codes: 'Codes',
  projects: 'Projets',
  accounts: 'Comptes',
  none: 'Aucun résultat',
  searching: 'Recherche…',
  hint: 'Pour trouver un code, saisissez ses premiers caractères ou une partie de son libellé.',
  failed: 'Échec de la recherche',
} satisfies TranslationOf<typeof en>;

export default fr;
