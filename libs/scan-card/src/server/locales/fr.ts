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
    save: 'Enregistrer cette page',
    keep: 'Toute personne qui a l’adresse de cette page peut lire et écrire ici. Les réponses s’afficheront ici.',
    reply: 'Votre message',
    send: 'Envoyer',
    refresh: 'Voir s’il y a de nouveaux messages',
    older: 'Messages plus anciens',
    newest: 'Revenir aux messages les plus récents',
    seen: 'Lu',
    sent: 'Envoyé',
    overTitle: 'Il n’y a pas de conversation ici',
    over: 'L’adresse n’est pas la bonne, ou la conversation est terminée : les messages sont supprimés après un certain temps, et le propriétaire du code peut mettre fin à une conversation ou supprimer son compte.',
  },
  conversationLink: {
    title: 'Ma conversation',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    share: 'Partager le lien',
    hint: 'Ce lien est à vous : conservez-le. Toute personne qui l’a peut y lire et y écrire.',
  },
  conversationLive: {
    new_one: '{{count}} nouveau message',
    new_other: '{{count}} nouveaux messages',
    new_many: '{{count}} de nouveaux messages',
    offline: 'Vous êtes hors ligne. Vous pouvez continuer à lire, et ce que vous écrivez reste ici.',
    failed: 'L’envoi n’a pas abouti. Votre texte est toujours là : veuillez réessayer.',
  },
  conversationState: {
    solved: 'Résolue',
    solvedByYou: 'Vous avez marqué cette conversation comme résolue.',
    solvedByOther: '{{name}} a marqué cette conversation comme résolue.',
    kept: 'Tout reste ici jusqu’à ce que {{name}} le supprime.',
    keptUntil: 'Ce qui est écrit ici sera supprimé après le {{date}}.',
    solve: 'Marquer comme résolue',
    reopen: 'Rouvrir',
    reopened: 'Conversation rouverte',
    thanksTitle: '{{name}} vous remercie',
    thanks: 'Merci beaucoup pour votre aide !',
    otherPhone: 'Téléphone de {{name}} :',
    sharePhone: 'Partager mon numéro de téléphone',
    phone: 'Votre numéro de téléphone',
    noPhone: 'Veuillez saisir un numéro de téléphone joignable.',
    phoneHint: '{{name}} le verra jusqu’à ce que vous le retiriez.',
    share: 'Partager le numéro',
    phoneShared: 'Numéro partagé',
    yourPhone: '{{name}} voit votre numéro :',
    hidePhone: 'Retirer',
    phoneHidden: 'Numéro retiré et supprimé',
  },
  answersTo: {
    label: 'Recevoir les réponses par e-mail',
    hint: 'Nous envoyons le lien de cette conversation à cette adresse et vous prévenons des réponses. Personne d’autre ne la voit.',
    start: 'Recevoir des e-mails',
    started: 'Vous recevrez des e-mails',
    mailed:
      'Les réponses sont envoyées par e-mail à l’adresse que vous avez indiquée. Personne d’autre ne la voit.',
    stop: 'Ne plus recevoir d’e-mails',
  },
  ownerLink: {
    somebody: 'Anonyme',
    title: 'Un message pour vous',
    text: 'Ouvrez la conversation ici. Ensuite, le lien ne fonctionnera que dans ce navigateur.',
    open: 'Ouvrir la conversation',
    elsewhereTitle: 'Ouvert dans un autre navigateur',
    elsewhere:
      'Ce lien ne fonctionne que dans le navigateur où il a été ouvert en premier. Nous pouvons vous envoyer par e-mail un autre lien pour ce navigateur.',
    fresh: 'M’envoyer un autre lien',
    sentTitle: 'Un lien est en route',
    sent: 'Nous l’avons envoyé à l’adresse de votre compte. Ouvrez-le dans ce navigateur.',
    keep: 'Cette page ne montre que cette conversation. Pour tout le reste, connectez-vous.',
    all: 'Tous les messages',
    thank: 'Dire merci',
    thanked: 'Vous avez dit merci. L’expéditeur le voit sur sa page.',
  },
  mailSwitch: {
    title: 'Ne plus recevoir d’e-mails',
    code: 'Ces e-mails vous préviennent des messages reçus via votre code QR {{code}}.',
    stop: 'Plus d’e-mails sur ce code',
    stopAll: 'Plus d’e-mails sur aucun de mes codes',
    answers: 'Ces e-mails vous préviennent des réponses à votre message via le code QR {{code}}.',
    stopAnswers: 'Ne plus recevoir ces e-mails',
    endedTitle: 'Vous ne recevrez plus ces e-mails',
    ended:
      'Nous ne vous écrirons plus au sujet des messages reçus via {{code}}. Vous pouvez changer cela sur la page du code.',
    endedAll:
      'Nous ne vous écrirons plus au sujet des messages reçus via vos codes. Vous pouvez changer cela sur la page de chaque code.',
    endedAnswers:
      'Nous ne vous écrirons plus au sujet de cette conversation. Vous pouvez toujours la lire avec son lien.',
  },
  attachments: {
    photos: 'Photos',
    photosHint:
      'Jusqu’à trois photos de 8 Mo chacune. Ce que l’appareil y a noté, comme le lieu, est supprimé.',
    photo: 'Photo {{number}}',
    noPhoto:
      'L’un des fichiers n’est pas une photo affichable. Choisissez un fichier JPEG, PNG ou WebP. Votre texte reste dans le formulaire.',
    tooMany: 'Choisissez trois photos au plus. Votre texte reste dans le formulaire.',
    tooLarge: 'Une photo peut peser 8 Mo au plus. Votre texte reste dans le formulaire.',
    full: 'Il n’y a plus de place pour d’autres photos ici. Envoyez votre message sans photo.',
    again: 'Veuillez choisir de nouveau les photos.',
    firstThree: 'Seules les trois premières photos sont envoyées.',
    preparing: 'Préparation des photos…',
    place: {
      ask: 'Ajouter l’endroit où je suis',
      asking: 'Demande de la position à votre appareil…',
      refused:
        'Cette page ne peut pas savoir où vous êtes. Autorisez-la dans votre navigateur ou décrivez le lieu dans votre message.',
      unavailable:
        'Votre appareil ne sait pas où il se trouve. Réessayez en plein air ou décrivez le lieu dans votre message.',
      timeout:
        'Votre appareil n’a pas trouvé de signal à temps. Réessayez ou décrivez le lieu dans votre message.',
      shown: '{{coordinates}}, à {{accuracy}} m près',
      choice: 'Avec quelle précision l’autre personne peut-elle le savoir ?',
      about: 'Environ ici (arrondi à 500 m)',
      exact: 'Exactement',
      remove: 'Ne pas envoyer le lieu',
      title: 'Lieu',
      titleAbout: 'Quelque part par ici',
      within: 'à {{accuracy}} m près',
      map: 'Ouvrir dans OpenStreetMap',
      app: 'Ouvrir dans une application de cartes',
    },
    words: {
      title: 'Phrases rapides',
      lost: {
        a: 'C’est à l’accueil de…',
        b: 'Vous pouvez le récupérer à…',
        c: 'Je peux vous l’envoyer par la poste. À quelle adresse ?',
        d: 'Je l’ai laissé là où il était.',
      },
      contact: {
        a: 'Nous nous sommes rencontrés à…',
        b: 'Appelez-moi au…',
        c: 'J’ai une question au sujet de…',
      },
    },
  },
  guarded: {
    title: 'Encore une étape',
    text: 'De nombreux codes inexistants viennent d’être essayés depuis votre réseau. Pour éviter qu’on les devine, il faut pour l’instant appuyer sur un bouton pour les ouvrir.',
    open: 'Ouvrir {{code}}',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
