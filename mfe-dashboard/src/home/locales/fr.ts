const fr = {
  title: 'Accueil',
  loadFailed: 'Impossible de charger l’accueil',
  noMessages: 'Aucun message pour l’instant. Toute personne qui scanne vos codes peut vous écrire.',
  answers_one: '{{count, number}} nouvelle réponse',
  answers_many: '{{count, number}} de nouvelles réponses',
  answers_other: '{{count, number}} nouvelles réponses',
  steps: {
    title: 'Prochaines étapes',
    activate: {
      title: 'Activez un code',
      text: 'Scannez un autocollant {{brand}} ou saisissez le code imprimé dessus.',
    },
    profile: {
      title: 'Complétez votre profil',
      text: 'Ajoutez votre nom et un moyen de vous joindre. Vous choisissez ce que les autres voient.',
    },
    page: {
      title: 'Choisissez ce que les autres voient',
      text: 'Accueillez les visiteurs de votre page avec vos propres mots.',
    },
    try: {
      title: 'Testez votre code QR',
      text: 'Enregistrez-le ou imprimez-le, puis scannez-le vous-même.',
    },
    'first-project': {
      title: 'Créez un projet',
      text: 'Utilisez des projets pour regrouper vos codes.',
    },
    'first-codes': {
      title: 'Créez des codes',
      text: 'Ajoutez des codes à un projet, puis imprimez-les.',
    },
  },
  scans: {
    title: 'Scans de vos codes',
    none_one: 'Aucun scan depuis {{count}} jour',
    none_many: 'Aucun scan depuis {{count}} jours',
    none_other: 'Aucun scan depuis {{count}} jours',
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
    none_one: 'Rien depuis {{count}} jour',
    none_many: 'Rien depuis {{count}} jours',
    none_other: 'Rien depuis {{count}} jours',
  },
};

export default fr;
