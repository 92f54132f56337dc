import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  variants: 'Variantes',
  sizes: 'Tailles',
  sizesText: 'Hauteurs de 7, 9, 11 et 14 unités de 4 px.',
  states: 'États',
  statesText: 'Un bouton occupé garde sa largeur et le focus, et indique ce qu’il fait.',
  icons: 'Avec icônes',
  links: 'Liens présentés comme des boutons',
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
