import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

const fr = {
  skip: 'Aller au contenu',
  close: 'Fermer',
  search: 'Rechercher',
  notifications: 'Notifications',
  nav: {
    label: 'Navigation principale',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    collapse: 'Réduire la navigation',
    expand: 'Déployer la navigation',
    own: 'Mon espace',
    administration: 'Administration',
    groups: 'Sections',
    more: 'Plus',
    unread_one: '{{count, number}} message non lu',
    unread_many: '{{count, number}} de messages non lus',
    unread_other: '{{count, number}} messages non lus',
    openReports_one: '{{count, number}} signalement en attente',
    openReports_many: '{{count, number}} de signalements en attente',
    openReports_other: '{{count, number}} signalements en attente',
  },
  user: {
    help: 'Aide',
    menu: 'Menu du compte',
    menuOf: 'Menu du compte : {{name}}',
    signOut: 'Se déconnecter',
  },
  marketing: {
    headline: 'Lancez votre projet avec {{brand}}',
    text: 'Placez un petit code sur vos clés, votre sac ou votre carte de visite. Toute personne qui le scanne peut vous joindre, et vous décidez de ce qu’elle voit.',
    copyright: 'Copyright © {{year}} {{brand}}',
  },
  strangers: {
    help: 'Aide',
    found: 'Vous avez trouvé quelque chose ? Saisissez ou scannez son code',
    about: 'Qu’est-ce que {{brand}} ?',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'La page que vous cherchez n’existe pas ou a été déplacée.',
    home: 'Retour à l’accueil',
    back: 'Retour',
  },
  offline: 'Vous êtes hors ligne. Certaines fonctions seront indisponibles jusqu’au retour de la connexion.',
  newVersion: 'Une nouvelle version de {{brand}} est prête.',
  lost: {
    offline: 'Vous êtes hors ligne. Le chargement reprendra dès le retour de la connexion.',
    updating: '{{brand}} est en cours de mise à jour. Réessayez dans une minute.',
    refused:
      'Cette partie de {{brand}} est en cours de mise à jour. Rechargez la page dans quelques minutes.',
    replaced:
      'Une nouvelle version de {{brand}} est disponible. Enregistrez votre saisie, puis rechargez la page.',
    broken: 'Réessayez. Si le problème persiste, revenez dans quelques minutes.',
    reload: 'Recharger la page',
    switcher: 'Recharger les projets',
  },
  accessDenied: {
    title: 'Accès refusé',
    text: 'Votre compte n’a pas accès à cette page.',
    home: 'Retour à l’accueil',
  },
  expiry: {
    title: 'Êtes-vous toujours là ?',
    text: 'Votre session a expiré pour cause d’inactivité. Sans réponse de votre part, nous vous déconnecterons dans quelques secondes.',
    left_one: '{{count}} seconde restante',
    left_many: '{{count}} de secondes restantes',
    left_other: '{{count}} secondes restantes',
    keep: 'Continuer',
    signOut: 'Se déconnecter',
  },
} satisfies TranslationOf<typeof en>;

export default fr;
