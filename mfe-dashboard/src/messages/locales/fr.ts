const fr = {
  you: 'Vous : {{text}}',
  link: {
    action: 'Nouveau lien pour l’expéditeur',
    make: 'Créer un lien',
    making: 'Création du lien…',
    title: 'Nouveau lien pour l’expéditeur',
    text: 'Toute personne qui a le lien lit et écrit dans cette conversation en tant qu’expéditeur. Le lien précédent cesse aussitôt de fonctionner.',
    done: 'Transmettez ce lien à la personne qui vous a écrit. Il n’est affiché que maintenant. Le lien précédent ne fonctionne plus.',
    label: 'Lien',
    failed: 'Le lien n’a pas pu être créé',
    none: 'L’expéditeur de ce message n’a pas de lien : personne ne pourrait lire votre réponse. Créez-en un et transmettez-le.',
  },
  blocked: {
    done: 'Conversation bloquée. Le lien de l’expéditeur ne fonctionne plus. Toute personne qui scanne votre code peut encore vous écrire.',
    one: 'Seulement dans une conversation',
    menu: 'Bloquer la conversation',
  },
  quick: {
    title: 'Réponses rapides',
    edit: 'Modifier les réponses rapides',
    text: 'Touchez un texte pour le placer dans votre réponse. Vous pouvez encore le modifier avant l’envoi.',
    reply: 'Réponse rapide {{number}}',
    add: 'Ajouter une réponse rapide',
    remove: 'Retirer la réponse rapide {{number}}',
    up: 'Monter la réponse rapide {{number}}',
    down: 'Descendre la réponse rapide {{number}}',
    reset: 'Utiliser les suggestions',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    failed: 'Les réponses rapides n’ont pas pu être enregistrées',
    full: 'Il y a de la place pour {{max, number}} réponses rapides.',
    none: 'Vous n’avez aucune réponse rapide.',
    suggested: {
      thanks: 'Merci beaucoup !',
      pickUp: 'Quand puis-je venir le chercher ?',
      where: 'Où l’avez-vous trouvé exactement ?',
      post: 'Pourriez-vous me l’envoyer ? Je paierai les frais de port.',
      handIn: 'Merci de le déposer à l’accueil ou au bureau des objets trouvés le plus proche.',
    },
  },
};

export default fr;
