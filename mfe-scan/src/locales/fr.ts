import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  findCode: {
    title: 'Saisir un code',
    text: 'Impossible de scanner le code QR ? Saisissez les caractères imprimés à côté.',
    label: 'Code',
    hint: 'Par exemple {{example}}. Les majuscules, les minuscules et les traits d’union n’ont pas d’importance.',
    invalid: 'Un code compte de {{min}} à {{max}} lettres et chiffres',
    submit: 'Ouvrir',
  },
  notFound: {
    title: 'Code QR introuvable',
    text: 'Le code {{code}} n’existe pas. Comparez-le avec celui qui est imprimé, puis saisissez-le à nouveau.',
  },
  loadError: {
    title: 'Le code n’a pas pu être chargé',
    retry: 'Réessayer',
  },
  unavailable: {
    title: 'Momentanément indisponible',
    inactive: 'Son propriétaire a mis ce code QR en pause. Veuillez réessayer plus tard.',
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
  activation: {
    title: 'Activer ce code QR',
    text: 'Le code {{code}} est encore libre. Faites-en le vôtre : toute personne qui le scanne verra votre fiche et pourra vous écrire.',
    name: 'Nom ou pseudonyme',
    nameHint: 'Visible par toute personne qui scanne le code.',
    emailHint:
      'Nous envoyons à cette adresse un code de vérification et un lien d’activation immédiate. Elle n’est montrée à personne.',
    submit: 'Valider et recevoir le code',
    codeTitle: 'Consultez votre messagerie',
    linkToo:
      'Votre profil est enregistré. Saisissez le code, ou ouvrez le lien d’activation immédiate du même e-mail.',
    activate: 'Activer',
  },
  fields: {
    title: 'Autres informations (facultatif)',
    hint: 'Les champs publics figurent sur votre fiche. Les champs privés ne sont visibles que par vous.',
    add: 'Ajouter un champ',
    choose: 'Choisir…',
    addButton: 'Ajouter',
    visibility: '{{field}} : qui peut voir ce champ',
    public: 'Public',
    private: 'Privé',
    remove: 'Retirer : {{field}}',
  },
  signedIn: {
    text: 'Le code {{code}} est encore libre. Votre session est ouverte avec {{email}} : il suffit d’un geste pour en faire le vôtre.',
    addName: 'Aller à mon profil',
  },
  progress: {
    verifying: 'Vérification…',
    activating: 'Activation…',
    redirecting: 'Code activé. Ouverture de la fiche…',
  },
  link: {
    title: 'Activer le code QR {{code}}',
    text: 'Appuyez sur le bouton pour activer le code et vous connecter sur cet appareil.',
    ignore: 'Vous n’avez rien demandé ? Fermez cette page, il ne se passera rien.',
    again: 'Demander un nouveau lien',
    show: 'Afficher le code QR',
  },
  card: {
    activated: 'Code QR activé',
    activatedText: 'Votre session est ouverte. Voici la fiche que l’on voit en scannant votre code.',
    own: 'Ce code est à vous',
    ownText: 'Voici la page que l’on voit en le scannant.',
    taken: 'Ce code QR a déjà été activé.',
  },
  message: {
    title: 'Envoyer un message',
    kind: 'Que souhaitez-vous envoyer ?',
    kinds: {
      message: 'Message',
      feedback: 'Avis',
    },
    body: 'Votre message',
    bodyRequired: 'Veuillez écrire un message',
    sender: 'Vos coordonnées (facultatif)',
    senderHint: 'Sans elles, vous ne pourrez pas recevoir de réponse.',
    trap: 'Laissez ce champ vide',
    submit: 'Envoyer',
    expired:
      'Ce formulaire est resté ouvert trop longtemps. Il vient d’être renouvelé : veuillez envoyer à nouveau votre message.',
  },
  thanks: {
    title: 'Merci !',
    text: 'Votre message a été envoyé à {{name}}.',
    again: 'Envoyer un autre message',
  },
  footer: {
    signedInAs: 'Compte : {{email}}',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    dashboard: 'Tableau de bord',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
