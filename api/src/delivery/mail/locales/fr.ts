import type { MailPhrases } from '../phrases';

const fr: MailPhrases = {
  shared: {
    digitsLabel: 'Votre code',
    digitsNote: 'Le code et le lien expirent dans 10 minutes et ne servent qu’une fois.',
    linkFallback: 'Si le bouton ne fonctionne pas, copiez ce lien dans votre navigateur :',
    notYou:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Tant que vous n’utilisez ni le code ni le lien, rien ne se passe.',
    footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur {brand}.',
    ownerFooter: 'Vous recevez cet e-mail parce que vous avez un code QR sur {brand}.',
    accountFooter: 'Vous recevez cet e-mail parce que vous avez un compte sur {brand}.',
    helperFooter: 'Vous recevez cet e-mail parce que vous aidez à répondre à des messages sur {brand}.',
    timeLabel: 'Heure',
    deviceLabel: 'Appareil',
    networkLabel: 'Début de l’adresse IP',
    deviceUnknown: 'Inconnu',
    noText: 'Photo ou position',
    unsubscribe: 'Ne plus recevoir ces e-mails',
  },
  templates: {
    activate: {
      subject: '{digits} est votre code {brand}',
      heading: 'Activez votre code QR {alias}',
      intro:
        'Saisissez ce code sur la page d’activation, ou appuyez sur le bouton pour activer tout de suite votre code QR.',
      button: 'Activer {alias}',
    },
    'sign-in': {
      subject: '{digits} est votre code {brand}',
      heading: 'Connexion à {brand}',
      intro: 'Saisissez ce code pour vous connecter, ou appuyez sur le bouton.',
      button: 'Se connecter',
    },
    'sign-in-unknown': {
      subject: 'Connexion à {brand}',
      heading: 'Aucun compte pour cette adresse e-mail',
      intro:
        'Quelqu’un a essayé de se connecter à {brand} avec cette adresse e-mail, mais aucun compte n’y est associé. Pour créer un compte, scannez un code QR ou inscrivez-vous.',
      button: 'S’inscrire',
    },
    register: {
      subject: '{digits} est votre code {brand}',
      heading: 'Bienvenue sur {brand}',
      intro: 'Saisissez ce code pour confirmer votre adresse e-mail, ou appuyez sur le bouton.',
      button: 'Confirmer mon adresse',
    },
    'register-known': {
      subject: '{digits} est votre code {brand}',
      heading: 'Vous avez déjà un compte',
      intro:
        'Quelqu’un a essayé de s’inscrire avec cette adresse e-mail. Vous n’avez pas besoin d’un nouveau compte. Utilisez ce code pour vous connecter.',
      button: 'Se connecter',
    },
    'password-reset': {
      subject: '{digits} est votre code {brand}',
      heading: 'Choisissez un nouveau mot de passe',
      intro: 'Saisissez ce code avec votre nouveau mot de passe, ou appuyez sur le bouton.',
      button: 'Choisir un mot de passe',
    },
    'password-reset-unknown': {
      subject: 'Votre mot de passe {brand}',
      heading: 'Aucun compte pour cette adresse e-mail',
      intro:
        'Quelqu’un a essayé de réinitialiser le mot de passe de cette adresse e-mail, mais aucun compte {brand} n’y est associé.',
      button: 'S’inscrire',
    },
    'password-changed': {
      subject: 'Votre mot de passe {brand} a été modifié',
      heading: 'Votre mot de passe a été modifié',
      intro:
        'Votre mot de passe vient d’être modifié et tous les autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez dès maintenant un nouveau mot de passe.',
      button: 'Choisir un mot de passe',
    },
    'new-device': {
      subject: 'Nouvelle connexion à {brand}',
      heading: 'Connexion depuis un navigateur inconnu',
      intro:
        'Si c’était vous, tout va bien. Sinon, quelqu’un d’autre a accès à votre compte. Déconnectez tous les autres appareils et choisissez un nouveau mot de passe.',
      button: 'Ouvrir mon compte',
    },
    'code-entry-closed': {
      subject: 'Vos codes de connexion {brand} sont désactivés',
      heading: 'Trop de codes erronés',
      intro:
        'Quelqu’un a saisi 100 codes erronés à la suite pour votre adresse e-mail : nous n’acceptons donc plus les codes. Aucun d’eux n’a permis de se connecter. Connectez-vous avec votre mot de passe ou avec le lien de l’un de nos e-mails. Ce lien réactive les codes.',
      button: 'Se connecter',
    },
    'email-change': {
      subject: '{digits} est votre code {brand}',
      heading: 'Confirmez votre nouvelle adresse e-mail',
      intro:
        'Saisissez ce code pour utiliser cette adresse e-mail avec votre compte, ou appuyez sur le bouton dans un navigateur connecté à votre compte.',
      button: 'Utiliser cette adresse',
    },
    'email-change-taken': {
      subject: 'Votre adresse e-mail {brand}',
      heading: 'Cette adresse e-mail est déjà associée à un compte',
      intro:
        'Quelqu’un a essayé d’utiliser cette adresse e-mail pour un autre compte, mais elle est déjà associée à un compte. Rien n’a été modifié.',
      button: 'Se connecter',
    },
    'email-changed': {
      subject: 'L’adresse e-mail de votre compte {brand} a été modifiée',
      heading: 'Votre adresse e-mail a été modifiée',
      intro:
        'Votre compte utilise désormais une autre adresse e-mail et tous les autres appareils ont été déconnectés. Vous ne pouvez plus vous connecter avec cette adresse-ci. Si ce n’était pas vous, contactez-nous sans attendre.',
      button: 'Ouvrir {brand}',
    },
    confirm: {
      subject: '{digits} est votre code {brand}',
      heading: 'Confirmez que c’est bien vous',
      intro:
        'Une personne connectée à votre compte souhaite en modifier le mot de passe ou l’adresse e-mail. Si c’est vous, saisissez ce code pour continuer.',
      button: 'Ouvrir mon profil',
    },
    'delete-account': {
      subject: '{digits} est votre code {brand}',
      heading: 'Supprimer votre compte',
      intro:
        'Saisissez ce code pour supprimer votre compte et tout ce qu’il contient. Cette action est définitive.',
      button: 'Ouvrir mon profil',
    },
    'account-deleted': {
      subject: 'Votre compte {brand} a été supprimé',
      heading: 'Votre compte a été supprimé',
      intro:
        'Nous avons effacé votre profil, vos messages et vos données de connexion. Vos codes peuvent être activés à nouveau. C’est le dernier e-mail que vous recevrez de notre part.',
      button: 'Ouvrir {brand}',
    },
    export: {
      subject: 'Vos données sur {brand}',
      heading: 'Une copie de vos données',
      intro:
        'Vous avez demandé une copie de vos données aux responsables de {brand}. Utilisez le bouton pour la télécharger. Le lien expire dans sept jours et ne fonctionne qu’une fois. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
      button: 'Obtenir mes données',
    },
    reports: {
      subject: 'Signalements en cours sur {brand}',
      heading: 'Signalements en cours : {count}',
      intro:
        'Des pages ou des conversations ont été signalées comme abusives. Examinez-les et marquez chaque signalement comme traité une fois terminé. Tant que des signalements sont en cours, vous recevez au plus un e-mail par jour.',
      button: 'Voir les signalements',
    },
    'release-stopped': {
      subject: 'Une version a été arrêtée sur {brand}',
      heading: 'Version arrêtée : {release}',
      intro:
        'Des navigateurs de plusieurs réseaux n’ont pas pu charger {release}, et la plupart des tentatives ont échoué. Elle n’est donc plus présentée à personne : tout le monde voit la version précédente. Cherchez la cause avant de la présenter à nouveau.',
      button: 'Voir les versions',
    },
    'account-blocked': {
      subject: 'Votre compte {brand} a été bloqué',
      heading: 'Votre compte a été bloqué',
      intro:
        'L’administration de {brand} a bloqué votre compte. Tous vos appareils ont été déconnectés et vous ne pouvez plus vous connecter. Vos codes et leurs pages fonctionnent toujours. Si vous pensez qu’il s’agit d’une erreur, contactez-nous.',
      button: 'Ouvrir {brand}',
    },
    'account-unblocked': {
      subject: 'Votre compte {brand} est débloqué',
      heading: 'Vous pouvez vous reconnecter',
      intro:
        'L’administration de {brand} a débloqué votre compte. Vous y retrouverez tout tel que vous l’aviez laissé.',
      button: 'Se connecter',
    },
    message: {
      subject: 'Nouveau message pour {alias}',
      heading: 'Vous avez un nouveau message',
      intro: 'Quelqu’un vous a écrit via votre code QR {alias}.',
      helping: 'Quelqu’un a écrit via le code QR {alias}. Vous aidez à répondre à ces messages.',
      button: 'Lire le message',
    },
    messages: {
      subject: '{count} nouveaux messages pour {alias}',
      heading: 'Vous avez de nouveaux messages',
      intro:
        'Vous avez reçu {count} nouveaux messages via votre code QR {alias} depuis notre dernier e-mail.',
      helping:
        '{count} nouveaux messages sont arrivés via le code QR {alias} depuis notre dernier e-mail. Vous aidez à y répondre.',
      button: 'Lire les messages',
    },
    conversation: {
      subject: 'Nouveau message pour {alias}',
      heading: { one: 'Nouveau message', other: '{count} nouveaux messages' },
      intro: 'Envoyé via votre code QR {code} :',
      helping: 'Envoyé via le code QR {code}. Vous aidez à répondre à ces messages :',
      button: 'Répondre',
      note: 'Le bouton fonctionne pendant sept jours, uniquement dans le premier navigateur où vous l’utilisez. Ne transférez pas cet e-mail et n’y répondez pas.',
    },
    'many-messages': {
      subject: 'Beaucoup de messages pour {alias}',
      heading: 'Votre code QR reçoit beaucoup de messages',
      intro:
        'Votre code QR {code} reçoit plus de messages que d’habitude. Ils arrivent désormais plus lentement. Sur la page du code, vous pouvez retenir les messages des expéditeurs qui n’ont pas confirmé d’adresse e-mail, désactiver les e-mails au sujet du code ou le mettre en pause.',
      button: 'Ouvrir le code',
    },
    'lost-opened': {
      subject: 'Le code perdu {alias} a été ouvert',
      heading: {
        one: 'Quelqu’un a ouvert la page d’un code perdu',
        other: 'La page d’un code perdu a été ouverte {count} fois',
      },
      intro:
        'Le code {code} est déclaré perdu. La personne qui a ouvert sa page a peut-être trouvé l’objet. Si elle écrit, vous pourrez répondre.',
      button: 'Ouvrir',
    },
    'owner-link': {
      subject: 'Votre conversation à propos de {alias}',
      heading: 'Votre nouveau lien vers la conversation',
      intro:
        'Vous avez demandé un nouveau lien vers une conversation à propos de votre code QR {code}. Si ce n’était pas vous, ignorez cet e-mail.',
      helping:
        'Vous avez demandé un nouveau lien vers une conversation à propos du code QR {code}. Si ce n’était pas vous, ignorez cet e-mail.',
      button: 'Répondre',
      note: 'Le bouton fonctionne pendant sept jours, uniquement dans le premier navigateur où vous l’utilisez. Ne transférez pas cet e-mail et n’y répondez pas.',
    },
    answer: {
      subject: 'Nouvelle réponse à propos de {alias}',
      heading: { one: 'Nouvelle réponse', other: '{count} nouvelles réponses' },
      intro: 'En réponse à votre message via le code QR {alias} :',
      unquoted:
        'Quelqu’un a envoyé un message via le code QR {alias} et souhaite recevoir les réponses à cette adresse e-mail. Ouvrez la conversation pour lire la réponse. Si vous n’avez pas envoyé de message, désabonnez-vous avec le lien ci-dessous.',
      button: 'Ouvrir la conversation',
      note: 'Toute personne disposant du lien peut lire la conversation et y répondre à votre place. Ne transférez pas cet e-mail et n’y répondez pas.',
    },
    'conversation-link': {
      subject: 'Votre conversation à propos de {alias}',
      heading: 'Votre lien vers la conversation',
      intro:
        'Quelqu’un a envoyé un message via le code QR {alias} et souhaite recevoir les réponses à cette adresse e-mail. Si c’était vous, le bouton vous ramène à la conversation. Nous vous préviendrons par e-mail en cas de réponse. Si ce n’était pas vous, désabonnez-vous avec le lien ci-dessous.',
      button: 'Ouvrir la conversation',
      note: 'Toute personne disposant du lien peut lire la conversation et y répondre à votre place. Ne transférez pas cet e-mail et n’y répondez pas.',
    },
    'helper-invitation': {
      subject: 'Invitation à aider pour {alias}',
      heading: 'Quelqu’un vous demande de l’aide',
      intro:
        'Le propriétaire du code QR {alias} sur {brand} aimerait que vous l’aidiez à répondre à ses messages. Voyez qui c’est, puis acceptez ou refusez. Rien ne change avant. Le lien expire dans sept jours et ne sert qu’à un compte avec cette adresse e-mail.',
      button: 'Voir l’invitation',
    },
    'helper-joined': {
      subject: 'Quelqu’un vous aide désormais pour {alias}',
      heading: 'Votre invitation a été acceptée',
      intro:
        'La personne que vous avez invitée peut maintenant lire les messages de votre code QR {alias} et y répondre. Vous pouvez y mettre fin à tout moment sur la page du code.',
      button: 'Ouvrir le code',
    },
    'unactivation-request': {
      subject: 'Demande d’annulation de l’activation de {alias}',
      heading: 'Quelqu’un souhaite utiliser votre code QR {alias}',
      intro:
        'Quelqu’un vous demande d’annuler l’activation de ce code QR pour qu’il puisse être activé à nouveau. Voyez de qui il s’agit, puis acceptez ou refusez. Rien ne change avant votre réponse. Le lien expire dans 24 heures et ne fonctionne qu’après connexion à votre compte.',
      button: 'Voir la demande',
    },
    'unactivation-confirmed': {
      subject: 'Le code QR {alias} peut être activé à nouveau',
      heading: 'Le code QR {alias} peut être activé à nouveau',
      intro:
        'Vous avez demandé l’annulation de l’activation du code QR {alias}, et son propriétaire a accepté. Tout le monde peut maintenant l’activer, y compris vous.',
      button: 'Ouvrir {alias}',
    },
    'unactivation-declined': {
      subject: 'Votre demande pour {alias} a été refusée',
      heading: 'Le propriétaire garde le code QR {alias}',
      intro:
        'Vous avez demandé l’annulation de l’activation du code QR {alias}, mais son propriétaire a refusé. Le code reste tel quel.',
      button: 'Ouvrir {alias}',
    },
    gift: {
      subject: 'Un code QR pour vous sur {brand}',
      heading: 'Quelqu’un veut vous donner le code QR {alias}',
      intro:
        'Toute personne qui le scanne peut vous contacter sans voir votre adresse e-mail. Le bouton vous montre qui vous le donne ; vous pouvez ensuite accepter ou refuser. Il vous faut un compte {brand} avec cette adresse e-mail ; l’inscription est gratuite. Le lien expire dans sept jours.',
      button: 'Voir le cadeau',
      note: 'Si vous ne savez pas de quoi il s’agit, ignorez cet e-mail ou refusez. Rien ne se passe tant que vous n’acceptez pas.',
    },
    'gift-offered': {
      subject: 'Vous donnez le code QR {alias}',
      heading: 'Vous donnez le code QR {alias}',
      intro:
        'Nous avons envoyé un lien à l’adresse que vous avez saisie. Le code reste à vous jusqu’à ce qu’il soit accepté, et vous pouvez le reprendre d’ici là. Au bout de sept jours, l’offre prend fin d’elle-même. Si ce n’était pas vous, reprenez le code et déconnectez tous les autres appareils dans votre profil.',
      button: 'Ouvrir mes codes',
    },
    'gift-declined': {
      subject: 'Votre cadeau {alias} a été refusé',
      heading: 'Le code QR {alias} est toujours à vous',
      intro: 'Vous vouliez donner le code QR {alias}, mais il a été refusé. Le code reste tel quel.',
      button: 'Ouvrir mes codes',
    },
    'gift-accepted': {
      subject: 'Votre cadeau {alias} a été accepté',
      heading: 'Le code QR {alias} a changé de propriétaire',
      intro:
        'Le code QR {alias} que vous avez donné a été accepté. Les messages que vous avez reçus grâce à lui restent dans votre compte.',
      button: 'Ouvrir mes codes',
    },
    'gift-received': {
      subject: 'Le code QR {alias} est à vous',
      heading: 'Le code QR {alias} est maintenant à vous',
      intro:
        'Vous avez accepté le code QR {alias}. Désormais, sa page parle de vous et ses messages vous parviennent.',
      button: 'Ouvrir mes codes',
    },
  },
};

export default fr;
