import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

export default {
  failed: 'L’activation a échoué. Réessayez.',
  activate: 'Activer',
  secret: {
    label: 'Les 4 caractères au verso',
    hint: 'Ils accompagnent le code : au verso, sous un pli ou une zone à gratter, ou sur une carte à part. Ils prouvent que vous l’avez en main.',
    missing: 'Saisissez les 4 caractères fournis avec ce code',
  },
  ownName: {
    label: 'Comment voulez-vous l’appeler ?',
    hint: 'Par exemple « Sac bleu ». Vous seul pouvez voir ce nom.',
    save: 'Enregistrer le nom',
    saved: 'Nom enregistré',
    failed: 'Impossible d’enregistrer le nom',
  },
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
  codeStep: {
    goOn: 'Saisir le code envoyé',
    linkToo:
      'Saisissez le code ici ou ouvrez le lien d’activation immédiate du même e-mail. Votre profil est déjà enregistré.',
    ended: {
      title: 'Ce code ne fonctionne plus',
      why_one: 'Les codes expirent au bout de {{count}} minute, ou plus tôt après trop d’erreurs.',
      why_many: 'Les codes expirent au bout de {{count}} minutes, ou plus tôt après trop d’erreurs.',
      why_other: 'Les codes expirent au bout de {{count}} minutes, ou plus tôt après trop d’erreurs.',
      kept: 'Votre profil est toujours enregistré. Il vous faut juste un nouveau code.',
      resend: 'Envoyer un nouveau code à {{email}}',
      again: 'Recommencer',
    },
    nothing:
      'Il n’y a rien à saisir ici. Si vous avez commencé dans un autre navigateur, revenez-y ou ouvrez le lien de notre e-mail, qui fonctionne partout. Sinon, saisissez le code imprimé.',
    elsewhere:
      'Vous l’avez activé dans une autre fenêtre ou sur un autre appareil. Pour le gérer ici, connectez-vous avec la même adresse e-mail.',
  },
} satisfies TranslationOf<typeof en>;
