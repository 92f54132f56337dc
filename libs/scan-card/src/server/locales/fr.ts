import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  back: 'Retour à la carte',
  resendWait: 'Vous pourrez le redemander {{when}}.',
  activated:
    'Votre session est ouverte sur cet appareil. Toute personne qui scanne le code voit désormais votre fiche.',
  taken: 'Quelqu’un d’autre a été plus rapide. Rien de ce que vous avez saisi n’a été publié.',
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
