import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Retour',
  unactivate: 'Annuler l’activation',
  requested: 'Demande d’annulation envoyée au propriétaire.',
  working: 'Un instant…',
  consequences: {
    reset: 'L’activation du code est annulée.',
    others: 'D’autres personnes peuvent à nouveau activer le code.',
    messages: 'Les messages existants sont conservés, mais masqués aux nouveaux propriétaires.',
  },
  digital: {
    title: 'Supprimer {{code}} ?',
    confirm: 'Supprimer le code',
    deleted: 'Le code est supprimé définitivement. Personne ne pourra l’activer à nouveau.',
    pictures: 'Les copies imprimées ou partagées ne fonctionnent plus.',
    messages: 'Vos messages sont conservés.',
  },
  own: {
    title: 'Annuler l’activation de {{code}} ?',
    confirm: 'Annuler l’activation',
    failed: 'Impossible d’annuler l’activation du code QR',
  },
  request: {
    title: 'Demander l’annulation de l’activation de {{code}}',
    text: 'Nous enverrons au propriétaire un lien de confirmation par e-mail. S’il accepte :',
    reason: 'Motif (facultatif)',
    reasonHint: 'Le propriétaire le voit avec votre nom et votre adresse e-mail.',
    confirm: 'Envoyer la demande',
    failed: 'Impossible d’envoyer la demande d’annulation',
  },
  answer: {
    lost: 'Vous avez déclaré ce code perdu. Si vous annulez l’activation, la personne qui trouve vos affaires ne pourra plus vous écrire.',
    title: 'Demande pour {{code}}',
    signIn: 'Connectez-vous au compte auquel appartient ce code pour voir qui le demande.',
    signInButton: 'Se connecter',
    text: '{{name}} ({{email}}) vous demande d’annuler l’activation de ce code QR. Si vous acceptez :',
    confirm: 'Accepter et annuler l’activation',
    decline: 'Refuser',
    gone: 'Ce lien ne fonctionne pas. La demande a déjà reçu une réponse ou concerne un autre compte.',
    show: 'Voir la page',
    declineFailed: 'Impossible de refuser la demande',
    expired: 'Ce lien a expiré. La personne qui a fait la demande peut en envoyer une nouvelle.',
  },
  answered: {
    confirm: 'Activation annulée',
    confirmText: 'Tout le monde peut à nouveau activer le code. L’auteur de la demande recevra un e-mail.',
    decline: 'Demande refusée',
    declineText: 'Votre code reste tel quel. L’auteur de la demande recevra un e-mail.',
  },
} satisfies TranslationOf<typeof en>;
