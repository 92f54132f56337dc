import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'L’activation a échoué. Réessayez.',
  activate: 'Activer',
  progress: {
    verifying: 'Vérification…',
    activating: 'Activation…',
    redirecting: 'Code activé. Ouverture de votre page…',
  },
  signedIn: {
    text: 'Le code {{code}} est libre. Appuyez une fois pour l’activer avec le compte {{email}}.',
    addName: 'Ouvrir mon profil',
  },
  link: {
    title: 'Activer le code QR {{code}}',
    text: 'Voici ce que vous allez publier. Appuyez sur le bouton pour activer le code et vous connecter sur cet appareil.',
    account: 'Vous vous connectez avec {{email}}.',
    decline: 'Ce n’était pas moi',
    declined: 'Merci',
    declinedText: 'Rien n’a été publié. Le lien et le code de cet e-mail ne fonctionnent plus.',
    again: 'Demander un nouveau lien',
    show: 'Voir la page',
    declineFailed: 'Impossible de refuser l’activation',
  },
} satisfies TranslationOf<typeof en>;
