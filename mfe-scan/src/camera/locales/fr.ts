import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  picture: 'Image de l’appareil photo',
  asking: 'Autorisez l’appareil photo pour scanner le code.',
  watching: 'Visez le code QR avec l’appareil photo.',
  foreign: {
    title: 'Ce n’est pas un code {{brand}}',
    text: 'Il vient d’un autre produit. Visez un code {{brand}}.',
  },
  faults: {
    refused: {
      title: 'L’appareil photo est bloqué',
      text: 'Autorisez-le pour ce site dans les réglages du navigateur et réessayez, ou saisissez le code.',
    },
    missing: {
      title: 'Aucun appareil photo trouvé',
      text: 'Saisissez plutôt le code.',
    },
    inUse: {
      title: 'L’appareil photo est occupé',
      text: 'Une autre application l’utilise peut-être. Fermez-la et réessayez, ou saisissez le code.',
    },
    unsupported: {
      title: 'Ce navigateur ne peut pas utiliser l’appareil photo ici',
      text: 'Saisissez le code, ou scannez-le avec l’appareil photo de votre téléphone.',
    },
    failed: {
      title: 'Impossible de charger le scanner',
      text: 'Vérifiez votre connexion et réessayez, ou saisissez le code.',
    },
  },
  help: 'Aide',
  again: 'Réessayer',
  close: 'Fermer l’appareil photo',
} satisfies TranslationOf<typeof en>;

export default fr;
