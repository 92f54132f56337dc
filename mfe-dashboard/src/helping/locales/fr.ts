import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Répondre ensemble',
  back: 'Messages',
  backToList: 'Toutes les conversations',
  subtitle: 'Messages des codes d’autres personnes, auxquels vous aidez à répondre',
  helpingWith: 'Vous aidez {{name}} pour {{code}}',
  empty: 'Aucun message pour l’instant',
  emptyText: 'Quand quelqu’un écrit via l’un de ces codes, cela s’affiche ici.',
  ended:
    'Vous n’aidez plus pour cette conversation. Le propriétaire ou vous y avez mis fin, ou le code appartient à quelqu’un d’autre.',
  unsent: 'Votre réponse non envoyée',
  list: {
    search: 'Rechercher dans les messages',
    loadFailed: 'Impossible de charger les messages',
    pages: 'Pages de messages',
    noneFound: 'Aucun message ne correspond à « {{q}} »',
    noneFoundText: 'Vérifiez l’orthographe ou essayez un autre mot.',
  },
  codes: {
    title: 'Codes pour lesquels vous aidez',
    loadFailed: 'Impossible de charger les codes',
    none: 'Vous n’aidez pour aucun code actuellement.',
    of: 'Code de {{name}}',
    ofNobody: 'Code d’une personne sans nom',
  },
  leave: {
    title: 'Ne plus aider ?',
    text: 'Vous ne verrez plus les messages de ce code et ne recevrez plus d’e-mails à leur sujet. Le propriétaire pourra vous inviter à nouveau.',
    confirm: 'Ne plus aider',
    named: 'Ne plus aider pour {{name}}',
    working: 'Arrêt…',
    failed: 'Impossible d’arrêter l’aide',
    done: 'Vous n’aidez plus pour ce code',
  },
  invitation: {
    title: '{{name}} vous demande de l’aide pour {{code}}',
    somebody: 'Quelqu’un',
    text: 'Si vous acceptez, vous pourrez lire les messages envoyés via ce code QR et y répondre.',
    means: {
      all: 'Vous voyez toutes les conversations de ce code, même anciennes, mais aucune coordonnée.',
      names:
        'Les personnes qui écrivent ne voient que le propriétaire. Il voit quelles réponses sont de vous.',
      limits: 'Vous ne pouvez modifier ni le code, ni sa page, ni ses réglages.',
      end: 'Le propriétaire et vous pouvez y mettre fin à tout moment.',
    },
    accept: 'Accepter',
    decline: 'Refuser',
    failed: 'Impossible de répondre à l’invitation',
    loadFailed: 'Impossible de charger l’invitation',
    expired: 'Cette invitation a expiré. Demandez-en une autre au propriétaire.',
    gone: 'Cette invitation a été retirée ou déjà utilisée.',
    other:
      'Cette invitation est destinée à une autre adresse e-mail. Votre adresse actuelle est {{email}}. Connectez-vous avec celle qui a reçu l’e-mail.',
    accepted: 'Vous avez accepté cette invitation.',
    toList: 'Voir les messages',
    close: 'Fermer',
    done: { accept: 'Vous aidez maintenant à répondre', decline: 'Invitation refusée' },
  },
  owner: {
    title: 'Répondre ensemble',
    text: 'Les personnes que vous invitez peuvent lire les messages de ce code, même anciens, et y répondre. Qui vous écrit ne voit pas leurs noms.',
    loadFailed: 'Impossible de charger qui vous aide',
    since: 'Aide depuis le',
    until: 'Invitation valable jusqu’au',
    removeShort: 'Retirer',
    removeNamed: 'Retirer {{name}}',
    removing: 'Retrait…',
    removeFailed: 'Impossible de retirer cette personne',
    full: '{{most}} personnes peuvent aider pour un code. Retirez-en une pour en inviter une autre.',
    remove: {
      title: 'Mettre fin à l’aide de cette personne ?',
      text: 'Elle ne verra plus les messages de ce code. Ce qu’elle a écrit reste.',
      confirm: 'Mettre fin à l’aide',
      done: 'Cette personne n’aide plus',
    },
    takeBack: {
      title: 'Retirer l’invitation ?',
      text: 'Le lien dans l’e-mail ne fonctionnera plus.',
      confirm: 'Retirer',
      done: 'Invitation retirée',
    },
    invite: {
      open: 'Inviter quelqu’un',
      title: 'Inviter quelqu’un à vous aider',
      email: 'Adresse e-mail',
      hint: 'Nous envoyons un lien qui fonctionne sept jours, uniquement pour cette adresse.',
      own: 'Saisissez l’adresse d’une autre personne',
      submit: 'Envoyer l’invitation',
      working: 'Envoi…',
      failed: 'Impossible d’envoyer l’invitation',
      done: 'Nous avons envoyé une invitation à {{email}}',
    },
  },
} satisfies TranslationOf<typeof en>;

export default fr;
