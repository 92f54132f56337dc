import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  picture: 'Code QR {{code}}',
  moduleShape: {
    label: 'Motif',
    values: {
      square: 'Carrés',
      rounded: 'Arrondi',
      dot: 'Points',
    },
  },
  eyeShape: {
    label: 'Repères des coins',
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
    hint: 'Il se place au milieu. La correction d’erreurs passe au niveau le plus élevé.',
    choose: 'Choisissez une image ou déposez-la ici',
    remove: 'Retirer le logo',
    failed: 'Cette image n’a pas pu être lue. Veuillez en choisir une autre',
  },
  caption: {
    label: 'Ligne sous le code',
    hint: 'Par exemple : Trouvé ? Scannez-moi',
    refused: 'Cette ligne contient des caractères non imprimables, comme des emojis',
  },
  showAlias: {
    label: 'Afficher le code en lettres',
    hint: 'Pour que l’on puisse le saisir sans le scanner.',
  },
  errorCorrection: {
    label: 'Correction d’erreurs',
    hint: 'La part qui peut être salie ou usée.',
    values: {
      L: 'Faible, 7 %',
      M: 'Moyenne, 15 %',
      Q: 'Élevée, 25 %',
      H: 'Maximale, 30 %',
    },
  },
  quietZone: {
    label: 'Marge',
    hint: 'En carrés du motif.',
    modules_one: '{{count}} carré',
    modules_many: '{{count}} carrés',
    modules_other: '{{count}} carrés',
  },
  faults: {
    title: 'Les téléphones ne pourraient pas lire ce code',
    inverted: 'Le motif et les coins doivent être plus sombres que le fond.',
    low_contrast: 'Les couleurs se ressemblent trop. Choisissez-en de plus sombres ou un fond plus clair.',
    logo_needs_level_h: 'Avec un logo, la correction d’erreurs doit être maximale.',
    unreadable:
      'Nous avons essayé de lire le code terminé, sans succès. Essayez d’autres formes ou couleurs.',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
