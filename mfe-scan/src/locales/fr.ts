import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  findCode: {
    title: 'Saisir un code',
    text: 'Impossible de scanner l’image QR ? Saisissez le code imprimé à côté.',
    label: 'Code',
    hint: 'Par exemple {{example}}. Majuscules, minuscules et tirets n’ont pas d’importance.',
    invalid: 'Un code compte de {{min}} à {{max}} lettres et chiffres',
    submit: 'Ouvrir',
  },
  notFound: {
    title: 'QR code introuvable',
    text: 'Le code {{code}} n’existe pas. Comparez-le avec l’impression et saisissez-le à nouveau.',
  },
  loadError: {
    title: 'Le code n’a pas pu être chargé',
    retry: 'Réessayer',
  },
  unavailable: {
    title: 'Momentanément indisponible',
    inactive: 'Ce QR code est désactivé pour l’instant par son propriétaire. Veuillez réessayer plus tard.',
    disabled:
      'Ce QR code est désactivé. Veuillez réessayer plus tard. Si le problème persiste, contactez l’assistance.',
    check: 'Vérifier à nouveau',
  },
  notActivatable: {
    title: 'Ce QR code ne peut pas être activé',
    text: 'Personne n’utilise encore le code {{code}}, mais il ne peut pas être activé pour le moment :',
    reasons: {
      activation_not_enabled: 'Son propriétaire n’a pas autorisé l’activation.',
      view_only: 'Ce code est réservé à la consultation.',
      project_archived: 'Le projet auquel il appartient est clos.',
      activations_exhausted: 'Il a déjà été activé autant de fois que permis.',
    },
    other: 'Saisir un autre code',
  },
  activation: {
    title: 'Activer ce QR code',
    text: 'Le code {{code}} est encore libre. Faites-en le vôtre : toute personne qui le scanne verra votre carte et pourra vous écrire.',
    name: 'Nom ou pseudonyme',
    nameHint: 'Visible par toute personne qui scanne le code.',
    emailHint:
      'Nous envoyons à cette adresse un code de vérification et un lien d’activation immédiate. Elle n’est montrée à personne.',
    submit: 'Créer le profil et envoyer le code',
    codeTitle: 'Consultez votre messagerie',
    linkToo:
      'Votre profil est enregistré. Saisissez le code, ou ouvrez le lien d’activation immédiate du même e-mail.',
    activate: 'Activer',
  },
  fields: {
    title: 'En savoir plus sur vous (facultatif)',
    hint: 'Les champs publics figurent sur votre carte. Vous seul voyez les champs privés.',
    add: 'Ajouter un champ',
    choose: 'Choisir…',
    addButton: 'Ajouter',
    visibility: '{{field}} : qui peut le voir',
    public: 'Public',
    private: 'Privé',
    remove: 'Retirer : {{field}}',
  },
  signedIn: {
    text: 'Le code {{code}} est encore libre. Vous êtes connecté en tant que {{email}} : un seul geste suffit pour en faire le vôtre.',
    addName: 'Aller à mon profil',
  },
  progress: {
    verifying: 'Vérification…',
    activating: 'Activation…',
    redirecting: 'Activé. Ouverture de la carte…',
  },
  link: {
    title: 'Activer le QR code {{code}}',
    text: 'Appuyez sur le bouton pour activer le code et vous connecter sur cet appareil.',
    ignore: 'Vous n’avez rien demandé ? Fermez cette page, il ne se passera rien.',
    again: 'Demander un nouveau lien',
    show: 'Afficher le QR code',
  },
  card: {
    activated: 'QR code activé',
    activatedText: 'Vous êtes connecté. Voici la carte que l’on voit en scannant votre code.',
    own: 'Ce code est à vous',
    ownText: 'Voici la page que l’on voit en le scannant.',
    taken: 'Ce QR code a déjà été activé.',
  },
  message: {
    title: 'Envoyer un message',
    kind: 'De quoi s’agit-il ?',
    kinds: {
      message: 'Message',
      feedback: 'Avis',
    },
    body: 'Votre message',
    bodyRequired: 'Veuillez écrire un message',
    sender: 'Vos coordonnées (facultatif)',
    senderHint: 'Sans elles, personne ne pourra vous répondre.',
    trap: 'Laissez ce champ vide',
    submit: 'Envoyer',
    expired:
      'Ce formulaire est resté ouvert trop longtemps. Il vient d’être renouvelé : veuillez envoyer votre message encore une fois.',
  },
  thanks: {
    title: 'Merci !',
    text: 'Votre message a été envoyé à {{name}}.',
    again: 'Envoyer un autre message',
  },
  footer: {
    signedInAs: 'Connecté en tant que {{email}}',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    dashboard: 'Aller au tableau de bord',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
