const fr = {
  title: 'Accueil',
  loadFailed: 'Impossible de charger l’accueil',
  noMessages: 'Aucun message pour l’instant. Toute personne qui scanne vos codes peut vous écrire.',
  answers_one: '{{count, number}} nouvelle réponse',
  answers_many: '{{count, number}} de nouvelles réponses',
  answers_other: '{{count, number}} nouvelles réponses',
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
