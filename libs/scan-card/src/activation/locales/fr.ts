import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'L’activation a échoué. Veuillez réessayer',
  activate: 'Activer',
  progress: {
    verifying: 'Vérification…',
    activating: 'Activation…',
    redirecting: 'Code activé. Ouverture de la fiche…',
  },
  signedIn: {
    text: 'Le code {{code}} est encore libre. Votre session est ouverte avec {{email}} : il suffit d’un geste pour en faire le vôtre.',
    addName: 'Aller à mon profil',
  },
  link: {
    title: 'Activer le code QR {{code}}',
    text: 'Voici ce que vous allez publier. Appuyez sur le bouton pour activer le code et vous connecter sur cet appareil.',
    account: 'La connexion se fera avec {{email}}.',
    decline: 'Ce n’était pas moi',
    declined: 'Merci',
    declinedText: 'Rien n’a été publié. Le lien et le code de cet e-mail ne fonctionnent plus.',
    again: 'Demander un nouveau lien',
    show: 'Voir la page',
    declineFailed: 'L’activation n’a pas pu être refusée',
  },
} satisfies TranslationOf<typeof en>;
