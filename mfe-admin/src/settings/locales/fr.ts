import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Paramètres',
  subtitle: 'Ils s’appliquent à toutes les personnes qui utilisent cette installation',
  loadFailed: 'Les paramètres n’ont pas pu être chargés',
  saved: 'Paramètres enregistrés',
  reload: 'Recharger',
  outdated: 'Quelqu’un d’autre a modifié les paramètres entre-temps. Rechargez-les avant de les modifier.',
  limits: {
    title: 'Limites',
  },
  digitalCodes: {
    title: 'Codes numériques',
    text: 'Chacun peut créer des codes sans autocollant : autant que son compte le permet, et {{max, number}} par jour au plus. Un code cédé par son propriétaire est supprimé.',
    none: 'Non proposés',
    projects: 'Projets',
    noProject: 'Aucun projet trouvé',
    unused: 'Ce projet est archivé ou supprimé : personne ne peut donc créer de codes numériques.',
  },
  messages: {
    title: 'Messages',
    deleted_one:
      'Les messages de plus de {{count, number}} jour sont supprimés définitivement, dans l’heure qui suit l’enregistrement.',
    deleted_many:
      'Les messages de plus de {{count, number}} de jours sont supprimés définitivement, dans l’heure qui suit l’enregistrement.',
    deleted_other:
      'Les messages de plus de {{count, number}} jours sont supprimés définitivement, dans l’heure qui suit l’enregistrement.',
  },
  sessions: {
    title: 'Rester connecté',
    text: 'Une modification vaut immédiatement, aussi pour les personnes connectées. La première paire concerne les propriétaires sur leurs propres appareils.',
  },
  mails: {
    title: 'E-mails',
  },
  legal: {
    title: 'Pages légales',
    text: 'Liées au bas de chaque page. Vide : les pages fournies avec le produit, et aucune mention légale.',
  },
  languages: {
    title: 'Langues',
    label: 'Langues proposées',
    hint: 'L’anglais est toujours proposé. Qui utilise une autre langue lit l’anglais.',
  },
  labels: {
    digitalCodesProjectId: 'Projet des codes numériques',
    activationLimit: 'Codes par compte',
    messagesPerSender: 'Messages par expéditeur et par heure',
    messagesPerCode: 'Messages par code et par jour',
    ownerSessionIdleDays: 'Propriétaires : jours sans visite',
    ownerSessionDays: 'Propriétaires : jours en tout',
    sharedSessionIdleMinutes: 'Ordinateurs partagés : minutes sans activité',
    sharedSessionHours: 'Ordinateurs partagés : heures en tout',
    adminSessionIdleMinutes: 'Administrateurs : minutes sans activité',
    adminSessionHours: 'Administrateurs : heures en tout',
    messageRetentionDays: 'Jours de conservation des messages',
    mailSenderName: 'Nom de l’expéditeur',
    mailReplyTo: 'Adresse de réponse',
    termsUrl: 'Conditions d’utilisation',
    privacyUrl: 'Politique de confidentialité',
    imprintUrl: 'Mentions légales',
  },
  hints: {
    digitalCodesProjectId: 'Laissez vide pour ne pas en proposer.',
    activationLimit: 'Les comptes qui ont leur propre limite la gardent. Personne ne perd un code activé.',
    messagesPerSender:
      'À un code, depuis une adresse internet. Jusqu’à la moitié de la limite quotidienne du code, le premier message de chaque visiteur passe aussi.',
    messageRetentionDays:
      'Les propriétaires voient ce nombre au-dessus de leurs messages. Laissez vide pour conserver les messages.',
    mailSenderName: 'Vide : le nom configuré sur le serveur.',
    mailReplyTo: 'Les réponses à l’avis d’un message vont toujours à la personne qui l’a écrit.',
  },
  faults: {
    project: 'Choisissez un projet en cours d’utilisation',
    number: 'Veuillez saisir un nombre entier de {{min, number}} à {{max, number}}',
    text: 'Veuillez saisir une ligne de {{max, number}} caractères au plus',
    email: 'Veuillez saisir une adresse e-mail valide',
    link: 'Veuillez saisir une adresse qui commence par https://',
  },
  saveFailed: 'Les paramètres n’ont pas pu être enregistrés',
} satisfies TranslationOf<typeof en>;

export default fr;
