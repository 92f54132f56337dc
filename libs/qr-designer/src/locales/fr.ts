import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  picture: 'Code QR {{code}}',
  moduleShape: {
    label: 'Motif',
    values: {
      square: 'Carrés',
      rounded: 'Arrondis',
      dot: 'Points',
    },
  },
  eyeShape: {
    label: 'Coins',
    values: {
      square: 'Carrés',
      rounded: 'Arrondis',
      circle: 'Ronds',
    },
  },
  foreground: {
    label: 'Couleur du motif',
  },
  eyeColor: {
    label: 'Couleur des coins',
  },
  background: {
    label: 'Fond',
  },
  logo: {
    label: 'Logo',
    hint: 'Centré dans le code. La correction d’erreurs passe au niveau maximal.',
    choose: 'Choisissez une image ou déposez-la ici',
    remove: 'Retirer le logo',
    failed: 'Impossible de lire cette image. Choisissez un fichier PNG, JPEG ou WebP.',
  },
  caption: {
    label: 'Texte sous le code',
    hint: 'Par exemple « Trouvé ? Scannez-moi »',
    refused: 'Retirez les caractères non imprimables, comme les emojis.',
  },
  showAlias: {
    label: 'Afficher le code sous forme de texte',
    hint: 'Pour les personnes qui ne peuvent pas le scanner',
  },
  errorCorrection: {
    label: 'Correction d’erreurs',
    hint: 'La part du code qui peut être sale ou usée sans empêcher le scan',
    values: {
      L: 'Faible (7 %)',
      M: 'Moyenne (15 %)',
      Q: 'Élevée (25 %)',
      H: 'Maximale (30 %)',
    },
  },
  quietZone: {
    label: 'Marge',
    hint: 'Espace vide autour du code',
    modules_one: '{{count}} carré',
    modules_many: '{{count}} carrés',
    modules_other: '{{count}} carrés',
  },
  faults: {
    title: 'Les téléphones risquent de ne pas pouvoir scanner ce code',
    inverted: 'Le motif et les coins doivent être plus sombres que le fond.',
    low_contrast: 'Les couleurs se ressemblent trop. Choisissez-en de plus sombres ou un fond plus clair.',
    logo_needs_level_h: 'Avec un logo, la correction d’erreurs doit être au niveau maximal.',
    unreadable: 'Nous avons scanné le code pour le tester, sans succès. Essayez d’autres formes ou couleurs.',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
