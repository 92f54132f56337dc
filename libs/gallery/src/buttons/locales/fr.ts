import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Variantes',
  sizes: 'Tailles',
  sizesText: 'Des hauteurs de 7, 9, 11 et 14 unités de 4 px.',
  states: 'États',
  statesText: 'Un bouton occupé garde sa largeur et le focus, et dit ce qu’il est en train de faire.',
  icons: 'Avec icônes',
  links: 'Liens en forme de bouton',
  solid: 'Plein',
  outline: 'Contour',
  plain: 'Simple',
  danger: 'Supprimer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  disabled: 'Désactivé',
  back: 'Retour',
  download: 'Télécharger',
  more: 'Plus',
  open: 'Ouvrir mes codes',
} satisfies TranslationOf<typeof en>;
