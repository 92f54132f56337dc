import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Retour',
  unactivate: 'Annuler l’activation',
  requested: 'Une demande d’annulation a été envoyée au propriétaire.',
  working: 'Un instant…',
  consequences: {
    reset: 'L’activation du code est annulée.',
    others: 'D’autres personnes peuvent alors activer le code à nouveau.',
    messages: 'Les messages existants sont conservés, mais un nouveau propriétaire ne les voit pas.',
  },
  digital: {
    title: 'Supprimer {{code}} ?',
    confirm: 'Supprimer le code',
    deleted: 'Le code est supprimé définitivement. Personne ne pourra l’activer à nouveau.',
    pictures: 'Les images que vous avez imprimées ou partagées ne fonctionnent plus.',
    messages: 'Vos messages sont conservés.',
  },
  own: {
    title: 'Annuler l’activation de {{code}} ?',
    confirm: 'Annuler l’activation',
    failed: 'L’activation du code QR n’a pas pu être annulée',
  },
  request: {
    title: 'Demander l’annulation de l’activation de {{code}}',
    text: 'Nous envoyons au propriétaire un e-mail avec un lien de confirmation. S’il accepte :',
    reason: 'Motif (facultatif)',
    reasonHint: 'Le propriétaire le voit avec votre nom et votre adresse e-mail.',
    confirm: 'Envoyer la demande',
    failed: 'La demande d’annulation n’a pas pu être envoyée',
  },
  answer: {
    title: 'Demande pour {{code}}',
    signIn: 'Connectez-vous avec le compte auquel appartient ce code. Vous verrez alors qui le demande.',
    signInButton: 'Se connecter',
    text: '{{name}} ({{email}}) vous demande d’annuler l’activation de ce code QR. Si vous acceptez :',
    confirm: 'Accepter et annuler l’activation',
    decline: 'Refuser',
    gone: 'Il n’y a plus rien à répondre : le lien n’est pas valide, la demande a déjà une réponse ou elle concerne un autre compte.',
    show: 'Voir la page',
    declineFailed: 'La demande n’a pas pu être refusée',
    expired: 'Ce lien a expiré. La personne qui a fait la demande peut en envoyer une nouvelle.',
  },
  answered: {
    confirm: 'Activation annulée',
    confirmText:
      'Tout le monde peut activer le code à nouveau. La personne qui l’a demandé reçoit un e-mail.',
    decline: 'Demande refusée',
    declineText: 'Votre code reste tel quel. La personne qui l’a demandé reçoit un e-mail.',
  },
} satisfies TranslationOf<typeof en>;
