import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const fr = {
  title: 'Paramètres',
  subtitle: 'Pour toutes les personnes qui utilisent ce site',
  loadFailed: 'Impossible de charger les paramètres',
  saved: 'Paramètres enregistrés',
  reload: 'Recharger les paramètres',
  outdated: 'Quelqu’un d’autre a modifié ces paramètres. Rechargez-les avant de les modifier à votre tour.',
  limits: {
    title: 'Limites',
  },
  digitalCodes: {
    title: 'Codes numériques',
    text: 'Chacun peut créer des codes sans autocollant, dans la limite de son compte et de {{max, number}} par jour au maximum. Un code numérique est supprimé quand son propriétaire annule l’activation.',
    none: 'Désactivés',
    projects: 'Projets',
    noProject: 'Aucun projet trouvé',
    unused: 'Ce projet est archivé ou supprimé : personne ne peut donc créer de codes numériques.',
  },
  messages: {
    title: 'Messages',
    deleted_one:
      'Les messages de plus de {{count, number}} jour seront supprimés définitivement dans l’heure qui suit l’enregistrement.',
    deleted_many:
      'Les messages de plus de {{count, number}} de jours seront supprimés définitivement dans l’heure qui suit l’enregistrement.',
    deleted_other:
      'Les messages de plus de {{count, number}} jours seront supprimés définitivement dans l’heure qui suit l’enregistrement.',
  },
  sessions: {
    title: 'Durée des sessions',
    text: 'Les modifications s’appliquent immédiatement, même aux personnes connectées. Les deux premières limites concernent les propriétaires sur leurs propres appareils.',
  },
  mails: {
    title: 'E-mails',
  },
  legal: {
    title: 'Pages légales',
    text: 'Liens en bas de chaque page. Laissez les deux premiers vides pour utiliser les pages intégrées, et le dernier si vous n’avez pas besoin de mentions légales.',
  },
  languages: {
    title: 'Langues',
    label: 'Langues disponibles',
    hint: 'L’anglais est toujours activé. Les personnes dont vous désactivez la langue verront le site en anglais.',
  },
  labels: {
    digitalCodesProjectId: 'Projet des codes numériques',
    activationLimit: 'Codes par compte',
    messagesPerSender: 'Messages par expéditeur et par heure',
    messagesPerCode: 'Messages par code et par jour',
    ownerSessionIdleDays: 'Propriétaires : jours d’inactivité',
    ownerSessionDays: 'Propriétaires : durée maximale de la session (jours)',
    sharedSessionIdleMinutes: 'Ordinateurs partagés : minutes d’inactivité',
    sharedSessionHours: 'Ordinateurs partagés : durée maximale de la session (heures)',
    adminSessionIdleMinutes: 'Administration : minutes d’inactivité',
    adminSessionHours: 'Administration : durée maximale de la session (heures)',
    messageRetentionDays: 'Jours de conservation des messages',
    mailSenderName: 'Nom de l’expéditeur',
    mailReplyTo: 'Adresse de réponse',
    termsUrl: 'Conditions d’utilisation',
    privacyUrl: 'Politique de confidentialité',
    imprintUrl: 'Mentions légales',
  },
  hints: {
    digitalCodesProjectId: 'Tant que c’est désactivé, personne ne peut créer ses propres codes.',
    activationLimit:
      'Les comptes avec une limite personnalisée la gardent. Personne ne perd un code déjà activé.',
    messagesPerSender:
      'Vers un même code, depuis une même adresse IP. Tant que la moitié de la limite quotidienne du code n’est pas atteinte, le premier message de chaque visiteur passe aussi.',
    messagesPerCode:
      'Le premier message de chaque adresse IP passe et ne compte pas. Une fois la limite atteinte, un message de plus passe toutes les 15 minutes.',
    messageRetentionDays:
      'Les propriétaires voient ce nombre au-dessus de leurs messages. Laissez vide pour conserver les messages indéfiniment.',
    mailSenderName: 'Laissez vide pour utiliser le nom configuré sur le serveur.',
    mailReplyTo:
      'Les réponses à tous nos e-mails arrivent ici, jamais à la personne dont il est question. Sans adresse, elles vont à l’expéditeur.',
  },
  faults: {
    project: 'Choisissez un projet actif',
    number: 'Saisissez un nombre entier de {{min, number}} à {{max, number}}',
    text: 'Saisissez une ligne de {{max, number}} caractères au maximum',
    email: 'Saisissez une adresse e-mail valide',
    link: 'Saisissez une adresse qui commence par https://',
  },
  saveFailed: 'Impossible d’enregistrer les paramètres',
} satisfies TranslationOf<typeof en>;

export default fr;
