import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  notFound: {
    title: 'Code QR introuvable',
    text: 'Le code {{code}} n’existe pas. Comparez-le avec celui qui est imprimé, puis saisissez-le à nouveau.',
    invalid: 'Code QR non valide',
  },
  free: {
    title: 'Activer ce code QR',
    text: 'Le code {{code}} est encore libre. Faites-en le vôtre : toute personne qui le scanne verra votre fiche et pourra vous écrire.',
  },
  unavailable: {
    title: 'Momentanément indisponible',
    inactive: 'Ce code QR est en pause. Veuillez réessayer plus tard.',
    disabled:
      'Ce code QR est bloqué. Veuillez réessayer plus tard. Si le problème persiste, contactez l’assistance.',
    check: 'Vérifier à nouveau',
  },
  notActivatable: {
    title: 'Ce code QR ne peut pas être activé',
    text: 'Le code {{code}} n’est pas encore utilisé, mais il ne peut pas être activé pour le moment :',
    reasons: {
      activation_not_enabled: 'Son propriétaire n’a pas autorisé l’activation.',
      view_only: 'Ce code est réservé à la consultation.',
      project_archived: 'Le projet auquel il appartient est clos.',
      activations_exhausted: 'Il a déjà été activé autant de fois que possible.',
    },
    other: 'Saisir un autre code',
  },
  contact: {
    save: 'Enregistrer le contact',
  },
  message: {
    title: 'Envoyer un message',
    kind: 'Que souhaitez-vous envoyer ?',
    kinds: {
      message: 'Message',
      feedback: 'Avis',
    },
    body: 'Votre message',
    placeholder: 'Écrivez votre message ici…',
    bodyRequired: 'Veuillez écrire un message',
    sender: 'Vos coordonnées (facultatif)',
    senderHint: 'Sans elles, vous ne pourrez pas recevoir de réponse.',
    trap: 'Laissez ce champ vide',
    submit: 'Envoyer',
    failed: 'Le message n’a pas pu être envoyé',
  },
  footer: {
    signIn: 'Se connecter',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
