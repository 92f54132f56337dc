const fr = {
  title: 'Accueil',
  loadFailed: 'L’accueil n’a pas pu être chargé',
  noMessages: 'Aucun message pour le moment. Toute personne qui scanne vos codes peut vous écrire.',
  answers_one: '{{count, number}} nouvelle réponse',
  answers_many: '{{count, number}} de nouvelles réponses',
  answers_other: '{{count, number}} nouvelles réponses',
  steps: {
    title: 'À faire maintenant',
    activate: {
      title: 'Activez un code',
      text: 'Scannez un autocollant {{brand}} ou saisissez le code imprimé dessus.',
    },
    profile: {
      title: 'Complétez votre profil',
      text: 'Ajoutez votre nom et un moyen de vous joindre. Vous décidez qui voit quoi.',
    },
    page: {
      title: 'Choisissez ce que montre votre fiche',
      text: 'Une fiche de contact ou une page pour objets perdus, avec vos mots.',
    },
    try: {
      title: 'Essayez votre code QR',
      text: 'Enregistrez-le ou imprimez-le, puis scannez-le une fois vous-même.',
    },
    'first-project': {
      title: 'Créez un projet',
      text: 'Un projet réunit les codes qui vont ensemble.',
    },
    'first-codes': {
      title: 'Créez des codes',
      text: 'Ajoutez des codes à un projet, puis imprimez-les.',
    },
  },
  scans: {
    title: 'Scans de vos codes',
    none_one: 'Personne n’a scanné vos codes depuis {{count}} jour.',
    none_many: 'Personne n’a scanné vos codes depuis {{count}} jours.',
    none_other: 'Personne n’a scanné vos codes depuis {{count}} jours.',
  },
  site: {
    title: 'Vue d’ensemble du site',
    codes: 'Codes',
    activated: 'Activés',
    projects: 'Projets',
    period: 'Période',
    days_one: '{{count}} jour',
    days_many: '{{count}} jours',
    days_other: '{{count}} jours',
    activations: 'Activations',
    scans: 'Scans',
    none_one: 'Rien depuis {{count}} jour.',
    none_many: 'Rien depuis {{count}} jours.',
    none_other: 'Rien depuis {{count}} jours.',
  },
};

export default fr;
