import type { MailPhrases } from '../phrases';

const fr: MailPhrases = {
  shared: {
    digitsLabel: 'Votre code',
    digitsNote: 'Le code et le lien sont valables 10 minutes et ne servent qu’une fois.',
    linkFallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    notYou:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : sans le code, rien ne se passe.',
    footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur {brand}.',
    ownerFooter: 'Vous recevez cet e-mail parce que vous avez un code QR sur {brand}.',
    timeLabel: 'Heure',
    deviceLabel: 'Navigateur et système',
    networkLabel: 'L’adresse réseau commence par',
    deviceUnknown: 'Inconnu',
    noText: 'Photo ou lieu',
    somebody: 'Anonyme',
    unsubscribe: 'Ne plus recevoir ces e-mails',
  },
  templates: {
    activate: {
      subject: '{digits} est votre code {brand}',
      heading: 'Activez votre code QR {alias}',
      intro:
        'Saisissez ce code sur la page de votre code QR, ou utilisez le bouton pour l’activer tout de suite.',
      button: 'Activer {alias}',
    },
    'sign-in': {
      subject: '{digits} est votre code {brand}',
      heading: 'Connexion à {brand}',
      intro: 'Saisissez ce code pour vous connecter, ou utilisez le bouton.',
      button: 'Se connecter',
    },
    'sign-in-unknown': {
      subject: 'Connexion à {brand}',
      heading: 'Aucun compte n’existe pour cette adresse',
      intro:
        'Quelqu’un a tenté de se connecter à {brand} avec cette adresse, qui n’est encore liée à aucun compte. Pour en créer un, scannez un code QR ou inscrivez-vous.',
      button: 'S’inscrire',
    },
    register: {
      subject: '{digits} est votre code {brand}',
      heading: 'Bienvenue sur {brand}',
      intro: 'Saisissez ce code pour confirmer votre adresse, ou utilisez le bouton.',
      button: 'Confirmer mon adresse',
    },
    'register-known': {
      subject: '{digits} est votre code {brand}',
      heading: 'Vous avez déjà un compte',
      intro:
        'Quelqu’un a tenté de s’inscrire avec cette adresse. Vous n’avez pas besoin d’un nouveau compte : ce code vous connecte.',
      button: 'Se connecter',
    },
    'password-reset': {
      subject: '{digits} est votre code {brand}',
      heading: 'Choisissez un nouveau mot de passe',
      intro: 'Saisissez ce code avec votre nouveau mot de passe, ou utilisez le bouton.',
      button: 'Choisir un mot de passe',
    },
    'password-reset-unknown': {
      subject: 'Votre mot de passe {brand}',
      heading: 'Aucun compte n’existe pour cette adresse',
      intro:
        'Quelqu’un a demandé un nouveau mot de passe pour cette adresse, qui n’est liée à aucun compte {brand}.',
      button: 'S’inscrire',
    },
    'password-changed': {
      subject: 'Votre mot de passe {brand} a été modifié',
      heading: 'Votre mot de passe a été modifié',
      intro:
        'Le mot de passe de votre compte vient d’être modifié et tous les autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez dès maintenant un nouveau mot de passe.',
      button: 'Choisir un mot de passe',
    },
    'new-device': {
      subject: 'Nouvelle connexion à {brand}',
      heading: 'Connexion depuis un navigateur que nous ne connaissions pas',
      intro:
        'Si c’était vous, il n’y a rien à faire. Sinon, quelqu’un d’autre est entré dans votre compte : ouvrez-le, déconnectez tous les autres appareils et choisissez un nouveau mot de passe.',
      button: 'Ouvrir mon compte',
    },
    'code-entry-closed': {
      subject: 'Les codes ne sont plus acceptés pour votre compte {brand}',
      heading: 'Trop de codes erronés ont été saisis',
      intro:
        'Cent codes erronés ont été saisis à la suite pour votre adresse : désormais, les codes sont refusés. Personne ne s’est connecté ainsi. Connectez-vous avec votre mot de passe ou avec le lien de l’un de nos e-mails ; dès qu’un tel lien a servi, les codes fonctionnent de nouveau.',
      button: 'Se connecter',
    },
    'email-change': {
      subject: '{digits} est votre code {brand}',
      heading: 'Confirmez votre nouvelle adresse',
      intro:
        'Saisissez ce code pour utiliser cette adresse avec votre compte, ou utilisez le bouton là où vous êtes connecté.',
      button: 'Utiliser cette adresse',
    },
    'email-change-taken': {
      subject: 'Votre adresse sur {brand}',
      heading: 'Cette adresse a déjà un compte',
      intro:
        'Quelqu’un a voulu utiliser cette adresse pour un autre compte, mais elle en a déjà un. Rien n’a été modifié.',
      button: 'Se connecter',
    },
    'email-changed': {
      subject: 'L’adresse e-mail de votre compte {brand} a été modifiée',
      heading: 'Votre adresse e-mail a été modifiée',
      intro:
        'Votre compte utilise désormais une autre adresse e-mail et tous les autres appareils ont été déconnectés. Cette adresse ne permet plus de se connecter. Si ce n’était pas vous, contactez-nous sans attendre.',
      button: 'Ouvrir {brand}',
    },
    confirm: {
      subject: '{digits} est votre code {brand}',
      heading: 'Confirmez que c’est bien vous',
      intro:
        'Quelqu’un qui est connecté à votre compte veut en modifier le mot de passe ou l’adresse e-mail. Pour l’autoriser, saisissez-y ce code.',
      button: 'Ouvrir mon profil',
    },
    'delete-account': {
      subject: '{digits} est votre code {brand}',
      heading: 'Supprimez votre compte',
      intro:
        'Saisissez ce code pour supprimer votre compte et tout ce qu’il contient. Cette action est définitive.',
      button: 'Ouvrir mon profil',
    },
    'account-deleted': {
      subject: 'Votre compte {brand} a été supprimé',
      heading: 'Votre compte a été supprimé',
      intro:
        'Votre profil, vos messages et vos données de connexion sont effacés, et vos codes sont de nouveau libres. C’est le dernier e-mail que nous vous envoyons.',
      button: 'Ouvrir {brand}',
    },
    'account-blocked': {
      subject: 'Votre compte {brand} a été bloqué',
      heading: 'Votre compte a été bloqué',
      intro:
        'L’administration de {brand} a bloqué votre compte. Tous les appareils ont été déconnectés et la connexion est refusée. Vos codes et leurs pages continuent de fonctionner. Si vous pensez qu’il s’agit d’une erreur, contactez-nous.',
      button: 'Ouvrir {brand}',
    },
    'account-unblocked': {
      subject: 'Votre compte {brand} est de nouveau ouvert',
      heading: 'Vous pouvez vous reconnecter',
      intro: 'L’administration de {brand} a débloqué votre compte. Tout y est resté comme avant.',
      button: 'Se connecter',
    },
    message: {
      subject: 'Nouveau message pour {alias}',
      heading: 'Vous avez un nouveau message',
      intro:
        'Quelqu’un vous a écrit via votre code QR {alias}. En cas de nouveaux messages, nous vous écrivons au plus toutes les dix minutes.',
      button: 'Lire le message',
    },
    messages: {
      subject: 'Nouveaux messages pour {alias} : {count}',
      heading: 'Vous avez de nouveaux messages',
      intro:
        'Nouveaux messages via votre code QR {alias} depuis notre dernier e-mail : {count}. Nous vous écrivons à ce sujet au plus toutes les dix minutes.',
      button: 'Lire les messages',
    },
    conversation: {
      subject: 'Nouveau message pour {alias}',
      heading: { one: 'Nouveau message', other: '{count} nouveaux messages' },
      intro: 'Via votre code QR {code} :',
      button: 'Répondre',
      note: 'Le bouton ouvre cette conversation pendant sept jours, dans le navigateur où vous l’utilisez en premier. Merci de ne pas transférer cet e-mail et de ne pas y répondre.',
    },
    'owner-link': {
      subject: 'Votre conversation à propos de {alias}',
      heading: 'Un autre lien vers la conversation',
      intro:
        'Vous avez demandé un autre lien vers une conversation à propos de votre code QR {code}. Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
      button: 'Répondre',
      note: 'Le bouton ouvre cette conversation pendant sept jours, dans le navigateur où vous l’utilisez en premier. Merci de ne pas transférer cet e-mail et de ne pas y répondre.',
    },
    answer: {
      subject: 'Nouvelle réponse à propos de {alias}',
      heading: { one: 'Nouvelle réponse', other: '{count} nouvelles réponses' },
      intro: 'À votre message via le code QR {alias} :',
      button: 'Ouvrir la conversation',
      note: 'Toute personne qui a le lien peut lire et écrire à votre place. Merci de ne pas transférer cet e-mail et de ne pas y répondre.',
    },
    'conversation-link': {
      subject: 'Votre conversation à propos de {alias}',
      heading: 'Votre lien vers la conversation',
      intro:
        'Quelqu’un a envoyé un message via le code QR {alias} et souhaite recevoir les réponses à cette adresse. Si c’était vous, le bouton ramène à la conversation, et nous vous préviendrons des réponses. Sinon, mettez fin à ces e-mails avec le lien ci-dessous.',
      button: 'Ouvrir la conversation',
      note: 'Toute personne qui a le lien peut lire et écrire à votre place. Merci de ne pas transférer cet e-mail et de ne pas y répondre.',
    },
    'unactivation-request': {
      subject: 'Demande d’annulation de l’activation de {alias}',
      heading: 'Quelqu’un demande votre code QR {alias}',
      intro:
        'Quelqu’un vous demande d’annuler l’activation de ce code QR pour qu’il puisse être activé à nouveau. Voyez de qui il s’agit, puis acceptez ou refusez : rien ne change avant. Le lien est valable 24 heures et ne fonctionne qu’après connexion à votre compte.',
      button: 'Voir la demande',
    },
    'unactivation-confirmed': {
      subject: 'Le code QR {alias} peut être activé à nouveau',
      heading: 'Le code QR {alias} peut être activé à nouveau',
      intro:
        'Vous avez demandé l’annulation de l’activation du code QR {alias}. C’est fait : tout le monde peut maintenant l’activer, vous aussi.',
      button: 'Ouvrir {alias}',
    },
    'unactivation-declined': {
      subject: 'Votre demande pour {alias} a été refusée',
      heading: 'Le code QR {alias} reste activé',
      intro:
        'Vous avez demandé l’annulation de l’activation du code QR {alias}. Son propriétaire a refusé : le code reste tel quel.',
      button: 'Ouvrir {alias}',
    },
  },
};

export default fr;
