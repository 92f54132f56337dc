import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  back: 'Retour à la carte',
  needsScript: 'L’activation nécessite JavaScript. Activez-le ou ouvrez cette page dans un autre navigateur.',
  failure: {
    unavailable: 'Cette page ne peut pas être affichée pour le moment. Veuillez réessayer dans un instant.',
    notFound: {
      title: 'Page introuvable',
      text: 'Il n’y a rien à cette adresse. Vérifiez-la ou scannez de nouveau le code.',
    },
    tooMany: { title: 'Trop de requêtes', text: 'Veuillez patienter une minute, puis réessayer.' },
    other: 'Une erreur s’est produite',
  },
  guarded: {
    title: 'Encore une étape',
    text: 'De nombreux codes inexistants viennent d’être essayés depuis votre réseau. Pour éviter qu’on les devine, il faut pour l’instant appuyer sur un bouton pour les ouvrir.',
    open: 'Ouvrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
