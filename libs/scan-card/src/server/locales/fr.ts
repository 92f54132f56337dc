import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  back: 'Retour à la carte',
  resendWait: 'Vous pourrez le redemander {{when}}.',
  activated:
    'Votre session est ouverte sur cet appareil. Toute personne qui scanne le code voit désormais votre fiche.',
  taken: 'Quelqu’un d’autre a été plus rapide. Rien de ce que vous avez saisi n’a été publié.',
  about: {
    title: 'Qu’est-ce que {{brand}} ?',
    headline: 'Ce qui est perdu retrouve son chemin',
    text: 'Placez un code {{brand}} sur vos clés, votre sac ou votre carte de visite. Toute personne qui le scanne peut vous joindre, et vous décidez de ce qu’elle voit.',
    stick: 'Collez-le',
    stickText: 'Activez un code avec votre nom et votre e-mail, puis placez-le sur ce qui compte.',
    scan: 'Quelqu’un le scanne',
    scanText: 'N’importe quel téléphone ouvre votre page, sans application ni compte.',
    write: 'On vous écrit',
    writeText: 'Vous échangez ici, et personne ne voit l’adresse de l’autre.',
    found: 'Vous avez trouvé quelque chose ? Saisissez ou scannez son code',
    signUp: 'Créer un compte',
    picture:
      'Une clé avec un code QR sur son porte-clés, et un téléphone avec le message « J’ai trouvé vos clés ! »',
    bubble: 'J’ai trouvé vos clés !',
  },
  preview: {
    lost: 'Dites où il se trouve.',
    free: 'Ni application ni compte à créer.',
  },
  noScript: {
    title: 'Cette page a besoin de JavaScript',
    text: 'Activez-le dans les réglages du navigateur, puis rechargez la page. Il n’est pas nécessaire pour saisir un code.',
  },
  failure: {
    unavailable: 'Cette page ne peut pas être affichée pour le moment. Veuillez réessayer dans un instant.',
    notFound: {
      title: 'Page introuvable',
      text: 'Il n’y a rien à cette adresse. Vérifiez-la ou scannez de nouveau le code.',
    },
    tooMany: { title: 'Trop de requêtes', text: 'Veuillez patienter une minute, puis réessayer.' },
    other: 'Une erreur s’est produite',
  },
  conversation: {
    title: 'Conversation avec {{name}}',
    you: 'Vous',
    keep: 'Enregistrez cette page : toute personne qui a son adresse peut lire et écrire ici. Les réponses s’afficheront ici.',
    reply: 'Votre message',
    send: 'Envoyer',
    refresh: 'Voir s’il y a de nouveaux messages',
    older: 'Messages plus anciens',
    newest: 'Revenir aux messages les plus récents',
    seen: 'Lu',
    sent: 'Envoyé',
    overTitle: 'Il n’y a pas de conversation ici',
    over: 'L’adresse n’est pas la bonne, ou la conversation est terminée : les messages sont supprimés après un certain temps, et le propriétaire du code peut mettre fin à une conversation.',
  },
  guarded: {
    title: 'Encore une étape',
    text: 'De nombreux codes inexistants viennent d’être essayés depuis votre réseau. Pour éviter qu’on les devine, il faut pour l’instant appuyer sur un bouton pour les ouvrir.',
    open: 'Ouvrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
